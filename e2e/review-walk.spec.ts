import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { analyze, blankPdf, customerWith } from './sample-documents.ts';
import { test } from './test.ts';

interface Entities {
  entities: Record<string, { id: string; confidence: number; source: string }[]>;
  checks: object[];
}

const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });
const value = (page: Page, name: RegExp) => keyFields(page).getByRole('button', { name });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Documents' });

/** The machine is in doubt about these fields, as long as no person has said better. */
async function doubt(page: Page, ...labels: string[]): Promise<void> {
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as Entities;
    for (const one of labels.flatMap((label) => body.entities[label] ?? []))
      if (one.source !== 'user') one.confidence = 0.4;
    await route.fulfill({ json: body });
  });
}

async function open(page: Page, id: string | undefined): Promise<void> {
  await page.goto(`/?document=${id}&tab=document`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(keyFields(page)).toBeVisible();
}

async function openReview(page: Page): Promise<void> {
  const { ids } = await customerWith(page, 'walk.pdf');
  await open(page, ids[0]);
}

test('all key fields are in view at once, and the window has nothing to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page);
  await expect(keyFields(page).getByRole('listitem')).toHaveCount(8);
  await expect(keyFields(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const box = await page.getByRole('button', { name: 'Invoice number: HP-2025-0147' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(value(page, /^Invoice number/)).toBeFocused();
  const window = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
  expect(window).toEqual([0, 0]);
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a value is corrected in its row, and Enter goes on to the next one in doubt', async ({ page }) => {
  await doubt(page, 'INVOICE_NUMBER', 'INVOICE_DATE');
  await openReview(page);
  await value(page, /^Invoice number/).click();
  await expect(page.getByRole('textbox', { name: 'Invoice number' })).toBeFocused();
  await page.keyboard.type('HP-9');
  await page.keyboard.press('Enter');
  await expect(value(page, /^Invoice number/)).toContainText('HP-9');
  await expect(page.getByRole('textbox', { name: 'Invoice date' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Invoice date' })).toBeHidden();
  await expect(value(page, /^Invoice date/)).toBeFocused();
});

test('a row whose value was not changed gives way to the next one that is clicked', async ({ page }) => {
  await openReview(page);
  await value(page, /^Invoice number/).click();
  await value(page, /^Invoice date/).click();
  await expect(page.getByRole('textbox', { name: 'Invoice date' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Invoice number' })).toBeHidden();
});

test('pencils of the same type are told apart by their values', async ({ page }) => {
  await openReview(page);
  const pencils = page.getByRole('button', { name: /^Correct / });
  const names = await pencils.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names).toContain('Correct Invoice number HP-2025-0147');
  expect(names.filter((name) => /^Correct Amount$/.test(name))).toEqual([]);
  expect(names.some((name) => /^Correct Amount .*\d/.test(name))).toBe(true);
});

test('a failed check outweighs how surely the value was read', async ({ page }) => {
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as Entities;
    const failed = { id: 'total_adds_up', status: 'fail', message: 'The total does not add up.', params: {} };
    const checks = [{ ...failed, entity_ids: [body.entities.TOTAL_AMOUNT?.[0]?.id] }];
    await route.fulfill({ json: { ...body, checks } });
  });
  await openReview(page);
  const row = (name: RegExp) =>
    keyFields(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) });
  const failed = row(/^Total amount/);
  await expect(failed.getByRole('img').first()).toHaveAccessibleName('A check failed');
  const word = (name: RegExp) => row(name).getByText('High', { exact: true });
  const colour = (name: RegExp) => word(name).evaluate((one) => getComputedStyle(one).color);
  expect(await colour(/^Total amount/)).not.toBe(await colour(/^Invoice number/));
});

test('the key fields are not listed a second time before the other types', async ({ page }) => {
  await openReview(page);
  const entities = page.getByRole('region', { name: 'All Entities' });
  await expect(entities.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(entities.getByRole('region', { name: 'Invoice number' })).toBeHidden();
  await entities.getByText('Key fields, listed above').click();
  await expect(entities.getByRole('region', { name: 'Invoice number' })).toBeVisible();
});

test('n and p go through the documents to review, and the order stays while checks are mended', async ({ page }) => {
  const { ids } = await customerWith(page, 'one.pdf', 'two.pdf', 'three.pdf');
  let mended = '';
  await page.route(/\/api\/documents\?review=needed/, async (route) => {
    const all = await route.fetch({ url: route.request().url().replace('review=needed&', '') });
    const documents = (await all.json()) as { id: string }[];
    await route.fulfill({ json: documents.filter(({ id }) => id !== ids[1] && id !== mended) });
  });
  await open(page, ids[2]);
  await expect(steps(page)).toContainText('1 of 2 to review');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`document=${ids[0]}`));
  await expect(steps(page)).toContainText('2 of 2 to review');
  await expect(page.getByRole('button', { name: 'Next document' })).toHaveAttribute('aria-disabled', 'true');
  mended = ids[0] ?? '';
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Previous document' }).click();
  await expect(page).toHaveURL(new RegExp(`document=${ids[2]}`));
  await expect(steps(page)).toContainText('1 of 2 to review');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('any other document stands among all of them', async ({ page }) => {
  const { ids } = await customerWith(page, 'one.pdf', 'two.pdf');
  await open(page, ids[0]);
  await expect(steps(page)).toContainText(/^2 of 2$/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(new RegExp(`document=${ids[1]}`));
});

test('search and filters stand in the address and come back with it', async ({ page }) => {
  await openReview(page);
  await page.getByRole('searchbox', { name: 'Search entities' }).fill('hp-2025');
  await expect(page).toHaveURL(/find=hp-2025/);
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await page.getByRole('slider', { name: /Minimum confidence/ }).fill('0.5');
  await expect(page).toHaveURL(/confidence=0\.5/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search entities' })).toHaveValue('hp-2025');
  await expect(page.getByRole('slider', { name: /Minimum confidence/ })).toHaveValue('0.5');
  await expect(page.getByRole('region', { name: 'All Entities' }).getByRole('heading', { level: 3 })).toHaveText([
    'Invoice number(1)',
  ]);
});

test('a scan is not read, which is not the same as no invoice', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const id = await analyze(page, account, await blankPdf('scan.pdf'));
  await open(page, id);
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Not read', { exact: true })).toBeVisible();
  await expect(facts.getByText('Not an invoice')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('AI Confidence–');
  await page.goto('/documents');
  await expect(page.getByText('Not read', { exact: true })).toBeVisible();
});
