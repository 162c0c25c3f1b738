import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const totals = ({ line_items }: Found) => line_items.map(({ line_total }) => line_total);

test.each([
  ['OH sales tax 7.00%', '16.45'],
  ['Kentucky sales tax', '14.10'],
  ['City of Salida sales & use tax', '9.40'],
])('"%s" is a tax, whosever it is, and no line', (name, tax) => {
  const total = (235 + Number(tax)).toFixed(2);
  const found = readBelowHead(`Date     Description                 Quantity     Unit Price      Amount
10/01    Front load, twice a week        1.00         $184.50     $184.50
10/17    Extra pickup                    1.00          $50.50      $50.50
         ${name.padEnd(30)}                         $${tax}
         CURRENT INVOICE CHARGES                                   $${total}`);
  expect([totals(found), stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual([
    ['184.50', '50.50'],
    tax,
    total,
  ]);
});

test('in the account of a stay a card settles what was charged, taxes among it', () => {
  const found = readTyped(`*Tamarack Point Lodge
900 Shoreline Dr, Duluth, MN 55802

Amit Raman                                    Account           90211
88 Kellogg Blvd                               Date              10/23/25
St Paul MN 55101                              Room              212

Post Date    Description            Comment               Amount
10/21/25     Room Charge            #212 Raman, Amit      129.00
10/21/25     State Sales Tax                                8.87
10/21/25     Lodging Tax                                    8.26
10/22/25     Room Charge            #212 Raman, Amit      139.00
10/22/25     State Sales Tax                                9.56
10/22/25     Lodging Tax                                    7.57
10/23/25     American Express       XXXXXXX1004          -302.26
                                          Balance Due: 0.00

                                    Room charges          268.00
                                    Taxes                  34.26
                                    Folio total           302.26`);
  expect(totals(found)).toEqual(['129.00', '8.87', '8.26', '139.00', '9.56', '7.57']);
});

test('help with a tax is sold', () => {
  const found = readBelowHead(`Description                                           Amount
Preparation of quarterly sales tax                    240.00
Bookkeeping, August                                   310.00
Total                                                 550.00`);
  expect(totals(found)).toEqual(['240.00', '310.00']);
});

test.each([
  ['Kentucky sales tax', 'PAY THIS AMOUNT', '$'],
  ['TVA 20 %', 'Total TTC', ''],
  ['USt 19 %', 'Rechnungsbetrag', ''],
])('below lines without a sum the tax (%s) makes the total', (tax, total, sign) => {
  const found = readBelowHead(`Delivered to: 408 Clover Fork Rd, Evarts, KY 40828

Print and digital, 26 weeks            ${sign}180.00
Special section: harvest edition 11/28   ${sign}8.00
Paper statement fee                      ${sign}2.00
${tax.padEnd(30)}          ${sign}38.00

*${total.padEnd(30)}         ${sign}228.00`);
  expect(totals(found)).toEqual(['180.00', '8.00', '2.00']);
});

test('what stands in a list with its price is neither a term nor anybody', () => {
  const found = readTyped(`                                  Bridget Halloran
                                  3 Quay Street
                                  Kinvara
                                  Co. Galway
                                  Tel. 091 555 0142

                                  8th November 2024

Mr. Fergus Lally,
Gort.

                       B I L L

To:

Re-caning 4 dining chairs                             €440.00
Rush seat for the carver, ready in 6 weeks            €165.00
Invoicing and delivery                                 €60.00

Total                                                 €665.00

With many thanks,

Bridget Halloran`);
  expect([stated(found, 'PAYMENT_TERMS'), totals(found)]).toEqual([undefined, ['440.00', '165.00', '60.00']]);
  expect(stated(found, 'BUYER_NAME')).not.toBe('Re-caning 4 dining chairs');
});

test('the name of a sum with its day beside is no term', () => {
  const found = readBelowHead(`Description                 Quantity     Unit Price      Amount
Container, 6 cu yd              1.00         £184.50     £184.50
Extra pickup                    1.00          £50.50      £50.50
CURRENT INVOICE CHARGES, due by 25 March 2024            £235.00`);
  expect([stated(found, 'PAYMENT_TERMS'), stated(found, 'DUE_DATE')]).toEqual([undefined, '2024-03-25']);
});

test('of the taxes on each service and that on all of them the latter is the tax', () => {
  const found = readTyped(
    `*Cirrus Fen Hosting, Inc.
1 Harbor Plaza, Spokane, WA 99201

Bill to Address:
Larkspur Data LLC
615 Pearl Street
Boulder, CO 80302

Invoice Number:                                 CF-1187-40267
Invoice Date:                                   November 2, 2024
TOTAL AMOUNT DUE ON November 17, 2024           $2,107.08

This invoice is for the billing period October 1 - October 31, 2024

Cirrus Fen Service Charges                      $2,107.08
    Charges                                     $2,129.32
    Credits                                      -$150.00
    Tax                                           $127.76
Total for this invoice                          $2,107.08`,
    `Detail
*Object storage                                   $226.90
    Charges                                       $214.06
    US Sales Tax                                   $12.84
*Virtual machines                               $1,835.80
    Charges                                     $1,873.40
    Credits                                      -$150.00
    US Sales Tax                                  $112.40
*Key management                                    $24.32
    Charges                                        $22.94
    US Sales Tax                                    $1.38
*Log archive                                       $20.06
    Charges                                        $18.92
    US Sales Tax                                    $1.14`,
  );
  expect(stated(found, 'TAX_AMOUNT')).toBe('127.76');
});
