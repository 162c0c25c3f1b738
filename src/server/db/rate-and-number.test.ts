import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { upgradedDatabase } from '../testing/upgraded-database.ts';

/** The moment of the last migration before documents kept their rate of tax. */
const BEFORE = 1795383514819;
const rated = (tax_rate: string) => JSON.stringify([{ description: 'Hammer', tax_rate, line_total: '100.00' }]);

test('documents that an older version has read know their rate of tax and which of them have one number', async () => {
  const { pool, close } = await upgradedDatabase({ schema: BEFORE, users: ['ada'] }, async (old) => {
    for (const [id, type, number, total, tax, lines] of [
      ['named', 'invoice', 'A-1', '119.00', '19.00', rated('19.0')],
      ['credit', 'credit_note', 'A-1', '-119.00', '-19.00', rated('19')],
      ['worked', 'invoice', 'a-1', '108.10', '8.10', '[]'],
      ['no rate', 'invoice', 'A-2', '150.00', '22.50', '[]'],
      ['without', 'invoice', null, '100.00', null, rated('19')],
      ['accents', 'invoice', 'ü-i', '100.00', null, rated('19')],
    ] as const)
      await old.query(
        `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, seller,
          seller_key, currency, invoice_number, total, tax_amount, line_items)
          values ($1, 'ada', 'a.pdf', 1, $1, 1, 'completed', $2, 'Acme Ltd', 'acme ltd', 'EUR', $3, $4, $5, $6)`,
        [id, type, number, total, tax, lines],
      );
  });
  onTestFinished(close);
  const rows = async () => {
    const found = await pool.query('select id, rate_kind, tax_rate::text, same_number from documents order by id');
    return new Map(found.rows.map(({ id, ...row }) => [id, row]));
  };
  const kept = await rows();
  const rates = [...kept].map(([id, { rate_kind, tax_rate }]) => [id, rate_kind, tax_rate]);
  expect(rates).toEqual([
    ['accents', 'other', null],
    ['credit', 'lines', '19'],
    ['named', 'lines', '19'],
    ['no rate', 'worked', null],
    ['without', 'other', null],
    ['worked', 'worked', '8.1'],
  ]);
  const numberOf = (id: string) => kept.get(id).same_number;
  expect(numberOf('named')).toBe(numberOf('worked'));
  expect(numberOf('credit')).not.toBe(numberOf('named'));
  expect(numberOf('no rate')).not.toBe(numberOf('named'));
  expect(numberOf('without')).toBeNull();
  // A copy is compared with its original, row for row; in databases of other locales other letters have capitals.
  const everywhere = createHash('md5').update(['acme ltd', 'ü-I', 'f'].join('\x1f')).digest();
  expect(numberOf('accents')).toBe(everywhere.readInt32BE(0));

  await pool.query("update documents set total = 107, tax_amount = 7 where id = 'no rate'");
  await pool.query("update documents set corrected_line_items = $1 where id = 'worked'", [rated('7')]);
  await pool.query("update documents set invoice_number = 'A-2' where id = 'named'");
  const changed = await rows();
  expect(changed.get('no rate')).toMatchObject({ rate_kind: 'worked', tax_rate: '7' });
  expect(changed.get('worked')).toMatchObject({ rate_kind: 'lines', tax_rate: '7' });
  expect(changed.get('named').same_number).toBe(numberOf('no rate'));
});
