import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('carried-over sums are no items, repeated titles go on with the table', () => {
  const lines = printedLines(
    `
Pos  Bezeichnung                 Menge   Einzelpreis    Gesamt
1    Schrauben M4                100 Stk        0,12     12,00
2    Dübel                        50 Stk        0,20     10,00
                                 Übertrag                22,00`,
    `
Pos  Bezeichnung                 Menge   Einzelpreis    Gesamt
                                 Übertrag                22,00
3    Hammer                        1 Stk       25,00     25,00
                                 Zwischensumme           47,00
                                 19% MwSt                 8,93
                                 Gesamtbetrag            55,93`,
  );
  expect(lines).toEqual([
    '100 Stk | Schrauben M4 | 0.12 | - | 12.00',
    '50 Stk | Dübel | 0.20 | - | 10.00',
    '1 Stk | Hammer | 25.00 | - | 25.00',
  ]);
});

test('a table goes on overleaf without titles', () => {
  const lines = printedLines(
    `
Item                       Qty    Price    Total
Alpha                       1     10.00    10.00
Beta                        2     10.00    20.00`,
    `
Page 2 of 2           Invoice 4711                 01/02/2024

Gamma                       3     10.00    30.00
Delta                       4     10.00    40.00
                            Subtotal      100.00
                            Total         100.00`,
  );
  expect(lines).toEqual([
    '1 | Alpha | 10.00 | - | 10.00',
    '2 | Beta | 10.00 | - | 20.00',
    '3 | Gamma | 10.00 | - | 30.00',
    '4 | Delta | 10.00 | - | 40.00',
  ]);
});

test('what is carried over at the foot of a page closes that page alone, also where names and amounts go on without titles', () => {
  const lines = printedLines(
    `
Leistung                                   Betrag
Beratung                                   400,00
Konzept                                    840,00

Übertrag                                 1.240,00

Muster GmbH     Stammkapital 25.000,00   Amtsgericht`,
    `
Übertrag                                 1.240,00
Druck                                      300,00
Satz                                       250,00
Netto                                    1.790,00
19 % MwSt                                  340,10
Brutto                                   2.130,10`,
  );
  expect(lines).toEqual([
    '- | Beratung | - | - | 400.00',
    '- | Konzept | - | - | 840.00',
    '- | Druck | - | - | 300.00',
    '- | Satz | - | - | 250.00',
  ]);
});

test('components whose prices are in the line above are left out', () => {
  const lines = printedLines(
    `
Pos   Description                  Qty    Price     Total
1     Server bundle                 1   1000.00   1000.00
        Chassis                     1    400.00    400.00
        Disks                       4    150.00    600.00
2     Support                       1    200.00    200.00
                                   Subtotal       1200.00
                                   Total          1200.00`,
  );
  expect(lines).toEqual(['1 | Server bundle | 1000.00 | - | 1000.00', '1 | Support | 200.00 | - | 200.00']);
});

test('items may be called after totals, taxes and shipping', () => {
  const lines = printedLines(
    `
Item                                  Qty    Price    Total
Total station rental                   1     10.00    10.00
Tax advice                             2     10.00    20.00
Shipping crate                         2     15.00    30.00
                                      Total           60.00`,
  );
  expect(lines).toEqual([
    '1 | Total station rental | 10.00 | - | 10.00',
    '2 | Tax advice | 10.00 | - | 20.00',
    '2 | Shipping crate | 15.00 | - | 30.00',
  ]);
});

test('shipping with a quantity and a price is an item', () => {
  const lines = printedLines(
    `
Item                                  Qty    Price    Total
Alpha                                  1     10.00    10.00
Shipping                               1      5.00     5.00
                                      Total           15.00`,
  );
  expect(lines).toEqual(['1 | Alpha | 10.00 | - | 10.00', '1 | Shipping | 5.00 | - | 5.00']);
});

test('services and parts in two tables that sum to one total', () => {
  const lines = printedLines(
    `
SERVICES              HOURS     RATE        TOTAL
Repair                  2      50.00       100.00
                               Services    100.00

PARTS                 QTY      PRICE        TOTAL
Belt                    1      30.00        30.00
Filter                  2      10.00        20.00
                               Parts        50.00
                               Total       150.00`,
  );
  expect(lines).toEqual([
    '2 | Repair | 50.00 | - | 100.00',
    '1 | Belt | 30.00 | - | 30.00',
    '2 | Filter | 10.00 | - | 20.00',
  ]);
});

test('a running balance is neither price nor total', () => {
  const lines = printedLines(
    `
Date        Invoice #     Description        Amount     Balance
01/01/2024  1001          Consulting         500.00      500.00
01/15/2024  1002          Design             300.00      800.00
                          Total due          800.00`,
  );
  expect(lines).toEqual(['- | Consulting | - | - | 500.00', '- | Design | - | - | 300.00']);
});

test('taxes per rate printed with stops are no lines', () => {
  const lines = printedLines(
    `
6 x Software development 2.0             €660.00
1.5 x Interior painting                  €360.00
 Total excl. V.A.T.                    €1,020.00
 V.A.T. 23 % (660.00)                    €151.80
 V.A.T. 13.5 % (360.00)                   €48.60
 Tax Total                               €200.40
 Invoice Total                         €1,220.40`,
  );
  expect(lines).toEqual(['6 | Software development 2.0 | - | - | 660.00', '1.5 | Interior painting | - | - | 360.00']);
});

test('a sum at the foot of a page closes nothing, where the letterhead stands above the titles overleaf', () => {
  const lines = printedLines(
    `
Pos     Material                 Menge   Einzelpreis    Gesamt
000010  7400-3318                 40 ST       18,75     750,00
        Flansch DN50
000020  7400-3319                 24 ST       31,40     753,60
        Flansch DN80
                                 Zwischensumme        1.503,60`,
    `
HANSMANN Rohrtechnik
Rechnung 90318842                            104471

Pos     Material                 Menge   Einzelpreis    Gesamt
000030  9022-7710                 80 ST        4,15     332,00
        Flachdichtung DN50
                                 Nettowert            1.835,60
                                 19% MwSt               348,76
                                 Endbetrag            2.184,36`,
  );
  expect(lines.map((line) => line.split(' | ').at(-1))).toEqual(['750.00', '753.60', '332.00']);
});
