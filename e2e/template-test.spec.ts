import { expect, type Page } from '@playwright/test';
import { signInAsNewCustomer } from './account.ts';
import { customerWith } from './sample-documents.ts';
import { createTemplate, WELCOME_ZONES } from './sample-templates.ts';
import { test } from './test.ts';

const documents = (page: Page) => page.getByRole('list', { name: 'Analyzed documents' });
const zone = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Zones' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name }) });

const shown = (page: Page, status: string) =>
  page.getByRole('group', { name: 'Show documents' }).getByRole('button', { name: status });

const entity = (id: string, text: string, confidence: number) => ({
  id,
  label: 'ORG',
  text,
  value: text,
  context: `Sold by ${text}`,
  confidence,
  source: 'traditional_spacy',
  matched_keyword: null,
  matched_pattern: null,
  method: 'test',
  page: null,
  box: null,
});

const entitiesAnswer = (...entities: ReturnType<typeof entity>[]) => ({
  entities: { ORG: entities },
  total_count: entities.length,
  line_items: [],
  checks: [],
  metadata: null,
});

const ZONES = [
  { name: 'Any expression', rules: [{ type: 'regex' as const, value: 'x' }] },
  { name: 'Sellers', rules: [{ type: 'keyword' as const, value: 'SOLD BY' }] },
  { name: 'Doubtful', rules: [{ type: 'keyword' as const, value: 'doubt' }] },
  { name: 'Missing', required: true, rules: [{ type: 'keyword' as const, value: 'iban' }] },
  { name: 'Absent', rules: [{ type: 'keyword' as const, value: 'iban' }] },
  { name: 'Ruleless' },
];

test('the quick check: keywords among the entities, a status and message per zone, the overall score', async ({
  page,
}) => {
  const { account } = await customerWith(page, 'one.pdf');
  const id = await createTemplate(page, account, { name: 'Acme', sample: null, zones: ZONES });
  await page.route('**/api/documents/*/entities', (route) =>
    route.fulfill({
      json: entitiesAnswer(
        entity('a', 'Acme', 0.9),
        entity('b', 'Bolt', 0.9),
        entity('c', 'Cogs', 0.9),
        entity('d', 'Dyne', 0.9),
        entity('e', 'Doubt & Co', 0.69),
      ),
    }),
  );
  await page.goto(`/templates/${id}?tab=test`);
  await documents(page)
    .getByRole('button', { name: /one\.pdf/ })
    .click();
  await expect(zone(page, 'Any expression')).toContainText('Pass');
  await expect(zone(page, 'Sellers')).toContainText('86%');
  await expect(zone(page, 'Sellers').getByRole('listitem')).toHaveText([/Acme/, /Bolt/, /Cogs/, '+2 more...']);
  await expect(zone(page, 'Doubtful')).toContainText('Warning');
  await expect(zone(page, 'Doubtful')).toContainText('Low confidence matches');
  await expect(zone(page, 'Missing')).toContainText('Fail');
  await expect(zone(page, 'Missing')).toContainText('Required field not found');
  await expect(zone(page, 'Absent')).toContainText('No matching content found');
  await expect(zone(page, 'Ruleless')).toContainText('No validation rules defined');
  const score = page.locator('output[data-colour]');
  await expect(score).toHaveText('33%');
  await expect(score).toHaveAttribute('data-colour', 'red');
});

test('the documents are those whose analysis is completed, in a list of limited height', async ({ page }) => {
  const names = ['zebra.pdf', ...Array.from({ length: 9 }, (_, index) => `horse-${index}.pdf`)];
  const { account } = await customerWith(page, ...names);
  const id = await createTemplate(page, account, { name: 'Acme', sample: null });
  await page.goto(`/templates/${id}?tab=test`);
  await expect(documents(page).getByRole('button')).toHaveCount(10);
  const height = await documents(page).evaluate((list) => list.parentElement?.clientHeight ?? 0);
  expect(height).toBeLessThanOrEqual(384);
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('zebr');
  await expect(documents(page).getByRole('button')).toHaveCount(1);
});

test('without analyzed documents it says so; a list or entities that cannot be fetched are only logged', async ({
  page,
}) => {
  const account = await signInAsNewCustomer(page);
  const id = await createTemplate(page, account, { name: 'Acme', sample: null, zones: [{ name: 'Ruleless' }] });
  await page.goto(`/templates/${id}?tab=test`);
  await expect(page.getByText('No analyzed documents available')).toBeVisible();
  await expect(page.getByText('No rules added yet...')).toBeVisible();

  await page.route('**/api/documents?*', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('ApiError'),
  );
  await page.reload();
  await logged;
  await expect(page.getByText('No analyzed documents available')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('entities that cannot be fetched count as none', async ({ page }) => {
  const { account, ids } = await customerWith(page, 'one.pdf');
  const id = await createTemplate(page, account, { name: 'Acme', sample: null, zones: ZONES });
  await page.route('**/api/documents/*/entities', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }));
  await page.goto(`/templates/${id}?tab=test&document=${ids[0]}`);
  await expect(zone(page, 'Missing')).toContainText('Required field not found');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('run on the page: each zone has its value and its place on the tested page', async ({ page }) => {
  const { account, ids } = await customerWith(page, 'one.pdf');
  const zones = [...WELCOME_ZONES, { name: 'Nothing here', box: [0.02, 0.96, 0.05, 0.02] as const, required: true }];
  const id = await createTemplate(page, account, {
    name: 'Acme',
    zones: zones.map((one) => ({ ...one, box: one.box && [...one.box] })),
  });
  await page.goto(`/templates/${id}?tab=test`);
  await page.getByRole('button', { name: 'Run on page' }).click();
  await documents(page)
    .getByRole('button', { name: /one\.pdf/ })
    .click();
  await expect(zone(page, 'Invoice Number')).toContainText('HP-2025-0147');
  await expect(zone(page, 'Invoice Number')).toContainText('Pass');
  await expect(zone(page, 'Nothing here')).toContainText('Fail');
  await expect(page.getByText('2 of 3 zones pass')).toBeVisible();
  await expect(page.locator('output[data-colour="yellow"]')).toHaveText('67%');
  const boxes = page.getByRole('group', { name: 'Values on page 1' });
  await expect(boxes.getByRole('button', { name: 'Zone Invoice Number, Pass: HP-2025-0147' })).toBeVisible();
  await expect(page).toHaveURL(`/templates/${id}?tab=test&mode=page&document=${ids[0]}`);
});

test('all documents: a matrix with the success rate of each zone, filtered by a click', async ({ page }) => {
  const { account } = await customerWith(page, 'one.pdf', 'two.pdf');
  const id = await createTemplate(page, account, { name: 'Acme' });
  await page.goto(`/templates/${id}?tab=test&mode=all`);
  await page.getByRole('button', { name: 'Test all documents' }).click();
  await expect(page.getByText('2 documents tested')).toBeVisible();
  const matrix = page.getByRole('grid', { name: 'Documents and zones' });
  await expect(matrix.getByRole('row')).toHaveCount(3);
  await expect(matrix.getByRole('columnheader', { name: /Invoice Number/ })).toContainText('100% success');
  await expect(matrix.getByRole('row', { name: /one\.pdf/ })).toContainText('HP-2025-0147');
  await shown(page, 'Fail').click();
  await expect(matrix).toContainText('No document is like that.');
  await shown(page, 'All').click();
  await matrix.getByRole('button', { name: 'two.pdf', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Run on page' })).toHaveAttribute('aria-pressed', 'true');
  await expect(zone(page, 'Invoice Number')).toContainText('HP-2025-0147');
});

const MANY = 3000;

test('thousands of documents and hundreds of zones are there without being drawn', async ({ page }) => {
  const account = await signInAsNewCustomer(page);
  const zones = Array.from({ length: 300 }, (_, index) => ({ name: `Zone number ${index}` }));
  const id = await createTemplate(page, account, { name: 'Wide', sample: null, zones });
  await page.route('**/api/templates/*/test-all', async (route) => {
    const { offset, limit } = route.request().postDataJSON() as { offset: number; limit: number };
    const count = Math.min(limit, MANY - offset);
    const documents = Array.from({ length: count }, (_, index) => ({
      document_id: `d${offset + index}`,
      filename: `number-${offset + index}.pdf`,
      matches: true,
      score: 100,
      zones: zones.map((_zone, place) => ({
        zone_id: `zone-${place}`,
        status: (offset + index) % 10 === 0 && place === 0 ? 'fail' : 'pass',
        message: null,
        value: null,
      })),
    }));
    await route.fulfill({ json: { total: MANY, documents, zones: [] } });
  });
  await page.goto(`/templates/${id}?tab=test&mode=all`);
  await page.getByRole('button', { name: 'Test all documents' }).click();
  const matrix = page.getByRole('grid', { name: 'Documents and zones' });
  await expect(matrix).toHaveAttribute('aria-rowcount', '3001', { timeout: 90_000 });
  await expect(page.getByText('3,000 documents tested')).toBeVisible();
  expect(await matrix.getByRole('gridcell').count()).toBeLessThan(1500);
  await matrix
    .getByRole('button', { name: /Zone number 0/ })
    .first()
    .click();
  await expect(matrix.getByRole('columnheader', { name: /Zone number 0/ })).toContainText('90% success');
  await shown(page, 'Fail').click();
  await expect(matrix).toHaveAttribute('aria-rowcount', '301');
  await matrix.getByRole('button', { name: 'number-0.pdf', exact: true }).focus();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(matrix.getByRole('button', { name: 'number-300.pdf', exact: true })).toBeFocused();
});
