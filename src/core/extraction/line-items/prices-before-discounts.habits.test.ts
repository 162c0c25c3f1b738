import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const lines = (body: string) =>
  readBelowHead(body).line_items.map((line) => `${line.quantity} × ${line.unit_price} = ${line.line_total}`);

test('of two prices the one that the discount is taken off is the price, though the other is rounded as the lines are', () => {
  expect(
    lines(`Lp.  Nazwa towaru           Ilość   J.m.   Cena katalogowa    Rabat    Cena netto    VAT     Wartość netto
1    Zawór kulowy DN20         3    szt.            419,00      12%        368,72    23%          1 106,16
2    Miska wisząca             2    szt.            498,00      15%        423,30    23%            846,60
3    Klej do płytek           36    szt.             46,90       5%         44,56    23%          1 604,16
Razem                                                                                             3 556,92`),
  ).toEqual(['3 × 419.00 = 1106.16', '2 × 498.00 = 846.60', '36 × 46.90 = 1604.16']);
});

test('a price before the discount is one whatever the second line of its title says', () => {
  expect(
    lines(`Lp.  Nazwa towaru /        Ilość   J.m.   Cena katalog.   Rabat    Cena netto    VAT     Wartość netto
     usługi                               netto                    po rabacie
1    Zawór kulowy DN20         3    szt.         419,00      12%       368,72    23%          1 106,16
2    Miska wisząca             2    szt.         498,00      15%       423,30    23%            846,60
3    Klej do płytek           36    szt.          46,90       5%        44,56    23%          1 604,16
Razem                                                                                         3 556,92`),
  ).toEqual(['3 × 419.00 = 1106.16', '2 × 498.00 = 846.60', '36 × 46.90 = 1604.16']);
});

test('beside discounts pieces sent are told from pieces ordered by what they make', () => {
  expect(
    lines(`Product         Description             Ord    Supp   B/O   UOM    Unit Price    Disc %    GST      Extended
PVC-40          Pressure pipe 40mm       24      24         LG         21.36       20      10%        410.11
VLV-40          Ball valve 40mm           6       4     2   EA         38.90       15      10%        132.26
SPR-50          Rotor sprinkler          40      40         EA         24.75               10%        990.00
IRR-07          Irrigation cable          1       1         RL        182.40               10%        182.40
CTL-06          Controller 6 stations     2       2         EA        210.00               10%        420.00
DRP-16          Dripline 16mm             5       5         RL         64.00               10%        320.00
GLU-50          Pressure cement           3       3         EA         17.20               10%         51.60
Sub Total                                                                                           2,506.37`),
  ).toContain('4 × 38.90 = 132.26');
});

test('pieces ordered and sent may stand one space apart, beside lines that are priced by the hundred', () => {
  expect(
    lines(`LN ITEM        DESCRIPTION               ORDERED SHIPPED B/O UNIT PRICE UM      AMOUNT
 1 HX-12       HEX CAP SCREW 1/2-13          500     500        48.7500 C       243.75
 2 FW-12       FLAT WASHER 1/2              1000    1000        11.2000 C       112.00
 3 NYL-12      NYLON LOCK NUT 1/2            500     500        31.4000 C       157.00
 4 TR-58       THREADED ROD 5/8               40  36     4      12.8850 E       463.86
                                                     MERCHANDISE                976.61`),
  ).toEqual(['500 × 48.7500 = 243.75', '1000 × 11.2000 = 112.00', '500 × 31.4000 = 157.00', '36 × 12.8850 = 463.86']);
});

test('what is left of an item below its discount is its total, be the rate written like a price', () => {
  const { line_items } = readTyped(`*Selwyn Pump Parts Ltd, Unit 4 Dockside, Hull HU3 4SR          INVOICE

Harrow Creamery Ltd                          Document number     90770412
Mill Lane                                    Document date       14.10.2025
York YO1 7EP                                 Currency            GBP

Item     Material/Description             Quantity      Price   per         Value
000010   V-114-DN25                          12 PC      38.45  1 PC        461.40
         Ball valve
000020   V-310-DN50                           8 PC      54.90  1 PC        439.20
         Butterfly valve
           Customer discount                          12.000- %             52.70-
           Net value of item                                               386.50
000030   V-310-DN80                           4 PC      68.75  1 PC        275.00
         Butterfly valve
           Customer discount                          12.000- %             33.00-
           Net value of item                                               242.00

         Items total                                                     1,089.90
         Freight                                                            38.00
         Net value                                                       1,127.90
         Output VAT               20.000 %     1,127.90                    225.58
         Final amount GBP                                                1,353.48`);
  expect(line_items.map(({ quantity, unit_price, line_total }) => [quantity, unit_price, line_total])).toEqual([
    ['12', '38.45', '461.40'],
    ['8', '54.90', '386.50'],
    ['4', '68.75', '242.00'],
  ]);
});
