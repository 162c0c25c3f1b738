import { expect } from '@playwright/test';
import { completeInvoice } from '#samples/complete-invoice.ts';
import { plainEnglishInvoice } from '#samples/plain-invoice.ts';
import { signInAsNewCustomer } from './account.ts';
import { analyze } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

test('what an invoice lacks to leave as UBL is named, and each term leads to where its value is added', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const lacking = await plainEnglishInvoice({
    dates: ['4 March 2025', '3 April 2025'],
    amounts: { price: '50.00', line: '100.00', subtotal: '100.00', tax: '20.00', total: '120.00' },
  });
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const whole = await analyze(page, account, pdf('whole.pdf', await completeInvoice('german')));
  const lame = await analyze(page, account, pdf('lacking.pdf', lacking));

  await page.goto(`/?document=${whole}&tab=document`);
  const menu = page.getByRole('button', { name: 'Export this document' });
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Factur-X/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^2025-11-15 .*NW-2042\.pdf$/);

  await page.goto(`/?document=${lame}&tab=document`);
  await menu.click();
  await page.getByRole('menuitem', { name: /^UBL/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Not complete for an e-invoice' });
  await expect(dialog.getByRole('link')).toContainText(['BT-31 seller VAT id: not found']);
  expect(await seriousProblems(axeOf(page))).toEqual([]);
  await dialog.getByRole('link', { name: 'BT-31 seller VAT id: not found' }).click();
  const form = page.getByRole('form', { name: 'Add a value' });
  await expect(form.getByLabel('Value', { exact: true })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Type' })).toHaveText('Seller tax ID');
  expect(new URL(page.url()).searchParams.get('add')).toBeNull();
});
