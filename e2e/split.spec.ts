import { expect } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { pdfBytes } from '#samples/pdf-bytes.ts';
import { customerWithPdf } from './sample-documents.ts';
import { test } from './test.ts';

/** A page for each invoice number. */
function invoices(...numbers: string[]): Promise<Buffer> {
  const drawing = new PDFDocument({ autoFirstPage: false });
  for (const number of numbers) {
    drawing.addPage({ size: 'A4' });
    drawing.fontSize(14).text('Harlow Joinery Ltd', 50, 50);
    drawing.fontSize(10).text('4 Mill Lane, Leeds LS1 4AP', 50, 68);
    drawing.fontSize(18).text('INVOICE', 380, 100);
    drawing.fontSize(10).text(`Invoice number: ${number}`, 380, 124).text('Invoice date: 4 March 2024', 380, 138);
    drawing.text('Bill to: Pemberton Schools Trust', 50, 160);
    drawing.text('Total', 50, 240).text('£500.00', 480, 240);
  }
  return pdfBytes(drawing);
}

test('two invoices in one file are split into two documents, and that is taken back once', async ({ page }) => {
  const { id } = await customerWithPdf(page, await invoices('HJ-204', 'HJ-219'));
  await page.goto(`/?document=${id}&tab=document`);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('This file holds 2 invoices');
  const split = checks.getByRole('button', { name: 'Split into 2 documents' });
  await split.click();
  const second = checks.getByRole('link', { name: 'invoice, page 2.pdf' });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(split).toBeVisible();
  await split.click();
  await second.click();
  await expect(page.getByRole('region', { name: 'Key Fields' })).toContainText('HJ-219');
});
