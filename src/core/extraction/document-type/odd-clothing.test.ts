import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    'en',
    `Harlow Joinery Ltd, 4 Mill Lane, Leeds LS1 4AP

Pemberton Schools Trust
12 College Road, York YO1 7EP

4 March 2024

Dear Ms Nash,

for repairing the oak door in your hall we charge you £480.00 plus 20 % VAT of £96.00, a total
of £576.00. This is our invoice no. HJ-204; it is payable at once to the account below.

Sort code 20-00-00, account 55779911
VAT no. GB 123 4567 89`,
    '576.00',
  ],
  [
    'de',
    `Kranz & Söhne GmbH, Lindenweg 4, 20099 Hamburg

Mertens Bau GmbH
Hafenstraße 12
24103 Kiel

Hamburg, 4. März 2024

Sehr geehrte Frau Nolte,

für die Reparatur der Eichentür berechnen wir Ihnen 480,00 € zuzüglich 19 % MwSt. von 91,20 €,
insgesamt 571,20 €. Rechnungsnummer: RE-204. Der Betrag ist sofort fällig.

IBAN DE89 3704 0044 0532 0130 00
USt-IdNr. DE136695976`,
    '571.20',
  ],
])('an invoice of three sentences keeps its fields (%s)', (_, text, total) => {
  const found = readTyped(text);
  expect(found.document_type).toBe('invoice');
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe(total);
  expect(found.entities.INVOICE_NUMBER?.[0]?.value).toMatch(/204$/);
});

test.each([
  [
    `Bakkerij Vermeulen
Dorpsstraat 4, 3511 AB Utrecht

Volkoren brood        2      3,20        6,40
Appeltaart            1     14,50       14,50

Totaal                                  20,90
Pin                                     20,90
btw 9 %                                  1,73

12-03-2024   10:41     kassabon 4471`,
    '20.90',
  ],
  [
    `Corner Coffee
12 High Street, Leeds LS1 4AP

Flat white            2      3.20        6.40
Lemon cake            1      4.50        4.50

Total                                  £10.90
Cash                                   £20.00
Change                                  £9.10

12/03/2024  10:41   Thank you!`,
    '10.90',
  ],
])('a slip of a till is a receipt, wherever it says so', (text, total) => {
  const found = readTyped(text);
  expect(found.document_type).toBe('receipt');
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe(total);
});

test('what was received is the total of a receipt', () => {
  const found = readTyped(`*RENT RECEIPT
Receipt no. 118                         Date: 4 March 2024

Received from: Naomi Radcliffe
Property: 12 College Road, York YO1 7EP
Rent for March 2024

Amount received                          £850.00
Paid by bank transfer

Harlow Lettings Ltd, 4 Mill Lane, Leeds LS1 4AP`);
  expect(found.document_type).toBe('receipt');
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('850.00');
  expect(found.entities.AMOUNT_DUE).toBeUndefined();
});

test('an invoice that mentions an order, a quote and a statement is one', () => {
  const found = readTyped(`*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

*INVOICE                               Invoice number: HJ-204
Purchase order                         Invoice date: 4 March 2024
PO-118                                 Due date: 3 April 2024
Quotation Q-44

Bill to: Pemberton Schools Trust

Description                 Qty     Unit price       Amount
Oak door                      2         250.00       500.00
Subtotal                                             500.00
VAT 20 %                                             100.00
Total                                               £600.00

Statement
A statement of account follows at the end of the month.`);
  expect(found.document_type).toBe('invoice');
});
