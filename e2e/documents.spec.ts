import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './account.ts';
import { choose, customerWith, welcomePdf } from './sample-documents.ts';
import { test } from './test.ts';

const SERVER_BROKEN = { status: 500, json: { detail: 'x', code: 'internal' } };

const cards = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

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

test('the first click arms for three seconds only, the second one in time deletes', async ({ page }) => {
  await customerWith(page, 'a.pdf');
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Delete a.pdf' }).click();
  await expect(page.getByRole('tooltip', { name: 'Click again to confirm' })).toBeVisible();
  await page.waitForTimeout(3200);
  await expect(page.getByRole('button', { name: 'Delete a.pdf' })).toBeVisible();

  await page.route('**/api/documents/*', async (route) => {
    if (route.request().method() === 'DELETE') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete a.pdf' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
});

test('search, grid and list, and a search without results', async ({ page }) => {
  await customerWith(page, 'alpha.pdf', 'beta.pdf');
  await page.goto('/documents');
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('ALPH');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/documents?q=ALPH');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No Documents Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/documents?view=list');
  await expect(cards(page)).toHaveCount(2);
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
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Re-analyze' }).click();
  await expect(page.getByRole('button', { name: 'Re-analyze' })).toHaveAttribute('aria-disabled', 'false');
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await bar.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText('No Documents Yet')).toBeVisible();
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

test('line items stand in Tables, and the specified sentence where a document has none', async ({ page }) => {
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
  answers.line_items = false;
  await page.reload();
  await expect(page.getByText('Table extraction coming soon')).toBeVisible();
});

test('what the server still works on, or has failed at, shows in its badge', async ({ page }) => {
  await customerWith(page, 'a.pdf', 'b.pdf');
  await page.route('**/api/documents', async (route) => {
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
  await page.route('**/api/documents', (route) => route.fulfill(SERVER_BROKEN));
  await page.goto('/documents');
  await expect(page.getByRole('alert')).toContainText('Failed to load documents', { timeout: 20_000 });
  await page.unroute('**/api/documents');
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
  await expect(page.getByRole('alert')).toContainText('Failed to load entity data', { timeout: 20_000 });
  await page.goto('/documents?open=unknown');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch document');
});
