import { expect, test } from 'vitest';
import type { Entity } from '../entity.ts';
import { layoutOfSample } from './layout-of-sample.ts';
import { readWithTemplate } from './read-with-template.ts';
import { mayMatch, runDocument, runTemplate } from './run-template.ts';
import { suggestZones } from './suggest-zones.ts';
import type { Zone } from './template.ts';
import { pageOf } from './testing/page-of.ts';
import { zoneStatus } from './zone-status.ts';

interface Values {
  number?: string;
  total?: string;
  buyer?: string[];
  items?: string[];
}

const ITEMS = ['Blue chair     2    10,00     20,00', 'Lamp           1     5,00      5,00'];

/** One sender's form; the lines of the table push down what stands below it. */
const lines = ({ number = 'R-1', total = '25,00', buyer = ['Mara Lind'], items = ITEMS }: Values) => [
  'Northwind Tools GmbH',
  'Hafenweg 3, Hamburg',
  '',
  `Bill to                       Docket      ${number}`,
  ...[0, 1, 2].map((at) => buyer[at] ?? ''),
  'Thank you for your order, we charge:',
  '',
  'Item         Qty    Price    Amount',
  ...items,
  '',
  `Sum of all                     ${total}`,
  '',
  'Bank Nordkasse    IBAN DE02120300000000202051',
];

const SAMPLE = pageOf(lines({}));
const regex = (id: string) => [{ id, type: 'regex' as const, value: '.+', config: {} }];
const zone = (id: string, name: string, at: [[number, number], [number, number]], more: Partial<Zone> = {}): Zone => ({
  ...{ id, name, type: 'text', coordinates: SAMPLE.box(...at), pageNumber: 1, required: true, rules: regex(id) },
  ...more,
});
const ZONES = [
  zone('number', 'Invoice Number', [
    [3, 4],
    [42, 45],
  ]),
  zone(
    'buyer',
    'Buyer',
    [
      [4, 5],
      [0, 9],
    ],
    { required: false, rules: [], label: 'BUYER_NAME' },
  ),
  zone('total', 'Total Amount', [
    [13, 14],
    [31, 36],
  ]),
  zone(
    'lines',
    'Line Items',
    [
      [9, 12],
      [0, 36],
    ],
    { type: 'table', required: false, rules: [] },
  ),
];
const READ = {
  entities: [
    { label: 'SELLER_NAME', value: 'Northwind Tools GmbH', page: 1, box: SAMPLE.box([0, 1], [0, 20]) },
    { label: 'IBAN', value: 'DE02120300000000202051', page: 1, box: SAMPLE.box([15, 16], [23, 45]) },
  ],
  lineItems: [],
};
const TEMPLATE = { zones: ZONES, layout: layoutOfSample([SAMPLE.page], ZONES, READ) };
const values = (run: ReturnType<typeof runTemplate>) =>
  Object.fromEntries(run.zones.map(({ zone: { id }, reading }) => [id, reading?.value?.value ?? null]));

test('the texts that are noted of a sample are those that stay', () => {
  const texts = TEMPLATE.layout.anchors.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Northwind Tools GmbH', 'Bill to', 'Docket', 'Item', 'Amount', 'Sum of all', 'IBAN']),
  );
  for (const own of ['Mara', 'R-1', 'Blue', 'Lamp', '25']) expect(texts.join(' ')).not.toContain(own);
  expect(TEMPLATE.layout.identity).toEqual(['northwindtoolsgmbh', 'de02120300000000202051']);
});

test('zones go where the texts around them went: right, down, and below a longer table', () => {
  const items = Array.from({ length: 7 }, (_, at) => `Part ${at + 1}         ${at + 1}     1,00      ${at + 1},00`);
  const page = pageOf(lines({ number: 'R-20417', total: '1.028,50', buyer: ['Ada Lovelace Ltd'], items }), {
    right: 4,
    down: 3,
  }).page;
  const run = runTemplate(TEMPLATE, runDocument([page]));
  expect(run.matches).toBe(true);
  expect(values(run)).toMatchObject({ number: 'R-20417', total: '1028.50', buyer: 'Ada Lovelace Ltd' });
  expect(run.zones[3]?.reading?.table?.rows.map(({ cells }) => cells.at(-1))).toEqual(
    Array.from({ length: 7 }, (_, at) => `${at + 1},00`),
  );
  expect(run.zones.map((one) => zoneStatus(one).status)).toEqual(['pass', 'pass', 'pass', 'pass']);
});

test('a table may be shorter, or go on overleaf', () => {
  const short = runTemplate(TEMPLATE, runDocument([pageOf(lines({ items: [ITEMS[1]!] })).page]));
  expect(short.zones[3]?.reading?.table?.rows).toHaveLength(1);
  const whole = lines({
    items: Array.from({ length: 8 }, (_, at) => `Part ${at}       1    2,00   2,00`),
    total: '16,00',
  });
  const first = pageOf([...whole.slice(0, 15)]).page;
  const second = pageOf(['Northwind Tools GmbH', '', 'Item         Qty    Price    Amount', ...whole.slice(15)], {
    number: 2,
  }).page;
  const run = runTemplate(TEMPLATE, runDocument([first, second]));
  expect(values(run)).toMatchObject({ number: 'R-1', total: '16.00' });
  expect(run.zones[3]?.reading?.table?.rows.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
});

test('another form, another sender with other words, and a paper without the required value are left alone', () => {
  const other = pageOf([
    'Southwind Ltd',
    '',
    'Invoice     77',
    'Total due   12.00',
    'Item     Amount',
    'Chair    12.00',
  ]);
  expect(mayMatch(TEMPLATE, runDocument([other.page]))).toBe(false);
  const missing = pageOf(lines({ total: '' }));
  expect(runTemplate(TEMPLATE, runDocument([missing.page])).matches).toBe(false);
  expect(runTemplate({ ...TEMPLATE, zones: [] }, runDocument([SAMPLE.page])).matches).toBe(false);
  expect(runTemplate(TEMPLATE, runDocument([])).matches).toBe(false);
});

test('without a sample a template reads only where a rule asks for a text of its own', () => {
  const bare = (value: string, type: 'regex' | 'keyword' = 'regex') => ({
    layout: null,
    zones: [
      zone(
        'sum',
        'Total Amount',
        [
          [13, 14],
          [0, 36],
        ],
        { rules: [{ id: 'r', type, value, config: {} }] },
      ),
    ],
  });
  const document = runDocument([SAMPLE.page]);
  expect(runTemplate(bare('.+'), document).matches).toBe(false);
  expect(runTemplate(bare('[\\d,]+'), document).matches).toBe(false);
  expect(runTemplate(bare('Sum of all\\s+([\\d,]+)'), document).matches).toBe(true);
  expect(runTemplate(bare('Sum of all', 'keyword'), document).matches).toBe(true);
});

test('a zone follows the text that was chosen for it, and says so where that is missing', () => {
  const anchor = { text: 'Sum of all', pageNumber: 1, box: SAMPLE.box([13, 14], [0, 10]) };
  const template = { ...TEMPLATE, zones: [{ ...ZONES[2]!, anchor }] };
  const found = runTemplate(template, runDocument([pageOf(lines({ total: '7,00' }), { down: 2 }).page]));
  expect(values(found)).toEqual({ total: '7.00' });
  const gone = lines({}).map((line) => line.replace('Sum of all', 'Everything'));
  const run = runTemplate(template, runDocument([pageOf(gone).page]));
  expect(run.matches).toBe(false);
  expect(zoneStatus(run.zones[0]!)).toEqual({
    status: 'fail',
    message: 'The text “Sum of all” is not on the document',
  });
});

test("a template's values replace the engine's, not those of people and e-invoices; checks are run again", () => {
  const entity = (label: string, value: string, source: Entity['source'], more: Partial<Entity> = {}): Entity => ({
    ...{ id: `${label}-${source}`, label, text: value, value, context: '', confidence: 0.9, source },
    ...{ matched_keyword: null, matched_pattern: null, reasons: [], page: null, box: null },
    ...more,
  });
  const document = runDocument([SAMPLE.page]);
  const run = runTemplate(TEMPLATE, document);
  const { entities, ...read } = readWithTemplate(
    {
      entities: {
        INVOICE_NUMBER: [entity('INVOICE_NUMBER', 'wrong', 'improved_contextual')],
        BUYER_NAME: [entity('BUYER_NAME', 'Mara of the XML', 'einvoice_xml')],
        MONETARY: [entity('MONETARY', '25.00', 'enhanced_patterns', { page: 1, box: ZONES[2]!.coordinates })],
        CURRENCY: [entity('CURRENCY', 'EUR', 'improved_contextual')],
      },
      line_items: [],
      checks: [],
      warnings: [{ code: 'no_invoice_found', message: '' }],
      document_type: 'other',
    },
    run,
    { name: 'Northwind', document },
  );
  const byLabel = (found: Record<string, Entity[]>) => found;
  expect(byLabel(entities).INVOICE_NUMBER).toMatchObject([
    {
      value: 'R-1',
      source: 'template',
      page: 1,
      reasons: [{ code: 'zone', params: { zone: 'Invoice Number', template: 'Northwind' } }],
    },
  ]);
  expect(byLabel(entities).BUYER_NAME).toMatchObject([{ value: 'Mara of the XML' }]);
  expect(byLabel(entities).TOTAL_AMOUNT).toMatchObject([{ value: '25.00', currency: 'EUR' }]);
  expect(byLabel(entities).MONETARY).toBeUndefined();
  expect(read.line_items.map(({ line_total }) => line_total)).toEqual(['20.00', '5.00']);
  expect(read.checks).toContainEqual(expect.objectContaining({ id: 'lines.sum', status: 'pass' }));
  expect(read).toMatchObject({ document_type: 'invoice', warnings: [] });
});

test('zones are proposed where values stand, with their captions; words of the buyer are none', () => {
  const page = pageOf([
    'Bill to                 Invoice number   R-1',
    'Mara Lind',
    'Accounts Payable        Invoice date     3 May 2026',
    '1 Quay Road',
    'Please quote the Invoice number',
  ]);
  const at = (line: number, from: number, to: number) => ({ page: 1, box: page.box([line, line + 1], [from, to]) });
  const entity = (label: string, value: string, place: { page: number; box: Entity['box'] }) =>
    ({ label, value, text: value, source: 'improved_contextual', ...place }) as Entity;
  const zones = suggestZones([page.page], {
    entities: [
      entity('INVOICE_NUMBER', 'R-1', at(0, 41, 44)),
      entity('INVOICE_DATE', '2026-05-03', at(2, 41, 51)),
      entity('BUYER_NAME', 'Mara Lind', at(1, 0, 9)),
    ],
    lineItems: [],
  });
  expect(zones.map(({ name, type, anchor }) => [name, type, anchor?.text])).toEqual([
    ['Invoice Number', 'text', 'Invoice number'],
    ['Date', 'date', 'Invoice date'],
    ['Buyer Name', 'text', 'Bill to'],
  ]);
});

test('a value that a person typed is proposed where the page prints it', () => {
  const page = pageOf(['Issued 3. Mai 2026', 'Sum 1.028,50 EUR', 'Docket R-77']);
  const typed = (label: string, value: string) =>
    ({ label, value, text: value, source: 'user', page: null, box: null }) as Entity;
  const entities = [
    typed('INVOICE_NUMBER', 'R-77'),
    typed('INVOICE_DATE', '2026-05-03'),
    typed('TOTAL_AMOUNT', '1028.5'),
  ];
  const places = suggestZones([page.page], { entities, lineItems: [] }).map(({ label, coordinates }) => [
    label,
    Math.round(coordinates.y * 60),
  ]);
  expect(places).toEqual([
    ['INVOICE_NUMBER', 2],
    ['INVOICE_DATE', 0],
    ['TOTAL_AMOUNT', 1],
  ]);
});
