import type { Page } from '@playwright/test';
import { type Account, signInAsNewCustomer } from './account.ts';
import { analyze, copyOfWelcomePdf } from './sample-documents.ts';
import {
  config,
  drag,
  draw,
  expect,
  NORDLICHT_BOXES,
  NORDLICHT_NUMBER,
  nordlichtPdf,
  openWithSample,
  saveButton,
  sheet,
  zone,
} from './template-canvas.ts';
import { test } from './test.ts';

let account: Account;
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  account = await signInAsNewCustomer(page);
});

const question = (page: Page) => page.getByRole('dialog', { name: 'What would change' });
const headers = () => ({ Authorization: `Bearer ${account.token}` });

interface Entity {
  value: string;
  source: string;
}

/** The values of a label, once the document was read by a template. */
async function read(page: Page, id: string, label: string): Promise<Entity[]> {
  const answer = await page.request.get(`/api/documents/${id}/entities`, { headers: headers() });
  return ((await answer.json()) as { entities: Record<string, Entity[]> }).entities[label] ?? [];
}

test('a layout is taught from a document: its zones are there, and the others of the layout are read anew', async ({
  page,
}) => {
  const first = await analyze(page, account, copyOfWelcomePdf('first.pdf'));
  const second = await analyze(page, account, copyOfWelcomePdf('second.pdf'));
  await page.goto(`/templates/new?document=${first}`);
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await expect(page.getByLabel('Template name')).toHaveValue('Harbour & Pine Studio Ltd');
  await expect(zone(page, 'Invoice Number')).toBeVisible();
  await page
    .getByRole('region', { name: 'Zone summary' })
    .getByRole('button', { name: /^Invoice Number/ })
    .click();
  await config(page).getByLabel('Pattern').fill('HP-(\\d+)');
  await expect(config(page).getByRole('region', { name: 'On the sample' })).toContainText('Value2025');
  await saveButton(page).click();
  await expect(question(page)).toContainText('second.pdf');
  await expect(
    question(page)
      .getByRole('row', { name: /Invoice Number/ })
      .first(),
  ).toContainText('HP-2025-0147');
  await question(page)
    .getByRole('button', { name: /^Save and update/ })
    .click();
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  await expect.poll(() => read(page, second, 'INVOICE_NUMBER')).toMatchObject([{ value: '2025', source: 'template' }]);

  // An edit of what is at work shows first what it changes.
  await page.goto(`${page.url()}/edit`);
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await page
    .getByRole('region', { name: 'Zone summary' })
    .getByRole('button', { name: /^Invoice Number/ })
    .click();
  await config(page).getByLabel('Pattern').fill('HP-\\d+-(\\d+)');
  await saveButton(page).click();
  await expect(
    question(page)
      .getByRole('row', { name: /Invoice Number/ })
      .first(),
  ).toContainText(/2025.*0147/);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveButton(page).click();
  await question(page).getByRole('button', { name: 'Save only' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await read(page, second, 'INVOICE_NUMBER')).toMatchObject([{ value: '2025' }]);
});

test('what was drawn on one invoice reads the next of its layout, wherever it is shifted to', async ({ page }) => {
  await openWithSample(page, await nordlichtPdf('sample.pdf', 'NW/77-A', '1,190.00'));
  await page.getByLabel('Template name').fill('Nordlicht');
  const { x, y, width, height } = NORDLICHT_NUMBER;
  await draw(page, [(x - 5) / 595, (y - 4) / 842], [(x + width) / 595, (y + height) / 842]);
  await config(page).getByLabel('Fills label').fill('INVOICE_NUMBER');
  await config(page).getByRole('checkbox', { name: 'Required' }).check();
  await config(page).getByRole('button', { name: 'Add Rule' }).click();
  await config(page).getByLabel('Pattern').fill('NW/\\d+-\\w');
  await expect(config(page).getByRole('region', { name: 'On the sample' })).toContainText('ValueNW/77-A');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  const next = await analyze(page, account, await nordlichtPdf('next.pdf', 'NW/81-C', '2,380.00', 34));
  await expect.poll(() => read(page, next, 'INVOICE_NUMBER')).toMatchObject([{ value: 'NW/81-C', source: 'template' }]);
});

test('a tick is seen on the sample as in a test and an upload', async ({ page }) => {
  await openWithSample(page, await nordlichtPdf('sample.pdf', 'NW/77-A', '1,190.00', 0, [true, false]));
  await page.getByLabel('Template name').fill('Nordlicht');
  for (const [index, { x, y, width, height }] of NORDLICHT_BOXES.entries()) {
    await draw(page, [x / 595, y / 842], [(x + width) / 595, (y + height) / 842]);
    await config(page).getByLabel('Fills label').fill(`BOX_${index}`);
    await config(page).getByRole('combobox', { name: 'Zone type' }).click();
    await page.getByRole('option', { name: 'Checkbox' }).click();
    const value = index === 0 ? 'Valuetrue' : 'Valuefalse';
    await expect(config(page).getByRole('region', { name: 'On the sample' })).toContainText(value);
  }
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/templates\/(?!new)[^/]+$/);
  const template = new URL(page.url()).pathname;
  for (const ticked of [
    [true, false],
    [false, true],
  ]) {
    const file = await nordlichtPdf('next.pdf', `NW/8${ticked[0]}`, '2,380.00', 20, ticked);
    const document_id = await analyze(page, account, file);
    const values = ticked.map(String);
    await expect.poll(() => read(page, document_id, 'BOX_0')).toMatchObject([{ value: values[0], source: 'template' }]);
    expect(await read(page, document_id, 'BOX_1')).toMatchObject([{ value: values[1], source: 'template' }]);
    const run = await page.request.post(`/api${template}/test`, { headers: headers(), data: { document_id } });
    expect(((await run.json()) as { zones: unknown[] }).zones).toMatchObject(values.map((value) => ({ value })));
  }
});

test('two hundred zones are dragged among without being drawn anew', async ({ page }) => {
  const zones = Array.from({ length: 200 }, (_, index) => ({
    id: `zone-${index}`,
    name: `Z${index}`,
    type: 'text',
    coordinates: { x: (index % 10) * 0.1, y: Math.floor(index / 10) * 0.05, width: 0.08, height: 0.03 },
    pageNumber: 1,
    required: false,
    rules: [],
  }));
  const answer = await page.request.post('/api/templates', {
    headers: headers(),
    multipart: { name: 'Many', zones: JSON.stringify(zones) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/templates/${id}/edit`);
  await expect(page.locator('[data-zone]')).toHaveCount(200);
  await page.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(globalThis, { touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target.closest('[data-zone]') : null;
        if (element) touched.add((element as SVGElement).dataset.zone ?? '');
      }
    }).observe(document.querySelector('[data-sheet] svg')!, { attributes: true, childList: true, subtree: true });
  });
  await drag(page, [0.54, 0.115], [0.57, 0.14]);
  await expect(zone(page, 'Z25')).toHaveAttribute('aria-pressed', 'true');
  const touched = await page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched]);
  expect(touched).toEqual(['zone-25']);
});
