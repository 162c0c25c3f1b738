import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerAccount } from './account.ts';
import { test } from './test.ts';

async function fillAccount(page: Page, change: Record<string, string> = {}): Promise<void> {
  const username = `user-${randomUUID().slice(0, 8)}`;
  const values = { Username: username, Email: `${username}@example.org`, Password: PASSWORD, ...change };
  for (const [label, value] of Object.entries({ 'Confirm password': PASSWORD, ...values })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

test.describe('the registration wizard', () => {
  test('account, plan, review and confirm lead to the dashboard', async ({ page }) => {
    await page.goto('/register');
    await fillAccount(page, { Company: 'Ada & Co' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeFocused();
    await expect(page.getByRole('radio', { name: /Discovery/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review & confirm' })).toBeFocused();
    await expect(page.getByText('Ada & Co')).toBeVisible();
    await expect(page.getByText('Your 14-day free trial starts right away.')).toBeVisible();
    await page.getByRole('button', { name: 'Change account' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('Ada & Co');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('0 / 10 documents')).toBeVisible();
  });

  const PROBLEMS: { change: Record<string, string>; text: string }[] = [
    { change: { Username: '' }, text: 'Please fill in all required fields' },
    { change: { 'Confirm password': 'something else' }, text: 'Passwords do not match' },
    { change: { Password: 'short', 'Confirm password': 'short' }, text: 'Password must be at least 6 characters' },
    { change: { Email: 'ada@example' }, text: 'Please enter a valid email address' },
  ];
  for (const { change, text } of PROBLEMS) {
    test(`the first step says: ${text}`, async ({ page }) => {
      await page.goto('/register');
      await fillAccount(page, change);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
      await fillAccount(page, {});
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  test('a field says what is wrong as soon as it is left, and stops when it is right', async ({ page }) => {
    await page.goto('/register');
    const email = page.getByLabel('Email');
    await email.fill('ada@');
    await expect(page.getByText('Please enter a valid email address')).toBeHidden();
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await email.fill('ada@example.org');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('the browser’s Back and Forward go one step, and nothing typed is lost', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillAccount(page, { Company: 'Ada & Co' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: /Essential/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review & confirm' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Essential/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByLabel('Company')).toHaveValue('Ada & Co');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Review & confirm' })).toBeFocused();
    await expect(page.getByText('Ada & Co')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Company')).toHaveValue('Ada & Co');
    // The window forgets on a reload; a later step alone makes no account, so the first is asked again.
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Company')).toHaveValue('');
  });

  test('the first step tells of a taken name or address, and of what is too long', async ({ page }) => {
    const { username, email } = await registerAccount(page);
    await page.goto('/register');
    await fillAccount(page, { Username: username });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('This username is already taken.');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is already taken.');
    await fillAccount(page, { Email: email });
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists.');
    await fillAccount(page, { Company: 'x'.repeat(3000) });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('Company must be at most 200 characters');
    await expect(page.getByLabel('Company')).toBeFocused();
    await page.getByLabel('Company').fill('');
    // A check that is not answered holds nobody up: registering will tell.
    await page.route('**/api/auth/check-account', (route) =>
      route.fulfill({ status: 429, json: { detail: 'Later.' } }),
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  });

  test('a phone says in one line which step it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/register');
    await expect(page.getByText('Step 1 of 3 · Account')).toBeVisible();
    await fillAccount(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 3 · Plan')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 3 of 3 · Review & confirm')).toBeVisible();
  });

  test('a paid plan goes on to the checkout', async ({ page }) => {
    await page.goto('/register');
    await fillAccount(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: /Essential/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/checkout\/test\//);
    await expect(page.getByText('no money moves')).toBeVisible();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/pricing/);
    await expect(page.getByRole('article', { name: 'Essential plan' })).toContainText('Current plan');
  });
});

test.describe('the single form', () => {
  test('it says what the chosen plan costs', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Advanced/ }).click();
    await expect(page.getByText('Advanced plan, $19 per month.')).toBeVisible();
  });

  test('a pricing button opens it with the plan', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Discovery/ }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
    await fillAccount(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
  });

  const FAILURES = [
    { name: 'no detail', answer: { status: 400, body: '{}' }, text: 'Registration failed' },
    { name: 'no JSON', answer: { status: 201, body: 'ok' }, text: 'Invalid server response. Please try again.' },
    { name: 'nothing', answer: { status: 201, body: '' }, text: 'Invalid server response. Please try again.' },
  ];
  for (const { name, answer, text } of FAILURES) {
    test(`an answer with ${name} reads: ${text}`, async ({ page }) => {
      await page.route('**/api/auth/register', (route) => route.fulfill(answer));
      await page.goto('/pricing');
      await page.getByRole('button', { name: /Discovery/ }).click();
      await fillAccount(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
    });
  }

  test('no connection and a taken name say so', async ({ page }) => {
    const { username } = await registerAccount(page);
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Discovery/ }).click();
    await fillAccount(page, { Username: username });
    await page.route('**/api/auth/register', (route) => route.abort());
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Network error: Unable to connect to server. Please check your internet connection.',
    );
    await page.unroute('**/api/auth/register');
    let detail = '';
    await page.route('**/api/auth/register', async (route) => {
      const refused = await route.fetch();
      detail = ((await refused.json()) as { detail: string }).detail;
      await route.fulfill({ response: refused });
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => detail).not.toBe('');
    await expect(page.getByRole('alert')).toHaveText(detail);
  });
});
