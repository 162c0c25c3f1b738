import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { dateCandidates } from './date-candidates.ts';
import { dueDateFeatures, invoiceDateFeatures } from './date-features.ts';

/** What is known of the date in a line, as a due date or an invoice date. */
function featuresOf(text: string, value: string, features = dueDateFeatures) {
  const facts = documentFacts(typedLayout(text));
  const dates = dateCandidates(facts);
  return features(dates, facts).features[dates.findIndex((date) => date.value === value)]!;
}

test.each([
  ['Please transfer the amount to our account by 14 December 2023.', '2023-12-14'],
  ['Terms: 30 days from the date of invoice (by 30 August 2024).', '2024-08-30'],
  ['Der Betrag wird am 20.03.2024 von Ihrem Konto abgebucht.', '2024-03-20'],
  ['Het bedrag wordt rond 20-11-2024 van uw rekening afgeschreven.', '2024-11-20'],
  ['Montant prélevé le 18/10/2024 sur votre compte', '2024-10-18'],
  ['El importe se cargará en su cuenta el 20/02/2024.', '2024-02-20'],
  ['La somma verrà addebitata il 03/10/2024', '2024-10-03'],
])('“%s” asks for money on a day', (text, value) => {
  expect(featuresOf(text, value)).toMatchObject({ toPay: 1, unlabelled: 0 });
  expect(featuresOf(text, value).prior).toBeGreaterThan(0);
});

test.each([
  ['€23.80 paid on January 2, 2025', '2025-01-02'],
  ['For service through 2024-07-11', '2024-07-11'],
  ['Renews Dec 19, 2025', '2025-12-19'],
  ['Next visit: Vaccination due 02 October 2024', '2024-10-02'],
  ['Usage Oct 1, 2024 - Oct 31, 2024', '2024-10-31'],
  ['Haut Débit du 1er au 31 Juillet 2015', '2015-07-31'],
])('“%s” asks for nothing', (text, value) => {
  expect(featuresOf(text, value)).toMatchObject({ toPay: 0, unlabelled: 1 });
  expect(featuresOf(text, value).prior).toBeLessThan(-2);
});

test.each([
  'Paid 18/11/25 - Debit Card',
  'Bezahlt am 18.11.2025',
  'Payé par carte le 18/11/2025',
  'Pagato il 18/11/2025',
])('“%s” says what was paid, even above a balance', (paid) => {
  const text = `Invoice Total      171.60\n${paid.padEnd(36)}171.60\nBalance             0.00`;
  expect(featuresOf(text, '2025-11-18').prior).toBeLessThan(-5);
});

test('a sum that is due on a day names the due date', () => {
  expect(featuresOf('TOTAL AMOUNT DUE ON August 2, 2024    $412.66', '2024-08-02').target).toBe(1);
});

test('a label whose line has a date of its own does not speak for the date above it', () => {
  const text = 'Leistung 05.03.22\nRechnungsdatum 14.03.22';
  expect(featuresOf(text, '2022-03-05', invoiceDateFeatures).target).toBeLessThan(0.2);
  expect(featuresOf(text, '2022-03-14', invoiceDateFeatures).target).toBe(1);
});

test('a label wrapped in a narrow column speaks for the date beside its first line', () => {
  expect(featuresOf('Uiterste          19-05-2024\nbetaaldatum:', '2024-05-19').target).toBeGreaterThan(0.6);
});

test('the stamp of a court or of a mail room does not date the invoice', () => {
  const page = 'Case 3:19-cv-00417 Filed 10/22/20 Page 6 of 31\n\nJune 12, 2019\nInvoice 2041187';
  const prior = (value: string) => featuresOf(page, value, invoiceDateFeatures).prior!;
  expect(prior('2019-06-12')).toBeGreaterThan(prior('2020-10-22'));
});

test('"dated" belongs to what stands before it', () => {
  const prior = (text: string, value: string) => featuresOf(text, value, invoiceDateFeatures).prior!;
  expect(prior('EST: 3371 dated 20 May 2024', '2024-05-20')).toBeLessThan(1);
  expect(prior('Invoice 3371 dated 20 May 2024', '2024-05-20')).toBeGreaterThan(3);
});

test('the little word before a date speaks for the sentence that asks for money', () => {
  const sentence = 'Cette somme sera prélevée le 27/06/2024 sur votre compte bancaire.';
  expect(featuresOf(sentence, '2024-06-27')).toMatchObject({ toPay: 1, rivalLink: 0 });
});

test('the day of a permit is not the day of the invoice', () => {
  const line = 'Authority to Print No. 8820447 Date issued 14 May 2024';
  expect(featuresOf(line, '2024-05-14', invoiceDateFeatures)).toMatchObject({ versionBefore: 1 });
});

test('an authority beside the date is whom the bill is for', () => {
  const line = 'Granite Valley Transit Authority          March 3, 2025';
  expect(featuresOf(line, '2025-03-03', invoiceDateFeatures)).toMatchObject({ versionBefore: 0 });
});

test('twice as many dates are looked at twice as often, not four times', () => {
  const reads = (count: number) => {
    const facts = documentFacts(typedLayout(Array.from({ length: count }, (_, n) => dateLine(n)).join('\n')));
    let seen = 0;
    const dates = dateCandidates(facts).map((date) =>
      Object.defineProperty({ ...date }, 'value', {
        get: () => {
          seen += 1;
          return date.value;
        },
      }),
    );
    expect(dates).toHaveLength(count);
    invoiceDateFeatures(dates, facts);
    return seen;
  };
  expect(reads(80)).toBeLessThan(reads(40) * 2.5);
});

const dateLine = (n: number) => `Invoice date: ${(n % 28) + 1}.0${(n % 9) + 1}.2024`;

test('a weekday is no town, nor is a name beside a birthday in an address', () => {
  const prior = (text: string, value: string) => featuresOf(text, value, invoiceDateFeatures).prior!;
  const alone = prior('12.03.2024', '2024-03-12');
  expect(prior('Norden, 12.03.2024', '2024-03-12')).toBeGreaterThan(alone);
  for (const weekday of ['Monday', 'Di.', 'Mardi', 'Środa', 'Lørdag', 'Segunda-feira', 'Neděle']) {
    expect(prior(`${weekday}, 12.03.2024`, '2024-03-12')).toBe(alone);
  }
  const address = (name: string) => `Frau\n${name}01.02.1980\nHauptstraße 5\n26506 Norden`;
  expect(prior(address('Mustermann, '), '1980-02-01')).toBe(prior(address(''), '1980-02-01'));
  const headed = (name: string) => `Bill to:\n${name}01.02.1980`;
  expect(prior(headed('Mustermann, '), '1980-02-01')).toBeLessThan(prior(headed(''), '1980-02-01') + 1);
});

test('the latest day to pay is the due date in Danish and Swedish', () => {
  for (const title of ['Seneste betalingsdag', 'Seneste betalingsdato', 'Senaste betalningsdag']) {
    const { target, prior } = featuresOf(`${title}: 2024-03-12`, '2024-03-12');
    expect(target).toBe(1);
    expect(prior).toBeGreaterThan(-2);
  }
});

test('discounts and offers end on a day, invoices fall due', () => {
  for (const text of ['Korting vervalt op 12-05-2024', 'De offerte vervalt: 12-05-2024']) {
    expect(featuresOf(text, '2024-05-12')).toMatchObject({ target: 0, toPay: 0 });
  }
  expect(featuresOf('Vervalt op 12-05-2024', '2024-05-12').target).toBe(1);
});
