import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('an American invoice with activity, rate and amount', () => {
  const lines = printedLines(
    `
ACME Consulting LLC                                   INVOICE
Bill to: Foo Inc.                     Invoice # 1001

DATE        ACTIVITY                               QTY     RATE     AMOUNT
01/02/2024  Consulting                             10      150.00   1,500.00
            Strategy workshop and follow-up
            calls with the team
01/05/2024  Travel                                  1      320.50     320.50
            Flights
                                        SUBTOTAL                    1,820.50
                                        TAX (8.25%)                   150.19
                                        TOTAL                       1,970.69
                                        BALANCE DUE                $1,970.69`,
  );
  expect(lines).toEqual([
    '10 | Consulting Strategy workshop and follow-up calls with the team | 150.00 | - | 1500.00',
    '1 | Travel Flights | 320.50 | - | 320.50',
  ]);
});

test('French titles with net unit price, discount and rate', () => {
  const lines = printedLines(
    `
Référence   Désignation                     Qté     PU HT     Rem.    TVA     Montant HT
A100        Chaise de bureau                 2     120,00     10 %    20 %       216,00
A200        Table                            1     250,00             20 %       250,00
                                                   Total HT                      466,00
                                                   TVA 20 %                       93,20
                                                   Total TTC                     559,20`,
  );
  expect(lines).toEqual(['2 | Chaise de bureau | 120.00 | 20 | 216.00', '1 | Table | 250.00 | 20 | 250.00']);
});

test('Spanish titles, hours beside the quantity, withheld tax below', () => {
  const lines = printedLines(
    `
CONCEPTO                               CANTIDAD     PRECIO      IMPORTE
Servicios de consultoría                 10 h        45,00 €    450,00 €
Desplazamiento                            1          30,00 €     30,00 €

BASE IMPONIBLE                                                  480,00 €
IVA 21%                                                         100,80 €
IRPF -15%                                                       -72,00 €
TOTAL                                                           508,80 €`,
  );
  expect(lines).toEqual([
    '10 h | Servicios de consultoría | 45.00 | - | 450.00',
    '1 | Desplazamiento | 30.00 | - | 30.00',
  ]);
});

test('Italian titles with unit of measure, discount and tax column', () => {
  const lines = printedLines(
    `
Cod. art.  Descrizione                 U.M.   Q.tà      Prezzo unit.   Sc.%    Importo     IVA
PA12       Pannello solare             NR     4,00         150,00              600,00      22
INST       Installazione               H      8,00          40,00     5,00     304,00      22

Totale imponibile                                                              904,00
Totale IVA                                                                     198,88
Totale documento                                                             1.102,88`,
  );
  expect(lines).toEqual([
    '4.00 NR | Pannello solare | 150.00 | 22 | 600.00',
    '8.00 H | Installazione | 40.00 | 22 | 304.00',
  ]);
});

test('Dutch titles with the quantity first', () => {
  const lines = printedLines(
    `
Aantal  Omschrijving                       Prijs        BTW      Totaal
2       Fietsband                        € 12,50       21%     € 25,00
1       Montage                          € 30,00        9%     € 30,00

                    Subtotaal excl. BTW                        € 55,00
                    21% BTW                                     € 5,25
                    9% BTW                                      € 2,70
                    Totaal                                     € 62,95`,
  );
  expect(lines).toEqual(['2 | Fietsband | 12.50 | 21 | 25.00', '1 | Montage | 30.00 | 9 | 30.00']);
});

test('Swiss amounts grouped by apostrophes', () => {
  const lines = printedLines(
    `
Bezeichnung                  Anzahl    Preis CHF    Total CHF
Montage                        2.5       120.00       300.00
Material                         1     1'250.50     1'250.50
Total exkl. MWST                                    1'550.50
MWST 8.1%                                             125.60
Total inkl. MWST                                    1'676.10`,
  );
  expect(lines).toEqual(['2.5 | Montage | 120.00 | - | 300.00', '1 | Material | 1250.50 | - | 1250.50']);
});

test('German titles with currency and percent signs in them', () => {
  const lines = printedLines(
    `
Beschreibung                 Menge  Einheit  Preis €   MwSt. %   Summe €
Beratung vor Ort               3    Std.      80,00       19      240,00
Buch                           1    Stk.      20,00        7       20,00
Nettobetrag                                                      260,00
zzgl. 19 % MwSt.                                                  45,60
zzgl. 7 % MwSt.                                                    1,40
Rechnungsbetrag                                                  307,00`,
  );
  expect(lines).toEqual(['3 Std. | Beratung vor Ort | 80.00 | 19 | 240.00', '1 Stk. | Buch | 20.00 | 7 | 20.00']);
});

test('an Indian invoice with titles over two lines, tax codes and the rate per unit', () => {
  const lines = printedLines(
    `
Sl  Description of Goods     HSN/SAC  GST    Quantity     Rate   per   Disc. %     Amount
No                                    Rate
1   Steel Pipe 20mm          7306     18 %   100 Nos    250.00   Nos             25,000.00
2   Copper Wire              7408     18 %   50 Kgs     700.00   Kgs     10 %    31,500.00
                                                                                 56,500.00
           Output CGST @ 9%                               9 %                     5,085.00
           Output SGST @ 9%                               9 %                     5,085.00
                   Total             150                                    Rs. 66,670.00
Amount Chargeable (in words)
INR Sixty Six Thousand Six Hundred Seventy Only`,
  );
  expect(lines).toEqual([
    '100 Nos | Steel Pipe 20mm | 250.00 | 18 | 25000.00',
    '50 Kgs | Copper Wire | 700.00 | 18 | 31500.00',
  ]);
});

test('the quantity may come first, the description second', () => {
  const lines = printedLines(
    `
QUANTITY   DESCRIPTION                          UNIT PRICE     TOTAL
3          Widget large                              10.00     30.00
2          Widget small                               5.25     10.50
5          Bolts                                      1.10      5.50
                                               SUBTOTAL        46.00
                                               SALES TAX        3.68
                                               SHIPPING         5.00
                                               TOTAL           54.68`,
  );
  expect(lines).toEqual([
    '3 | Widget large | 10.00 | - | 30.00',
    '2 | Widget small | 5.25 | - | 10.50',
    '5 | Bolts | 1.10 | - | 5.50',
  ]);
});

test('of ordered and shipped quantities the one that adds up counts', () => {
  const lines = printedLines(
    `
Item No.   Description              Ordered   Shipped   Price    Extended
100-A      Paper towels                 10         8    12.00       96.00
100-B      Soap                          5         5     3.50       17.50
                                                 Subtotal         113.50
                                                 Freight           10.00
                                                 Total            123.50`,
  );
  expect(lines).toEqual(['8 | Paper towels | 12.00 | - | 96.00', '5 | Soap | 3.50 | - | 17.50']);
});

test('a table of descriptions and amounts only', () => {
  const lines = printedLines(
    `
Description                                                    Amount
Legal services re: lease negotiation                        $3,250.00
Court filing fees                                             $435.00
Courier                                                        $18.50

Total                                                       $3,703.50`,
  );
  expect(lines).toEqual([
    '- | Legal services re: lease negotiation | - | - | 3250.00',
    '- | Court filing fees | - | - | 435.00',
    '- | Courier | - | - | 18.50',
  ]);
});

test('amounts have titles, the names to their left have none', () => {
  const lines = printedLines(
    `
                                    Net           VAT         Gross
Broadband Unlimited               20.00          4.00         24.00
Line rental                       10.00          2.00         12.00
Total                             30.00          6.00         36.00`,
  );
  expect(lines).toEqual(['- | Broadband Unlimited | - | - | 24.00', '- | Line rental | - | - | 12.00']);
});

test('a period and a monthly price instead of quantities', () => {
  const lines = printedLines(
    `
Service                      Period               Price per month     Amount
Hosting Basic         01.01.24 - 31.01.24               10.00          10.00
Hosting Pro           01.01.24 - 31.01.24               30.00          30.00
                                                Sum total              40.00`,
  );
  expect(lines).toEqual(['- | Hosting Basic | 10.00 | - | 10.00', '- | Hosting Pro | 30.00 | - | 30.00']);
});
