import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const TABLE = `Description                              Qty        Unit price        Amount
Oak door                                 2            100.00          200.00

                                                      Total          £200.00`;

/** The payment terms of a typed invoice that ends in the given lines. */
function termsOf(foot: string): string | undefined {
  return fieldOf('PAYMENT_TERMS', foot);
}

function fieldOf(field: string, foot: string): string | undefined {
  return readBelowHead(`${TABLE}\n\n${foot}`).entities[field]?.[0]?.value;
}

test('terms end before the sentence or line that tells the account', () => {
  expect(termsOf('Payment term: 30 days. Please transfer to IBAN NL20 INGB 0001 1882 04, BIC INGBNL2A.')).toMatch(
    /30 days\.?$/,
  );
  expect(termsOf('Terms 14 days\nSort 40-11-88 Acc 20447118')).toMatch(/14 days$/);
});

test('neither thanks nor a rule about returns below the heading of terms says when to pay', () => {
  expect(termsOf('Terms and conditions:\nThanks for doing business with us!')).toBeUndefined();
  expect(termsOf('Terms and conditions:\nAll payments are final.')).toBeUndefined();
});

test('sentences about other things before and behind are no part of the terms', () => {
  expect(termsOf('Detach here and keep. Payment is due within 14 days. Our conditions of sale apply.')).toBe(
    'Payment is due within 14 days.',
  );
  expect(termsOf('Please return with payment to Box 94, Palatine IL 60094. Payment is due within 14 days.')).toBe(
    'Payment is due within 14 days.',
  );
});

test('the number of an item ends no sentence', () => {
  expect(termsOf('1. Total payment due in 30 days')).toMatch(/Total payment due in 30 days$/);
});

test('a sentence that asks for payment by a day gives the due date, whatever else it speaks of', () => {
  expect(fieldOf('DUE_DATE', 'Payment is required by 15 April 2024 to keep cover in force.')).toBe('2024-04-15');
});

test('short terms are found before the sentence that names the bank', () => {
  expect(
    termsOf('Strictly 30 days from invoice date. Bank of Munster, 32 South Mall, Cork. IBAN IE29 BOFI 9000 1712'),
  ).toMatch(/^Strictly 30 days from invoice date\.?$/);
});

test('what is asked for besides, on the next line, is no part of the terms', () => {
  expect(termsOf('Payment is due within 30 days of the invoice date, please')).toBe(
    'Payment is due within 30 days of the invoice date',
  );
  expect(termsOf('Zahlbar innerhalb von 14 Tagen ohne Abzug; bitte\nRechnungsnummer angeben')).toBe(
    'Zahlbar innerhalb von 14 Tagen ohne Abzug',
  );
});

test('the last word of a sentence that began above is no sentence of terms', () => {
  const terms = termsOf(
    'Der Rechnungsbetrag wird am 12.10.2026 per SEPA-Lastschrift von Ihrem Konto DE** **** **** **** **71 09\neingezogen. Mandatsreferenz SH-K1180447-1, Gläubiger-ID DE22ZZZ00000417733.',
  );
  expect(terms).toMatch(/^Der Rechnungsbetrag wird am 12\.10\.2026/);
});
