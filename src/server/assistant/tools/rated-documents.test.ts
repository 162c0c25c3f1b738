import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase } from '../../testing/own-database.ts';
import { partsByRate } from './rate-parts.ts';
import { documentsAtRates, type RateSum, ratedDocuments } from './rated-documents.ts';

const database = await openOwnDatabase('ada');
afterAll(database.close);

type Line = [rate: string | null, total: string];
/** Type, currency, total, tax, net and lines; newest last. */
const DOCUMENTS: [string, string | null, string | null, string | null, string | null, Line[]][] = [
  [
    'invoice',
    'EUR',
    '119.00',
    '19.00',
    '100.00',
    [
      ['19', '60'],
      ['19', '40'],
    ],
  ],
  ['invoice', 'EUR', '238.00', '38.00', null, [['19.0', '200']]],
  ['credit_note', 'EUR', '-11.90', '-1.90', '-10.00', [['19', '-10.00']]],
  ['receipt', 'EUR', '10.70', '0.70', '10.00', []],
  ['invoice', 'CHF', '108.10', '8.10', '100.00', [[null, '100.00']]],
  ['invoice', 'EUR', '112.37', '12.37', '100.00', []],
  ['invoice', 'USD', '50.00', '0.00', '50.00', [['0', '50.00']]],
  ['invoice', 'USD', '50.00', null, '50.00', []],
  [
    'invoice',
    'EUR',
    '172.50',
    '22.50',
    '150.00',
    [
      ['19', '100.00'],
      ['7', '50.00'],
    ],
  ],
  ['invoice', 'EUR', '119.00', null, null, [['19', '100.00']]],
  [
    'invoice',
    'EUR',
    '119.00',
    '19.00',
    '100.00',
    [
      ['19', '60'],
      [null, '40'],
    ],
  ],
  ['invoice', null, '107.00', '7.00', '100.00', [['7', '100.00']]],
  ['invoice', 'EUR', '119.00', '-19.00', null, [['19', '100.00']]],
  ['invoice', 'EUR', null, null, null, []],
  ['invoice', 'EUR', '-119.00', '-19.00', '-100.00', [['19', '-100.00']]],
];
const dayOf = (n: number) => `2026-01-${String(n + 1).padStart(2, '0')}`;

beforeAll(async () => {
  for (const [n, [type, currency, total, tax, net, lines]] of DOCUMENTS.entries())
    await database.pool.query(
      `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, currency, total,
        tax_amount, net_amount, line_items, invoice_date)
        values ($1, 'ada', 'a.pdf', 1, $1, 1, 'completed', $2, $3, $4, $5, $6, $7, $8)`,
      [
        `d${n}`,
        type,
        currency,
        total,
        tax,
        net,
        JSON.stringify(lines.map(([tax_rate, line_total]) => ({ tax_rate, line_total }))),
        dayOf(n),
      ],
    );
});

const asked = () =>
  ({
    deps: { db: database.db },
    userId: 'ada',
    today: '2026-02-01',
    wish: { kind: 'rates', wants: 'figures', measure: 'tax' },
    plan: { language: 'en', where: {} },
  }) as unknown as Parameters<typeof ratedDocuments>[0];

const summed = (parts: RateSum[]) => {
  const sums: Record<string, number[]> = {};
  for (const { rate, currency, net, tax, documents } of parts) {
    const [a, b, c] = sums[`${rate} ${currency}`] ?? [0, 0, 0];
    sums[`${rate} ${currency}`] = [a! + net, b! + tax, c! + documents];
  }
  return sums;
};
const partsOf = (row: Parameters<typeof partsByRate>[0]) =>
  partsByRate(row).of.map(({ rate, net, tax }) => {
    const sign = row.type === 'credit_note' ? -1 : 1;
    return { rate, currency: row.currency, net: sign * net, tax: sign * tax, documents: 1 };
  });

test('added up in the database, rates come to the same as document by document', async () => {
  const { groups, others } = await ratedDocuments(asked());
  const whole = groups.flatMap((group) => (group.rate === null ? [] : [{ ...group, rate: group.rate }]));
  const inDatabase = summed([...whole, ...others.flatMap(partsOf)]);
  const each = DOCUMENTS.flatMap(([type, currency, total, tax, net, lines], n) =>
    partsOf({
      id: `d${n}`,
      type,
      currency,
      total,
      tax,
      net: tax === null || total === null ? net : null,
      lines: lines.map(([rate, amount]) => ({ rate, total: amount })),
    }),
  );
  expect(inDatabase).toEqual(summed(each));
});

test('documents that need no looking at one by one do not leave the database', async () => {
  const { others } = await ratedDocuments(asked());
  expect(others.map(({ id }) => id).sort()).toEqual(['d10', 'd12', 'd13', 'd7', 'd8', 'd9']);
});

test('the documents of a rate come newest first, as many as are wanted', async () => {
  const ofRate = (limit: number | null) => documentsAtRates(asked(), [{ rate: 19, currency: 'EUR' }], limit);
  expect((await ofRate(null)).map(({ id }) => id)).toEqual(['d14', 'd2', 'd1', 'd0']);
  expect((await ofRate(2)).map(({ id }) => id)).toEqual(['d14', 'd2']);
  expect(await documentsAtRates(asked(), [{ rate: 8.1, currency: 'CHF' }], 100)).toEqual([
    { id: 'd4', date: dayOf(4) },
  ]);
  expect((await documentsAtRates(asked(), null, 3)).map(({ id }) => id)).toEqual(['d14', 'd11', 'd6']);
  expect(await documentsAtRates(asked(), [], 3)).toEqual([]);
});
