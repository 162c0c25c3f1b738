import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;
const lines = (paper: string) =>
  readTyped(paper).line_items.map(({ quantity, line_total }) => [quantity, line_total] as const);

const LETTER_EN = `Imogen Farrow
Copy editor
12 Tide Lane, Whitby YO21 3PU

Saltmarsh Books Ltd
4 Harbour Row
Hull HU1 2AA

30 September 2025

*Invoice IF/41

Dear Paul,

For copy editing in September I charge 14 hours at £42.00, in all £588.00. I am not
registered for VAT.

Please pay within 30 days.

With best wishes,

Imogen Farrow
`;

const LETTER_DE = `                                        Jonas Wiebold
                                        Fotograf
                                        Lange Reihe 14, 20099 Hamburg

Kanzlei Rehberg & Partner
Domplatz 2
23552 Lübeck

                                        Hamburg, den 4. Juni 2025

*Rechnung 2025-17

Sehr geehrte Damen und Herren,

für die Porträtaufnahmen Ihres Teams berechne ich Ihnen 6 Stunden zu je 110,00 Euro,
zusammen 660,00 Euro. Hinzu kommen 19 % Umsatzsteuer in Höhe von 125,40 Euro, so dass sich ein
Rechnungsbetrag von 785,40 Euro ergibt.

Ich bitte um Überweisung innerhalb von zwei Wochen.

Mit freundlichen Grüßen

Jonas Wiebold
`;

const LETTER_FR = `Agathe Morvan, illustratrice
3 rue des Cordiers, 35400 Saint-Malo
SIRET 732 829 320 00074

                                        Éditions du Phare
                                        18 quai Duguay
                                        44000 Nantes

Saint-Malo, le 9 octobre 2025

*Facture n° 2025-08

Madame,

Pour les illustrations du calendrier, je vous facture 4 jours à 380,00 €, soit
1 520,00 € au total. TVA non applicable, article 293 B du CGI.

Je vous remercie de régler cette somme avant le 9 novembre 2025.

Agathe Morvan
`;

test('a quantity, a price and what they make are a line, also within a sentence', () => {
  expect(lines(LETTER_EN)).toEqual([['14', '588.00']]);
  expect(lines(LETTER_DE)).toEqual([['6', '660.00']]);
  expect(lines(LETTER_FR)).toEqual([['4', '1520.00']]);
  expect(readTyped(LETTER_EN).line_items[0]!.description).toBe('copy editing in September');
});

test('tax and total are told by the sentences of a letter', () => {
  expect(first(LETTER_DE, 'TAX_AMOUNT')).toBe('125.40');
  expect(first(LETTER_DE, 'TOTAL_AMOUNT')).toBe('785.40');
});

test('a sentence ends between the total and the tax; a trade of one word is no part of a name', () => {
  expect(first(LETTER_FR, 'TOTAL_AMOUNT')).toBe('1520.00');
  expect(first(LETTER_FR, 'SELLER_NAME')).toBe('Agathe Morvan');
});

test('what a letter charges for without counting is its line', () => {
  const flat = LETTER_EN.replace('14 hours at £42.00, in all £588.00.', '£588.00.');
  expect(readTyped(flat).line_items.map((line) => [line.description, line.line_total])).toEqual([
    ['copy editing in September', '588.00'],
  ]);
});

const plain = (line: string, language: 'de' | 'en' | 'es' | 'it' | 'nl') => {
  const words = {
    de: ['Rechnung', 'Rechnungsnummer: 118', 'Rechnungsdatum: 02.05.2025', 'Leistung', 'Betrag', 'Gesamtbetrag'],
    en: ['Invoice', 'Invoice number: 118', 'Invoice date: 2 May 2025', 'Description', 'Amount', 'Total'],
    es: ['Factura', 'Factura nº: 118', 'Fecha: 02/05/2025', 'Concepto', 'Importe', 'Total'],
    it: ['Fattura', 'Fattura n.: 118', 'Data: 02/05/2025', 'Descrizione', 'Importo', 'Totale'],
    nl: ['Factuur', 'Factuurnummer: 118', 'Factuurdatum: 2 mei 2025', 'Omschrijving', 'Bedrag', 'Totaal'],
  }[language];
  return `*${words[0]}

Kestrel Works
4 Mill Lane

${words[1]}
${words[2]}

${words[3]}              ${words[4]}
Service                  105,00

${words[5]}              105,00

${line}
`;
};

test.each([
  ['es', 'El importe de esta factura se cargará en su cuenta ES21 2100 **** **** 5521 el día 10/05/2025.'],
  ['nl', 'Te voldoen vóór 15-05-2025.'],
] as const)('%s: "%s" is a term with its day', (language, line) => {
  expect(first(plain(line, language), 'PAYMENT_TERMS')).toBe(line);
  expect(first(plain(line, language), 'DUE_DATE')).toMatch(/^2025-05-1[05]$/);
});

test('a time in the place of a day, and days behind the word for the payment, are terms', () => {
  expect(first(plain('Payment due: immediately', 'en'), 'PAYMENT_TERMS')).toBe('immediately');
  expect(first(plain('Zahlung: 14 Tage', 'de'), 'PAYMENT_TERMS')).toMatch(/14 Tage$/u);
});

test('the first of the rates that pay this invoice is due', () => {
  const line = 'Zahlbar in 6 Monatsraten zu je 17,50 €, erstmals fällig am 01.06.2025.';
  expect(first(plain(line, 'de'), 'DUE_DATE')).toBe('2025-06-01');
});

test('the name of a sum with its day is no term, nor is what was paid', () => {
  expect(first(plain('Betrag fällig am 15.05.2025: EUR      105,00', 'de'), 'PAYMENT_TERMS')).toBeUndefined();
  const paid = plain('Scadenza: 18/05/2025 – SALDATO', 'it');
  expect([first(paid, 'DUE_DATE'), first(paid, 'PAYMENT_TERMS')]).toEqual([undefined, undefined]);
  expect(first(plain('Paid by bank transfer on 3 May 2025.', 'en'), 'PAYMENT_TERMS')).toBeUndefined();
  const late = 'Past due balances are subject to suspension after 15 days.';
  expect(first(plain(late, 'en'), 'PAYMENT_TERMS')).toBeUndefined();
});

test('several things that one sentence counts, one of them in a word, are a line each', () => {
  const several = LETTER_EN.replace(
    'For copy editing in September I charge 14 hours at £42.00, in all £588.00. I am not\nregistered for VAT.',
    'I am charging you for tuning three pianos at £65.00 each, £195.00, and for 4\nreplacement strings at £7.50, £30.00, so the total to pay is £225.00.',
  );
  expect(lines(several)).toEqual([
    ['3', '195.00'],
    ['4', '30.00'],
  ]);
  expect(first(several, 'TOTAL_AMOUNT')).toBe('225.00');
});

const CLUB = `*Tennisclub De Elzen
Ledenadministratie, Elzenlaan 40, 3734 CD Den Dolder

De heer B. Kuipers
Beukenlaan 12
3734 HK Den Dolder

Den Dolder, 5 september 2025
Contributienota 2025-1187

Jeugdlidmaatschap 2025/2026        € 132,00
Tennisles 18 weken                 € 171,00
Totaal                             € 303,00

De contributie wordt omstreeks 1 oktober 2025 automatisch van uw rekening NL88 RABO
0118 4471 20 geïncasseerd.
`;

test('an account goes on in the next line, and the sentence with it; what a club charges has its number', () => {
  expect(first(CLUB, 'PAYMENT_TERMS')).toMatch(/^De contributie wordt .* geïncasseerd\.$/u);
  expect(first(CLUB, 'INVOICE_NUMBER')).toBe('2025-1187');
});

const BERTH = `*Kingfisher Boatyard Ltd
Ferry Road, Woodbridge IP12 1BW

Mr R. Pike                                 INVOICE 33107
3 Mill View                                Tax date 30/06/2025
Woodbridge IP12 4AA

Date         Details                          Net        VAT      Gross
01/06/25     Berthing June                 210.00      42.00     252.00
12/06/25     Lift out and relaunch         165.00      33.00     198.00
Charges this month                         375.00      75.00     450.00
Balance brought forward                                          252.00
Received 10/06/25 - thank you                                   -252.00
Amount now due £                                                 450.00
`;

test('the charges of a month in a row of net, tax and gross tell the tax', () => {
  expect([first(BERTH, 'TAX_AMOUNT'), first(BERTH, 'TOTAL_AMOUNT')]).toEqual(['75.00', '450.00']);
});

const HOUSEHOLD = `*Wagner Heizung + Sanitär
Meisterbetrieb Klaus Wagner
Industriestraße 5, 77652 Offenburg

Eheleute Ruth und Georg Ziegler
Im Grün 12
77654 Offenburg

*Wartungsrechnung
Rechnungs-Nr.     W 25/0441
Datum             14.10.2025

Jahreswartung     118,00
Gesamtbetrag      118,00
`;

test('a couple above a street that says where it is receives the bill', () => {
  expect(first(HOUSEHOLD, 'BUYER_NAME')).toMatch(/Ruth und Georg Ziegler$/u);
});

test('a sum with its amount, and a label with its day behind it, ask for nothing', () => {
  const paper = plain(
    'Totale da pagare € 105,00 – Scadenza 26/05/2025\n\nIl pagamento avverrà con addebito sul suo conto corrente in data 26/05/2025.',
    'it',
  );
  expect(first(paper, 'PAYMENT_TERMS')).toBe(
    'Il pagamento avverrà con addebito sul suo conto corrente in data 26/05/2025.',
  );
});
