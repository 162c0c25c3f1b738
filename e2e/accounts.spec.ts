import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerAccount, signIn, signInAsNewCustomer } from './account.ts';
import { test } from './test.ts';

test.describe('signing in', () => {
  test('a visitor of a protected page comes back to it after signing in', async ({ page }) => {
    const { username } = await registerAccount(page);
    await page.goto('/contact?from=mail#form');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Sign in · Invoscope');
    await signIn(page, username, 'wrong-password');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    await signIn(page, username);
    await expect(page).toHaveURL('/contact?from=mail#form');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  });

  test('an email address signs in as well, and a signed-in visitor of /login goes on', async ({ page }) => {
    const { email } = await registerAccount(page);
    await page.goto('/login');
    await signIn(page, email);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  const DETOURS: { name: string; walk: (page: Page) => Promise<void> }[] = [
    {
      name: 'a forgotten password and back',
      walk: async (page) => {
        await page.getByRole('link', { name: 'Forgot password?' }).click();
        await page.getByRole('link', { name: 'Back to Login' }).click();
      },
    },
    {
      name: 'the plans and back',
      walk: async (page) => {
        await page.getByRole('link', { name: 'View pricing' }).click();
        await page.getByRole('link', { name: 'Back to Login' }).click();
      },
    },
    {
      name: 'the wizard and back',
      walk: async (page) => {
        await page.getByRole('link', { name: 'Create an account' }).click();
        await page.getByRole('link', { name: /Already have an account/ }).click();
      },
    },
    {
      name: 'the plans, the single form and back',
      walk: async (page) => {
        await page.getByRole('link', { name: 'View pricing' }).click();
        await page.getByRole('button', { name: /Discovery/ }).click();
        await page.getByRole('link', { name: /Already have an account/ }).click();
      },
    },
  ];
  for (const { name, walk } of DETOURS) {
    test(`${name} do not lose where the visitor wanted to go`, async ({ page }) => {
      const { username } = await registerAccount(page);
      await page.goto('/contact?from=mail');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await walk(page);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await signIn(page, username);
      await expect(page).toHaveURL('/contact?from=mail');
    });
  }

  test('a newcomer who came for a page gets to it by registering from a plan', async ({ page }) => {
    await page.goto('/contact?from=mail');
    await page.getByRole('link', { name: 'View pricing' }).click();
    await page.getByRole('button', { name: /Discovery/ }).click();
    const name = `user-${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/contact?from=mail');
  });

  test('empty fields are asked for', async ({ page }) => {
    await page.goto('/login');
    const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })];
    await expect(username).toBeFocused();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter username and password');
    await expect(username).toBeFocused();
    await expect(username).toHaveAttribute('aria-invalid');
    await username.fill('ada');
    await expect(username).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid');
  });

  const ANSWERS = [
    { name: 'an empty answer', body: '', text: 'Login failed: Server returned empty response. Please try again.' },
    { name: 'an unparsable answer', body: '<html>', text: 'Server returned invalid response format' },
    { name: 'an answer without a token', body: '{"ok":true}', text: 'Login failed: Invalid server response' },
  ];
  for (const { name, body, text } of ANSWERS) {
    test(`${name} is told apart`, async ({ page }) => {
      await page.route('**/simple-token', (route) => route.fulfill({ status: 200, body }));
      await page.goto('/login');
      await signIn(page, 'ada');
      await expect(page.getByRole('alert')).toHaveText(text);
    });
  }

  test('no connection and a broken server have their sentences', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/simple-token', (route) => route.abort());
    await signIn(page, 'ada');
    await expect(page.getByRole('alert')).toHaveText('No response from server. Please check your network connection.');
    await page.unroute('**/simple-token');
    await page.route('**/simple-token', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await signIn(page, 'ada');
    await expect(page.getByRole('alert')).toHaveText('Server error. Please try again later.');
  });

  test('a token the server does not know leaves nobody signed in', async ({ page }) => {
    await page.route('**/simple-token', (route) =>
      route.fulfill({ json: { access_token: 'x', token_type: 'bearer' } }),
    );
    await page.goto('/login');
    await signIn(page, 'ada');
    await expect(page.getByRole('alert')).toHaveText('Authentication failed');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a server that says nothing for 30 seconds is given up', async ({ page }) => {
    await page.clock.install();
    await page.route('**/simple-token', () => {});
    await page.goto('/login');
    await signIn(page, 'ada');
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await page.clock.fastForward(29_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alert')).toHaveText('No response from server. Please check your network connection.');
  });
});

test.describe('the end of a session', () => {
  test('a refused token anywhere leads to the login and back', async ({ page }) => {
    const { username } = await registerAccount(page);
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('token', 'no-longer-valid'));
    await page.goto('/contact');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Authentication required. Please log in again.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, username);
    await expect(page).toHaveURL('/contact');
  });

  test('logging out removes the token, and the server no longer takes it', async ({ page }) => {
    const { token, username } = await signInAsNewCustomer(page);
    await page.goto('/contact');
    const told = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await told;
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const profile = await page.request.get('/users/me', { headers: { Authorization: `Bearer ${token}` } });
    expect(profile.status()).toBe(401);
    // A logout is no interrupted visit: the next login starts at the dashboard.
    await signIn(page, username, PASSWORD);
    await expect(page).toHaveURL('/');
  });

  test('logging out in one tab signs the other out', async ({ page, context }) => {
    await signInAsNewCustomer(page);
    await page.goto('/contact');
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByRole('heading', { name: 'Contact' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
  });
});
