import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { signInAsNewCustomer } from './account.ts';
import { customerWith } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

/** Chooses a format of the menu, and gives the file's name and bytes. */
async function exported(page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('selected documents leave as Excel and CSV with the very values of the screen', async ({ page }) => {
  await customerWith(page, 'one.pdf', 'two.pdf', 'three.pdf', 'four.pdf');
  await page.goto('/documents?view=list');
  const table = page.getByRole('grid', { name: 'Documents' });
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) {
    await table.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await expect(table).toContainText('4,524.00');

  const workbook = await exported(page, /^Excel/);
  expect(workbook.name).toMatch(/^invoices-\d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(workbook.bytes);
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => rows.map((row) => row[headings.indexOf(name)]);
  expect(column('File').sort()).toEqual(['one.pdf', 'three.pdf', 'two.pdf']);
  expect(column('Total')).toEqual([4524, 4524, 4524]);
  expect(column('Invoice date').every((date) => date instanceof Date)).toBe(true);
  expect(sheets.map(({ name }) => name)).toEqual(['Invoices', 'Line items', 'Checks']);

  // Columns and decimal sign are chosen once and remembered.
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Columns and format…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns and format' });
  await dialog.getByLabel('CSV decimal sign').click();
  await page.getByRole('option', { name: '1190,00' }).click();
  await dialog.getByLabel('CSV delimiter').click();
  await page.getByRole('option', { name: 'Semicolon' }).click();
  await dialog.getByLabel('Seller', { exact: true }).uncheck();
  await dialog.getByLabel('Total: source', { exact: true }).check();
  expect(await seriousProblems(axeOf(page))).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const csv = await exported(page, /^CSV/);
  const [keys = [], ...lines] = parseCsv(csv.bytes.toString('utf8'), { delimiter: ';' });
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => line[keys.indexOf('total_amount')])).toEqual(['4524,00', '4524,00', '4524,00']);
  expect(keys).toContain('total_amount_source');
  expect(keys).not.toContain('seller_name');
});

test('an API key is made in the settings, shown once, works, and ends when it is deleted', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Company').fill('Juniper Lane Bakery Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const section = page.getByRole('region', { name: 'API keys' });
  await section.getByLabel('Name').fill('Bookkeeping');
  await section.getByRole('button', { name: 'Create API key' }).click();
  const key = await section.getByText(/^inv_[\w-]{43}$/).textContent();
  const asProgram = { headers: { Authorization: `Bearer ${key}` } };
  expect((await page.request.get('/api/documents', asProgram)).status()).toBe(200);
  expect((await page.request.post('/api/samples', asProgram)).status()).toBe(403);
  expect(await seriousProblems(axeOf(page))).toEqual([]);
  // On a phone the table scrolls by itself, not the page.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });

  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Juniper Lane Bakery Ltd');
  const row = page.getByRole('row', { name: /Bookkeeping/ });
  await expect(row).toContainText('Read');
  await expect(page.getByText(String(key))).toBeHidden();
  await row.getByRole('button', { name: 'Delete API key Bookkeeping' }).click();
  await row.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText('There are no API keys yet.')).toBeVisible();
  expect((await page.request.get('/api/documents', asProgram)).status()).toBe(401);
});
