import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const told = (lines: string) => {
  const { entities } = readBelowHead(`
Oak door                      2      50.00       100.00
                              Net                100.00
                              VAT 20%             20.00
                              Total              120.00

${lines}`);
  return [entities.PAYMENT_TERMS?.[0]?.value, entities.DUE_DATE?.[0]?.value];
};

test.each([
  ['Please pay the\ntotal amount by\n18 March 2024 to\nthe account below.', '2024-03-18'],
  ['Bitte überweisen Sie den\nRechnungsbetrag innerhalb\nvon 14 Tagen nach Erhalt\nohne Abzug.', undefined],
  ['Bitte bezahlen Sie den Betrag\nbis zum 18.03.2024\nauf das unten genannte\nKonto.', '2024-03-18'],
  ['Merci de régler\nla présente facture\navant le 18/03/2024\npar virement.', '2024-03-18'],
  ['Gelieve het bedrag\nvoor 18-03-2024\nover te maken op\nonze rekening.', '2024-03-18'],
  ['Rogamos abonen\nel importe antes\ndel 18/03/2024 en\nnuestra cuenta.', '2024-03-18'],
  ["Si prega di versare\nl'importo entro il\n18/03/2024 sul\nnostro conto.", '2024-03-18'],
])('a sentence in the narrowest of lines is told whole, and its day is that to pay on: %s', (lines, day) => {
  expect(told(lines)).toEqual([lines.replaceAll('\n', ' '), day]);
});

test('a label with its value below a line that has ended begins anew', () => {
  expect(told('Please pay within 30 days.\nTotal amount: 120.00\nDue date: 3 April 2024')[0]).toBe(
    'Please pay within 30 days.',
  );
});

test.each([
  ['30 days from invoice date, i.e. 3 April 2024', '2024-04-03'],
  ['30 Tage ab Rechnungsdatum, also bis 03.04.2024', '2024-04-03'],
  ['30 jours date de facture, soit le 3 avril 2024', '2024-04-03'],
  ['30 dagen na factuurdatum, d.w.z. uiterlijk 3 april 2024', '2024-04-03'],
  ['30 días fecha factura, es decir, el 3 de abril de 2024', '2024-04-03'],
  ['30 giorni data fattura, ossia entro il 3 aprile 2024', '2024-04-03'],
])('days that count and the day to which they lead are one phrase: %s', (phrase, day) => {
  expect(told(phrase)).toEqual([phrase, day]);
  expect(told(`Payment terms: ${phrase}`)).toEqual([phrase, day]);
});

test('the day on or shortly after which an account is debited is that to pay on', () => {
  for (const sentence of [
    'Wir buchen den Betrag am oder kurz nach dem 18.03.2024 von Ihrem Konto ab.',
    "We'll collect £120.00 by Direct Debit on or just after 18 March 2024.",
  ])
    expect(told(sentence)).toEqual([sentence, '2024-03-18']);
});
