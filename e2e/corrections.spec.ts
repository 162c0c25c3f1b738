import { expect, type Locator, type Page } from '@playwright/test';
import { plainEnglishInvoice, plainGermanInvoice } from '#samples/plain-invoice.ts';
import { signIn } from './account.ts';
import { customerWith, customerWithPdf } from './sample-documents.ts';
import { test } from './test.ts';

const NUMBER = 'HP-2025-0147';

async function openReview(page: Page): Promise<string> {
  const { ids } = await customerWith(page, 'corrections.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  return ids[0] ?? '';
}

const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });
const allEntities = (page: Page) => page.getByRole('region', { name: 'All Entities' });
const form = (page: Page) => page.getByRole('form', { name: 'Add a value' });
const invoiceNumber = (page: Page) => keyFields(page).getByRole('button', { name: /^Invoice number/ });
const correction = (page: Page) => page.getByRole('form', { name: 'Correct Invoice number' });
const picker = (page: Page) => page.getByRole('application', { name: /^Words of page 1/ });

async function chooseType(page: Page, name: string): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Where on its page a mark is, in fractions: these stay as they are while the window finds its layout. */
async function placeOnPage(page: Page, mark: Locator): Promise<[number, number]> {
  const [box, sheet] = [await mark.boundingBox(), await page.locator('[data-page="1"]').boundingBox()];
  if (!box || !sheet) throw new Error('the mark is not shown');
  return [(box.x + box.width / 2 - sheet.x) / sheet.width, (box.y + box.height / 2 - sheet.y) / sheet.height];
}

async function pointAt(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  const sheet = await page.locator('[data-page="1"]').boundingBox();
  if (!sheet) throw new Error('the page is not shown');
  return [sheet.x + x * sheet.width, sheet.y + y * sheet.height];
}

/** Dismisses the invoice number with the key and waits until it is gone from the key fields. */
async function dismissNumber(page: Page): Promise<void> {
  await invoiceNumber(page).focus();
  await page.keyboard.press('Delete');
  await expect(keyFields(page).getByRole('button', { name: 'Add Invoice number' })).toBeVisible();
}

test('a value the analysis missed is typed in, takes the focus and stays', async ({ page }) => {
  await openReview(page);
  await dismissNumber(page);
  await keyFields(page).getByRole('button', { name: 'Add Invoice number' }).click();
  await expect(form(page).getByLabel('Value')).toBeFocused();
  await expect(form(page).getByRole('combobox', { name: 'Type' })).toHaveText('Invoice number');
  const add = form(page).getByRole('button', { name: 'Add value' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await form(page).getByLabel('Value').fill('HP-TYPED-1');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(invoiceNumber(page)).toBeFocused();
  await page.reload();
  await expect(keyFields(page)).toContainText('HP-TYPED-1');
  await expect(keyFields(page).getByRole('img', { name: 'Source: You' })).toBeVisible();
});

test('a value is picked on the page with the mouse, by a word and by a box', async ({ page }) => {
  await openReview(page);
  const place = await placeOnPage(page, page.getByRole('button', { name: `Invoice number: ${NUMBER}` }));
  await allEntities(page).getByRole('button', { name: 'Add value' }).click();
  await form(page).getByRole('button', { name: 'Pick on the page' }).click();
  await expect(picker(page)).toBeFocused();
  await expect(picker(page)).toHaveAttribute('aria-busy', 'false');
  await page.mouse.click(...(await pointAt(page, place)));
  await expect(form(page).getByLabel('Value')).toBeFocused();
  await expect(form(page).getByLabel('Value')).toHaveValue(NUMBER);
  await expect(form(page)).toContainText('Page 1');

  await form(page).getByRole('button', { name: 'Pick another place' }).click();
  await expect(picker(page)).toBeVisible();
  const [x, y] = await pointAt(page, place);
  await page.mouse.move(x - 80, y - 8);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(form(page).getByLabel('Value')).toHaveValue(new RegExp(NUMBER));

  await form(page).getByLabel('Value').fill('PO-77');
  await chooseType(page, 'Purchase order');
  await form(page).getByRole('button', { name: 'Add value' }).click();
  const added = allEntities(page).getByRole('region', { name: 'Purchase order' });
  await expect(added).toContainText('PO-77');
  await expect(page.getByRole('button', { name: 'Purchase order: PO-77' })).toBeInViewport();
});

test('the words of the page are walked and taken by keyboard', async ({ page }) => {
  await openReview(page);
  await invoiceNumber(page).focus();
  await page.keyboard.press('a');
  await expect(form(page).getByLabel('Value')).toBeFocused();
  await form(page).getByRole('button', { name: 'Pick on the page' }).press('Enter');
  await expect(picker(page)).toBeFocused();
  const said = picker(page).getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toBeEmpty();
  const first = await said.textContent();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said).not.toHaveText(first ?? '');
  const both = (await said.textContent()) ?? '';
  expect(both.startsWith(first ?? '?')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Value')).toHaveValue(both);
  await expect(form(page).getByLabel('Value')).toBeFocused();
});

test('Escape ends the picking first and the form second, and the focus goes back', async ({ page }) => {
  await openReview(page);
  await invoiceNumber(page).focus();
  await page.keyboard.press('a');
  await form(page).getByRole('button', { name: 'Pick on the page' }).click();
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(form(page)).toBeVisible();
  await form(page).getByLabel('Value').press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(invoiceNumber(page)).toBeFocused();
});

test('what the server refuses is said in the form, and nothing is lost', async ({ page }) => {
  await openReview(page);
  await page.route('**/api/documents/*/entities', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ status: 422, json: { detail: 'This is no date.' } });
  });
  await allEntities(page).getByRole('button', { name: 'Add value' }).click();
  await form(page).getByLabel('Value').fill('someday');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('This is no date.');
  await expect(form(page).getByLabel('Value')).toHaveValue('someday');
});

test('a dismissed value hands the focus on, is listed, and comes back where it was', async ({ page }) => {
  await openReview(page);
  await dismissNumber(page);
  await expect(keyFields(page).getByRole('button', { name: /^Invoice date/ })).toBeFocused();
  await expect(page.getByText('dismissed', { exact: false }).first()).toBeVisible();
  await page.reload();
  const list = page.getByText('1 dismissed value');
  await list.click();
  await page.getByRole('button', { name: `Restore Invoice number ${NUMBER}` }).click();
  await expect(keyFields(page)).toContainText(NUMBER);
  await expect(list).toBeHidden();
});

test('the pencil dismisses too, Undo and z take the latest change back', async ({ page }) => {
  await openReview(page);
  await keyFields(page).getByRole('button', { name: 'Correct Invoice number' }).click();
  await correction(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(keyFields(page)).not.toContainText(NUMBER);
  const next = keyFields(page).getByRole('button', { name: /^Invoice date/ });
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toBeFocused();
  await expect(keyFields(page)).toContainText(NUMBER);
  await dismissNumber(page);
  await page.keyboard.press('z');
  await expect(keyFields(page)).toContainText(NUMBER);
  await expect(page.getByText('The latest change was taken back.')).toBeVisible();
});

test('a correction keeps its history and the way back to what was read', async ({ page }) => {
  await openReview(page);
  await invoiceNumber(page).focus();
  await page.keyboard.press('e');
  const field = correction(page).getByRole('textbox', { name: 'Invoice number' });
  await expect(field).toBeFocused();
  await field.fill('HP-2');
  await page.keyboard.press('Enter');
  await expect(correction(page)).toBeHidden();
  await expect(invoiceNumber(page)).toBeFocused();
  await page.keyboard.press('e');
  const history = correction(page).getByRole('region', { name: 'History' });
  await expect(history).toContainText(`Corrected from “${NUMBER}” to “HP-2”`);
  await history.getByRole('button', { name: `Back to “${NUMBER}”` }).click();
  await expect(keyFields(page)).toContainText(NUMBER);
});

test('Escape closes the correction without a change and gives the focus back', async ({ page }) => {
  await openReview(page);
  await invoiceNumber(page).focus();
  await page.keyboard.press('e');
  await correction(page).getByRole('textbox', { name: 'Invoice number' }).fill('something else');
  await page.keyboard.press('Escape');
  await expect(correction(page)).toBeHidden();
  await expect(invoiceNumber(page)).toBeFocused();
  await expect(keyFields(page)).toContainText(NUMBER);
});

test('a failed check proposes the likely value, one click takes it', async ({ page }) => {
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as {
      entities: Record<string, { id: string; value: string }[]>;
      checks: object[];
    };
    const total = body.entities.TOTAL_AMOUNT?.[0];
    const failed = {
      id: 'total_adds_up',
      status: 'fail',
      message: 'Subtotal and tax do not add up to the total.',
      params: { field: 'total', likely: '4242.42' },
      entity_ids: [total?.id],
    };
    await route.fulfill({ json: { ...body, checks: total?.value === '4242.42' ? [] : [failed] } });
  });
  await openReview(page);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('1 thing needs a look');
  await checks.getByRole('button', { name: 'Set Total amount to 4,242.42' }).click();
  await expect(keyFields(page).getByRole('button', { name: /^Total amount/ })).toContainText('4,242.42');
  await expect(checks).toBeHidden();
});

test('a half-written value survives the end of the session, and closing its form gives it up', async ({ page }) => {
  const { account, ids } = await customerWith(page, 'draft.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await dismissNumber(page);
  const open = keyFields(page).getByRole('button', { name: 'Add Invoice number' });
  await open.click();
  await form(page).getByLabel('Value').fill('HP-HALF-WRI');
  const headers = { Authorization: `Bearer ${account.token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Authentication required. Please log in again.')).toBeVisible();
  await signIn(page, account.username);
  await expect(page).toHaveURL(new RegExp(`document=${ids[0]}`));
  await open.click();
  await expect(form(page).getByLabel('Value')).toHaveValue('HP-HALF-WRI');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await open.click();
  await expect(form(page).getByLabel('Value')).toHaveValue('');
});

const DOLLARS = { price: '$50.00', line: '$100.00', subtotal: '$100.00', tax: '$10.00', total: '$110.00' };

async function openPdf(page: Page, pdf: Promise<Buffer>): Promise<string> {
  const { id } = await customerWithPdf(page, await pdf);
  await page.goto(`/?document=${id}&tab=document`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  return id;
}

const value = (page: Page, name: string) => keyFields(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens the correction of a key field with the keyboard and types another value. */
async function correct(page: Page, name: string, typed: string): Promise<Locator> {
  await value(page, name).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('form', { name: `Correct ${name}` });
  await dialog.getByLabel(name).fill(typed);
  await page.keyboard.press('Enter');
  return dialog;
}

test('a date of a month-first document is read month first', async ({ page }) => {
  await openPdf(page, plainEnglishInvoice({ dates: ['11/15/2019', '12/15/2019'], amounts: DOLLARS }));
  await expect(await correct(page, 'Due date', '03/04/2026')).toBeHidden();
  await expect(value(page, 'Due date')).toContainText('4 Mar 2026');
});

test('an invoice is overdue as long as something is left to pay, then it is paid', async ({ page }) => {
  await openPdf(page, plainEnglishInvoice({ dates: ['11/15/2019', '12/15/2019'], amounts: DOLLARS }));
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header).toContainText(/\d days overdue/);
  await allEntities(page).getByRole('button', { name: 'Add value' }).click();
  await chooseType(page, 'Amount due');
  await form(page).getByLabel('Value').fill('0.00');
  await page.keyboard.press('Enter');
  await expect(header).toContainText('paid');
  await expect(header).not.toContainText('overdue');
});

test('where the order is unknown both days are shown to choose from, in both forms', async ({ page }) => {
  await openPdf(page, plainEnglishInvoice({ dates: ['03/04/2026', '03/05/2026'], amounts: DOLLARS }));
  const dialog = await correct(page, 'Due date', '06/07/2026');
  const choice = dialog.getByRole('group', { name: 'Which day is meant?' });
  await expect(choice.getByRole('button', { name: '6 Jul 2026' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice.getByRole('button', { name: '7 Jun 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(value(page, 'Due date')).toContainText('7 Jun 2026');

  await allEntities(page).getByRole('button', { name: 'Add value' }).click();
  await chooseType(page, 'Delivery date');
  await form(page).getByLabel('Value').fill('08/10/2026');
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: '10 Aug 2026' }).click();
  await expect(form(page)).toBeHidden();
  await expect(allEntities(page).getByRole('region', { name: 'Delivery date' })).toContainText('2026-08-10');
});

test('an amount is read as the document writes, and one that cannot be is refused with what it may be', async ({
  page,
}) => {
  await openPdf(page, plainGermanInvoice());
  await expect(await correct(page, 'Total amount', '12.500')).toBeHidden();
  await expect(value(page, 'Total amount')).toContainText('12,500.00 EUR');
  const dialog = await correct(page, 'Total amount', '1,234');
  await expect(dialog.getByRole('alert')).toContainText('cannot be an amount in EUR, which has at most 2 decimals');
  await expect(dialog.getByLabel('Total amount')).toHaveValue('1,234');
  await dialog.getByRole('button', { name: '1,234.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(value(page, 'Total amount')).toContainText('1,234.00 EUR');
});

test('a currency typed with an amount is its own, a corrected one moves every amount and the list', async ({
  page,
}) => {
  await openPdf(page, plainEnglishInvoice({ dates: ['11/15/2019', '12/15/2019'], amounts: DOLLARS }));
  const currency = allEntities(page).getByRole('region', { name: 'Currency' });
  await currency.getByRole('button', { name: /^Correct Currency/ }).click();
  const dialog = page.getByRole('form', { name: 'Correct Currency' });
  await dialog.getByLabel('Currency').fill('CAD');
  await page.keyboard.press('Enter');
  await expect(value(page, 'Total amount')).toContainText('110.00 CAD');
  await expect(value(page, 'Tax amount')).toContainText('10.00 CAD');
  await page.goto('/documents?view=list');
  await expect(page.getByText('110.00 CAD').first()).toBeVisible();
  await page.goBack();
  await expect(await correct(page, 'Total amount', '99.00 EUR')).toBeHidden();
  await expect(value(page, 'Total amount')).toContainText('99.00 EUR');
  // The correction of the next value in doubt is open.
  await page.keyboard.press('Escape');
  await expect(value(page, 'Tax amount')).toContainText('10.00 CAD');
  await page.keyboard.press('z');
  await expect(value(page, 'Total amount')).toContainText('110.00 CAD');
  await page.keyboard.press('z');
  await expect(value(page, 'Total amount')).toContainText('110.00 USD');
});

const lines = (page: Page) => page.getByRole('region', { name: /^Line Items/ });
const cell = (page: Page, what: string, line: number) =>
  lines(page).getByRole('button', { name: `Edit ${what} of line ${line}`, exact: true });
const box = (page: Page, what: string) => lines(page).getByRole('textbox', { name: what, exact: true });

test('line items are corrected with the keyboard: cell by cell, saved, checked and taken back', async ({ page }) => {
  await openPdf(page, plainGermanInvoice());
  await expect(cell(page, 'description', 2)).toHaveText('Montage');
  await cell(page, 'description', 2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'quantity', 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Quantity of line 2')).toHaveValue('1,5');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'quantity', 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await box(page, 'Quantity of line 2').fill('2,5');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Unit of line 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await cell(page, 'total', 2).click();
  await box(page, 'Total of line 2').fill('1,234');
  await page.keyboard.press('Enter');
  await expect(lines(page).getByRole('alert')).toContainText('cannot be an amount in EUR');
  await box(page, 'Total of line 2').fill('1.500');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'total', 2)).toBeFocused();
  await expect(cell(page, 'total', 2)).toHaveText('1,500.00');
  await expect(lines(page).getByText('By a person', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('The line items sum to 2500.00');
  await page.reload();
  await expect(cell(page, 'quantity', 2)).toHaveText('2.5');
  await lines(page).getByText('History of the line items').click();
  await expect(lines(page)).toContainText('Line 2: total from “300.00” to “1500”');

  await cell(page, 'quantity', 2).focus();
  await page.keyboard.press('z');
  await expect(cell(page, 'total', 2)).toHaveText('300.00');
  await expect(cell(page, 'quantity', 2)).toHaveText('2.5');
  await lines(page).getByRole('button', { name: 'Back to what was read' }).click();
  await expect(cell(page, 'quantity', 2)).toHaveText('1.5');
  await expect(lines(page).getByText('By a person', { exact: true })).toBeHidden();
});

test('what was typed into a cell and is no number yet is still there after a look at another cell', async ({
  page,
}) => {
  await openPdf(page, plainGermanInvoice());
  await cell(page, 'quantity', 2).click();
  await box(page, 'Quantity of line 2').fill('zwei');
  await cell(page, 'total', 1).click();
  await expect(box(page, 'Total of line 1')).toBeFocused();
  await expect(cell(page, 'quantity', 2)).toHaveText('zwei is not saved');
  await cell(page, 'quantity', 2).click();
  await expect(box(page, 'Quantity of line 2')).toHaveValue('zwei');
  await expect(lines(page).getByRole('alert')).toHaveText('Please enter a number');
  await box(page, 'Quantity of line 2').fill('2');
  await cell(page, 'unit', 2).click();
  await expect(cell(page, 'quantity', 2)).toHaveText('2');
});

test('a line is added and removed, and the removal taken back', async ({ page }) => {
  await openPdf(page, plainGermanInvoice());
  await lines(page).getByRole('button', { name: 'Add line' }).click();
  await expect(box(page, 'Description of line 3')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lines(page).getByRole('button', { name: 'Add line' })).toBeFocused();
  await expect(lines(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await box(page, 'Description of line 3').fill('Anfahrt');
  await page.keyboard.press('Tab');
  await box(page, 'Quantity of line 3').fill('1');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'quantity', 3)).toBeFocused();
  await page.reload();
  await expect(cell(page, 'description', 3)).toHaveText('Anfahrt');
  await cell(page, 'description', 1).focus();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'description', 1)).toHaveText('Montage');
  await expect(cell(page, 'description', 1)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'description', 1)).toHaveText('Stahlwinkel');
  await lines(page).getByRole('button', { name: 'Remove line 3' }).click();
  await expect(lines(page).getByRole('row')).toHaveCount(3);
});
