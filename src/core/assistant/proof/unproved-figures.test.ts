import { expect, test } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { unprovedFigures } from './unproved-figures.ts';

const EVIDENCE = evidenceOf([
  '3 invoices of Northwind Tools Ltd, together 1234.50 EUR, the largest 900.00 EUR (INV-2026-003), a share of 12.5 %',
  'invoice_date | 2026-03-12\ndue_date | 2026-04-11',
]);
const unproved = (text: string) => unprovedFigures(text, EVIDENCE);

test.each([
  'You spent €1,234.50 on 3 invoices.',
  'Sie haben 1.234,50 € für drei Rechnungen ausgegeben.',
  'Vous avez dépensé 1 234,50 € pour trois factures.',
  'The largest is INV-2026-003 with EUR 900, dated 12 March 2026 and due on April 11.',
  'Die größte vom 12.03.2026 ist am 11. April 2026 fällig.',
  'La plus grande date du 12 mars 2026.',
  'In March 2026, that is Q1 2026, it was 12.5% of all spending in 2026.',
  'Of these:\n1. INV-2026-003\n2. the others',
  'There are none.',
])('%j holds what tools returned', (text) => {
  expect(unproved(text)).toEqual([]);
});

test.each([
  ['You spent €1,234.51.', ['1,234.51']],
  ['You spent 2,134.50 EUR in total.', ['2,134.50']],
  ['There are four invoices.', ['four']],
  ['Es sind vier Rechnungen.', ['vier']],
  ['It is 1.2k EUR.', ['2k']],
  ['INV-2026-004 is the largest.', ['2026-004']],
  ['It was due on 12 April 2026.', ['12 April 2026']],
  ['It was due on April 12.', ['April 12']],
  ['In February 2026 nothing was due.', ['February 2026']],
  ['You spent 1234.50 USD.', ['USD']],
  ['You spent $1,234.50.', ['$']],
  ['Q3 2026 was quiet.', ['Q3 2026']],
  ['In 2024 it was more.', ['2024']],
])('%j holds a figure that no tool returned', (text, figures) => {
  expect(unproved(text).join(' ')).toContain(figures[0]?.split('-').at(-1) ?? '');
  expect(unproved(text)).not.toEqual([]);
});
