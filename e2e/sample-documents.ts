import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { pdfBytes } from '#samples/pdf-bytes.ts';
import { type Account, signInAsNewCustomer } from './account.ts';

/** The invoice this project ships, under any file name. */
export function welcomePdf(name = 'welcome-invoice.pdf') {
  const buffer = readFileSync(new URL('../samples/welcome-invoice.pdf', import.meta.url));
  return { name, mimeType: 'application/pdf', buffer };
}

/** The same invoice with other bytes behind its end, so that the server takes it for another document. */
export function copyOfWelcomePdf(name: string) {
  const { buffer, ...rest } = welcomePdf(name);
  return { ...rest, buffer: Buffer.concat([buffer, Buffer.from(`\n% ${name}\n`)]) };
}

/** A page without any text, as a scan is. */
export async function blankPdf(name: string) {
  const drawing = new PDFDocument();
  drawing.rect(100, 100, 200, 300).fill('#888');
  return { name, mimeType: 'application/pdf', buffer: await pdfBytes(drawing) };
}

/** Signs a new customer in who has analysed copies of the invoice under these names; answers the ids. */
export async function customerWith(page: Page, ...names: string[]): Promise<{ account: Account; ids: string[] }> {
  const account = await signInAsNewCustomer(page);
  const ids: string[] = [];
  for (const name of names) ids.push(await analyze(page, account, copyOfWelcomePdf(name)));
  return { account, ids };
}

/** Signs a new customer in who has analysed this PDF; answers the document's id. */
export async function customerWithPdf(page: Page, buffer: Buffer): Promise<{ account: Account; id: string }> {
  const account = await signInAsNewCustomer(page);
  const id = await analyze(page, account, { name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
  return { account, id };
}

/** Uploads a file over HTTP and answers its document's id once it was analysed, however long that takes. */
export async function analyze(
  page: Page,
  account: Account,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> {
  const headers = { Authorization: `Bearer ${account.token}` };
  const answer = await page.request.post('/api/analyze/pdf', { headers, multipart: { file } });
  // 202: a busy machine is still at it.
  expect([200, 202], await answer.text()).toContain(answer.status());
  const { document_id: id } = (await answer.json()) as { document_id: string };
  const status = async () => {
    const document = await (await page.request.get(`/api/documents/${id}`, { headers })).json();
    return (document as { last_analysis: { status: string } }).last_analysis.status;
  };
  if (answer.status() === 202) await expect.poll(status, { timeout: 120_000 }).toBe('completed');
  return id;
}

/** Chooses files in the upload tab. */
export async function choose(page: Page, files: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.getByLabel('PDF files').setInputFiles(files);
}
