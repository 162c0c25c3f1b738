import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('a list of words and amounts ends where a row is the sum of those above, whatever that row is called', () => {
  expect(
    printedLines(`
Hausratversicherung                      120,50
Glasbruch                                 24,10
Fahrraddiebstahl                          30,00
Jahresprämie vor Abgaben                 174,60
Abgabe nach § 5                           33,17
Ihr Beitrag                              207,77`),
  ).toEqual([
    '- | Hausratversicherung | - | - | 120.50',
    '- | Glasbruch | - | - | 24.10',
    '- | Fahrraddiebstahl | - | - | 30.00',
  ]);
});

test('rows that repeat the amount of a service, and its tax, are no services of their own', () => {
  expect(
    printedLines(`
*Object storage                         $40.00
    Charges                             $40.00
    VAT                                  $8.00
*Message queue                          $12.50
    Charges                             $12.50
    VAT                                  $2.50
Total before tax                        $52.50
VAT                                     $10.50
Total for this invoice                  $63.00`),
  ).toEqual(['- | Object storage | - | - | 40.00', '- | Message queue | - | - | 12.50']);
});

test('bulleted things with their amounts behind a colon are lines', () => {
  expect(
    printedLines(`
• Streaming plan: £19.99
• Extra screens, two: £8.00

Total £27.99`),
  ).toEqual(['- | Streaming plan | - | - | 19.99', '- | Extra screens, two | - | - | 8.00']);
});

test('whole amounts with their currency behind them are amounts of a list without titles', () => {
  expect(
    printedLines(`
Wedding photography         1500 €
Album                        250 €
Total                       1750 €`),
  ).toEqual(['- | Wedding photography | - | - | 1500', '- | Album | - | - | 250']);
});

test('the figures below part two titles that stand a space apart', () => {
  expect(
    printedLines(`
Pos  Artikel                       Menge     Preis  St Netto
1    Schrauben M8                     10      2,50  1  25,00
2    Muttern M8                       20      1,10  1  22,00
                                           Summe netto    47,00`),
  ).toEqual(['10 | Schrauben M8 | 2.50 | - | 25.00', '20 | Muttern M8 | 1.10 | - | 22.00']);
});

test('rows of tax rates below the items are not appended to them, though items and taxes make a printed sum', () => {
  expect(
    printedLines(`
Description              Qty    Price     Amount
Desk lamp                  2    40.00      80.00
Notebook                  10     2.00      20.00

Rate           Net      VAT     Amount
20 %         80.00    16.00      16.00
5 %          20.00     1.00       1.00
Total                            117.00`),
  ).toEqual(['2 | Desk lamp | 40.00 | - | 80.00', '10 | Notebook | 2.00 | - | 20.00']);
});

test('a reduction of the whole is no line, though the lines make the net sum with it only', () => {
  expect(
    printedLines(`
Description              Amount
Translation              400.00
Proofreading             100.00
Discount                 -50.00
Net                      450.00`),
  ).toEqual(['- | Translation | - | - | 400.00', '- | Proofreading | - | - | 100.00']);
});
