import { expect, type Page } from '@playwright/test';
import { customerWith } from './sample-documents.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const facts = (page: Page) => page.getByRole('region', { name: 'Facts' });
const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });
const height = async (page: Page) => (await facts(page).boundingBox())?.height ?? 0;

async function openReview(page: Page): Promise<void> {
  const { ids } = await customerWith(page, 'phone.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
}

test('a touched value shows its place on the page above the facts, with its confidence in words', async ({ page }) => {
  await openReview(page);
  const total = keyFields(page).getByRole('button', { name: /^Total amount/ });
  await expect(total).toContainText(/\d+%(High|Medium|Low)/);
  await expect(total.getByText(/^(High|Medium|Low)$/)).toBeVisible();
  await total.tap();
  const box = page.getByRole('button', { name: /^Total amount: / });
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport();
  const [place, sheet] = [await box.boundingBox(), await facts(page).boundingBox()];
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await expect(page.getByRole('textbox', { name: 'Total amount' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('the sheet of facts is tapped, dragged and moved by keys, and makes room for a place it covers', async ({
  page,
}) => {
  await openReview(page);
  await expect(keyFields(page)).toBeVisible();
  const half = await height(page);
  await page.getByRole('button', { name: 'More of the facts' }).tap();
  await expect.poll(() => height(page)).toBeGreaterThan(half + 100);
  await keyFields(page)
    .getByRole('button', { name: /^Invoice number/ })
    .tap();
  await expect.poll(() => height(page)).toBe(half);

  const handle = page.getByRole('button', { name: 'More of the facts' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => height(page)).toBeLessThan(half - 100);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => height(page)).toBe(half);

  const { x, y, width } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 300, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'More of the page' })).toBeVisible();
});

test('who bills whom has the whole width where its buttons leave too little beside them', async ({ page }) => {
  const { ids } = await customerWith(page, 'first.pdf', 'second.pdf');
  await page.goto(`/?document=${ids[0]}&tab=document`);
  await expect(facts(page).getByRole('navigation', { name: 'Documents' })).toBeVisible();
  const names = facts(page).getByRole('heading', { level: 1 });
  expect((await names.boundingBox())?.width).toBeGreaterThan(300);
});
