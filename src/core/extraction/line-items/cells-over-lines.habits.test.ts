import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const lines = (body: string) =>
  readBelowHead(body).line_items.map(({ description, quantity, unit_price, line_total }) =>
    [quantity ?? '-', description, unit_price ?? '-', line_total].join(' | '),
  );

test('a count and its unit take two lines beside a period of two lines: both stand half a line from the amount', () => {
  expect(
    lines(`Omschrijving          Periode               Verbruik      Tarief       Bedrag
                      01-01-2025 t/m 30-06-    1.044
Levering dal                                              € 0,12875     € 134,42
                      2025                       kWh
                      01-01-2025 t/m 30-06-      181
Vaste kosten                                              € 0,19726      € 35,70
                      2025                       dagen
Totaal                                                                   € 170,12`),
  ).toEqual(['1044 | Levering dal | 0.12875 | 134.42', '181 | Vaste kosten | 0.19726 | 35.70']);
});

test('what is left of a line below its discount is its total, though the whole adds up with the discounts as well', () => {
  expect(
    lines(`Pos.   Artikel                         Menge      Preis CHF    Betrag CHF
1      Schreibtisch Eiche              4 St.        549.00       2'196.00
       abzüglich 10% Rabatt                                       -219.60
                                                                 1'976.40
2      Drehstuhl                       4 St.        329.00       1'316.00
       abzüglich 5% Rabatt                                         -65.80
                                                                 1'250.20
3      Rollcontainer                   4 St.        189.00         756.00
       Zwischentotal                                             3'982.60
       MWST 8.1%                                                   322.59
       Total CHF                                                 4'305.19`),
  ).toEqual([
    '4 | Schreibtisch Eiche | 549.00 | 1976.40',
    '4 | Drehstuhl | 329.00 | 1250.20',
    '4 | Rollcontainer | 189.00 | 756.00',
  ]);
});

test('who worked how long, below the work and its sum, is no second list; "Total fees" with its hours is no line', () => {
  expect(
    lines(`Date       Description of Services                       Hours        Amount
09/03/25   Review purchase agreement                      2.40      1,260.00
09/05/25   Draft escrow agreement                         3.10      1,007.50
09/18/25   Attend closing                                 5.30      1,882.50
           Total Fees                                    10.80     $4,150.00

Costs Advanced
09/18/25   Courier service                                             88.75
           Total Costs                                                $88.75

Timekeeper Summary
Name                  Hours        Rate        Amount
Karen L. Marbury       3.20      525.00      1,680.00
Rob Thorne             7.60      325.00      2,470.00
                  TOTAL THIS INVOICE        $4,238.75`),
  ).toEqual([
    '2.40 | Review purchase agreement | - | 1260.00',
    '3.10 | Draft escrow agreement | - | 1007.50',
    '5.30 | Attend closing | - | 1882.50',
    '- | Courier service | - | 88.75',
  ]);
});

test('a line that names a code is no row of titles, whatever its words may head elsewhere', () => {
  expect(
    lines(`Description                         Reference               Qty        Rate    Amount EUR
Customs clearance, first            MRN                       1       75.00         75.00
tariff line                         25NL0004471188AB21
Additional tariff lines                                       6        8.50         51.00
Total excl. VAT                                                                   126.00
VAT 0%                                                                              0.00
Total EUR                                                                          126.00`),
  ).toEqual(['1 | Customs clearance, first tariff line | 75.00 | 75.00', '6 | Additional tariff lines | 8.50 | 51.00']);
});

test('without titles hours have their unit glued to them, and names of sums reach over their column', () => {
  expect(
    lines(`Brand workshop                              1        $1,200.00     $1,200.00
Logo design                               18h           $95.00     $1,710.00
Stationery templates                     6.5h           $95.00       $617.50
                                  Subtotal                         $3,527.50
                                  GST 10%                            $352.75
                                  Total AUD                        $3,880.25`),
  ).toEqual([
    '1 | Brand workshop | 1200.00 | 1200.00',
    '18 | Logo design | 95.00 | 1710.00',
    '6.5 | Stationery templates | 95.00 | 617.50',
  ]);
});

test('below "Net value" the next number begins another entry, and a charge is named by its own words', () => {
  expect(
    lines(`Pos.     Material              Menge     Preis            Preiseinheit        Wert
         Bezeichnung
000010   100447                2 ST
         Hydraulikpumpe HP 45
         Bruttopreis                     1.240,00 EUR     1 ST            2.480,00
         Rabatt                          5,00- %                            124,00-
         Positionswert netto                                              2.356,00
000020   100882                4 ST
         Dichtsatz HP 45
         Bruttopreis                     86,50 EUR        1 ST              346,00
         Positionswert netto                                                346,00
000030   900001                1 PAU
         Verpackung / Fracht
         Bruttopreis                     75,00 EUR        1 PAU              75,00
         Positionswert netto                                                 75,00
         Summe Positionen                                                 2.777,00
         Mehrwertsteuer 19,000 %                                            527,63
         Endbetrag                                                        3.304,63`),
  ).toEqual([
    '2 | 100447 Hydraulikpumpe HP 45 | 1240.00 | 2356.00',
    '4 | 100882 Dichtsatz HP 45 | 86.50 | 346.00',
    '1 | 900001 Verpackung / Fracht | 75.00 | 75.00',
  ]);
});

test('a count behind the name with the price of one in brackets is none of it; wholly in brackets it explains the name', () => {
  expect(
    lines(`Flat White × 2 ($4.80 ea.)                                        $9.60
Guest fees (6 @ 2.00)                                            $12.00
Sparkling 750ml × 3 ($7.00 ea.)                                  $21.00
Subtotal                                                         $42.60
Total                                                            $42.60`),
  ).toEqual([
    '2 | Flat White | 4.80 | 9.60',
    '6 | Guest fees (6 @ 2.00) | 2.00 | 12.00',
    '3 | Sparkling 750ml | 7.00 | 21.00',
  ]);
});

test('notes that explain a name without a count at length are no part of it; short ones and lines that go on are', () => {
  expect(
    lines(`Description                                           Amount
Autumn campaign                                       188.20
From 1 Sep 2025, 00:00 to 30 Sep 2025, 03:59
Rose week                                             111.80
12 to 30 September
Advice on the lease of the premises at                420.00
Harbour Road and on the deposit
Total                                                 720.00`),
  ).toEqual([
    '- | Autumn campaign | - | 188.20',
    '- | Rose week 12 to 30 September | - | 111.80',
    '- | Advice on the lease of the premises at Harbour Road and on the deposit | - | 420.00',
  ]);
});
