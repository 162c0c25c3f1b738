import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './account.ts';
import { expectFitInEveryLook } from './every-look.ts';
import { choose, customerWith, welcomePdf } from './sample-documents.ts';
import { test } from './test.ts';

const NEVER = () => undefined;

let token = '';
let ids: string[] = [];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const customer = await customerWith(page, 'first.pdf', 'second.pdf');
  token = customer.account.token;
  ids = customer.ids;
  await page.close();
});

async function signInAsTheCustomer(page: Page): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

test('axe on uploads: files under way, files waiting, a file refused', async ({ page }) => {
  await signInAsTheCustomer(page);
  await page.route('**/api/analyze/pdf', NEVER);
  await page.goto('/?tab=upload');
  const pdfs = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => welcomePdf(name));
  await choose(page, [...pdfs, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('progressbar')).toHaveCount(2);
  await expect(uploads.getByText(/^Waiting/)).toHaveCount(2);
  await expectFitInEveryLook(page, uploads.getByRole('alert').filter({ hasText: 'Please upload a PDF file' }));
});

test('axe on the four tabs of the document panel', async ({ page }) => {
  // Sixteen looks, and beside the list or over it the panel is another one.
  test.slow();
  await signInAsTheCustomer(page);
  const panel = page.getByRole('dialog', { name: 'Document Details' });
  const shown = {
    overview: panel.getByRole('button', { name: 'Delete document' }),
    document: panel.locator('[data-page="1"] canvas'),
    entities: panel.getByRole('tabpanel').getByText('HP-2025-0147').first(),
    tables: panel.getByRole('table'),
  };
  for (const [tab, content] of Object.entries(shown)) {
    await page.goto(`/documents?open=${ids[0]}&tab=${tab}`);
    await expectFitInEveryLook(page, content, { part: '[role="dialog"]' });
  }
});

test('axe on selected documents about to be deleted', async ({ page }) => {
  await signInAsTheCustomer(page);
  await page.goto('/documents');
  const bar = page.getByRole('region', { name: 'Selected documents' });
  const clear = bar.getByRole('button', { name: 'Clear selection' });
  const confirmation = bar.getByRole('button', { name: 'Click again to confirm' });
  await expectFitInEveryLook(page, confirmation, {
    part: '[aria-label="Selected documents"]',
    reach: async () => {
      if (await clear.isVisible()) await clear.click();
      // Other tests of this account may have left documents of their own.
      await page.locator('[data-cell]').first().press('Space');
      await bar.getByRole('button', { name: /^Select all \d+$/ }).click();
      await expect(bar).toContainText(/[2-9] selected/);
      await bar.getByRole('button', { name: /^Delete [2-9] documents$/ }).click();
      await expect(confirmation).toBeFocused();
    },
  });
});

test('axe on the list of documents with filters, and on what can be added', async ({ page }) => {
  test.slow();
  await signInAsTheCustomer(page);
  await page.goto('/documents?view=list&type=invoice&due=overdue');
  const list = page.getByRole('grid', { name: 'Documents' });
  await expectFitInEveryLook(page, list.getByText('first.pdf'));
  const offer = page.getByRole('dialog', { name: 'Add filter' });
  for (const kind of ['Due', 'Seller', 'Month or days', 'Amount']) {
    await expectFitInEveryLook(page, offer.getByRole('button', { name: kind, exact: true }), {
      part: '[role="dialog"]',
      reach: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Add filter' }).click();
        await offer.getByRole('button', { name: kind, exact: true }).click();
      },
    });
  }
});

test('axe on the dashboard', async ({ page }) => {
  await signInAsTheCustomer(page);
  await page.goto('/');
  await expectFitInEveryLook(page, page.getByRole('grid', { name: 'All documents' }).getByText('first.pdf'));
});

test('axe on the second and third step of the registration, waiting and failing', async ({ page }) => {
  await page.route('**/api/subscription/plans', (route) => route.fulfill({ status: 400 }), { times: 1 });
  await page.goto('/register');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const alert = page.getByRole('alert');
  await expectFitInEveryLook(page, alert.filter({ hasText: 'Failed to load pricing plans' }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expectFitInEveryLook(page, page.getByRole('radio', { name: /Discovery/, checked: true }));

  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Username already registered' } }),
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expectFitInEveryLook(page, alert.filter({ hasText: 'Username already registered' }));
  await expect(create, 'the focus stays where the next try is').toBeFocused();
});

test('axe on plans that are loading, cannot be loaded or cannot be bought', async ({ page }) => {
  await signInAsTheCustomer(page);
  await page.route('**/api/subscription/plans', NEVER);
  await page.goto('/pricing');
  await expectFitInEveryLook(page, page.getByRole('heading', { name: 'Pricing' }));
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.unroute('**/api/subscription/plans');
  await page.route('**/api/subscription/plans', (route) => route.fulfill({ status: 400 }), { times: 1 });
  await page.reload();
  await expectFitInEveryLook(page, page.getByRole('button', { name: 'Reload Page' }));

  await page.route('**/api/subscription/create-checkout-session', NEVER, { times: 1 });
  await page.reload();
  const essential = page.getByRole('article', { name: 'Essential plan' });
  const buy = essential.getByRole('button');
  await buy.click();
  await expectFitInEveryLook(page, essential.getByText('One moment...'));

  await page.route('**/api/subscription/create-checkout-session', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await buy.click();
  await expectFitInEveryLook(page, essential.getByRole('alert'));
  await expect(buy, 'the focus stays where the next try is').toBeFocused();
});

test('axe on a message with problems, one that was sent and one that was not', async ({ page }) => {
  await signInAsTheCustomer(page);
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expectFitInEveryLook(page, page.getByText('Please enter your subject'));
  await expect(page.getByLabel('Subject')).toBeFocused();

  const write = async () => {
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message').fill('How many pages may a document have?');
    await send.click();
  };
  await page.route('**/api/contact', (route) => route.fulfill({ json: { success: true, message: 'x' } }));
  await expectFitInEveryLook(page, page.getByText('Thank you for contacting us!'), { reach: write });
  await expect(send, 'the focus stays where it was').toBeFocused();

  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
  await expectFitInEveryLook(page, page.getByRole('alert'), { reach: write });
  await expect(send, 'the focus stays where the next try is').toBeFocused();
});

test('axe on the new password: the form, its problem, the refusal of the server and the success', async ({ page }) => {
  await page.route('**/api/auth/validate-token**', (route) => route.fulfill({ json: { valid: true } }));
  const password = page.getByLabel('New password');
  const repeated = page.getByLabel('Confirm password');
  const reset = page.getByRole('button', { name: 'Reset password' });
  await page.goto('/reset-password?token=any');
  await password.fill('abcdefgh');
  await expectFitInEveryLook(page, reset);
  await reset.click();
  await expectFitInEveryLook(page, page.getByRole('alert').filter({ hasText: 'Passwords do not match' }));

  await page.route('**/api/auth/confirm-reset', (route) => route.fulfill({ status: 400, body: '' }));
  await password.fill('Brand-new-7');
  await repeated.fill('Brand-new-7');
  await reset.click();
  await expectFitInEveryLook(page, page.getByRole('alert').filter({ hasText: 'Failed to reset password' }));
  await expect(reset, 'the focus stays where the next try is').toBeFocused();

  await page.unroute('**/api/auth/confirm-reset');
  await page.route('**/api/auth/confirm-reset', (route) => route.fulfill({ json: { success: true, message: 'x' } }));
  const done = page.getByRole('heading', { name: 'Password changed' });
  await expectFitInEveryLook(page, done, {
    reach: async () => {
      await page.goto('/reset-password?token=any');
      await password.fill('Brand-new-7');
      await repeated.fill('Brand-new-7');
      await reset.click();
      await expect(done, 'the form is gone, the focus goes to what stands in its place').toBeFocused();
    },
  });
});
