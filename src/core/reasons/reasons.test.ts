import { expect, test } from 'vitest';
import type { SignTable } from '../candidates/signs.ts';
import { TAX_SIGNS, TOTAL_SIGNS } from '../extraction/amounts/amount-signs.ts';
import { DUE_DATE_SIGNS, INVOICE_DATE_SIGNS } from '../extraction/dates/date-signs.ts';
import { NUMBER_SIGNS } from '../extraction/numbers/number-signs.ts';
import { BUYER_SIGNS, SELLER_SIGNS } from '../extraction/parties/party-signs.ts';
import { TERMS_SIGNS } from '../extraction/terms/terms-signs.ts';
import { readTyped } from '../extraction/testing/read-typed.ts';
import { isTold, methodSentence } from './method-sentence.ts';
import { because } from './reason.ts';

const INVOICE = `Harbour Lane Joinery Ltd
14 Quay Street, Bristol BS1 4TR

Bill to:
Meridian Lettings LLP
3 Park Row
Bristol BS1 5LJ

Invoice no. HL-2041
Invoice date: 3 March 2025

Oak door, fitted              1        420.00      420.00
Skirting boards              12         15.00      180.00

Subtotal                                            600.00
VAT 20%                                             120.00
Total                                               720.00

Please pay within 30 days, by 2 April 2025.`;

const codesOf = (label: string) => readTyped(INVOICE).entities[label]?.[0]?.reasons?.map(({ code }) => code);

test('what decided for a value is told: its label, and that net and tax make the total', () => {
  const [total] = readTyped(INVOICE).entities.TOTAL_AMOUNT!;
  expect(total!.value).toBe('720.00');
  expect(total!.reasons?.[0]).toEqual(because('label', { direction: 'left', text: 'Total' }));
  expect(codesOf('TOTAL_AMOUNT')).toContain('net_and_tax_make_total');
  expect(codesOf('TAX_AMOUNT')).toContain('net_and_tax_make_total');
  expect(methodSentence(total!.reasons!)).toMatch(
    /^right of the label “Total”; the net amount and the tax make the total/,
  );
});

test('a day that a sentence asks for is told so, and the term that leads to it', () => {
  expect(codesOf('DUE_DATE')).toContain('term_leads_to_it');
  expect(codesOf('PAYMENT_TERMS')).toContain('worded_as_terms');
});

/** Signs with which nothing is told, as another reason says the same in more words. */
const SILENT = ['label', 'related_label', 'heading_of_party', 'unlabelled_inside'];

test.each<[string, SignTable<never>]>([
  ['total', TOTAL_SIGNS],
  ['tax', TAX_SIGNS],
  ['due date', DUE_DATE_SIGNS],
  ['invoice date', INVOICE_DATE_SIGNS],
  ['number', NUMBER_SIGNS],
  ['seller', SELLER_SIGNS],
  ['buyer', BUYER_SIGNS],
  ['terms', TERMS_SIGNS],
])('whatever speaks for the %s can be told', (_, signs) => {
  const speaking = signs.filter(({ weight, code }) => weight > 0 && !SILENT.includes(code)).map(({ code }) => code);
  expect(speaking.filter((code) => !isTold(code))).toEqual([]);
  // A code names one sign.
  expect(new Set(signs.map(({ code }) => code)).size).toBe(signs.length);
});

test('a code that nobody knows is left out of the sentence', () => {
  expect(methodSentence([because('label', { direction: 'near', text: 'Sum' }), because('unheard_of')])).toBe(
    'next to the label “Sum”',
  );
});
