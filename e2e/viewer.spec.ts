import { expect, type Page } from '@playwright/test';
import { customerWith } from './sample-documents.ts';
import { test } from './test.ts';

async function openViewer(page: Page): Promise<void> {
  const { ids } = await customerWith(page, 'viewer.pdf');
  await page.goto(`/documents?open=${ids[0]}&tab=document`);
}

test('the zoom starts at 1.2 and goes from 0.6 to 3 in steps of 0.2', async ({ page }) => {
  await openViewer(page);
  const zoom = page.getByLabel('Zoom', { exact: true });
  await expect(zoom).toHaveText('120%');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('140%');
  for (const [name, end] of [
    ['Zoom in', '300%'],
    ['Zoom out', '60%'],
  ] as const) {
    const button = page.getByRole('button', { name });
    while (await button.isEnabled()) await button.click();
    await expect(zoom).toHaveText(end);
  }
});

test('the text of a page can be selected and the page is drawn in the pixels of the screen', async ({ browser }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2 });
  const page = await context.newPage();
  await openViewer(page);
  await expect(page.locator('.pdf-text').getByText('HP-2025-0147')).toBeAttached();
  const canvas = page.locator('[data-page="1"] canvas');
  await expect(canvas).toBeVisible();
  const [pixels, width] = await canvas.evaluate((drawn: HTMLCanvasElement) => [drawn.width, drawn.clientWidth]);
  expect(pixels).toBeGreaterThanOrEqual(2 * (width ?? 0) - 2);
  await context.close();
});

test('a file that cannot be fetched or opened says so and can be tried again', async ({ page }) => {
  await page.route('**/api/files/*/file', (route) => route.fulfill({ status: 503, json: { detail: 'Busy.' } }));
  await openViewer(page);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch PDF: 503');
  await page.unroute('**/api/files/*/file');
  await page.route('**/api/files/*/file', (route) => route.fulfill({ body: 'no PDF at all' }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load PDF');
  await page.unroute('**/api/files/*/file');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
});

test('a page that cannot be drawn offers to try again', async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      if (sessionStorage.getItem('canvas') !== 'works') throw new Error('no canvas');
      return Reflect.apply(getContext, this, given);
    } as typeof getContext;
  });
  await openViewer(page);
  await expect(page.getByRole('alert')).toContainText('Failed to render page');
  await page.evaluate(() => sessionStorage.setItem('canvas', 'works'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
