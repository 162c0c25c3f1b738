import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';
import { asksToPayOn } from './terms-language.ts';

const HEAD = `*Moorland Geräteverleih GmbH
Torfweg 8, 26676 Barßel

*RECHNUNG
Rechnungsnummer: MG-25-771
Rechnungsdatum: 06.03.2025

Tischlerei Oltmanns
Kirchstraße 14
26203 Wardenburg

Bezeichnung                     Betrag
Miete Absauganlage              400,00 €
Summe netto                     400,00 €
USt 19 %                         76,00 €
Gesamtbetrag                    476,00 €

`;

const dueOf = (foot: string) => readTyped(HEAD + foot).entities.DUE_DATE?.[0]?.value;
const termsOf = (foot: string) => readTyped(HEAD + foot).entities.PAYMENT_TERMS?.[0]?.value;

test.each([
  'Wir bitten um Ausgleich der Rechnung bis spätestens 20.03.2025 auf unser Konto.',
  'Den Betrag werden wir zum 20.03.2025 im Firmenlastschriftverfahren zu Lasten Ihres Kontos einziehen.',
  'Wir buchen den Betrag am 20.03.2025 von Ihrem Konto ab.',
  'Den Rechnungsbetrag bucht die Volksbank am 20.03.2025 von Ihrem Konto ab.',
  'We kindly ask for settlement of this invoice by 20 March 2025.',
  'Balance due on 20 March 2025.',
  'Restsaldo zahlbar am 20.03.2025',
  'Solde payable au 20/03/2025',
  'Credit terms: payment due by 20 March 2025',
  'Please pay by credit card or bank transfer by 20 March 2025.',
  'Nous vous prions de bien vouloir solder cette facture avant le 20/03/2025.',
])('a sentence asks for the money, or says that it is taken: "%s"', (sentence) => {
  expect(dueOf(sentence)).toBe('2025-03-20');
});

test.each([
  'Bis 30.04.2025 buchen und zwei Monate Miete sparen!',
  'Teilen Sie Ihren Rabattcode MOOR-15, einlösbar ab 30,00 € bis 30.04.2025.',
  'Your voucher can be redeemed until 30 April 2025.',
  'Palettensaldo zum 30.04.2025: 7 Stück zu unseren Gunsten.',
  'Saldo al 30/04/2025: 0,00 €',
])('until when something else is to be had, or a balance was struck, is no day to pay: "%s"', (sentence) => {
  expect(dueOf(sentence)).toBeUndefined();
  expect(termsOf(sentence)).toBeUndefined();
});

test.each([
  'Die Anlage ist täglich buchbar bis',
  'Jetzt buchen, Tagespreise ab 89 € bis',
  'Ausgleich des Untergrunds bis',
  'Attend settlement conference on',
])('what can be booked, levelled or talked over until a day asks for no money: "%s"', (before) => {
  expect(asksToPayOn(`${before} `, '.')).toBe(false);
});

test('an account is no discount', () => {
  expect(termsOf('Buchungskonto: 4 000 711\nGeschäftskonto: Volksbank Barßel')).toBeUndefined();
});

test('from which account the money is taken belongs to the sentence that says when', () => {
  const sentence = `Der Betrag wird nicht vor dem siebten Tag nach Zugang der Rechnung von Ihrem Konto mit der IBAN DE54 XXXX XXXX
XXXX XX17 90 abgebucht.`;
  expect(termsOf(sentence)).toBe(sentence.replace('\n', ' '));
});

test('a sentence with numbers of accounts in it goes on to its verb', () => {
  const sentence = `Den Betrag von 476,00 EUR werden wir am 20.03.2025 im Lastschriftverfahren unter der
Gläubiger-Identifikationsnummer DE40MGV00000771907 und der Mandatsreferenz MG-7712-B2B
zu Lasten Ihres Kontos DE91 3705 0198 0044 **** 12 einziehen.`;
  expect(termsOf(sentence)).toBe(sentence.replaceAll('\n', ' '));
});

test.each([
  'Das Guthaben in Höhe von 32,28 € überweisen wir bis zum 30. März 2025 auf Ihr Konto bei der Sparkasse.',
  'Totaal te betalen voor deze factuur (incl. btw)   113,80',
  'Call 0818 555 238 to set up a direct debit.',
  'If you are having difficulty paying, please talk to us on 01 552 4180 before the due date.',
  'Bei Zahlungsschwierigkeiten melden Sie sich bitte vor Fälligkeit bei uns.',
  'Vous rencontrez des difficultés de paiement ? Contactez-nous avant la date limite.',
])('what was paid, what is paid later and what the reader gets back are no terms: %s', (sentence) => {
  expect(termsOf(sentence)).toBeUndefined();
});

test('what was translated may be called conditions', () => {
  const line = 'FR>ES    Conditions générales de vente – traduction    7    48,00    336,00';
  expect(termsOf(`${line}\n\nConditions de règlement : 30 jours nets, par virement.`)).toBe(
    '30 jours nets, par virement.',
  );
  expect(termsOf(line)).toBeUndefined();
});

test.each([
  ['Payment due upon receipt, no refunds.', 'Payment due upon receipt, no refunds.'],
  ['Zahlbar sofort nach Erhalt, keine Rückerstattung.', 'Zahlbar sofort nach Erhalt, keine Rückerstattung.'],
  [
    '14 Tage netto, bei Zahlungsschwierigkeiten bitte melden',
    '14 Tage netto, bei Zahlungsschwierigkeiten bitte melden',
  ],
  ['Te betalen vóór de opdracht.', 'Te betalen vóór de opdracht.'],
])('refunds, trouble and orders beside terms take nothing from them: %s', (sentence, terms) => {
  expect(termsOf(sentence)).toBe(terms);
});
