import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const lines = (body: string) =>
  readBelowHead(body).line_items.map(({ description, line_total }) => `${description} ${line_total}`);

test('work about taxes is sold; a tax on what is supplied is none of the lines', () => {
  expect(
    lines(`Description                                  Amount
Bookkeeping October                         150.00
State Tax Return Preparation                120.00
Property Tax Review                          80.00
Total due                                  $350.00`),
  ).toEqual(['Bookkeeping October 150.00', 'State Tax Return Preparation 120.00', 'Property Tax Review 80.00']);
  expect(
    lines(`Description                                  Amount
Water - Base charge                          18.75
Water - Usage                                24.72
Sewer - Base charge                          22.10
State Utility Tax                             2.17
Total due                                   $67.74`),
  ).toEqual(['Water - Base charge 18.75', 'Water - Usage 24.72', 'Sewer - Base charge 22.10']);
});

test('totals of the page and of the invoice in the footer of a table are none of its lines', () => {
  expect(
    lines(`Item              Qty   Net       VAT      Gross
Air filter        4     50.00     10.00     60.00
Oil 5W30          2     60.00     12.00     72.00
Page totals       6    110.00     22.00    132.00
Invoice totals    6    110.00     22.00    132.00`),
  ).toEqual(['Air filter 60.00', 'Oil 5W30 72.00']);
});

test('a column of periods beside the names is no part of them, though a box above ends at the same edge', () => {
  expect(
    lines(`                                                          Opening balance           $89.99
                                                          Payments received         $89.99
                                                          New charges               $92.34
                                                          Amount due                $92.34

Your new charges
Broadband 50                      12 Nov 24 to 11 Dec 24                            $79.99
Static address                    12 Nov 24 to 11 Dec 24                            $10.00
Calls                             12 Oct 24 to 11 Nov 24                             $2.35
Total new charges (including GST)                                                   $92.34`),
  ).toEqual(['Broadband 50 79.99', 'Static address 10.00', 'Calls 2.35']);
});

test.each([
  ['Veiavgift er unntatt merverdiavgift; buss 0 %. Mva-beløp', 'no'],
  ['Leistung steuerfrei nach § 4 Nr. 12 UStG. MwSt-Betrag', 'de'],
])('a last row of nothing that says much of taxes and ends in their name is no line: %s', (said) => {
  const { line_items } = readTyped(`*Fjordpass AS                                Faktura 2609-4471
Fakturadato 09.10.2026

Anlegg                                    Antall    Pris kr    Beløp kr
Bomring, rush                                 10      30,00      300,00
Bomring, utenom rush                           4      25,00      100,00
Fratrekk månedstak                                               -50,00
${said.padEnd(60)}         0,00
Å betale NOK                                                     350,00`);
  expect(line_items.map(({ line_total }) => line_total)).toEqual(['300.00', '100.00', '-50.00']);
});
