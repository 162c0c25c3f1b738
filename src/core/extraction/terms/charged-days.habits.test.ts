import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const bill = (said: string) => `
Ledgerline Systems, Inc.                                        Bill to
548 Market Street, Suite 41207                                  Corrib Analytics DAC
San Francisco, CA 94104                                         3 Flood Street

Invoice
Invoice number     8C1F40D2-0019
Date of issue      July 28, 2025

Description                        Qty       Unit price        Amount
Team plan – seats                   26           $34.00       $884.00
                                     Total                    $884.00

${said}`;

const termsOf = (said: string) => readTyped(bill(said)).entities.PAYMENT_TERMS?.[0]?.value;

test.each([
  'Your card will be charged on August 1, 2025.',
  "We'll charge the Visa ending in 7706 on August 1, 2025.",
  'The amount will be charged to your card ending 7706 on August 1, 2025.',
  'We will debit your account ending 7706 on August 1, 2025.',
  'AutoPay is on: your account will be drafted on August 1, 2025.',
])('the day on which a card or an account is charged is said in the terms: %s', (said) => {
  expect(termsOf(said)).toBe(said);
});

test('a sentence that begins within a line and ends in a short word is read alone', () => {
  const said = "We'll charge the Mastercard ending in 7706 on August 1, 2025; there is nothing you need to do.";
  const paper = `Tax to be paid by the recipient. ${said.replace('is nothing', 'is\nnothing')} Your next renewal is September 1, 2025.`;
  expect(termsOf(paper)).toBe(said);
});

test('a day after which autopay runs is the day to pay', () => {
  expect(readTyped(bill('Autopay is scheduled for August 1, 2025.')).entities.DUE_DATE?.[0]?.value).toBe('2025-08-01');
});

test('a remark of a numbered list with its day says when to pay', () => {
  const remarks = '1. Total payment due by 8/27/2025\n2. Please include the invoice number on your check';
  expect(termsOf(remarks)).toBe('Total payment due by 8/27/2025');
});

test('terms behind their label without a colon go on behind a semicolon', () => {
  const { entities } = readTyped(`
Rederij Vos B.V.
Wilhelminakade 12, 3072 AP Rotterdam

Zwolle Export B.V.
Stationsstraat 40
8011 CE Zwolle

Factuur 25-118
Factuurdatum 15-09-2025

Omschrijving                               Bedrag
Zeevracht                                1.685,00
Totaal te voldoen EUR                    1.685,00

Betalingstermijn 30 dagen; wij verzoeken u het bedrag vóór 15 oktober 2025 over te maken.`);
  expect(entities.PAYMENT_TERMS?.[0]?.value).toMatch(/30 dagen; wij verzoeken u het bedrag vóór 15 oktober 2025/u);
});

test('a label in two lines, the second of which names terms, is that of the value beside both', () => {
  const { entities } = readTyped(`
Brandschutz Ohlsen GmbH                                        Rechnungsnummer:   OV-2025-03417
Hafenstr. 3, 25813 Husum                                       Rechnungsdatum:    30.05.2025

Käufer
Stadt Husum
Zingel 10
25813 Husum

Position                              Menge     Einzelpreis        Gesamt
Wartung Löscher                           8           24,00        192,00
Fälliger Betrag                                                    192,00

Skonto; weitere           Zahlbar ohne Abzug bis zum        Kontoinhaber:      Brandschutz Ohlsen
Zahlungsbedingungen:      Fälligkeitsdatum                                     GmbH
Fälligkeitsdatum:         13.06.2025                        IBAN:              DE02 4765 0130 0000 1234 56`);
  expect([entities.PAYMENT_TERMS?.[0]?.value, entities.DUE_DATE?.[0]?.value]).toEqual([
    'Zahlbar ohne Abzug bis zum Fälligkeitsdatum',
    '2025-06-13',
  ]);
});
