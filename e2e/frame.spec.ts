import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { LOOKS } from './every-look.ts';
import { axeOf } from './serious-problems.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** The page is there with its data. The network is never idle: customers follow a stream of events. */
async function untilShown(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await expect(page.locator('.animate-skeleton')).toHaveCount(0);
}

test('the theme follows the device until one is chosen, and the choice is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /Theme: system/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /Theme: light/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /Theme: dark/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  // Without the application's own script only the one in the page's head can have set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('on a light device the first press of the theme is seen as well', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Theme: system/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the account menu says who is signed in and on which plan, and has theme and logout', async ({ page }) => {
  const { username, email } = await signInAsNewCustomer(page);
  await page.goto('/contact');
  const button = page.getByRole('button', { name: `Account ${username}` });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu).toContainText(username);
  await expect(menu).toContainText(email);
  await expect(menu).toContainText('Discovery plan');
  await expect(menu).toContainText('0 / 10 documents · trial');
  await menu.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await menu.getByRole('radio', { name: 'System' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('the keyboard: skip link, keys of the page, focus on the heading after a navigation', async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Name').press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Pricing · Invoscope');
});

test('on a phone the menu leads everywhere and logs out', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { email } = await signInAsNewCustomer(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('0 / 10 documents')).toBeVisible();
  await expect(menu.getByText(email)).toBeVisible();
  await menu.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page).toHaveURL('/documents');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('an unknown address says so, for visitors and customers', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signInAsNewCustomer(page);
  await page.goto('/nothing/here');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('offline, a page not visited yet says so in its place and loads when tried again', async ({ page, context }) => {
  await signInAsNewCustomer(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No response from server. Please check your network connection.');
  await expect(page.getByText('newer version')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('No response from server.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
});

test('a page whose program was not fetched is there after Retry', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/assets/forgot-password-page-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText('No response from server.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('a page whose fetch fails just after the network came back is fetched once more', async ({ page }) => {
  await page.goto('/login');
  let fail = () => {};
  const back = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const asked = page.waitForRequest('**/assets/forgot-password-page-*.js');
  await page.route('**/assets/forgot-password-page-*.js', (route) => back.then(() => route.abort()), { times: 1 });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await asked;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  fail();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('after an update a page says that there is a newer version, and loads it', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/assets/forgot-password-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/new.js">' }));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText('This page was updated');
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('only our own scripts run, and no page breaks the content security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await signInAsNewCustomer(page);
  for (const path of ['/pricing', '/contact', '/documents', '/']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = policy.match(/script-src ([^;]*)/)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe-inline');
    await untilShown(page);
  }
  expect(violations).toEqual([]);
});

const VISITOR_PAGES = ['/login', '/register', '/forgot-password', '/reset-password', '/pricing', '/nothing'];
const CUSTOMER_PAGES = ['/pricing', '/contact'];

for (const { colorScheme, width } of LOOKS) {
  test(`axe finds nothing on the account screens, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const check = async (path: string) => {
      await page.goto(path);
      await untilShown(page);
      const { violations } = await axeOf(page).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    for (const path of VISITOR_PAGES) await check(path);
    await signInAsNewCustomer(page);
    for (const path of CUSTOMER_PAGES) await check(path);
  });
}
