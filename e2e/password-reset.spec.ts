import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerAccount, signIn, signInAsNewCustomer } from './account.ts';
import { mailTo } from './outbox.ts';
import { axeOf } from './serious-problems.ts';
import { watchShownTime } from './shown-times.ts';
import { test } from './test.ts';

const NEW_PASSWORD = 'Brand-new-7';

/** The link of the mail that answers a request for `email`. */
async function resetLink(page: Page, email: string): Promise<string> {
  expect((await page.request.post('/api/auth/request-reset', { data: { email } })).status()).toBe(200);
  return (await mailTo(email)).match(/http\S+\/reset-password\?token=\S+/)?.[0] ?? '';
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('a forgotten password is replaced by the link in the mail', async ({ page }) => {
  const { email, username } = await registerAccount(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill('ada@example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('spam folder')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Asked again for ${email}`)).toBeVisible();
  expect((await axeOf(page).analyze()).violations).toEqual([]);

  const link = (await mailTo(email)).match(/http\S+\/reset-password\?token=\S+/)?.[0] ?? '';
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/auth/validate-token**', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByText('Validating reset token...')).toBeVisible();
  goOn();
  // The token is a secret: neither the address bar nor the history keeps it.
  await expect(page).toHaveURL('/reset-password');

  const problems = [
    ['Abcdefg1', 'Abcdefg2', 'Passwords do not match'],
    ['Abc1', 'Abc1', 'Password must be at least 8 characters long'],
    ['abcdefg1', 'abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Abcdefgh', 'Password must contain at least one number'],
  ] as const;
  for (const [password, repeated, sentence] of problems) {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(repeated);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }

  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  const successShownMs = await watchShownTime(page, 'Password changed');
  await page.getByRole('button', { name: 'Reset password' }).click();
  expect(await successShownMs()).toBeGreaterThan(2900);
  await expect(page).toHaveURL('/login');

  await signIn(page, username, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await signIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired reset token');
});

test('a reload keeps the link good until it is used, and the address bar clear of it', async ({ page }) => {
  const { email } = await registerAccount(page);
  await page.goto(await resetLink(page, email));
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await chooseNewPassword(page);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('token');
  await expect(page).toHaveURL('/login');
});

test('a reset while signed in ends at the login, without a word about the session it ended', async ({ page }) => {
  const { email, username } = await signInAsNewCustomer(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await page.goto(await resetLink(page, email));
  await chooseNewPassword(page);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  // The seconds are counted down; frame by frame, as each number stands for a second only.
  await page.waitForFunction(() => /in [12] seconds?\./.test(document.body.textContent));
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Authentication required')).toHaveCount(0);
  await signIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});

test('a link without a token, or with an unknown one, offers a new link and the login', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText('Invalid or missing reset token');
  await page.goto('/reset-password?token=never-issued');
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired reset token');
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('failures of a reset have their sentences', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ada@example.org');
  const answers = [
    { answer: { status: 500, body: '' }, text: 'Failed to send reset email' },
    { answer: { status: 429, json: { detail: 'Too many reset requests.' } }, text: 'Too many reset requests.' },
  ];
  for (const { answer, text } of answers) {
    await page.route('**/api/auth/request-reset', (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await page.route('**/api/auth/request-reset', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');

  await page.route('**/api/auth/validate-token**', (route) => route.fulfill({ json: { valid: true } }));
  await page.route('**/api/auth/confirm-reset', (route) => route.fulfill({ status: 400, body: '' }));
  await page.goto('/reset-password?token=any');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset password');
});
