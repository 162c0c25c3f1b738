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

test('shipping with a price and a tax of its own is a line, and a title in two lines names the tax', () => {
  const found = readTyped(`Tax Invoice
(Original for Recipient)

Sold By :                                       Billing Address :
Malabar Home Retail LLP                         Leela Fernandes
Plot 41/2, Nashik Highway                       Flat 3B, Dona Paula Road
Thane, Maharashtra, 421302                      Panaji, GOA, 403004

Order Number: 408-3317702                       Invoice Number : IXD2-884170
Order Date: 26.08.2024                          Invoice Date : 27.08.2024

Sl.   Description                    Unit         Qty         Net        Tax      Tax        Tax        Total
No                                   Price                 Amount       Rate     Type     Amount       Amount
1     Filter coffee maker        ₹1,482.14          1   ₹1,482.14        12%     IGST    ₹177.86    ₹1,660.00
      Shipping Charges              ₹35.71                 ₹35.71        12%     IGST      ₹4.29       ₹40.00
2     Cotton rug, 4 x 6            ₹899.05          2   ₹1,798.10         5%     IGST     ₹89.91    ₹1,888.01
      Shipping Charges              ₹38.10                 ₹38.10         5%     IGST      ₹1.91       ₹40.01
TOTAL:                                                                                   ₹273.97    ₹3,628.02`);
  expect([totals(found), stated(found, 'TAX_AMOUNT')]).toEqual([['1660.00', '40.00', '1888.01', '40.01'], '273.97']);
});

test('a title in the middle of its column names the amount at the right of it, in the row of totals', () => {
  const found = readTyped(`                         Tax Invoice
*Sahyadri Fasteners & Tools                 Invoice No.              Dated
Shop No. 8, Ratanlal Market                 GFS/1184/24-25           11-Dec-24
Solapur
GSTIN/UIN: 27AGQPS4418M1ZD

Buyer (Bill to)
*Karha Pump Works
Gat No. 114, MIDC Chincholi
Solapur - 413255

Sl   Description of Goods         HSN/SAC    Quantity     Rate   per         Amount
1    SS Hex Bolt M12              7318       380 Nos     18.50   Nos       7,030.00
2    SS Plain Washer M12          7318       900 Nos      2.10   Nos       1,890.00
3    Nylock Nut M12               7320       380 Nos      7.80   Nos       2,964.00
                                                                          11,884.00
     Output CGST 9%                                                        1,069.56
     Output SGST 9%                                                        1,069.56
     Round Off                                                               (-)0.12
     Total                                 1,660 Nos                     ₹ 14,023.00

Amount Chargeable (in words)
INR Fourteen Thousand Twenty Three Only

HSN/SAC         Taxable         CGST     CGST      SGST/UTGST   SGST/UTGST     Total
                 Value          Rate    Amount        Rate        Amount     Tax Amount
7318                8,920.00      9%        802.80         9%         802.80        1,605.60
7320                2,964.00      9%        266.76         9%         266.76          533.52
      Total        11,884.00              1,069.56                  1,069.56        2,139.12`);
  expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['2139.12', '14023.00']);
});

test('the figures of a row of totals tell its tax, whatever column the titles above them stand over', () => {
  const found = readBelowHead(`Lp.  Nazwa towaru           Ilość   J.m.   Cena      VAT     Wartość netto
1    Zawór kulowy DN20        10    szt.   42,00     23%          4 200,00
2    Rura PP 20 mm            30    mb     65,00     23%          1 950,00

Stawka    Netto           VAT           Brutto
                                                                                Razem do zapłaty:    7 564,50 PLN
   23%               6 150,00       1 414,50                7 564,50
                                                                                Zapłacono: 0,00 PLN       Pozostało: 7 564,50 PLN
Razem                6 150,00       1 414,50                7 564,50
Uwagi: dostawa transportem własnym.
Kapitał zakładowy 150 000,00 zł`);
  expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['1414.50', '7564.50']);
});

test('of estimated taxes below each service and one tax of all, the one that they sum to is the tax', () => {
  const { entities } = readTyped(`
Stratolane Cloud Services, Inc.                              Invoice

Pinecone Ledger LLC                          Invoice Number:     1284409175
244 Fifth Avenue                             Invoice Date:       October 2, 2024

Summary
Service Charges                                                     $378.03
    Charges                                                         $372.21
    Credits                                                         -$25.00
    Tax *                                                            $30.82
Total for this invoice                                              $378.03

Detail
Virtual Compute                                                     $210.56
    Charges                                                         $218.40
    Credits                                                         -$25.00
    Estimated US sales tax that is to be collected                   $17.16

Object Storage                                                       $45.46
    Charges                                                          $41.75
    Estimated US sales tax that is to be collected                    $3.71

Data Transfer                                                        $13.13
    Charges                                                          $12.06
    Estimated US sales tax that is to be collected                    $1.07

Support (Business)                                                  $108.88
    Charges                                                         $100.00
    Estimated US sales tax that is to be collected                    $8.88`);
  expect(entities.TAX_AMOUNT?.[0]?.value).toBe('30.82');
});
