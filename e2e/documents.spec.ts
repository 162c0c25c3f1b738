import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, signInAsNewCustomer } from './account.ts';
import { choose, customerWith, welcomePdf } from './sample-documents.ts';
import { test } from './test.ts';

const SERVER_BROKEN = { status: 500, json: { detail: 'x', code: 'internal' } };

const cards = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
const table = (page: Page) => page.getByRole('grid', { name: 'Documents' });
const rows = (page: Page) => table(page).locator('[data-cell]');
/** The list's own call; a page of it at a time. */
const LIST_CALL = '**/api/documents?*';

function inventedDocument(index: number) {
  const filename = `number-${index}.pdf`;
  return {
    id: `d${index}`,
    filename,
    file_size: 1000,
    total_pages: 1,
    upload_date: '2026-01-01T00:00:00.000Z',
    last_analysis: { status: 'completed', entity_count: 1 },
    metadata: { filename },
  };
}

test('register, upload, results, reload, documents, delete, gone', async ({ page }) => {
  const username = `user-${randomUUID().slice(0, 8)}`;
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('tab', { name: 'Upload New' })).toHaveAttribute('aria-selected', 'true');
  await choose(page, welcomePdf());
  await expect(page.getByRole('tab', { name: 'Current Document' })).toHaveAttribute('aria-selected', 'true');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Harbour & Pine Studio Ltd');
  await expect(heading).toContainText('Juniper Lane Bakery Ltd');
  await expect(page.getByRole('region', { name: 'Key Fields' })).toContainText('HP-2025-0147');
  await expect(page.getByRole('region', { name: 'Key Fields' })).toContainText('4,524.00 GBP');

  await page.reload();
  await expect(heading).toContainText('Harbour & Pine Studio Ltd');
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Documents/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('1 page');
  await expect(cards(page)).toContainText('13.42 KB');
  await expect(cards(page).locator('[data-status="completed"]')).toHaveText('Completed');

  await page.getByRole('button', { name: 'Delete welcome-invoice.pdf' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
});

test.describe('a button that deletes', () => {
  test.use({ isPatient: false });

  test('the first click arms for three seconds only, the second one in time deletes', async ({ page }) => {
    await customerWith(page, 'a.pdf');
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Delete a.pdf' }).click();
    await expect(page.getByRole('tooltip', { name: 'Click again to confirm' })).toBeVisible();
    await page.waitForTimeout(3200);
    await expect(page.getByRole('button', { name: 'Delete a.pdf' })).toBeVisible();

    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/api/documents/*', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Delete a.pdf' }).click();
    await page.getByRole('button', { name: 'Click again to confirm' }).click();
    await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    finish();
    await expect(page.getByText('No Documents Yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Delete a.pdf' })).toBeVisible();
  });
});

test('search, grid and list, and a search without results', async ({ page }) => {
  await customerWith(page, 'alpha.pdf', 'beta.pdf');
  await page.goto('/documents');
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /search by file ?name/i })).toBeFocused();
  await page.keyboard.type('ALPH');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/documents?q=ALPH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 1 of 2');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No Documents Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/documents?view=list');
  await expect(rows(page)).toHaveCount(2);
});

test('the keyboard walks, selects, opens and deletes', async ({ page }) => {
  await customerWith(page, 'one.pdf', 'two.pdf', 'three.pdf');
  await page.goto('/documents');
  await page.locator('[data-cell]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Document Details' })).toContainText('two.pdf');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('[data-cell]').nth(1).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Re-analyze' }).click();
  await expect(page.getByRole('button', { name: 'Re-analyze' })).toHaveAttribute('aria-disabled', 'false');
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await bar.getByRole('button', { name: 'Delete 2 documents' }).click();
  await bar.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
});

test('after a document was deleted its neighbour has the focus, and the heading when none is left', async ({
  page,
}) => {
  await customerWith(page, 'one.pdf', 'two.pdf', 'three.pdf');
  for (const view of ['grid', 'list']) {
    await page.goto(`/documents?view=${view}`);
    const items = page.locator('[data-cell]');
    await expect(items).toHaveCount(view === 'grid' ? 3 : 2);
    const names = await items.allTextContents();
    await items.nth(0).focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await expect(items).toHaveCount(names.length - 1);
    await expect(items.nth(0), view).toBeFocused();
    await expect(items.nth(0)).toContainText(names[1] ?? '');
  }
  await page.getByRole('button', { name: 'Delete one.pdf' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the list is a table: its heads sort, and say so', async ({ page }) => {
  await customerWith(page, 'b.pdf', 'c.pdf', 'a.pdf');
  await page.goto('/documents?view=list');
  await expect(rows(page)).toHaveText(['a.pdf', 'c.pdf', 'b.pdf']);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Uploaded')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('File')).toHaveAttribute('aria-sort', 'none');
  await head('File').getByRole('button').click();
  await expect(rows(page)).toHaveText(['a.pdf', 'b.pdf', 'c.pdf']);
  await expect(head('File')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/documents?view=list&sort=filename');
  await head('File').getByRole('button').click();
  await expect(rows(page)).toHaveText(['c.pdf', 'b.pdf', 'a.pdf']);
  const row = table(page).getByRole('row').filter({ hasText: 'a.pdf' });
  for (const text of [
    'Harbour & Pine Studio Ltd',
    'HP-2025-0147',
    '4,524.00 GBP',
    'Invoice',
    '13.42 KB',
    'Completed',
  ]) {
    await expect(row).toContainText(text);
  }
  expect((await row.boundingBox())?.height).toBe(36);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const text of ['Harbour & Pine Studio Ltd', 'HP-2025-0147', '4,524.00 GBP', 'Invoice', '13.42 KB', '1 page']) {
    await expect(row.getByText(text).first(), 'nothing is left out on a phone').toBeVisible();
  }
});

test('filters are chips in the address, added and removed one by one', async ({ page }) => {
  await customerWith(page, 'a.pdf', 'b.pdf');
  await page.goto('/documents?view=list');
  const add = async (kind: string, value: string) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    const offer = page.getByRole('dialog', { name: 'Add filter' });
    await offer.getByRole('button', { name: kind, exact: true }).click();
    await offer.getByRole('button', { name: value, exact: true }).click();
  };
  await add('Type', 'Invoice');
  await expect(rows(page)).toHaveCount(2);
  await add('Due', 'Overdue');
  await expect(page).toHaveURL('/documents?view=list&type=invoice&due=overdue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 2 of 2');
  await add('Seller', 'Harbour & Pine Studio Ltd');
  await expect(page.getByRole('button', { name: 'Remove the filter Seller: Harbour & Pine Studio Ltd' })).toBeVisible();
  await add('Status', 'Failed');
  await expect(page.getByText('No Documents Found')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Failed' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveText([
    'Overdue',
    'Invoice',
    'Seller: Harbour & Pine Studio Ltd',
  ]);
});

test('ticks with Shift take the documents between; all that match can be selected and some left out', async ({
  page,
}) => {
  await customerWith(page, 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf');
  await page.goto('/documents?view=list&sort=filename');
  const selected = table(page).locator('[aria-selected="true"] [data-cell]');
  await page.getByRole('checkbox', { name: 'Select b.pdf' }).click();
  await page.getByRole('checkbox', { name: 'Select d.pdf' }).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['b.pdf', 'c.pdf', 'd.pdf']);
  await expect(page.getByText('3 selected')).toBeVisible();
  await rows(page).last().focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all documents' }).click();
  await page.getByRole('checkbox', { name: 'Select a.pdf' }).click();
  await expect(selected).toHaveText(['b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  await page.reload();
  await expect(selected).toHaveText(['b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await bar.getByRole('button', { name: 'Delete 4 documents' }).click();
  await bar.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(rows(page)).toHaveText(['a.pdf']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);

  // All that match, without naming them.
  await page.getByRole('searchbox').fill('HP-2025-0147');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 5 of 5');
  await page.getByRole('checkbox', { name: 'Select all documents' }).click();
  const deletion = page.waitForRequest('**/api/documents/delete');
  await bar.getByRole('button', { name: 'Delete 5 documents' }).click();
  await bar.getByRole('button', { name: 'Click again to confirm' }).click();
  expect((await deletion).postDataJSON()).toEqual({ filter: { q: 'HP-2025-0147' }, count: 5 });
  await expect(page.getByText('No Documents Found')).toBeVisible();
});

test('on a wide window the details stand beside the list and follow the arrows', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await customerWith(page, 'b.pdf', 'a.pdf');
  await page.goto('/documents?view=list');
  await rows(page).first().click();
  const panel = page.getByRole('dialog', { name: 'Document Details' });
  await expect(panel).toContainText('a.pdf');
  await page.keyboard.press('ArrowDown');
  await expect(panel).toContainText('b.pdf');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Document Details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(rows(page).nth(1), 'the focus goes back to the document').toBeFocused();
});

test('a long list is asked for in pages, as they come into view', async ({ page }) => {
  await signInAsNewCustomer(page);
  const asked: string[] = [];
  const total = 5000;
  await page.route(LIST_CALL, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('status') === 'processing') return route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } });
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    asked.push(`${offset}+${limit}`);
    const json = Array.from({ length: Math.min(limit, total - offset) }, (_, index) =>
      inventedDocument(offset + index),
    );
    await route.fulfill({ json, headers: { 'X-Total-Count': String(total) } });
  });
  await page.goto('/documents?view=list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents 5,000');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5001');
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'number-4999.pdf', exact: true })).toBeFocused();
  await expect(page.getByText('number-2500.pdf')).toHaveCount(0);
  expect(asked).toContain('0+100');
  expect(asked).toContain('4900+100');
  expect(asked.length, 'pages that nobody looked at were not asked for').toBeLessThan(6);
});

test('a deep link opens the panel with its four tabs; deleting the open document closes it', async ({ page }) => {
  const { ids } = await customerWith(page, 'deep.pdf');
  await page.goto(`/documents?open=${ids[0]}&tab=entities`);
  const panel = page.getByRole('dialog', { name: 'Document Details' });
  await expect(panel.getByRole('tab', { name: 'Entities' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('HP-2025-0147').first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Document', exact: true }).click();
  await expect(panel.getByLabel('Zoom', { exact: true })).toHaveText('120%');
  await panel.getByRole('tab', { name: 'Overview' }).click();
  await expect(panel.getByText('13.43 KB')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete document' }).click();
  await panel.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('No Documents Yet')).toBeVisible();
});

test('line items stand in Tables, with the specified sentence for all other tables', async ({ page }) => {
  const { ids } = await customerWith(page, 'tables.pdf');
  const answers = { line_items: true };
  await page.route('**/api/documents/*/entities', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { line_items: unknown[] };
    const item = {
      description: 'Menu cards',
      quantity: '500',
      unit: null,
      unit_price: '0.48',
      tax_rate: '20',
      line_total: '240.00',
      page: 1,
      box: null,
    };
    await route.fulfill({ json: { ...body, line_items: answers.line_items ? [item] : [] } });
  });
  await page.goto(`/documents?open=${ids[0]}&tab=tables`);
  await expect(page.getByRole('row', { name: /Menu cards 500 0.48 20% 240.00/ })).toBeVisible();
  await expect(page.getByText('Table extraction coming soon', { exact: true })).toBeVisible();
  answers.line_items = false;
  await page.reload();
  await expect(page.getByText('Table extraction coming soon')).toBeVisible();
});

test('what the server still works on, or has failed at, shows in its badge', async ({ page }) => {
  await customerWith(page, 'a.pdf', 'b.pdf');
  await page.route(LIST_CALL, async (route) => {
    const list = (await (await route.fetch()).json()) as { last_analysis: unknown }[];
    if (list[0]) list[0].last_analysis = null;
    if (list[1]) list[1].last_analysis = { status: 'failed', entity_count: 0 };
    await route.fulfill({ json: list });
  });
  await page.goto('/documents');
  await expect(page.locator('[data-status="processing"]')).toHaveText('Processing');
  await expect(page.locator('[data-status="failed"]')).toHaveText('Failed');
});

test('lists, entities, deletions and documents that fail say so and can be tried again', async ({ page }) => {
  const { ids } = await customerWith(page, 'a.pdf');
  await page.route(LIST_CALL, (route) => route.fulfill(SERVER_BROKEN));
  await page.goto('/documents');
  await expect(page.getByRole('alert')).toContainText('Failed to load documents');
  await page.unroute(LIST_CALL);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.route('**/api/documents/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(SERVER_BROKEN) : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete a.pdf' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to delete document');
  await expect(cards(page)).toHaveCount(1);

  await page.route('**/api/documents/*/entities', (route) => route.fulfill(SERVER_BROKEN));
  await page.goto(`/documents?open=${ids[0]}&tab=entities`);
  await expect(page.getByRole('alert')).toContainText('Failed to load entity data');
  await page.goto('/documents?open=unknown');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch document');
});
