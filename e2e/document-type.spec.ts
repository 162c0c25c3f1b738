import { expect, type Page } from '@playwright/test';
import { notedWork } from '#samples/plain-invoice.ts';
import { customerWith, customerWithPdf } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

const typeButton = (page: Page, type: string) => page.getByRole('button', { name: `Document type: ${type}` });
const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });

test('what looks like no invoice says why, and is one after a click', async ({ page }) => {
  const { id } = await customerWithPdf(page, await notedWork());
  await page.goto(`/?document=${id}&tab=document`);
  await expect(page.getByText(/^This document does not look like an invoice: it .+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'It is an invoice' }).click();
  await expect(typeButton(page, 'Invoice')).toBeVisible();
  await expect(page.getByText('Document type: Invoice.', { exact: true })).toBeVisible();
  await expect(keyFields(page).getByRole('button', { name: /^Total amount/ })).toContainText('145.00');
  await expect(page.getByText(/does not look like an invoice/)).toBeHidden();
});

test('the type is told with its reason, changed by keys, and taken back', async ({ page }) => {
  const { ids } = await customerWith(page, 'typed.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await typeButton(page, 'Invoice').focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(/It .+\./);
  await expect(menu.getByRole('menuitemradio')).toHaveText([
    ...['Invoice', 'Credit note', 'Receipt', 'Quote', 'Order', 'Delivery note', 'Statement', 'Reminder'],
    'Not an invoice',
  ]);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText('Invoice');
  expect(await seriousProblems(axeOf(page).include('[role=menu]'))).toEqual([]);
  await menu.getByRole('menuitemradio', { name: 'Quote' }).click();
  await expect(typeButton(page, 'Quote')).toBeVisible();
  await expect(keyFields(page).getByRole('button', { name: /^Due date/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(typeButton(page, 'Invoice')).toBeVisible();
  await expect(keyFields(page).getByRole('button', { name: /^Due date/ })).toBeVisible();
});

test('a document is renamed where its details stand', async ({ page }) => {
  const { ids } = await customerWith(page, 'scan0001.pdf');
  await page.goto(`/documents?open=${ids[0]}`);
  const details = page.getByRole('dialog', { name: 'Document Details' });
  await details.getByRole('button', { name: 'Rename' }).click();
  const name = details.getByRole('textbox', { name: 'File name' });
  await expect(name).toBeFocused();
  // The name without its ending is selected.
  await page.keyboard.type('March heating');
  await expect(name).toHaveValue('March heating.pdf');
  await page.keyboard.press('Enter');
  await expect(name).toBeHidden();
  await expect(details.getByRole('button', { name: 'Rename' })).toBeFocused();
  await expect(details.getByText('March heating.pdf').first()).toBeVisible();
  await expect(details.getByText('scan0001.pdf')).toHaveCount(0);
  await details.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.type('Never');
  await page.keyboard.press('Escape');
  await expect(details).toBeVisible();
  await expect(details.getByText('March heating.pdf').first()).toBeVisible();
});
