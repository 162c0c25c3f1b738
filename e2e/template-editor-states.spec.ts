import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { welcomePdf } from './sample-documents.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { chooseSample, config, draw, expect, openWithSample, saveButton, sheet, zone } from './template-canvas.ts';
import { test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsNewCustomer(page);
});

const file = (page: Page) => page.locator('input[type="file"]').first();
const alert = (page: Page) => page.getByRole('alert');
const suggest = (page: Page) => page.getByRole('button', { name: /^Suggest zones \(\d+\)/ });

/** Saves a template without a sample, and opens it again. */
async function editWithoutSample(page: Page): Promise<void> {
  await page.goto('/templates/new');
  await page.getByLabel('Template name').fill('Without a sample');
  await page.getByRole('group', { name: 'Quick Add' }).getByRole('button', { name: 'Total Amount' }).click();
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Without a sample' })).toBeVisible();
  await page.goto(`${page.url()}/edit`);
}

test('a template whose sample is gone can still be edited, and takes another sample', async ({ page }) => {
  await editWithoutSample(page);
  await expect(alert(page)).toContainText('Template PDF not found. You can upload a new document to edit zones.');
  await expect(zone(page, 'Total Amount')).toBeVisible();
  await chooseSample(page, welcomePdf());
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Template file' })).toContainText('welcome-invoice.pdf');
});

test('a file that cannot be a sample says why', async ({ page }) => {
  await page.goto('/templates/new');
  await file(page).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 broken'),
  });
  await expect(alert(page)).toContainText('Error processing file: Failed to load PDF');
  await file(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a text') });
  await expect(alert(page)).toContainText('Error processing file: Please choose a PDF or an image');
  await chooseSample(page, welcomePdf());
  await expect(alert(page)).toBeHidden();
});

test('a browser that could not fetch its program for PDFs says so', async ({ page }) => {
  await page.goto('/templates/new');
  await page.route('**/assets/pdf-*.js', (route) => route.abort());
  await file(page).setInputFiles(welcomePdf());
  await expect(alert(page)).toContainText('PDF.js not loaded yet. Please try again in a moment.');
});

test('a page that cannot be drawn says why and offers Retry', async ({ page }) => {
  await page.goto('/templates/new');
  const picture = await page.screenshot();
  await page.evaluate(() => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      HTMLCanvasElement.prototype.getContext = draw;
      throw new Error(`no ${String(args[0])} here`);
    } as typeof draw;
  });
  await file(page).setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: picture });
  await expect(alert(page)).toContainText('Failed to render page: no 2d here');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(sheet(page).locator('canvas')).toBeVisible();
});

test('a template that cannot be saved says why, and nothing is lost', async ({ page }) => {
  await openWithSample(page);
  await page.getByLabel('Template name').fill('ACME');
  await page.route('**/api/templates', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await saveButton(page).click();
  await expect(alert(page)).toContainText('Error saving template');
  await expect(alert(page)).toContainText('Server error occurred. Please check the console and server logs.');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'ACME' })).toBeVisible();
});

test('a template that cannot be fetched says so', async ({ page }) => {
  await page.goto('/templates/none/edit');
  await expect(alert(page)).toContainText('Failed to fetch template');
  await expect(page.getByRole('link', { name: 'Back to Templates' })).toBeVisible();
});

test('leaving with unsaved changes is asked about', async ({ page }) => {
  await openWithSample(page);
  await page.getByLabel('Template name').fill('ACME');
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('ACME');
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe('beforeunload');
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page).toHaveURL('/documents');
});

test('the sample is read while one draws: suggested zones, their values, what each rule gives, and the text to move with', async ({
  page,
}) => {
  await openWithSample(page);
  await suggest(page).click();
  await expect(page.getByLabel('Template name')).toHaveValue('Harbour & Pine Studio Ltd');
  const summary = page.getByRole('region', { name: 'Zone summary' });
  await expect(summary.getByRole('button', { name: /^Invoice Number/ })).toContainText('HP-2025-0147');
  await expect(summary.getByRole('button', { name: /^Total Amount/ })).toContainText('4524.00');
  await summary.getByRole('button', { name: /^Invoice Number/ }).click();
  await expect(config(page).getByRole('region', { name: 'On the sample' })).toContainText('HP-2025-0147');
  await config(page).getByRole('combobox', { name: 'Type of the new rule' }).click();
  await page.getByRole('option', { name: 'Position' }).click();
  const rules = config(page).getByRole('region', { name: 'Extraction rules' });
  const before = await rules.getByRole('listitem').count();
  await rules.getByRole('button', { name: 'Add Rule' }).click();
  const rule = rules.getByRole('group', { name: `Rule ${before + 1}` });
  await rule.getByLabel('Offset').fill('3');
  await rule.getByLabel('Length').fill('4');
  await expect(rule).toContainText('On the sample:2025');
  await config(page).getByLabel('Moves with').click();
  await page.getByRole('option', { name: '‘Invoice number’' }).click();
  await expect(sheet(page).locator('[data-anchor]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Suggest zones' })).toHaveAttribute('aria-disabled', 'true');
});

for (const theme of ['light', 'dark'] as const) {
  test(`no state of the editor hinders people, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    const problems = async () => expect(await seriousProblems(axeOf(page))).toEqual([]);
    await page.goto('/templates/new');
    await expect(page.getByRole('heading', { name: 'New Template' })).toBeVisible();
    await problems();
    await chooseSample(page, welcomePdf());
    await suggest(page).click();
    await draw(page, [0.2, 0.5], [0.5, 0.55]);
    await config(page).getByRole('button', { name: 'Add Rule' }).click();
    await config(page).getByLabel('Pattern').fill('(');
    await expect(config(page).getByLabel('Pattern')).toHaveAccessibleDescription(/not valid/);
    await problems();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog', { name: 'Help: template editor' })).toBeVisible();
    await problems();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await problems();
  });
}
