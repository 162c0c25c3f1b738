import { expect } from '@playwright/test';
import { test } from './test.ts';

test('what a page does against the Content-Security-Policy is noticed', async ({ page, violations }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(violations).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran";';
    document.head.append(script);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('script-src-elem refused inline on /login')]);
  await expect(page).not.toHaveTitle('ran');
  // It was meant to be.
  violations.length = 0;
});
