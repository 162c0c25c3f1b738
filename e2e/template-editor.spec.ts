import type { Page } from '@playwright/test';
import { RULE_SAVE_DELAY_MS } from '#core/templates/limits.ts';
import { signInAsNewCustomer } from './account.ts';
import {
  chooseSample,
  config,
  drag,
  draw,
  expect,
  issues,
  openWithSample,
  pagesPdf,
  pixels,
  placeOf,
  saveButton,
  sheet,
  zone,
} from './template-canvas.ts';
import { test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsNewCustomer(page);
});

async function rename(page: Page, name: string): Promise<void> {
  await config(page).getByLabel('Zone name').fill(name);
  await config(page).getByLabel('Zone name').blur();
}

test('Save takes a pattern along that is just being taken over', async ({ page }) => {
  await openWithSample(page);
  await page.getByLabel('Template name').fill('Harbour invoices');
  await draw(page, [0.75, 0.17], [0.93, 0.2]);
  await config(page).getByRole('button', { name: 'Add Rule' }).click();
  await config(page).getByLabel('Pattern').fill('before');
  await config(page).getByLabel('Pattern').blur();
  // Save is pressed in the very moment in which the pause after typing is over.
  await page.evaluate((pause) => {
    const later = window.setTimeout.bind(window);
    const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save Template');
    const pressing = (run: () => void, ms?: number) =>
      later(() => {
        run();
        if (ms === pause) save?.click();
      }, ms);
    Object.assign(window, { setTimeout: pressing });
  }, RULE_SAVE_DELAY_MS);
  await config(page).getByLabel('Pattern').fill('HP-(\\d{4})');
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  await page.goto(`${page.url()}/edit`);
  await page.getByRole('region', { name: 'Zone summary' }).getByRole('button', { name: 'Zone 1' }).click();
  await expect(config(page).getByLabel('Pattern')).toHaveValue('HP-(\\d{4})');
});

test('a template is drawn on a sample, given a rule that is tried out, saved, and changed', async ({ page }) => {
  await openWithSample(page);
  await page.getByLabel('Template name').fill('Harbour invoices');
  await draw(page, [0.75, 0.17], [0.93, 0.2]);
  await expect(zone(page, 'Zone 1')).toBeVisible();
  await rename(page, 'Number');
  await expect(zone(page, 'Number')).toBeVisible();
  await config(page).getByRole('checkbox', { name: 'Required' }).check();
  await expect(config(page).getByText('No rules added yet...')).toBeVisible();
  await config(page).getByRole('button', { name: 'Add Rule' }).click();
  await config(page).getByLabel('Pattern').fill('HP-(\\d{4})-\\d+');
  await config(page).getByLabel('Test text').fill('No. HP-2025-0147');
  await expect(config(page).getByText('Pattern matches!')).toBeVisible();
  await config(page).getByLabel('Test text').fill('No. 17');
  await expect(config(page).getByText('No match found')).toBeVisible();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Harbour invoices' })).toBeVisible();

  await page.goto(`${page.url()}/edit`);
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await expect(page.getByLabel('Template name')).toHaveValue('Harbour invoices');
  await page.getByRole('region', { name: 'Zone summary' }).getByRole('button', { name: 'Number' }).click();
  await expect(config(page).getByLabel('Pattern')).toHaveValue('HP-(\\d{4})-\\d+');
  await expect(config(page).getByRole('checkbox', { name: 'Required' })).toBeChecked();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByLabel('Description').fill('What they send each month');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('What they send each month');
});

test('what keeps a template from being saved or active is listed, and an attempt to save says so', async ({ page }) => {
  await openWithSample(page);
  await expect(issues(page)).toContainText('Template name is required');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Status' }).locator('..').hover();
  const steps = page.getByRole('tooltip');
  await expect(steps).toContainText('Add template name');
  await expect(steps).toContainText('Create at least one zone');
  await saveButton(page).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Error saving template');
  await expect(page.getByRole('alert')).toContainText('Please fix validation errors before saving');

  await page.getByLabel('Template name').fill('ACME');
  await expect(page.getByRole('alert')).toBeHidden();
  await draw(page, [0.2, 0.2], [0.4, 0.3]);
  await config(page).getByRole('checkbox', { name: 'Required' }).check();
  await page.getByRole('combobox', { name: 'Status' }).locator('..').hover();
  await expect(steps).toContainText('Add rules to required zones');
  await config(page).getByRole('button', { name: 'Add Rule' }).click();
  await page.getByRole('combobox', { name: 'Status' }).locator('..').hover();
  await expect(steps).toContainText('Fill in all rule values');
  await config(page).getByLabel('Pattern').fill('.+');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await expect(issues(page)).toContainText('No validation issues');

  await config(page).getByLabel('Pattern').fill(' ');
  await expect(issues(page)).toContainText('All extraction rules must have valid patterns/values');
  await config(page).getByRole('button', { name: 'Remove rule 1' }).click();
  await expect(issues(page)).toContainText('Required zones must have extraction rules: Zone 1');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Please fix validation errors before saving');
  await zone(page, 'Zone 1').focus();
  await page.keyboard.press('Delete');
  await expect(issues(page)).toContainText('At least one zone is required for activation');
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  await openWithSample(page);
  await page.getByLabel('Template name').focus();
  await page.keyboard.type('By keys');
  await page.getByRole('button', { name: 'Add Zone' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAttribute('data-mode', 'create');
  await page.getByRole('region', { name: 'Document canvas' }).focus();
  await page.keyboard.press('Enter');
  await expect(zone(page, 'Zone 1')).toHaveAttribute('aria-pressed', 'true');
  expect(await placeOf(page, 'Zone 1')).toEqual([350, 475, 300, 50]);
  await zone(page, 'Zone 1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => placeOf(page, 'Zone 1')).toEqual([355, 485, 300, 50]);
  await page.getByRole('button', { name: 'Resize Zone 1: right edge' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => placeOf(page, 'Zone 1')).toEqual([355, 485, 290, 50]);
  await zone(page, 'Zone 1').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Total');
  await page.keyboard.press('Enter');
  await expect(zone(page, 'Total')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  await expect(page.getByRole('heading', { name: 'By keys' })).toBeVisible();
});

test('keys delete, duplicate, undo, redo and switch the grid, and are dead inside inputs', async ({ page }) => {
  await openWithSample(page);
  await draw(page, [0.2, 0.2], [0.4, 0.3]);
  await page.keyboard.press('Control+d');
  await expect(zone(page, 'Zone 1 \\(Copy\\)')).toHaveAttribute('aria-pressed', 'true');
  const [x = 0, y = 0] = await placeOf(page, 'Zone 1');
  expect((await placeOf(page, 'Zone 1 \\(Copy\\)')).slice(0, 2)).toEqual([x + 20, y + 20]);
  await page.keyboard.press('Delete');
  await expect(zone(page, 'Zone 1 \\(Copy\\)')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(zone(page, 'Zone 1 \\(Copy\\)')).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(zone(page, 'Zone 1 \\(Copy\\)')).toBeHidden();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(zone(page, 'Zone 1 \\(Copy\\)')).toBeHidden();
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Template name').fill('Big');
  await page.keyboard.press('g');
  await page.keyboard.press('Delete');
  await page.keyboard.press('?');
  await expect(page.getByLabel('Template name')).toHaveValue('Bigg?');
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await expect(zone(page, 'Zone 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('region', { name: 'Document canvas' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help: template editor' })).toContainText('Ctrl/Cmd+D');
  await page.keyboard.press('Escape');
  await zone(page, 'Zone 1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(zone(page, 'Zone 1')).toHaveAttribute('aria-pressed', 'false');
});

test('with the grid on, zones are drawn and moved on its lines; handles pull, and nothing leaves the page', async ({
  page,
}) => {
  await openWithSample(page);
  await page.getByRole('button', { name: 'Grid' }).click();
  await draw(page, [0.21, 0.19], [0.43, 0.31]);
  expect(await placeOf(page, 'Zone 1')).toEqual([200, 200, 250, 100]);
  await drag(page, [0.3, 0.25], [0.34, 0.29]);
  await expect.poll(() => placeOf(page, 'Zone 1')).toEqual([250, 250, 250, 100]);
  await page.keyboard.press('g');
  await drag(page, [0.5, 0.35], [0.6, 0.4]);
  await expect.poll(() => placeOf(page, 'Zone 1')).toEqual([250, 250, 350, 150]);
  await drag(page, [0.3, 0.3], [0.3, -0.1]);
  await expect.poll(() => placeOf(page, 'Zone 1')).toEqual([250, 0, 350, 150]);
});

test('a slip of the hand creates no zone, and Escape leaves the mode', async ({ page }) => {
  await openWithSample(page);
  await page.getByRole('button', { name: 'Add Zone' }).click();
  await drag(page, [0.5, 0.3], [0.505, 0.4]);
  await expect(page.getByText('0 zones on this page, 0 required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveAttribute('data-mode', 'select');
});

test('zones are selected together by Shift-click and by a frame, and aligned to each other', async ({ page }) => {
  await openWithSample(page);
  await draw(page, [0.1, 0.1], [0.3, 0.15]);
  await draw(page, [0.5, 0.2], [0.6, 0.25]);
  await page.mouse.click(...(await pixels(page, [0.2, 0.125])));
  await page.keyboard.down('Shift');
  await page.mouse.click(...(await pixels(page, [0.55, 0.225])));
  await page.keyboard.up('Shift');
  await expect(config(page)).toContainText('2 zones are selected.');
  await page.getByRole('button', { name: 'Align right' }).click();
  await expect.poll(async () => (await placeOf(page, 'Zone 1'))[0]).toBe(400);
  await page.keyboard.press('Escape');
  await drag(page, [0.35, 0.05], [0.65, 0.3]);
  await expect(config(page)).toContainText('2 zones are selected.');
  await page.mouse.click(...(await pixels(page, [0.8, 0.5])));
  await page.mouse.click(...(await pixels(page, [0.45, 0.125])));
  await page.getByRole('button', { name: 'Align left' }).click();
  await expect.poll(async () => (await placeOf(page, 'Zone 1'))[0]).toBe(0);
  await page.getByRole('button', { name: 'Align center' }).click();
  await expect.poll(async () => (await placeOf(page, 'Zone 1'))[0]).toBe(400);
});

test('what is dragged is seen under the pointer, and stands there when it is let go', async ({ page }) => {
  await openWithSample(page);
  await draw(page, [0.1, 0.1], [0.3, 0.15]);
  await draw(page, [0.5, 0.2], [0.6, 0.25]);
  await page.keyboard.press('Control+a');
  const [x, y] = await pixels(page, [0.2, 0.125]);
  const before = (await zone(page, 'Zone 1').locator('> rect').boundingBox())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 5);
  await page.mouse.move(x + 60, y + 30);
  const dragged = page.locator('[data-dragged] g > rect').first();
  await expect.poll(async () => Math.round((await dragged.boundingBox())!.x - before.x)).toBe(60);
  expect(Math.round((await dragged.boundingBox())!.y - before.y)).toBe(30);
  await expect(zone(page, 'Zone 1'), 'it is not seen twice').toHaveCSS('opacity', '0');
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  const after = (await zone(page, 'Zone 1').locator('> rect').boundingBox())!;
  expect(Math.round(after.x - before.x)).toBe(60);
  await expect(zone(page, 'Zone 2')).toHaveCSS('opacity', '1');
});

test('a label is renamed where it stands: Enter and leaving commit, Escape cancels, blank is ignored', async ({
  page,
}) => {
  await openWithSample(page);
  await draw(page, [0.2, 0.3], [0.5, 0.4]);
  const name = page.getByLabel('Name of Zone 1');
  const open = async () => page.mouse.dblclick(...(await pixels(page, [0.35, 0.35])));
  await open();
  await name.fill('Nothing');
  await name.press('Escape');
  await expect(zone(page, 'Zone 1')).toBeVisible();
  await open();
  await name.fill('  ');
  await name.press('Enter');
  await expect(zone(page, 'Zone 1')).toBeVisible();
  await open();
  await name.fill('Seller');
  await page.getByLabel('Description').click();
  await expect(zone(page, 'Seller')).toBeVisible();
});

test('the six Quick Add zones stand in the middle of the page', async ({ page }) => {
  await openWithSample(page);
  const quick = page.getByRole('group', { name: 'Quick Add' });
  for (const [name, place] of [
    ['Invoice Number', [400, 475, 200, 50]],
    ['Date', [425, 480, 150, 40]],
    ['Total Amount', [425, 475, 150, 50]],
    ['Line Items', [100, 350, 800, 300]],
    ['Company Name', [350, 470, 300, 60]],
    ['Address', [350, 450, 300, 100]],
  ] as const) {
    await quick.getByRole('button', { name, exact: true }).click();
    expect(await placeOf(page, name)).toEqual(place);
  }
});

test('pages are turned and their zones counted; a page number is clamped', async ({ page }) => {
  await openWithSample(page, await pagesPdf('three.pdf', 3));
  await draw(page, [0.2, 0.2], [0.4, 0.3]);
  await config(page).getByRole('checkbox', { name: 'Required' }).check();
  await expect(page.getByText('1 zone on this page, 1 required')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(sheet(page)).toHaveAttribute('data-sheet', '2');
  await expect(page.getByText('0 zones on this page, 0 required')).toBeVisible();
  const number = page.getByLabel('Page number');
  await number.fill('9');
  await number.press('Enter');
  await expect(number).toHaveValue('3');
  await number.fill('0');
  await number.press('Enter');
  await expect(number).toHaveValue('1');
  await expect(page.getByText('1 zone on this page, 1 required')).toBeVisible();
});

test('the zoom starts at 150 % and goes from 50 to 300 in steps of 20; two fingers zoom as well', async ({ page }) => {
  await openWithSample(page);
  const zoom = page.getByLabel('Zoom', { exact: true });
  await expect(zoom).toHaveText('150%');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('170%');
  for (let step = 0; step < 8; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click({ force: true });
  await expect(zoom).toHaveText('300%');
  for (let step = 0; step < 15; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click({ force: true });
  await expect(zoom).toHaveText('50%');
  const devtools = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 600 - apart / 2, y: 500, id: 1 },
    { x: 600 + apart / 2, y: 500, id: 2 },
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(100) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(200) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(zoom).toHaveText('100%');
});

test('labels and grid are shown and hidden', async ({ page }) => {
  await openWithSample(page);
  await draw(page, [0.2, 0.3], [0.5, 0.4]);
  const label = sheet(page).locator('text', { hasText: 'Zone 1' });
  await expect(label).toBeVisible();
  await page.getByRole('button', { name: 'Zone labels' }).click();
  await expect(label).toBeHidden();
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(sheet(page).locator('[data-grid] line')).toHaveCount(38);
});

test('each type of rule has its own fields', async ({ page }) => {
  await openWithSample(page);
  await draw(page, [0.2, 0.3], [0.5, 0.4]);
  await config(page).getByRole('button', { name: 'Add Rule' }).click();
  const type = config(page).getByRole('combobox', { name: 'Type of rule 1' });
  const choose = async (name: string) => {
    await type.click();
    await page.getByRole('option', { name }).click();
  };
  await config(page).getByLabel('Pattern').fill('(\\d+');
  await expect(config(page).getByLabel('Pattern')).toHaveAccessibleDescription(/not valid: missing closing \)/);
  await choose('Keyword');
  await config(page).getByLabel('Keywords').fill('Total, Amount due');
  await expect(config(page).getByRole('checkbox', { name: 'Case sensitive' })).not.toBeChecked();
  await expect(config(page).getByRole('checkbox', { name: 'Whole word' })).toBeChecked();
  await choose('Position');
  await expect(config(page).getByLabel('Offset')).toHaveValue('0');
  await config(page).getByLabel('Length').fill('4.7');
  await config(page).getByLabel('Length').blur();
  await expect(config(page).getByLabel('Length')).toHaveValue('4');
  await choose('Table');
  await config(page).getByLabel('Columns').fill('Item,  Total,');
  await config(page).getByLabel('Columns').blur();
  await expect(config(page).getByLabel('Columns')).toHaveValue('Item, Total');
});

test('without a zone the panel says what to do, in four steps', async ({ page }) => {
  await page.goto('/templates/new');
  await expect(config(page).getByRole('listitem')).toHaveCount(4);
});

test('an image is a sample as well', async ({ page }) => {
  await openWithSample(page);
  const picture = await sheet(page).screenshot();
  await page.goto('/templates/new');
  await chooseSample(page, { name: 'scan.png', mimeType: 'image/png', buffer: picture });
  await page.getByLabel('Template name').fill('A picture');
  await draw(page, [0.2, 0.3], [0.5, 0.4]);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'A picture' })).toBeVisible();
});
