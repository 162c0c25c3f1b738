import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEADS = {
  en: ['Invoice', 'Invoice number: 2047', 'Invoice date: 12 March 2024', 'Description', 'Amount', 'Total', '£120.00'],
  de: ['Rechnung', 'Rechnungsnummer: 2047', 'Rechnungsdatum: 12.03.2024', 'Leistung', 'Betrag', 'Gesamt', '120,00 €'],
  fr: ['Facture', 'Facture n° : 2047', 'Date : 12/03/2024', 'Désignation', 'Montant', 'Total TTC', '120,00 €'],
  nl: ['Factuur', 'Factuurnummer: 2047', 'Factuurdatum: 12-03-2024', 'Omschrijving', 'Bedrag', 'Totaal', '€ 120,00'],
  es: ['Factura', 'Factura nº: 2047', 'Fecha: 12/03/2024', 'Concepto', 'Importe', 'Total', '120,00 €'],
  it: ['Fattura', 'Fattura n.: 2047', 'Data: 12/03/2024', 'Descrizione', 'Importo', 'Totale', '€ 120,00'],
} as const;
type Language = keyof typeof HEADS;

function termsOf(language: Language, line: string): string | undefined {
  const [title, number, date, item, amount, total, sum] = HEADS[language];
  const paper = `*${title}

Kestrel Works
4 Mill Lane
Oakham

${number}
${date}

${item}          ${amount}
Service              120,00

${total}                ${sum}

${line}
`;
  return readTyped(paper).entities.PAYMENT_TERMS?.[0]?.value;
}

test.each<[Language, string]>([
  ['en', 'Cash on delivery'],
  ['en', 'EOM + 30 days'],
  ['en', '30% advance, 70% against documents'],
  ['en', 'Fees must be paid by the first day of term.'],
  ['de', 'Zahlbar: netto Kasse'],
  ['de', 'Per Vorkasse'],
  ['de', 'Zahlung per Nachnahme'],
  ['de', 'Wir ziehen den Betrag in den nächsten Tagen per SEPA-Lastschrift ein.'],
  ['fr', 'Chèque à réception'],
  ['fr', 'Paiement comptant à la livraison'],
  ['nl', 'Contant bij levering'],
  ['nl', 'Vervalt 30 dagen na factuurdatum'],
  ['it', 'Rimessa diretta'],
  ['it', 'Rimessa diretta a vista fattura'],
  ['it', 'Contrassegno'],
  ['it', 'Si prega di saldare entro il 15/04/2024.'],
])('%s: "%s" says when to pay, also alone', (language, line) => {
  expect(termsOf(language, line)).toBe(line);
});

test.each<[Language, string, string]>([
  ['nl', 'Betaling: per omgaande', 'per omgaande'],
  ['es', 'Pago: 50 % a la aceptación y 50 % a la entrega', '50 % a la aceptación y 50 % a la entrega'],
])('%s: "%s" behind its label', (language, line, terms) => {
  expect(termsOf(language, line)).toBe(terms);
});

test.each<[Language, string]>([
  ['de', 'Zahlung per PayPal erhalten am 04.03.2024'],
  ['en', 'Payment received by bank transfer on 4 March 2024'],
  ['fr', 'Règlement reçu par virement le 04/03/2024'],
])('%s: "%s" tells of the past and is no term', (language, line) => {
  expect(termsOf(language, line)).toBeUndefined();
});

test.each<[Language, string, string]>([
  ['en', 'Due date: 26/03/2024 (14 days)', '26/03/2024 (14 days)'],
  ['fr', 'Échéance : 26/03/2024 (14 jours)', '26/03/2024 (14 jours)'],
])('%s: a number of days behind the day that it leads to is told with it: %s', (language, line, terms) => {
  expect(termsOf(language, line)).toBe(terms);
});

test.each<[Language, string, string]>([
  [
    'nl',
    'U machtigde ons voor automatische incasso. De premie wordt op 3 april 2024 afgeschreven van uw\nrekening NL42 INGB ** **** 17. Zorgt u voor voldoende saldo?',
    'De premie wordt op 3 april 2024 afgeschreven',
  ],
  [
    'it',
    "Il pagamento dovrà avvenire entro il 25 marzo 2024 mediante bonifico sul conto di Kestrel\nWorks presso la Banca del Lago.\n\nLa ritenuta d'acconto dovrà essere versata dal sostituto d'imposta entro il giorno 16 del mese successivo al pagamento (cod. 1040).",
    'Il pagamento dovrà avvenire entro il 25 marzo 2024',
  ],
])(
  '%s: who may debit, what the account must hold and who pays a tax say nothing of when: %s',
  (language, lines, terms) => {
    expect(termsOf(language, lines)).toMatch(new RegExp(`^${terms}`));
  },
);

test('so many days in brackets right below the day to pay are the terms', () => {
  const invoice = (period: string) => `*Wattle Street Bakery                        Tax Invoice #4512
114 Wattle St, Ballarat VIC 3350

Lakeside Cafe                               Invoice Date: 05/08/2025
3 Wendouree Pde, Ballarat VIC 3350          Payment Due: 26/08/2025
                                            ${period}

Product                     Qty     Unit Price     Subtotal
White block loaf             24          $3.20       $76.80
Hamburger buns               30          $3.60      $108.00
Subtotal                                            $184.80
GST (10%)                                            $18.48
TOTAL                                               $203.28
`;
  const read = (period: string) => readTyped(invoice(period)).entities.PAYMENT_TERMS?.[0]?.value;
  expect(read('(21 days)')).toBe('21 days');
  expect(read('(ABN 17 602 881 945)')).toBeUndefined();
});

test.each<[Language, string, string]>([
  ['de', 'Fälligkeit: 14 Tage ab Rechnungsdatum, also 26.03.2024', '14 Tage ab Rechnungsdatum, also 26.03.2024'],
  ['fr', 'Échéance : 14 jours date de facture, soit le 26/03/2024', '14 jours date de facture, soit le 26/03/2024'],
  [
    'en',
    'Due date: 14 days from the date of invoice, i.e. 26 March 2024',
    '14 days from the date of invoice, i.e. 26 March 2024',
  ],
])('%s: a term before the day that it leads to is told with it: %s', (language, line, terms) => {
  expect(termsOf(language, line)).toBe(terms);
});

test('for what time something is charged is no term', () => {
  const lines = 'Index relevé le 02/03/2024 – forfait réglé et payé d’avance\n\nÀ régler avant le 26/03/2024';
  expect(termsOf('fr', lines)).toBe('À régler avant le 26/03/2024');
});
