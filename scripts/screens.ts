import type { Page } from '@playwright/test';

/** One screen in one state, as it is pictured in docs/screenshots. */
export interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Brings the page into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
}

async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('grace');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Password', { exact: true }).fill('secret-2024');
  await page.getByLabel('Confirm password').fill('secret-2024');
  await page.getByLabel('Company').fill('Hopper & Partners');
}

async function goToPlans(page: Page): Promise<void> {
  await fillAccount(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /Essential/ }).click();
}

const NOT_A_PDF = { name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('not a PDF') };

async function openDetails(page: Page): Promise<void> {
  await page.locator('[data-cell]').first().click();
  await page.getByRole('dialog').waitFor();
}

async function openReview(page: Page): Promise<void> {
  await openDetails(page);
  await page.getByRole('link', { name: 'Open analysis' }).click();
  await page.locator('[data-page="1"] canvas').waitFor();
}

/** The trial has three questions: one is asked, and its conversation is opened again for every further picture. */
async function askOnce(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const [first] = (await (await fetch('/ai/conversations', { headers })).json()) as { id: string }[];
    return first?.id;
  });
  if (kept) {
    await page.goto(`${new URL(page.url()).origin}/ai?conversation=${kept}`);
  } else {
    await page.getByRole('textbox', { name: 'Message' }).fill('How much did I spend per seller?');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('list', { name: 'Sources' }).waitFor();
}

/** Every screen, in the order a newcomer meets them. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-error',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  { name: 'register-account', path: '/register', prepare: fillAccount },
  { name: 'register-plan', path: '/register', prepare: goToPlans },
  {
    name: 'register-review',
    path: '/register',
    prepare: async (page) => {
      await goToPlans(page);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=unknown' },
  { name: 'pricing-visitor', path: '/pricing' },
  { name: 'pricing-customer', path: '/pricing', signedIn: true },
  { name: 'dashboard', path: '/', signedIn: true },
  {
    name: 'upload',
    path: '/',
    signedIn: true,
    prepare: (page) => page.getByRole('tab', { name: 'Upload New' }).click(),
  },
  {
    name: 'upload-refused',
    path: '/?tab=upload',
    signedIn: true,
    prepare: (page) => page.locator('input[type=file]').first().setInputFiles(NOT_A_PDF),
  },
  { name: 'review', path: '/documents', signedIn: true, prepare: openReview },
  { name: 'documents', path: '/documents', signedIn: true },
  { name: 'documents-list', path: '/documents?view=list', signedIn: true },
  { name: 'document-details', path: '/documents', signedIn: true, prepare: openDetails },
  { name: 'contact', path: '/contact', signedIn: true },
  { name: 'assistant', path: '/ai', signedIn: true },
  { name: 'assistant-answer', path: '/ai', signedIn: true, prepare: askOnce },
  {
    name: 'palette',
    path: '/',
    signedIn: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'not-found', path: '/nothing', signedIn: true },
];
