import { expect, type Page } from '@playwright/test';
import { type Account, signIn, signInAsNewCustomer } from './account.ts';
import { watchShownTime } from './shown-times.ts';
import { test } from './test.ts';

const THANKS = "Thank you for contacting us! We'll get back to you shortly via email.";

/** Who is signed in comes in its own time, and would come between what is selected and what is typed over it. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue(account.username);
}

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How many pages may a document have?');
}

let account: Account;
test.beforeEach(async ({ page }) => {
  account = await signInAsNewCustomer(page);
});

/** Ends the session on the server; the page does not know yet. */
async function endSession(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${account.token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
}

test('name and email of who is signed in are there already', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue(account.username);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('a letter survives the end of the session, until it is sent', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Authentication required. Please log in again.')).toBeVisible();
  await signIn(page, account.username);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('How many pages may a document have?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue(account.username);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a logout forgets a letter', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, account.username);
  await expect(page).toHaveURL('/');
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue(account.username);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('all four fields are required, and the email must be one', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('within 24 hours')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(account.username);
  await page.getByLabel('Name').clear();
  await page.getByLabel('Email').clear();
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(`Please enter your ${name.toLowerCase()}`);
  }
  await fillMessage(page);
  await page.getByLabel('Email').fill('ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a sent message clears the form and thanks for five seconds', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  const thanksShownMs = await watchShownTime(page, THANKS);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  send();
  expect(await thanksShownMs()).toBeGreaterThan(4900);
  await expect(page.getByText(THANKS)).toBeHidden();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(page.getByLabel(name)).toHaveValue('');
});

test('a message that could not be sent stays, with the reason', async ({ page }) => {
  await openForm(page);
  await fillMessage(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { detail: 'Too many messages.' } }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many messages.');
});
