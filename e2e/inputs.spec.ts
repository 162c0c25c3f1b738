import { expect } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

test('a mailbox is refused in sentences, checked, set up, seen to fail, kept without its password, and removed', async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Inputs', exact: true });
  const folder = section.getByRole('region', { name: 'Watched folder' });
  await expect(folder).toContainText('Whoever runs this server can switch it on: WATCH_DIR');
  const mailbox = section.getByRole('region', { name: 'Mailbox' });
  await expect(mailbox.getByRole('heading', { name: 'Mailbox Off' })).toBeVisible();

  await mailbox.getByRole('button', { name: 'Set up mailbox' }).click();
  const server = mailbox.getByLabel('Mail server');
  await expect(server).toBeFocused();
  await expect(server).toHaveAccessibleDescription('Please enter the mail server');
  await expect(mailbox.getByLabel('Password')).toHaveAccessibleDescription(/Please enter the password/);
  expect(await seriousProblems(axeOf(page))).toEqual([]);

  // Nobody listens there.
  await server.fill('127.0.0.1');
  await mailbox.getByRole('combobox', { name: 'Security' }).click();
  await page.getByRole('option', { name: 'None (the password is sent unencrypted)' }).click();
  await expect(mailbox.getByLabel('Port')).toHaveValue('143');
  await mailbox.getByLabel('Port').fill('1');
  await mailbox.getByLabel('User name').fill('ada');
  await mailbox.getByLabel('Password').fill('a-real-password');
  await mailbox.getByRole('combobox', { name: 'Afterwards' }).click();
  await page.getByRole('option', { name: 'Move to a folder' }).click();
  await mailbox.getByRole('button', { name: 'Check connection' }).click();
  await expect(mailbox.getByLabel('Move to')).toHaveAccessibleDescription(/./);
  await mailbox.getByLabel('Move to').fill('Invoices');
  await mailbox.getByRole('button', { name: 'Check connection' }).click();
  const refusal = "'127.0.0.1' refuses connections on port 1.";
  await expect(mailbox.getByRole('alert')).toContainText(refusal);
  await mailbox.getByRole('button', { name: 'Set up mailbox' }).click();
  await expect(mailbox.getByText('Saved.')).toBeVisible();
  await expect(mailbox.getByRole('heading', { name: 'Mailbox On' })).toBeVisible();
  await expect(mailbox.getByRole('alert')).toContainText('No mail is taken at the moment');
  await expect(mailbox.getByRole('alert')).toContainText(refusal);

  await page.reload();
  await expect(mailbox.getByLabel('User name')).toHaveValue('ada');
  await expect(mailbox.getByLabel('Password')).toHaveValue('');
  await mailbox.getByLabel('Take mail from this mailbox').uncheck();
  await mailbox.getByRole('button', { name: 'Update mailbox' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Mailbox Off' })).toBeVisible();
  await mailbox.getByRole('button', { name: 'Remove mailbox' }).click();
  await mailbox.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(mailbox.getByText('The mailbox was removed.')).toBeVisible();
  await expect(server).toHaveValue('');

  // As on a server without the key that encrypts passwords.
  await page.route('**/api/settings', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, inputs: { ...settings.inputs, mailbox_available: false } } });
  });
  await page.reload();
  await expect(mailbox).toContainText(
    'Mailboxes need a key that encrypts their passwords. Whoever runs this server can set it: SECRET_KEY, at least 32 characters.',
  );
  await expect(mailbox.getByRole('textbox')).toHaveCount(0);
});
