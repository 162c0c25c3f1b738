import { expect, test } from 'vitest';
import { readBelowHead } from './testing/read-typed.ts';

const currencyOf = (found: ReturnType<typeof readBelowHead>) => found.entities.TOTAL_AMOUNT?.[0]?.currency;
const readOf = (found: ReturnType<typeof readBelowHead>, field: string) => found.entities[field]?.[0]?.value;

test.each([
  ['Cedar fence 100 Ft run          1,200.00\nChain link 250 Ft               1,750.00', '$2,950.00', '2950.00', 'USD'],
  ['Item             Qty          Amount\nCable            1000 Ft      2,950.00', '$2,950.00', '2950.00', 'USD'],
  ['TL-1042   Lampe          1.150,00\nTL-1043   Fassung          218,50', '1.368,50 EUR', '1368.50', 'EUR'],
  [
    'Consulenza               305,00\nAi sensi del Reg. UE 2016/679 Lei può esercitare i diritti',
    'EUR 305,00',
    '305.00',
    'EUR',
  ],
  ['Consulenza € 305,00 Lei può chiedere, art. 13 Lei può', 'EUR 305,00', '305.00', 'EUR'],
])('feet, articles and "Lei" are no money (%#)', (items, total, value, currency) => {
  const found = readBelowHead(`${items}\n\nTotal          ${total}`);
  expect([readOf(found, 'TOTAL_AMOUNT'), currencyOf(found), found.language]).toEqual([value, currency, 'en']);
});

test.each([
  'Follow-up therapy within 14 days of surgery',
  'Therapie nach 6 Wochen',
  'Montage der 24 PV-Module',
  'Montage 24 PV Module auf Dach',
])('words of a trade are no terms: %s', (line) => {
  const found = readBelowHead(`${line}          600.00\nTotal                      600.00\n\n${line}`);
  expect(found.entities.PAYMENT_TERMS).toBeUndefined();
});

test.each([
  ['Total EUR equivalent       1,170.00\nTotal                     £1,000.00', 'GBP'],
  ['Amount in EUR for information       1,170.00\nTotal                     £1,000.00', 'GBP'],
  ['Total                     £1,000.00\nTOTAL DUE GBP          1,000.00', 'GBP'],
])('what the total would be in another currency is not its own (%#)', (sums, currency) => {
  const found = readBelowHead(`Consulting          £600.00\nTraining            £400.00\n\n${sums}`);
  expect(currencyOf(found)).toBe(currency);
});

test.each([
  ['Steuersatz', 'Netto', 'MwSt', 'Brutto'],
  ['BTW-tarief', 'Netto', 'BTW', 'Bruto'],
])('a summary of taxes keeps its net amount: %s', (...titles) => {
  const found = readBelowHead(`Beratung          100,00
Schulung          200,00

${titles.map((title) => title.padEnd(16)).join('')}
19 %            300,00          57,00           357,00

Gesamtbetrag                                    357,00 EUR`);
  expect([readOf(found, 'SUBTOTAL_AMOUNT'), readOf(found, 'TAX_AMOUNT')]).toEqual(['300.00', '57.00']);
});
