import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const totals = ({ line_items }: Found) => line_items.map(({ line_total }) => line_total);

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
