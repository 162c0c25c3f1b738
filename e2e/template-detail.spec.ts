import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { welcomePdf } from './sample-documents.ts';
import { createTemplate } from './sample-templates.ts';
import { pagesPdf, sheet } from './template-canvas.ts';
import { test } from './test.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'PDF Preview' });

test('the overview has information, statistics and the zones', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Acme', description: 'Their invoices' });
  await page.goto(`/templates/${id}`);
  await expect(page).toHaveTitle('Acme · Invoscope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
  await expect(page.getByText('Their invoices')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'PDF Preview', 'Test & Validate']);
  const information = page.getByRole('region', { name: 'Information' });
  await expect(information).toContainText('1.0.0');
  await expect(information).toContainText('sample.pdf, 1 page, 13.42 KB');
  await expect(information).toContainText('Never');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText('Zones2');
  await expect(statistics).toContainText('Required zones1');
  await expect(statistics).toContainText('2 text');
  const zones = page.getByRole('table', { name: 'Zones' });
  await expect(zones.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Zones', exact: true })).toHaveCount(1);
  await expect(zones.getByRole('row').nth(1)).toHaveText(/Invoice Number ?Required.*text.*1.*Invoice number.*HP-/);
  await expect(page.getByRole('link', { name: 'Edit Template' })).toHaveAttribute('href', `/templates/${id}/edit`);
  await page.getByRole('link', { name: 'Back to Templates' }).click();
  await expect(page).toHaveURL('/templates');
});

test('the preview shows the sample with or without its zones, zooms from 0.5 to 2 by 0.1, and saves it', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Acme' });
  await page.goto(`/templates/${id}`);
  await page.getByRole('tab', { name: 'PDF Preview' }).click();
  await expect(preview(page).locator('[data-page="1"] canvas')).toBeVisible();
  expect(await preview(page).evaluate((frame) => frame.getBoundingClientRect().height)).toBe(800);

  const zones = preview(page).getByRole('list', { name: 'Zones' }).getByRole('listitem');
  await expect(zones).toHaveText(['Invoice Number, required', 'Seller']);
  await preview(page).getByRole('button', { name: 'Hide zones' }).click();
  await expect(zones).toHaveCount(0);
  await preview(page).getByRole('button', { name: 'Show zones' }).click();
  await expect(zones).toHaveCount(2);

  const zoom = preview(page).getByRole('status', { name: 'Zoom' });
  await expect(zoom).toHaveText('100%');
  const seen = async (label: string) => {
    const button = preview(page).getByRole('button', { name: label });
    const values = [await zoom.textContent()];
    while ((await button.getAttribute('aria-disabled')) !== 'true') {
      await button.click();
      values.push(await zoom.textContent());
    }
    return values;
  };
  expect((await seen('Zoom in')).slice(0, 3)).toEqual(['100%', '110%', '120%']);
  await expect(zoom).toHaveText('200%');
  expect(await seen('Zoom out')).toHaveLength(16);
  await expect(zoom).toHaveText('50%');

  const saving = page.waitForEvent('download');
  await preview(page).getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('sample.pdf');
});

test('zones stand where they were drawn', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const box: [number, number, number, number] = [0.25, 0.5, 0.3, 0.1];
  const id = await createTemplate(page, account, { name: 'Acme', zones: [{ name: 'Middle', box }] });
  await page.goto(`/templates/${id}?tab=preview`);
  const sheet = await page.locator('[data-page="1"]').boundingBox();
  const zone = await page.locator('[data-zone="zone-0"]').boundingBox();
  expect(zone?.width).toBeCloseTo(0.3 * (sheet?.width ?? 0), 0);
  expect((zone?.x ?? 0) - (sheet?.x ?? 0)).toBeCloseTo(0.25 * (sheet?.width ?? 0), 0);
  expect((zone?.y ?? 0) - (sheet?.y ?? 0)).toBeCloseTo(0.5 * (sheet?.height ?? 0), 0);
});

test('a template without a sample says so and has no preview; one that cannot be loaded can be tried again', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const without = await createTemplate(page, account, { name: 'Bare', sample: null, zones: [] });
  await page.goto(`/templates/${without}?tab=preview`);
  await expect(page.getByText('No Template Document')).toBeVisible();
  await expect(page.getByText('PDF not available')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Test & Validate']);
  await expect(page.getByText('No zones yet')).toBeVisible();

  const id = await createTemplate(page, account, { name: 'Acme' });
  await page.route('**/api/templates/*/pdf', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto(`/templates/${id}`);
  await expect(page.getByText('PDF not available')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tab', { name: 'PDF Preview' })).toBeVisible();
  await expect(page.getByText('PDF not available')).toHaveCount(0);
});

test('of a sample of 300 pages only those near the view are drawn, and the editor opens the last one', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Long', sample: await pagesPdf('long.pdf', 300) });
  await page.goto(`/templates/${id}?tab=preview`);
  await expect(page.locator('[data-page]')).toHaveCount(300);
  const pictures = page.locator('[data-page] canvas');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeLessThan(12);
  await page.locator('[data-page="300"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-page="300"] canvas')).toBeVisible();
  await expect(page.locator('[data-page="1"] canvas')).toHaveCount(0);
  expect(await pictures.count()).toBeLessThan(12);

  await page.goto(`/templates/${id}/edit`);
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await page.getByLabel('Page number').fill('999');
  await page.getByLabel('Page number').press('Enter');
  await expect(page.getByLabel('Page number')).toHaveValue('300');
  await expect(page.locator('[data-sheet="300"] canvas')).toHaveCount(1);
});

test('a sample that is broken says so in its frame', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Acme' });
  await page.route('**/api/templates/*/pdf', (route) =>
    route.fulfill({ body: welcomePdf().buffer.subarray(0, 40), contentType: 'application/pdf' }),
  );
  await page.goto(`/templates/${id}?tab=preview`);
  await expect(preview(page).getByRole('alert')).toContainText('Failed to load PDF');
});

test('an absent template is not found; one that cannot be fetched says why and leads back', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  await page.goto('/templates/no-such-template');
  await expect(page.getByRole('heading', { name: 'Template not found', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Templates' }).click();
  await expect(page).toHaveURL('/templates');

  const id = await createTemplate(page, account, { name: 'Acme', sample: null });
  await page.route(`**/api/templates/${id}`, (route) => route.fulfill({ status: 400, json: { detail: 'Not today' } }), {
    times: 1,
  });
  await page.goto(`/templates/${id}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch template');
  await expect(alert).toContainText('Not today');
  await expect(alert.getByRole('link', { name: 'Back to Templates' })).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme');
});
