import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { createTemplate } from './sample-templates.ts';
import { test } from './test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or description' });

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('without templates the list says in five steps how one is made', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { name: 'No Templates Yet' })).toBeVisible();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveText([
    /Upload a sample/,
    /Draw zones/,
    /Configure extraction rules \(regex, keywords, tables\)/,
    /Save/,
    /Activate/,
  ]);
  await expect(page.getByRole('link', { name: 'New Template' })).toHaveAttribute('href', '/templates/new');
});

test('cards show name, description, status and last use; grid and list; search by name or description', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, {
    name: 'Northwind',
    description: 'Monthly, one table',
    status: 'active',
  });
  await createTemplate(page, account, { name: 'Südwerk', description: 'Rechnungen', sample: null, zones: [] });
  await page.goto('/templates');
  await expect(cards(page)).toHaveCount(2);
  const card = cards(page).filter({ hasText: 'Northwind' });
  await expect(card).toContainText('Monthly, one table');
  await expect(card).toContainText('Active');
  await expect(card).toContainText('Never used');
  await expect(card).toContainText('2 zones');
  await expect(card.getByRole('link', { name: 'Edit Northwind' })).toHaveAttribute('href', `/templates/${id}/edit`);

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('rechnung');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Südwerk');
  await expect(page).toHaveURL('/templates?q=rechnung');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates 1 of 2');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No Templates Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/templates?view=list');
  const rows = page.getByRole('table', { name: 'Templates' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  // Anywhere on the line, not just on the name.
  await rows.filter({ hasText: 'Northwind' }).click({ position: { x: 420, y: 12 } });
  await expect(page).toHaveURL(`/templates/${id}`);
});

test.describe('a button that deletes', () => {
  test.use({ isPatient: false });

  test('the first click arms for three seconds only, the second one in time deletes', async ({ page }) => {
    const account = await signInAsNewCustomer(page);
    await createTemplate(page, account, { name: 'Acme', sample: null });
    await createTemplate(page, account, { name: 'Bolt', sample: null });
    await page.goto('/templates');
    const button = page.getByRole('button', { name: 'Delete Acme' });
    await button.hover();
    await expect(page.getByRole('tooltip', { name: 'Delete template' })).toBeVisible();
    await button.click();
    await expect(page.getByRole('tooltip', { name: 'Click again to confirm' })).toBeVisible();
    await page.waitForTimeout(3200);
    await expect(button).toBeVisible();

    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/api/templates/*', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await button.click();
    await page.getByRole('button', { name: 'Click again to confirm' }).click();
    await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    finish();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Bolt', exact: true })).toBeVisible();
  });
});

test('the keyboard walks from card to card, opens and deletes; the neighbour then has the focus', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  for (const name of ['Three', 'Two', 'One']) await createTemplate(page, account, { name, sample: null });
  await page.goto('/templates');
  await expect(cards(page)).toHaveCount(3);
  const names = await page.locator('[data-cell]').allTextContents();
  await page.locator('[data-cell]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-cell]').nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('[data-cell]').nth(1)).toBeFocused();
  await expect(page.locator('[data-cell]').nth(1)).toHaveText(names[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
});

test('a list or deletion that fails says so in the words of the server, else in those of the error', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  await createTemplate(page, account, { name: 'Acme', sample: null });
  await page.route('**/api/templates', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Come back at noon' } }),
  );
  await page.goto('/templates');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch templates');
  await expect(alert).toContainText('Come back at noon');
  await page.unroute('**/api/templates');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(1);

  const remove = async (answer: { status: number; json?: object }) => {
    await page.route('**/api/templates/*', (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('button', { name: 'Delete Acme' }).click();
    await page.getByRole('button', { name: 'Click again to confirm' }).click();
    await expect(alert).toContainText('Failed to delete template');
  };
  await remove({ status: 500, json: { detail: 'The disk is full' } });
  await expect(alert).toContainText('The disk is full');
  await remove({ status: 500 });
  await expect(alert).toContainText('Server error. Please try again later.');
  await expect(cards(page)).toHaveCount(1);
});

test('an exported template is imported again; what is no template is refused by the server in words', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Acme / 2026', description: 'Theirs' });
  await page.goto(`/templates/${id}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('acme-2026.json');
  const exported = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ name: 'Acme / 2026', description: 'Theirs', version: '1.0.0' });

  await page.getByRole('link', { name: 'Back to Templates' }).click();
  const choose = page.getByLabel('Template file');
  await choose.setInputFiles(file('a.json', 'no JSON'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to import template');
  await expect(alert).toContainText('This file is no exported template.');
  const twice = JSON.parse(exported) as { zones: { id: string }[] };
  for (const zone of twice.zones) zone.id = 'same';
  await choose.setInputFiles(file('b.json', JSON.stringify(twice)));
  await expect(alert).toContainText('Two zones have the same id.');

  await choose.setInputFiles(file('c.json', exported));
  await expect(page.getByRole('heading', { level: 1, name: 'Acme / 2026' })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(`/templates/${id}`);
  await expect(page.getByRole('table', { name: 'Zones' })).toContainText('HP-[0-9-]+');
  await page.goto('/templates');
  await expect(cards(page)).toHaveCount(2);
});

test('a template is duplicated as a draft with its zones and sample', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  await createTemplate(page, account, { name: 'Acme', status: 'active' });
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Duplicate Acme' }).click();
  await expect(cards(page)).toHaveCount(2);
  const copy = cards(page).filter({ hasText: 'Acme (Copy)' });
  await expect(copy).toContainText('Draft');
  await expect(copy).toContainText('2 zones');
  await copy.getByRole('link', { name: 'Acme (Copy)', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'PDF Preview' })).toBeVisible();
});
