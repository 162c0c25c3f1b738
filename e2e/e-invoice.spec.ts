import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { drawnPage, hybridPdf } from '../samples/hybrid/hybrid-invoice.ts';
import { statedXml } from '../samples/hybrid/stated-xml.ts';
import { customerWithPdf } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

const { pdf, truth } = drawnPage('uk-trade', 1);
const { INVOICE_NUMBER: number, TOTAL_AMOUNT: total } = truth.fields;
const forged = { INVOICE_NUMBER: 'ZX-90417', TOTAL_AMOUNT: (Number(total) + 100).toFixed(2) };
/** States another number and total than its page prints. */
const xml = statedXml({ ...truth, fields: { ...truth.fields, ...forged } });

const banner = (page: Page) => page.getByRole('region', { name: 'Page and e-invoice differ' });

test('where page and e-invoice differ both values stand side by side, and a key decides; the XML is downloaded and held against the rules', async ({
  page,
}) => {
  const { id } = await customerWithPdf(page, Buffer.from(await hybridPdf(pdf, xml)));
  await page.goto(`/?document=${id}&tab=document`);
  await expect(banner(page).getByRole('heading')).toHaveText('Page and e-invoice differ in 2 values');
  const rows = banner(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Invoice number');
  await expect(rows.first()).toContainText(`On the page${number}`);
  await expect(rows.first()).toContainText(`In the XML${forged.INVOICE_NUMBER}`);
  await expect(rows.last()).toContainText(/Total amount.*BT-112.*On the page2,036\.86.*In the XML2,136\.86/);
  const card = page.getByRole('region', { name: 'E-invoice', exact: true });
  await expect(card).toContainText('EN 16931');
  await expect(card).toContainText(/Invalid: \d+ rules are broken/);
  await card.getByText(/^\d+ findings$/).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'BR-CO-16' })).toContainText('(BT-115)');
  expect(await seriousProblems(axeOf(page))).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download XML' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(xml);

  await page.getByRole('heading', { name: 'Key Fields' }).click();
  await page.keyboard.press('g');
  await expect(banner(page).getByRole('heading')).toHaveText('Page and e-invoice differ in 1 value');
  await page.keyboard.press('x');
  await expect(banner(page)).toHaveCount(0);
  const keyFields = page.getByRole('region', { name: 'Key Fields' });
  await expect(keyFields).toContainText(number!);
  await expect(keyFields).not.toContainText(forged.INVOICE_NUMBER);
});
