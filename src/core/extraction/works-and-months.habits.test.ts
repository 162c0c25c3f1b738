import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;
const lines = (paper: string) =>
  readTyped(paper).line_items.map(({ quantity, line_total }) => [quantity, line_total] as const);
const lineTotals = (paper: string) => lines(paper).map(([, total]) => total);

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
