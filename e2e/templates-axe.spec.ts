import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { expectFitInEveryLook } from './every-look.ts';
import { customerWith } from './sample-documents.ts';
import { createTemplate, WELCOME_ZONES } from './sample-templates.ts';
import { test } from './test.ts';

let account: Account;
let document = '';
let template = '';

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const customer = await customerWith(page, 'first.pdf', 'second.pdf');
  account = customer.account;
  document = customer.ids[0] ?? '';
  const zones = [...WELCOME_ZONES, { name: 'Ruleless' }, { name: 'Missing', required: true, rules: [IBAN] }];
  template = await createTemplate(page, account, { name: 'Harbour & Pine', description: 'Monthly invoices', zones });
  await createTemplate(page, account, {
    name: 'A template whose name is long enough for two lines of a card, and for the edge of a table',
    status: 'archived',
    sample: null,
    zones: [],
  });
  await page.close();
});

const IBAN = { type: 'keyword', value: 'no such words' } as const;

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('token', token), account.token);
  await page.goto(path);
}

test('axe on the list of templates: cards, lines, nothing found, a failure', async ({ page }) => {
  test.slow();
  const link = page.getByRole('link', { name: 'Harbour & Pine', exact: true });
  await open(page, '/templates');
  await expectFitInEveryLook(page, link);
  await page.goto('/templates?view=list');
  await expectFitInEveryLook(page, link);
  await page.goto('/templates?q=nothing-like-that');
  await expectFitInEveryLook(page, page.getByText('No Templates Found'));
  await page.route('**/api/templates', (route) => route.fulfill({ status: 400 }));
  await page.reload();
  await expectFitInEveryLook(page, page.getByRole('alert'));
});

test('axe on the empty list of templates', async ({ page }) => {
  await page.route('**/api/templates', (route) => route.fulfill({ json: [] }));
  await open(page, '/templates');
  await expectFitInEveryLook(page, page.getByText('No Templates Yet'));
});

test('axe on the page of a template: overview, preview, absent', async ({ page }) => {
  test.slow();
  await open(page, `/templates/${template}`);
  await expectFitInEveryLook(page, page.getByRole('table', { name: 'Zones' }));
  await page.getByRole('tab', { name: 'PDF Preview' }).click();
  await expectFitInEveryLook(page, page.locator('[data-page="1"] canvas'));
  await page.goto('/templates/none');
  await expectFitInEveryLook(page, page.getByText('Template not found'));
});

test('axe on the tests of a template: quick, on the page, on all documents', async ({ page }) => {
  test.slow();
  await open(page, `/templates/${template}?tab=test&document=${document}`);
  await expectFitInEveryLook(page, page.getByText('Required field not found'));
  await page.goto(`/templates/${template}?tab=test&mode=page&document=${document}`);
  await expectFitInEveryLook(page, page.locator('[data-page="1"] canvas'));
  await page.goto(`/templates/${template}?tab=test&mode=all`);
  await page.getByRole('button', { name: 'Test all documents' }).click();
  await expect(page.getByText('2 documents tested')).toBeVisible();
  await expectFitInEveryLook(page, page.getByRole('grid', { name: 'Documents and zones' }));
});
