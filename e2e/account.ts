import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'secret-2024';

export interface Account {
  username: string;
  email: string;
  token: string;
}

/** Registers a new customer on the trial over HTTP. */
export async function registerAccount(page: Page): Promise<Account> {
  const username = `user-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const answer = await page.request.post('/api/auth/register', { form: { username, email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { username, email, token };
}

/** Registers a new customer and signs the page's browser in, as if done in an earlier visit. */
export async function signInAsNewCustomer(page: Page): Promise<Account> {
  const account = await registerAccount(page);
  await page.goto('/favicon.svg');
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  return account;
}

/** Fills the login form and sends it. */
export async function signIn(page: Page, username: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
