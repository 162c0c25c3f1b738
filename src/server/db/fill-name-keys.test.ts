import { expect, onTestFinished, test } from 'vitest';
import { documentStats } from '../documents/document-stats.ts';
import { findDocumentIds } from '../documents/find-documents.ts';
import { upgradedDatabase } from '../testing/upgraded-database.ts';

const line = (tax_rate: string | null, line_total: string | null) => ({ description: 'Hammer', tax_rate, line_total });

/** The moment of the last migration before filters. */
const BEFORE = 1795274374307;

test('documents that an older version has read are found by every filter, and counted; tax, net and lines too', async () => {
  const { db, pool, close } = await upgradedDatabase({ schema: BEFORE, users: ['ada'] }, async (old) => {
    await old.query(`insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, seller, buyer, due_date, total, currency)
      select 'd' || n, 'ada', 'a.pdf', 1, 'sha' || n, 1, 'completed', 'invoice', case n % 2 when 0 then 'Acme Ltd' else 'ACME Limited' end,
        'Quell AG', '2024-01-31', 100, 'EUR' from generate_series(1, 5) n`);
    const entities: [
      document: string,
      id: string,
      label: string,
      confidence: number,
      position: number,
      value: string,
    ][] = [
      ['d1', 'e1', 'AMOUNT_DUE', 0.9, 2, '0.00'],
      ['d1', 'e2', 'AMOUNT_DUE', 0.9, 3, '100.00'],
      ['d2', 'e1', 'AMOUNT_DUE', 0.9, 1, '40.00'],
      ['d3', 'e1', 'SELLER_NAME', 0.79, 1, 'ACME Limited'],
      ['d4', 'e1', 'SELLER_NAME', 0.8, 1, 'Acme Ltd'],
      ['d5', 'e1', 'TAX_AMOUNT', 0.9, 1, 'see below'],
      ['d5', 'e2', 'TAX_AMOUNT', 0.9, 2, '19.00'],
      ['d5', 'e3', 'TAX_AMOUNT', 0.9, 3, '7.00'],
      ['d5', 'e4', 'SUBTOTAL_AMOUNT', 0.9, 4, '-100.00'],
    ];
    for (const [document, id, label, confidence, position, value] of entities) {
      await old.query(
        `insert into entities (document_id, id, user_id, label, confidence, position, body) values ($1, $2, 'ada', $3, $4, $5, $6)`,
        [document, id, label, confidence, position, JSON.stringify({ value, source: 'improved_contextual' })],
      );
    }
    for (const [id, lines] of [
      ['d4', [line('19', '10.00'), line('19', '-2.50')]],
      ['d5', [line('19', '1.00'), line('7', 'free'), line(null, null)]],
    ])
      await old.query('update documents set line_items = $2 where id = $1', [id, JSON.stringify(lines)]);
  });
  onTestFinished(close);
  const found = async (filter: Parameters<typeof findDocumentIds>[1]['filter']) =>
    (await findDocumentIds(db, { userId: 'ada', today: '2026-01-31', filter, sort: 'id' })).ids;
  expect(await found({ seller: 'acme ltd.' })).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
  expect(await found({ buyer: 'Quell Aktiengesellschaft', due: 'overdue' })).toEqual(['d2', 'd3', 'd4', 'd5']);
  expect(await found({ review: 'needed' })).toEqual(['d3']);
  const stats = await documentStats(db, 'ada', new Date('2026-01-31T12:00:00Z'));
  expect(stats).toMatchObject({
    total_documents: 5,
    total_bytes: 5,
    overdue_count: 4,
    overdue_totals: [{ currency: 'EUR', total: '340.00' }],
    to_review: 1,
    spend_by_seller: [{ seller: 'ACME Limited', currency: 'EUR', total: '500', count: 5 }],
  });
  const figures = async () =>
    (await pool.query("select tax_amount, net_amount, line_figures from documents where id >= 'd3' order by id")).rows;
  const plain = { tax_amount: null, net_amount: null };
  expect(await figures()).toEqual([
    { ...plain, line_figures: { count: 0, sum: null, rates: [] } },
    { ...plain, line_figures: { count: 2, sum: '7.50', rates: [{ rate: '19', total: null }] } },
    {
      tax_amount: '19.00',
      net_amount: '-100.00',
      line_figures: {
        count: 3,
        sum: '1.00',
        rates: [
          { rate: '19', total: '1.00' },
          { rate: '7', total: 'free' },
          { rate: null, total: null },
        ],
      },
    },
  ]);
  // And they follow the lines, a person's list before the one that was read.
  await pool.query("update documents set line_items = $1 where id = 'd3'", [
    JSON.stringify([line('', '3'), line('8.1', '4')]),
  ]);
  await pool.query("update documents set corrected_line_items = $1 where id = 'd4'", [JSON.stringify([])]);
  const [changed, corrected] = await figures();
  const rates = [
    { rate: '8.1', total: null },
    { rate: null, total: null },
  ];
  expect(changed?.line_figures).toEqual({ count: 2, sum: '7', rates });
  expect(corrected?.line_figures).toEqual({ count: 0, sum: null, rates: [] });
}, 120_000);
