import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { axeOf, seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';

test('a webhook is made, its secret shown once, tested, paused, resumed, looked into and deleted', async ({ page }) => {
  const messages: string[] = [];
  let status = 500;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    messages.push(body);
    response.writeHead(status).end('noted');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/invoices`;

  await signInAsNewCustomer(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Webhooks' });
  await expect(section.getByText('There are no webhooks yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Create webhook' }).click();
  await expect(section.getByText('Please enter an address')).toBeVisible();
  await section.getByLabel('Address').fill(url);
  await section.getByLabel('Document corrected').uncheck();
  await section.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await section.getByText(/^whsec_/).textContent();
  const item = section.getByRole('listitem', { name: url });
  await expect(item).toContainText('Document analyzed · Analysis failed · Document deleted');

  await item.getByRole('button', { name: 'Send test' }).click();
  await expect(item.getByText('The answer was 500.')).toBeVisible();
  status = 200;
  await item.getByRole('button', { name: 'Send test' }).click();
  await expect(item.getByText(/The test was delivered: answer 200/)).toBeVisible();
  expect(messages.map((message) => JSON.parse(message).type)).toEqual(['webhook.test', 'webhook.test']);
  await item.getByRole('button', { name: 'Deliveries' }).click();
  const log = item.getByRole('list', { name: `Deliveries to ${url}` });
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await log.getByText('Delivered').click();
  await expect(log.getByText('noted').first()).toBeVisible();
  await log.getByRole('button', { name: 'Send again' }).first().click();
  await expect.poll(() => messages.length).toBe(3);
  await item.getByRole('button', { name: 'Renew secret' }).click();
  await item.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(item.getByText(/^whsec_/)).not.toHaveText(String(secret));
  await expect(item.getByText('Copy the new secret now: it is not shown again.')).toBeVisible();
  expect(await seriousProblems(axeOf(page))).toEqual([]);

  await page.reload();
  await expect(item).toBeVisible();
  await expect(page.getByText(String(secret))).toBeHidden();
  await item.getByRole('button', { name: 'Pause' }).click();
  await expect(item.getByText('Paused')).toBeVisible();
  await item.getByRole('button', { name: 'Resume' }).click();
  await expect(item.getByText('Paused')).toBeHidden();
  await item.getByRole('button', { name: 'Edit' }).click();
  await item.getByLabel('Address').fill(`${url}/2`);
  await item.getByRole('button', { name: 'Save' }).click();
  const changed = section.getByRole('listitem', { name: `${url}/2` });
  await changed.getByRole('button', { name: `Delete webhook ${url}/2` }).click();
  await changed.getByRole('button', { name: 'Click again to confirm' }).click();
  await expect(section.getByText('There are no webhooks yet.')).toBeVisible();
  receiver.close();
});
