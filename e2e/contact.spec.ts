import { expect, type Page, test } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';

const THANKS = "Thank you for contacting us! We'll get back to you shortly via email.";

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How many pages may a document have?');
}

test.beforeEach(async ({ page }) => {
  await signInAsNewCustomer(page);
});

test('all four fields are required, and the email must be one', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('within 24 hours')).toBeVisible();
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
  await page.goto('/contact');
  await fillMessage(page);
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.waitForTimeout(3500);
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeHidden({ timeout: 3000 });
});

test('a message that could not be sent stays, with the reason', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { detail: 'Too many messages.' } }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many messages.');
});
