import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { analyze, copyOfWelcomePdf } from './sample-documents.ts';
import { createTemplate } from './sample-templates.ts';
import { test } from './test.ts';

const keyFields = (page: Page) => page.getByRole('region', { name: 'Key Fields' });
const sources = (page: Page) => page.getByRole('region', { name: 'Source Breakdown' });

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Read with template' }).click();
  await page.getByRole('option', { name: option }).click();
}

test('the review says with which template a document was read, and reads it without or with it again', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const template = await createTemplate(page, account, { name: 'Harbour layout', status: 'active' });
  const id = await analyze(page, account, copyOfWelcomePdf('later.pdf'));
  await page.goto(`/?document=${id}&tab=document`);
  await expect(page.getByText('Read with template Harbour layout')).toBeVisible();
  await expect(sources(page)).toContainText("Read in a template's zone");
  await expect(keyFields(page).getByRole('button', { name: /^Invoice number/ })).toContainText('HP-2025-0147');
  await expect(page.getByRole('link', { name: 'Harbour layout' })).toHaveAttribute('href', `/templates/${template}`);

  await choose(page, 'No template');
  await expect(page.getByText('Read without a template')).toBeVisible();
  await expect(sources(page)).toBeVisible();
  await expect(sources(page)).not.toContainText("Read in a template's zone");
  await choose(page, 'The one that fits');
  await expect(page.getByText('Read with template Harbour layout')).toBeVisible();
  await expect(sources(page)).toContainText("Read in a template's zone");

  await page.goto(`/templates/${template}`);
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('Read with it1 document');
  await expect(page.getByRole('region', { name: 'Information' })).not.toContainText('Never');
});

test('a document without a template leads to teaching its layout', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const id = await analyze(page, account, copyOfWelcomePdf('new.pdf'));
  await page.goto(`/?document=${id}&tab=document`);
  await page.getByRole('link', { name: 'Teach this layout' }).click();
  await expect(page).toHaveURL(`/templates/new?document=${id}`);
  await expect(page.getByRole('button', { name: 'Save Template' })).toBeVisible();
});
