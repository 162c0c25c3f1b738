import { expect, test } from 'vitest';
import type { Answer } from '#server/assistant/answer-question.ts';
import { judge } from './judge.ts';

const saying = (response: string): Answer => ({
  response,
  suggestions: [],
  citations: [],
  citationsTotal: 0,
  data: {
    columns: [{ key: 'total', label: 'Amount', type: 'money' }],
    rows: [['33.00'], ['Toner']],
  },
  spendsQuery: true,
  language: 'en',
});

test.each([
  ['33', 'Line items with “drill” in 2025: 33 (Quantity; 9 documents).'],
  ['6900.00', 'Spent: 6,900.00 EUR (3 invoices).'],
  ['6900.00', 'Dépenses : 6\u202f900,00 EUR.'],
  ['17 day', 'in 17 days (due on 4 July 2026)'],
  ['Net 45', 'Payment terms: Net 45 (PA-7)'],
  ['Bergmann', 'Line items with “toner”: Bergmann Bürobedarf GmbH.'],
])('%s is said by "%s"', (part, response) => {
  expect(judge(saying(response), { says: [part] })).toBe('exact');
});

test.each([
  ['33', '133 invoices: • HE-2026-1033 · 14 June 2026 · 330.33 EUR'],
  ['6900.00', 'Spent: 16,900.00 EUR (3 invoices).'],
  ['17 day', 'in 117 days (due on 4 July 2026)'],
  ['Net 45', 'Payment terms: Net 450'],
  ['Toner', '2 line items: 4.00 EUR.'],
])('%s is not said by "%s", whatever the table holds', (part, response) => {
  expect(judge(saying(response), { says: [part] })).toBe('wrong');
});
