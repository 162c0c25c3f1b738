import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
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
  await expect(page.getByText(/You are on the free trial until .+: 10 documents left\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveCount(0);

  const advanced = page.getByRole('article', { name: 'Advanced plan' });
  await expect(advanced).toContainText('Most popular');
  await expect(advanced).toContainText('Starts once it is paid, at $19 per month. Usage begins at zero.');
  await page.getByRole('button', { name: /Upgrade to Advanced/ }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The checkout was cancelled; your plan is unchanged.')).toBeVisible();
  await page.getByRole('button', { name: /Upgrade to Advanced/ }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  await expect(advanced).toContainText('Current plan');
  await expect(advanced).not.toContainText('Most popular');
  await expect(page.getByText('0 of 75')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/Your plan will not be renewed\. The plan then runs until/)).toBeVisible();
  await page.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(page.getByText(/Cancelled: runs until/)).toBeVisible();
  await expect(page.getByText(/Your Advanced plan is cancelled and runs until/)).toBeVisible();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeHidden();
  // Nothing is charged: no checkout in between.
  await expect(advanced).toContainText('Advanced goes on at $19 per month. Nothing is charged now');
  await page.getByRole('button', { name: /Keep Advanced/ }).click();
  await expect(page.getByText(/Cancelled: runs until/)).toBeHidden();
  await expect(page.getByText(/You are on Advanced: 75 documents left/)).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});

test('a smaller plan starts when the paid month is over, which is said before and after', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: /Upgrade to Advanced/ }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  const essential = page.getByRole('article', { name: 'Essential plan' });
  const words = /Starts on .+, at \$7 per month; Advanced stays until then\. Usage begins at zero that day\./;
  await expect(essential).toContainText(words);
  await page.getByRole('button', { name: /Switch to Essential/ }).click();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Thank you! Essential starts on/)).toBeVisible();
  await expect(page.getByText(/You are on Advanced until .+; Essential starts then\./)).toBeVisible();
  await expect(page.getByText('0 of 75')).toBeVisible();
  await expect(essential).toContainText('Your next plan');
  await page.getByRole('button', { name: /Keep Advanced/ }).click();
  await expect(page.getByText(/You are on Advanced: 75 documents left/)).toBeVisible();
});

/** The status as the server gives it, with `change` over it while that is not null. */
async function bendStatus(page: Page, change: () => object | null): Promise<void> {
  await page.route('**/api/subscription/status', async (route) => {
    const status = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...status, ...change() } });
  });
}

const NO_PLAN = { plan_type: null, is_trial: false, documents_limit: 0, ai_queries_limit: 0, period_end: null };

test('an address alone thanks nobody, and a payment that comes late is waited for', async ({ page }) => {
  await signInAsNewCustomer(page);
  let isPaid = false;
  const paid = { plan_type: 'essential', is_trial: false, documents_limit: 20, period_end: '2030-01-15T12:00:00.000Z' };
  await bendStatus(page, () => (isPaid ? paid : NO_PLAN));
  await page.goto('/pricing?checkout=success');
  await expect(page.getByText('Waiting for the payment to be confirmed…')).toBeVisible();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  isPaid = true;
  await expect(page.getByText('Thank you! Your plan is active.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You are on Essential/)).toBeVisible();
  await expect(page.getByText('Thank you! Your plan is active.')).toBeHidden();
});

test('a payment that is not confirmed for long says so, and is looked for again', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.clock.install();
  await bendStatus(page, () => NO_PLAN);
  await page.goto('/pricing?checkout=success');
  await expect(page.getByText('Waiting for the payment to be confirmed…')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/not confirmed yet.+you need not pay again/)).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Waiting for the payment to be confirmed…')).toBeVisible();
});

test('a customer without a plan reads when the trial ended, no empty figures, and chooses a plan', async ({ page }) => {
  await signInAsNewCustomer(page);
  const ended = '2026-01-15T12:00:00.000Z';
  await bendStatus(page, () => ({ ...NO_PLAN, trial_end: ended, ended_at: ended }));
  await page.goto('/pricing?checkout=cancelled');
  await expect(page.getByText(/Your free trial ended on .*2026/)).toBeVisible();
  await expect(page.getByText('The checkout was cancelled.', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 0')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Choose Essential/ })).toBeVisible();
});

test('the test checkout looks like the product, in the chosen theme, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const theme of ['dark', 'light'] as const) {
    await signInAsNewCustomer(page);
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Upgrade to Essential/ }).click();
    await expect(page.getByRole('heading', { name: 'Test checkout: Essential' })).toBeVisible();
    await expect(page.getByText('$7 per month', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await seriousProblems(axeOf(page))).toEqual([]);
    const card = await page.getByRole('main').boundingBox();
    expect(card?.x).toBeGreaterThanOrEqual(16);
    const session = page.url();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goto(session);
    await expect(page.getByText('This checkout was cancelled; nothing was charged.')).toBeVisible();
    expect(await seriousProblems(axeOf(page))).toEqual([]);
  }
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
