import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Number and date of a credit note with the given head. */
function issued(head: string): (string | undefined)[] {
  const { INVOICE_NUMBER, INVOICE_DATE } = readTyped(`*Lakeside Supplies Ltd
1 Shore Road, Bowness LA23 1AA

${head}

Customer: Fell View Hotel, Ambleside LA22 9BB

Towels returned               6      5.00      30.00
VAT 20%                                         6.00
Total                                          36.00`).entities;
  return [INVOICE_NUMBER?.[0]?.value, INVOICE_DATE?.[0]?.value];
}

test.each([
  ['AVOIR            N° AV-2026-008          du 12/03/2026\nRéf. facture FA-2026-0190 du 01/03/2026', 'AV-2026-008'],
  ['CREDIT NOTE\nOur ref: CN-0071\nInvoice ref: INV-1180\nDate: 12 March 2026', 'CN-0071'],
  ['NOTA DE CRÉDITO Nº NC-118\nFecha: 12/03/2026\nRef. factura: F-2026-201', 'NC-118'],
  [
    `Gutschrift                         Nr.      40021
                                   Datum    12.03.2026
                                   Rechnung 39877 vom 02.03.2026`,
    '40021',
  ],
  [
    'CREDITNOTA\nCreditnummer: C26-008        Datum: 12-03-2026\nFactuurnummer: F26-441       Factuurdatum: 02-03-2026',
    'C26-008',
  ],
])('the invoice that a credit note takes back gives it neither its number nor its day: %j', (head, number) => {
  expect(issued(head)).toEqual([number, '2026-03-12']);
});

test.each([
  ['CREDIT NOTE\nInvoice number: CN-0055\nReference: INV-0022\nDate: 12 March 2026', 'CN-0055'],
  ['CREDIT NOTE\nInvoice number: 10055\nDate: 12 March 2026\nAccount no. 77120', '10055'],
  [
    `CREDIT NOTE                          Invoice No.     20991
                                     Invoice date    12 March 2026
                                     Your order      P-88`,
    '20991',
  ],
])('what a program calls an invoice number is the credit note’s where it has no other: %j', (head, number) => {
  expect(issued(head)).toEqual([number, '2026-03-12']);
});

test.each([
  ['INVOICE\nNumber: 10055\nDate: 12 March 2026\nCredit note CN-3 of 1 March 2026 has been deducted.', '10055'],
  ['RECHNUNG\nNummer: 20991\nDatum: 12.03.2026\nDie Gutschrift G-2026-31 vom 01.03.2026 ist berücksichtigt.', '20991'],
  ["FACTURE\nNuméro : 20991\nDate : 12/03/2026\nL'avoir AV-2026-31 du 01/03/2026 est déduit.", '20991'],
])('nor does the credit note that an invoice speaks of: %j', (head, number) => {
  expect(issued(head)).toEqual([number, '2026-03-12']);
});

test('the number of the order in the title of a shop is not that of the invoice, which is named below', () => {
  const { entities } = readTyped(`^Invoice #20816

Invoice No.            Order ID         Date Added
INV-2026-004471        20816            14/07/2026

Payment Address                         Shipping Address
Hemi Paratene                           Aroha Paratene
2/19 Orchard Road                       41 Te Mata Peak Road
Hastings 4122                           Havelock North 4130

Product                 Quantity      Unit Price      Total
Merino crew                    2          $64.50    $129.00
Titanium mug                   4          $29.00    $116.00

                                      Total         $245.00`);
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('INV-2026-004471');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Hemi Paratene');
});
