import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { ranked } from '../testing/ranked.ts';
import { termsCandidates } from './terms-candidates.ts';
import { termsFeatures } from './terms-features.ts';

/** The phrases of a page that may be terms, the likeliest by their words and labels first. */
function termsOf(text: string): { value: string; prior: number }[] {
  const facts = documentFacts(typedLayout(text));
  const terms = termsCandidates(facts);
  return ranked(terms, termsFeatures(terms, facts));
}

const values = (text: string) => termsOf(text).map(({ value }) => value);

test.each([
  'Gelieve het bedrag binnen 14 dagen over te maken.',
  'Betaalbaar binnen 30 dagen na factuurdatum.',
  'Het bedrag wordt rond 20 november 2024 van uw rekening afgeschreven.',
  'Montant prélevé le 18/10/2024 sur votre compte bancaire',
  'Se adeudará en su cuenta a partir del 14 feb 2023.',
  'We will charge your card automatically on 12 Oct 2022.',
  'Bitte überweisen Sie den Betrag innerhalb von 4 Wochen.',
])('“%s” is found without a label', (text) => {
  expect(values(text)).toContain(text);
});

test('the postcode of Illinois is no Italian day', () => {
  expect(values('Lake Kevin, IL 90417 US Email: payments@example.net')).toEqual([]);
});

test('behind a label the first sentence ends, also after a bracket', () => {
  expect(
    values('Terms: 30 days from the date of invoice (by 30 August 2024). Please pay by BACS to our account'),
  ).toContain('30 days from the date of invoice (by 30 August 2024).');
});

test('terms end where the next label of their line begins', () => {
  expect(values('Your order no: 4471 Terms: Net 7 after EOM Due date: 28/11/2024')).toContain('Net 7 after EOM');
});

test('a label and a date alone, a means of payment or another label are unlikely terms', () => {
  for (const text of ['Payment due on: April 1, 2024', 'Paid via PayPal on receipt', 'Betaald met: iDEAL direct']) {
    expect(termsOf(text).every(({ prior }) => prior < 1)).toBe(true);
  }
  expect(termsOf('Terms:\nOrder ID: CA-2012 within 3 days').every(({ prior }) => prior < 2.5)).toBe(true);
});

test('one word right of a label of terms is their value, and the next line of the form is not', () => {
  expect(
    values('Issued on             2024-02-02\nTerms of payment      Prepaid\nTransaction           TXN-88417-AQ')[0],
  ).toBe('Prepaid');
});

test('terms end before a line that labels a date without a colon', () => {
  expect(values('Payment Terms NET 15\nPAYMENT DUE Jul 15, 2024')).not.toContain('NET 15 PAYMENT DUE Jul 15, 2024');
});

test('a sentence about the day of payment counts as terms though it is a label and a date', () => {
  const [first] = termsOf('Payment is due by Feb 27, 2024.');
  const [label] = termsOf('Payment due by: Feb 27, 2024');
  expect(first!.prior).toBeGreaterThan(label?.prior ?? 0);
});

test('the date above the terms in a form is no part of them', () => {
  expect(values('Date 19 Feb 2024\nTerms 7 days')[0]).toBe('7 days');
});

test('a payment that will be taken just after a day is found', () => {
  const text = 'Your payment of £44.00 will be taken from your account on or just after 1 July 2024.';
  expect(values(text)).toContain(text);
});

test('a line that begins with the number of the invoice is no phrase about terms', () => {
  expect(values('Inv. 6120 Issued 26/08/24 Payable by 01/09/24')).not.toContain(
    'Inv. 6120 Issued 26/08/24 Payable by 01/09/24',
  );
});

test('days to pay in stay terms where default follows them in the same sentence', () => {
  expect(values('Ab Rechnungsdatum innerhalb von 14 Tagen zahlbar, danach tritt Verzug ein.')).not.toEqual([]);
  expect(values('Nach Ablauf von 14 Tagen tritt Verzug ein.')).toEqual([]);
});

test('the parts of days with two figures for the year are no amounts in a term', () => {
  const page = `ZAHLBAR BIS 22.09.24 MIT 3,0 % SKONTO, BIS 12.10.24 OHNE ABZUG
DIE WARE BLEIBT BIS ZUR VOLLSTÄNDIGEN BEZAHLUNG UNSER EIGENTUM (§ 449 BGB).`;
  expect(termsOf(page)[0]).toMatchObject({
    value: 'ZAHLBAR BIS 22.09.24 MIT 3,0 % SKONTO, BIS 12.10.24 OHNE ABZUG',
    prior: 2,
  });
});

test.each([
  'Zahlungsziel: 21 Kalendertage nach Zugang der Rechnung',
  'Payment within 10 working days',
  'Te voldoen binnen 14 werkdagen',
])('“%s” counts days of the calendar or of work', (text) => {
  expect(text.endsWith(values(text)[0] ?? 'nothing')).toBe(true);
});
