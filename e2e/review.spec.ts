import { expect, type Page } from '@playwright/test';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import { customerWith } from './sample-documents.ts';
import { axeOf } from './serious-problems.ts';
import { test } from './test.ts';

async function openReview(page: Page): Promise<string> {
  const { ids } = await customerWith(page, 'review.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  return ids[0] ?? '';
}

const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });
const allEntities = (page: Page) => page.getByRole('region', { name: 'All Entities' });

test('the summary: entities, confidence, completeness, version, time and size, and the sources', async ({ page }) => {
  await openReview(page);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(/Total Entities\d+\d+ types/);
  await expect(summary).toContainText(/\d\/8key fields found/);
  await expect(summary).toContainText(/AI Confidence\d+%High\d+Medium\d+Low\d+/);
  await expect(summary).toContainText(`v${ANALYZER_VERSION}`);
  await expect(summary).toContainText('13.43 KB');
  await expect(page.getByRole('region', { name: 'Source Breakdown' })).toContainText('Read from labels and layout');
  const { violations } = await axeOf(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
});

test('a document analyzed before versions were kept shows v2.0', async ({ page }) => {
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as { metadata: object };
    await route.fulfill({ json: { ...body, metadata: { ...body.metadata, analyzer_version: '' } } });
  });
  await openReview(page);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('v2.0');
});

test('a value and its place on the page point at each other', async ({ page }) => {
  await openReview(page);
  const value = keyFields(page).getByRole('button', { name: /^Invoice number/ });
  const box = page.getByRole('button', { name: 'Invoice number: HP-2025-0147' });
  const zoom = page.getByLabel('Zoom', { exact: true });
  await value.hover();
  await expect(box).toHaveAttribute('data-active', 'true');
  await page.getByRole('heading', { name: 'Key Fields' }).hover();
  await expect(box).toHaveAttribute('data-active', 'false');
  const whole = (await zoom.textContent()) ?? '';
  expect(whole).not.toBe('160%');
  await value.click();
  await expect(zoom).toHaveText('160%');
  await expect(box).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(value).toBeFocused();
  await expect(zoom).toHaveText(whole);
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(value).toBeFocused();
});

test('c copies, Tab and Enter go to what needs a look, arrows to every value', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as { entities: Record<string, { confidence: number }[]> };
    for (const label of ['INVOICE_DATE', 'TOTAL_AMOUNT'])
      for (const one of body.entities[label] ?? []) one.confidence = 0.59;
    await route.fulfill({ json: body });
  });
  await openReview(page);
  const field = (name: RegExp) => keyFields(page).getByRole('button', { name });
  await field(/^Invoice number/).focus();
  await page.keyboard.press('c');
  await expect(page.getByText('Copied HP-2025-0147')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HP-2025-0147');
  await page.keyboard.press('Tab');
  await expect(field(/^Invoice date/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(/^Total amount/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(/^Invoice date/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(/^Invoice number/)).toBeFocused();
});

test('search, type and confidence narrow the groups down to No Results Found', async ({ page }) => {
  await openReview(page);
  const entities = allEntities(page);
  await page.getByRole('searchbox', { name: 'Search entities' }).fill('hp-2025');
  await expect(entities.getByRole('heading', { level: 3 }).first()).toHaveText('Invoice number(1)');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  const slider = page.getByRole('slider', { name: /Minimum confidence/ });
  await expect(slider).toHaveAttribute('step', '0.1');
  await slider.fill('1');
  await page.getByRole('searchbox', { name: 'Search entities' }).fill('no such thing');
  await expect(page.getByText('No Results Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Entity type' }).click();
  await page.getByRole('option', { name: 'Invoice date' }).click();
  await expect(entities.getByRole('heading', { level: 3 })).toHaveCount(1);
});

test('an entity unfolds its context, pattern and method', async ({ page }) => {
  const pattern = `^${'x'.repeat(60)}$`;
  await page.route('**/api/documents/*/entities', async (route) => {
    const body = (await (await route.fetch()).json()) as { entities: Record<string, { matched_pattern: string }[]> };
    for (const one of body.entities.INVOICE_NUMBER ?? []) one.matched_pattern = pattern;
    await route.fulfill({ json: body });
  });
  await openReview(page);
  await page.getByText('Key fields, listed above').click();
  await page.getByRole('button', { name: 'Details of Invoice number HP-2025-0147' }).click();
  const group = allEntities(page).getByRole('region', { name: 'Invoice number' });
  await expect(group.getByText('Context', { exact: true }).last()).toBeVisible();
  await expect(group.getByText(`${pattern.slice(0, 50)}...`, { exact: true })).toBeVisible();
  await expect(group.getByText('Analysis method')).toBeVisible();
  await expect(group.getByText('High', { exact: true })).toBeVisible();
});

test('a wrong value is corrected in place and stays corrected', async ({ page }) => {
  await openReview(page);
  await keyFields(page).getByRole('button', { name: 'Correct Invoice number' }).click();
  const form = page.getByRole('form', { name: 'Correct Invoice number' });
  await form.getByRole('textbox', { name: 'Invoice number' }).fill('HP-2025-0148');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(keyFields(page)).toContainText('HP-2025-0148');
  await page.reload();
  await expect(keyFields(page)).toContainText('HP-2025-0148');
  await expect(keyFields(page).getByRole('img', { name: 'Confirmed by a person' })).toBeVisible();
});

test('a failed analysis says why and can be run again', async ({ page }) => {
  const { ids } = await customerWith(page, 'failed.pdf');
  let failed = true;
  await page.route(`**/api/documents/${ids[0]}`, async (route) => {
    const body = (await (await route.fetch()).json()) as object;
    const last_analysis = { status: 'failed', entity_count: 0 };
    await route.fulfill({ json: failed ? { ...body, last_analysis } : body });
  });
  await page.route('**/api/documents/*/retry', async (route) => {
    failed = false;
    await route.fulfill({ status: 202, json: { document_id: ids[0], status: 'processing' } });
  });
  await page.goto(`/?document=${ids[0]}`);
  await expect(page.getByRole('alert')).toContainText('Error analyzing file');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(keyFields(page)).toContainText('HP-2025-0147');
});
