import { expect, test } from 'vitest';
import { FROZEN_FILES, readFrozen } from './read-frozen.ts';

const all = FROZEN_FILES.flatMap(readFrozen);

test('the frozen set has at least thirty invoices, five of each of the six languages', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  for (const name of FROZEN_FILES) expect(readFrozen(name).length).toBeGreaterThanOrEqual(5);
});

test('what the frozen set states is printed', () => {
  for (const { document, truth } of all) {
    const printed = document.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
    for (const field of ['INVOICE_NUMBER', 'SELLER_NAME', 'BUYER_NAME'])
      expect([truth.id, field, printed.includes(String(truth.fields[field] ?? ''))]).toEqual([truth.id, field, true]);
  }
});
