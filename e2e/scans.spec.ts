import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

/** Two pages are read by a recogniser that has to start first, on a machine with other work. */
const RECOGNISING = { timeout: 240_000 };

const FRONT = `
  <h1>Lindgren Boats AB</h1><p>Hamnvagen 4, 111 30 Stockholm, Sweden</p>
  <p>Invoice number: LB-2041</p><p>Invoice date: 12 March 2026</p><p>Due date: 11 April 2026</p>
  <p>Bill to: Harbour Tools Ltd</p><p>Winter storage of one boat: EUR 400.00</p>
  <p>Subtotal: EUR 400.00</p><p>VAT 25 %: EUR 100.00</p><p>Total: EUR 500.00</p>`;
const BACK = '<h2>Terms of storage</h2><p>Boats are kept dry and under cover from October to April.</p>';

/** A sheet of paper as a camera sees it from right above. */
async function photo(page: Page, name: string, content: string) {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 700 });
  await sheet.setContent(`<body style="margin:60px;font:26px/1.2 sans-serif;background:#fff">${content}</body>`);
  const buffer = await sheet.screenshot();
  await sheet.close();
  return { name, mimeType: 'image/png', buffer };
}

test('photos are put into order and read as one document, with a badge, words to select and a searchable copy', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const [front, back] = [await photo(page, 'front.png', FRONT), await photo(page, 'back.png', BACK)];
  await signInAsNewCustomer(page);
  await page.goto('/?tab=upload');
  // Dropped where PDFs belong: the specified error, and the way for photos.
  await page.getByLabel('PDF files').setInputFiles(front);
  await expect(page.getByRole('alert')).toContainText('Please upload a PDF file');
  await page.getByRole('button', { name: 'Photos: use Scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photo or scan' });
  await dialog.getByLabel('Pictures').setInputFiles([back, front]);
  await expect(dialog.getByRole('listitem')).toHaveText([/back\.png/, /front\.png/]);
  await dialog.getByRole('button', { name: 'Move page 2 up' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/front\.png/, /back\.png/]);
  expect(await seriousProblems(axeOf(page))).toEqual([]);
  await dialog.getByRole('button', { name: 'Read these 2 pages' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindgren Boats AB', RECOGNISING);
  await expect(page.getByText(/Scanned · \d+ %/)).toBeVisible();
  const word = page.getByRole('region', { name: /^Pages of / }).getByText('Subtotal:', { exact: true });
  // The page may be drawn anew as the last of the reading is told, and what was selected on it goes.
  await expect(async () => {
    await word.dblclick();
    expect(await page.evaluate(() => String(getSelection()))).toContain('Subtotal');
  }).toPass();
  expect(await seriousProblems(axeOf(page))).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Searchable copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('front-searchable.pdf');
});
