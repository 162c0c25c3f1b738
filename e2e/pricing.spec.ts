import { expect } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { test } from './test.ts';

test('a visitor sees three plans, the most popular marked, and a way back to the login', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('article')).toHaveCount(3);
  const essential = page.getByRole('article', { name: 'Essential plan' });
  await expect(essential).toContainText('$7');
  await expect(essential).toContainText('20');
  await expect(page.getByRole('article', { name: 'Advanced plan' })).toContainText('Most popular');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a customer sees the current plan, the usage and the days left, and can upgrade and cancel', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/pricing');
  await expect(page.getByRole('article', { name: 'Discovery plan' })).toContainText('Current plan');
  await expect(page.getByText('Free trial: 14 days left')).toBeVisible();
  await expect(page.getByText('0 of 10')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveCount(0);

  await page.getByRole('button', { name: /Upgrade to advanced/i }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The checkout was cancelled; your plan is unchanged.')).toBeVisible();
  await page.getByRole('button', { name: /Upgrade to advanced/i }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Advanced plan' })).toContainText('Current plan');
  await expect(page.getByText('0 of 75')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText(/Cancelled: runs until/)).toBeVisible();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeHidden();
  await page.getByRole('button', { name: /Keep advanced/i }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeVisible();
  await expect(page.getByText(/Cancelled: runs until/)).toBeHidden();
});

test('plans that cannot be loaded offer to reload the page', async ({ page }) => {
  let broken = true;
  await page.route('**/api/subscription/plans', (route) =>
    broken ? route.fulfill({ status: 400 }) : route.continue(),
  );
  await page.goto('/pricing');
  await expect(page.getByRole('alert')).toContainText('Failed to load pricing plans');
  broken = false;
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a checkout or trial that fails says so on its card', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.route('**/api/subscription/create-checkout-session', (route) => route.fulfill({ status: 500 }));
  await page.goto('/pricing');
  const essential = page.getByRole('article', { name: 'Essential plan' });
  await essential.getByRole('button').click();
  await expect(essential.getByRole('alert')).toHaveText('Failed to create checkout session');

  await page.route('**/api/subscription/status', async (route) => {
    const status = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...status, plan_type: null, is_trial: false, trial_end: null } });
  });
  await page.route('**/api/subscription/start-trial', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  const discovery = page.getByRole('article', { name: 'Discovery plan' });
  await discovery.getByRole('button').click();
  await expect(discovery.getByRole('alert')).toHaveText('Failed to start trial');
});
