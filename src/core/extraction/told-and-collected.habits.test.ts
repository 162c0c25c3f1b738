import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;
const lines = (paper: string) =>
  readTyped(paper).line_items.map(({ quantity, line_total }) => [quantity, line_total] as const);
const lineTotals = (paper: string) => lines(paper).map(([, total]) => total);

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

const APPLICATION = `*STONEBRIDGE DRYWALL, INC.                                                      PROGRESS INVOICE
2210 Mill Parkway, Boise, ID 83716                                             Invoice No: 4471-03
                                                                               Invoice Date: 09/30/2025

TO:                                              Terms: Net 30
Cedar Crest Builders LLC
901 W. River St.
Boise, ID 83702

Description of Work    Scheduled Value    Previous    This Period    Completed to Date      %   Balance to Finish   Retainage
Mobilization                  2,500.00    2,500.00           0.00             2,500.00   100%                0.00      250.00
Metal framing                24,000.00   16,800.00       4,800.00            21,600.00    90%            2,400.00    2,160.00
Drywall hang                 31,500.00    6,300.00      12,600.00            18,900.00    60%           12,600.00    1,890.00
Painting                     14,200.00        0.00       2,130.00             2,130.00    15%           12,070.00      213.00
TOTALS                       72,200.00   25,600.00      19,530.00            45,130.00    63%           27,070.00    4,513.00

                                                 Work completed this period     $19,530.00
                                                 Less retainage 10%             -$1,953.00
                                                 CURRENT PAYMENT DUE            $17,577.00
`;

test('of an application for payment the work of this period is the line', () => {
  expect(lineTotals(APPLICATION)).toEqual(['0.00', '4800.00', '12600.00', '2130.00']);
});

const VALUATION = `*Garrow Groundworks Ltd                                          INVOICE
Unit 6 Beck Mill, Keighley BD21 4JW

Moorgate Homes Ltd                                              Invoice no: GG1187
Aspect House                                                    Date: 28/02/2025
Pudsey LS28 6QW                                                 Valuation no: 5

Ref   Works               Contract sum   To date     Previously certified   This valuation
A     Strip and reduce       18,400.00   18,400.00             18,400.00             0.00
B     Foundations            36,000.00   27,000.00             18,000.00         9,000.00
C     Drainage               22,500.00    9,000.00              4,500.00         4,500.00
Totals                       76,900.00   54,400.00             40,900.00        13,500.00

                                                  Net this valuation             £13,500.00
                                                  Less 5% retention                 £675.00
                                                  Total payable                  £12,825.00
`;

test('the totals of the contract and of what was certified before are none of this valuation', () => {
  expect(lineTotals(VALUATION)).toEqual(['0.00', '9000.00', '4500.00']);
  expect(first(VALUATION, 'TOTAL_AMOUNT')).toBe('12825.00');
});

const MONTH = `*Havenkabel B.V.
Stationsplein 30
8011 CW Zwolle

De heer T. Hoekstra
Hoofdstraat 118
8471 JD Wolvega

Klantnummer        2204411
Factuurnummer      HK25-0611874
Factuurdatum       1 juni 2025

*Rekeningoverzicht
Vorig saldo                         € 57,45
Ontvangen betaling 27-05-2025       € 57,45-
Nieuwe kosten                       € 59,40
Te betalen                          € 59,40

Het bedrag van € 59,40 wordt rond 27 juni 2025 automatisch van uw rekening NL12 INGB 0004 4711 20
afgeschreven.

*Kosten deze maand
Omschrijving              Periode              Bedrag
Internet 200 Mbit/s       01-06 t/m 30-06      € 42,50
Televisie Start           01-06 t/m 30-06      € 12,00
Videotheek                mei 2025             €  4,90
Totaal inclusief btw                           € 59,40
Waarvan 21% btw                                € 10,31
`;

test('the account of a month below number and day of an invoice is a part of it', () => {
  expect(readTyped(MONTH).document_type).toBe('invoice');
  expect(first(MONTH, 'DUE_DATE')).toBe('2025-06-27');
  expect(first(MONTH, 'PAYMENT_TERMS')).toMatch(/^Het bedrag van € 59,40 .* afgeschreven\.$/u);
});

const PHONE = `Facture n° 7 0412 558
*Tamaris                                du 12 mai 2025

                                        Mme Solène Garrec
                                        3 impasse des Ajoncs
                                        56000 Vannes

Ligne 06 44 71 20 88      Période              Montant HT     Montant TTC
Forfait mobile 80 Go      12/05 au 11/06          16,66 €         19,99 €
Option cloud              12/05 au 11/06           3,33 €          3,99 €
Achats SMS+                                        2,92 €          3,50 €
Total de la facture                               22,91 €         27,48 €
dont TVA 20 % : 4,57 €

Cette somme sera prélevée le 22 mai 2025 sur votre compte bancaire FR76 1558 **** **** 8831.

Tamaris Mobile SAS au capital de 2 400 000 € – 18 quai du Lazaret, 13002 Marseille – TVA FR 41 512884017
`;

test('of a sum without and with tax side by side the titles tell the total', () => {
  expect(first(PHONE, 'TOTAL_AMOUNT')).toBe('27.48');
  expect(first(PHONE, 'SELLER_NAME')).toBe('Tamaris Mobile SAS');
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

const CLOUD = `*Brightforge                        Invoice number: 518820447
601 Harbor Blvd                     Date of issue: November 1, 2025
Oakland, CA 94607

Bill to: Kiln Studio

Total usage charges                                                    $38.40
Total due                                                              $38.40

Product usage charges

Servers                    Hours    Start          End                 $24.00
web-01 (s-1vcpu-2gb)       672      10-01 00:00    10-31 23:59         $12.00
worker (s-1vcpu-2gb)       672      10-01 00:00    10-31 23:59         $12.00
Volumes                    Hours    Start          End                 $10.00
data-100gb                 672      10-01 00:00    10-31 23:59         $10.00
Backups                                                                 $4.40
Weekly backups web-01               10-01 00:00    10-31 23:59          $4.40
`;

test('sections may state their sums in their headings, above their lines', () => {
  expect(lineTotals(CLOUD)).toEqual(['12.00', '12.00', '10.00', '4.40']);
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
