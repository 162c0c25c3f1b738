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
  // Whoever signs has written it, and whom it addresses politely pays.
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual(['Bridget Halloran', 'Mr. Fergus Lally']);
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

test.each([
  ['Mrs. Dolores Amato, Treasurer', 'TO:'],
  ['Frau Jana Peters, Geschäftsführerin', 'Rechnung an:'],
  ['Mme Claire Aubin, trésorière', 'Facturé à :'],
])('"%s" is not whom the bill is for, but whose office it is', (person, heading) => {
  const found = readTyped(`*Cobblestone Masonry Ltd
44 Quarry Road
Leeds LS1 4AP

INVOICE                       Invoice No. 2047        Date: 4 March 2024

${heading}
${person}
Birchfield Leisure Association
P.O. Box 618
York YO1 7EP

Description                          Amount
Repoint chimney stack              1,443.00
Remove and replace crown             468.00
Total                              1,911.00`);
  expect(stated(found, 'BUYER_NAME')).toBe('Birchfield Leisure Association');
});

test('a bill for a patient is addressed to whoever pays for the treatment', () => {
  const found = readTyped(`                                              Mr Anil Prasad
                                                  FRCS(Orth)
                                  Consultant Orthopaedic Surgeon
                                                 GMC 4471926

                    Consulting Rooms, Abbey Private Hospital
                           Church Lane, Cheltenham GL51 3QY
                             Secretary: Mrs Beverley Tranter 01242 555 016
                                secretary@prasadknee.example

Boreal Health Insurance
Claims Department
Regent House
Haywards Heath RH16 1ZZ

12 August 2024                                           Invoice: AP/3304

Patient: Mrs Joan Ashworth                    Date of birth: 22/03/1957
Policy no: CHI 7719042-02                     Authorisation: 24-88160
Hospital: Abbey Private Hospital              Insurer ref: 0087714

Date        Code      Procedure                              Fee
14/06/24    0001      Initial consultation                £245.00
09/08/24    0002      Follow up consultation              £165.00
                                        Total due         £410.00`);
  expect(stated(found, 'BUYER_NAME')).toBe('Boreal Health Insurance');
});

const TICKET = `*TAX INVOICE                                    Konkan Regional Airways Limited

Number          : KA2924110FB66184              GSTIN of Customer      : 27AAFCS8120Q1Z6
Date            : 06-Nov-2024                   GSTIN Customer Name    : Deccan Valves Private Limited
PNR             : Q7RT4M                        Currency               : INR
Passenger Name  : Mr Nikhil Deshpande

Description         Taxable Value    Exempted Value      Total    IGST %     Amount    CGST %     Amount    Total (Incl Taxes)
Air travel               6,412.00              0.00   6,412.00      5.00     320.60      0.00       0.00              6,732.60
Airport charges              0.00          1,038.00   1,038.00      0.00       0.00      0.00       0.00              1,038.00
Seat and meal              850.00              0.00     850.00      5.00      42.50      0.00       0.00                892.50
Total                    7,262.00          1,038.00   8,300.00               363.10                 0.00              8,663.10
Grand Total                                                                                                           8,663.10`;

test('a ticket names the customer beside the passenger, and its number may begin like an account of no country', () => {
  const found = readTyped(TICKET);
  expect([stated(found, 'BUYER_NAME'), stated(found, 'INVOICE_NUMBER')]).toEqual([
    'Deccan Valves Private Limited',
    'KA2924110FB66184',
  ]);
});

test('what stands in brackets belongs to the title before them: a total with the taxes is no tax', () => {
  const found = readTyped(TICKET);
  expect([totals(found), stated(found, 'TAX_AMOUNT')]).toEqual([['6732.60', '1038.00', '892.50'], '363.10']);
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

test.each([
  ['Yours sincerely,', 'Invoice'],
  ['Mit freundlichen Grüßen', 'Rechnung'],
  ['Cordialement,', 'Facture'],
])('whoever signs a letter ("%s") sends the bill, and lives where the lines below the name say', (closing, title) => {
  const found = readTyped(`                                  Noel Farrant
                                  The Old Smithy
                                  Ballydehob

                                  8.11.2024

Mrs. Ena Sheedy,
Lisdoonvarna.

*${title}

Oak shelf                                             €440.00
Rush seat                                             €165.00
Total                                                 €605.00

${closing}

Noel Farrant`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual(['Noel Farrant', 'Mrs. Ena Sheedy']);
});

test('a house and a number in its street are no name', () => {
  const found = readTyped(`*Meadow Veterinary                              The Old Forge, 3 Meadow Bank
*Surgery                                       Thirsk, North Yorkshire YO7 1QL
                                               Tel 01845 496 0132
                                               VAT Reg. No. 318 4492 07

Mrs J Pemberton                                Invoice No      219936
Hollin Cottage                                 Invoice Date    18/11/25
Sowerby Lane                                   Client No       P00771
Thirsk YO7 3LD

Patient: Biscuit     Species: Feline

Date          Treatment                        Amount
04/11/25      Consultation                     £52.40
04/11/25      Blood sample                    £118.75
              Total                           £171.15`);
  expect(stated(found, 'SELLER_NAME')).not.toBe('The Old Forge');
  expect(stated(found, 'BUYER_NAME')).toBe('Mrs J Pemberton');
});

test('what a summary sums up is set out overleaf: the lines are there', () => {
  const found = readTyped(
    `*wrekin                                         Account number    3390 8814
                                               Bill number       4471-9026
Mr P J Hallam                                  Bill date         3 October 2024
27 Coalport Road
Broseley TF12 5AZ

*This bill
Packages and services                   £39.58
Usage                                   £10.05
One-off charges                         £20.83
Total excluding VAT                     £70.46
VAT at 20%                              £14.09
Total charges                           £84.55`,
    `*Packages and services
Full Fibre 150                       3 Oct - 2 Nov                      £27.92
Line and Evening Calls               3 Oct - 2 Nov                      £11.66
Packages and services subtotal                                          £39.58

*Usage
Calls to UK landlines                3 Sep - 2 Oct                       £3.31
Calls to UK mobiles                  3 Sep - 2 Oct                       £6.74
Usage subtotal                                                          £10.05

*One-off charges
Engineer visit 19 Sep                                                   £20.83
One-off charges subtotal                                                £20.83

                                          Total excluding VAT           £70.46
                                          VAT at 20%                    £14.09
                                          Total charges                 £84.55`,
  );
  expect(totals(found)).toEqual(['27.92', '11.66', '3.31', '6.74', '20.83']);
});

test.each(['DUE', 'PAY', 'FRI'])('capitals before a day (%s) are no letters of a number', (word) => {
  const found = readTyped(`*Kettle Moraine Propane Co.
W2240 Cty Rd H, Eden WI 53019

DELIVERY INVOICE                                D-558102
Invoice date                                    12/03/2024

HAROLD ZASTROW
N5518 SCENIC DR
CAMPBELLSPORT WI 53010

PROPANE 214.6 GAL @ 2.389                         512.68
TANK RENT, 500 GAL                                 12.00
TOTAL                                             524.68

Payment due
${word} 01/02/2025                                    524.68`);
  expect(stated(found, 'DUE_DATE')).toBe('2025-01-02');
});

test.each(['Subscription invoice', 'Membership renewal invoice'])(
  '"%s" at the head of a letter is its title, in ordinary writing too',
  (title) => {
    const found = readTyped(`*Rathgar Lawn Tennis Club
Founded 1902, 17A Orwell Avenue, Rathgar, Dublin 6, D06 X4P8

Dr. Aisling Brennan                              ${title}
Membership no. 1187                              SUB/2025/0207
22 Garville Drive                                2 December 2024
Dublin 6

Dear Aisling,

The committee thanks you for your support in the season just gone. Your annual subscription for the
year is set out below, and we look forward to seeing you on the courts again when the nets go up.

     Family membership 2025                  € 520.00
     Locker no. 14                            € 25.00
     Total payable                           € 545.00

You can renew in the members' area of the website, by standing order, or by transfer to the club's
account, quoting your membership number. Members whose subscription has not been received by then
may not book courts.

Yours in tennis,

Fergal Mulcahy`);
    expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '545.00']);
  },
);

test('a letter about somebody else’s invoice is none', () => {
  const found = readTyped(`*Rathgar Lawn Tennis Club
17A Orwell Avenue, Rathgar, Dublin 6, D06 X4P8

Dr. Aisling Brennan                              Your invoice
22 Garville Drive                                2 December 2024
Dublin 6

Dear Aisling,

Thank you for what you sent us last week. The committee will look at it when it meets in January, and
the treasurer will write to you about the total of € 545.00 and when he can pay it. Until then please
bear with us; the roof of the pavilion has to be mended first, and that takes all of our money.

Yours in tennis,

Fergal Mulcahy`);
  expect(found.document_type).toBe('other');
});

test('balances over so many days are charged for, which is no term', () => {
  const found = readBelowHead(`Description                    Amount
Periodic oral evaluation        62.00
Bitewings, four images          84.00
Total                          146.00

Balances over 60 days are subject to a billing charge.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
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
