import { describe, expect, test } from 'vitest';
import { isStreetLine } from '../names/address-lines.ts';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

describe("the summary of a customer's account", () => {
  const bill = (rows: string) => `*Lakeshore Light Company
PO BOX 7714, Duluth MN 55802

Account Number        44 118 207-1
Bill Date             10/14/2025
Due Date              11/05/2025

Northwind Bakery LLC
1187 Pier Ave
Duluth MN 55802

*Account Summary

Previous Balance                              $388.10
Payment Received 10/02/2025                  -$388.10
${rows}`;

  test('is the bill of a supplier where it sums up what is charged this time', () => {
    const found = readTyped(
      bill(`Delivery Charges                              $181.57
Generation Charges                            $231.09
Total New Charges                             $412.66
Total Amount Due                              $412.66`),
    );
    expect(found.document_type).toBe('invoice');
    expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'DUE_DATE')]).toEqual(['412.66', '2025-11-05']);
  });

  test('is a statement where money was lent', () => {
    const found = readTyped(
      bill(`New Charges                                   $412.66
Interest Charged                                $0.00
New Balance                                   $412.66
Minimum Payment Due                            $35.00`),
    );
    expect(found.document_type).toBe('statement');
  });
});

describe('the day to pay', () => {
  const invoice = (said: string) => `Description        Amount
Line rental         £94.00
VAT 20 %            £18.80
Total              £112.80

${said}`;

  test.each([
    "We'll take this from your bank account on 18 March 2024",
    'We will take £112.80 from your account on 18 March 2024.',
  ])('is said so: %s', (said) => {
    expect(stated(readBelowHead(invoice(said)), 'DUE_DATE')).toBe('2024-03-18');
  });

  test('stands between the two halves of a Dutch verb', () => {
    const found = readTyped(`*Polderwind Energie B.V.
Postbus 310, 1700 AH Heerhugowaard

Factuurdatum       14 maart 2025
Factuurnummer      8104471822

Garage De Wit
Dorpsstraat 101
1711 HA Hensbroek

Levering elektriciteit                 €  114,38
Btw 21%                                €   24,02
Totaal                                 €  138,40

Het bedrag van € 138,40 schrijven wij rond 28 maart 2025 af van uw rekening.`);
    expect(stated(found, 'DUE_DATE')).toBe('2025-03-28');
  });
});

test('dots may lead from a label to its date', () => {
  const found = readTyped(`*Nestor Cloud Limited
Velasco House, Dublin 2

Invoice
Invoice number   ........................5190447118
Invoice date     ........................31 Aug 2025

Bill to
Weidlich Software GmbH
Rosenweg 9
72764 Reutlingen

Summary for 1 Aug 2025 - 31 Aug 2025
Workspace Starter                  €86.40
Total                              €86.40`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2025-08-31');
});

describe("a guest's bill", () => {
  const folio = (head: string) => `*The Harbour Rooms
Pier Road, Whitby YO21 3PU

*GUEST FOLIO

Ms J Castellan                                   Folio Number      3044718
4 Mill Bank                                      Room              7
Leeds LS6 2AA                                    Arrival           03/09/2025
                                                 Departure         15/09/2025
${head}
Date            Description                     Debit           Credit
03/09/2025      Accommodation                  115.00
14/09/2025      Breakfast                       14.50
15/09/2025      Mastercard                                      129.50
                Total                          129.50           129.50
                Balance Due                                       0.00`;

  test('is of the day on which the guest leaves', () => {
    expect(stated(readTyped(folio('')), 'INVOICE_DATE')).toBe('2025-09-15');
  });

  test('unless it is dated', () => {
    const dated = `${' '.repeat(49)}Invoice Date      16/09/2025\n`;
    expect(stated(readTyped(folio(dated)), 'INVOICE_DATE')).toBe('2025-09-16');
  });
});

test.each([
  ['Parkhotel am Lindenhof GmbH & Co. KG', 'Parkhotel am Lindenhof'],
  ["Cantine dell'Alto Lario S.p.A.", "Cantine dell'Alto"],
  ['Iberlumen Clientes S.A.U.', 'IBERLUMEN'],
])('a name is told with all its words: %s', (name, brand) => {
  const found = readTyped(`                                                  ${brand}
${brand} · Lindenstr. 4 · 01099 Dresden

Wagner Anlagenbau GmbH                                      Zimmer         214
Industriestr. 18                                            Seite          1
09113 Chemnitz

*Rechnung Nr. 204417                               Dresden, 21.03.2025

Übernachtung                      129,00 €
Gesamtbetrag                      129,00 €

${name} · Amtsgericht Dresden HRA 7714 · USt-IdNr. DE218840771`);
  expect(stated(found, 'SELLER_NAME')).toBe(name);
});

test('tax that is to be collected is no terms', () => {
  const found = readBelowHead(`Elastic Compute                                     $902.11
  Estimated US sales tax to be collected              $0.00
Total for this invoice                              $902.11`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

test('a price behind a sign of money numbers nothing', () => {
  const found = readTyped(`*Lakeshore Light Company
PO BOX 7714, Duluth MN 55802

Bill Date             10/14/2025
Due Date              11/05/2025

Northwind Bakery LLC
1187 Pier Ave
Duluth MN 55802

Electric Bill
Demand Charge        8.1 kW x        $3.50000        $28.35
Total Amount Due                                     $28.35`);
  expect(stated(found, 'INVOICE_NUMBER')).toBeUndefined();
});

test.each(['ZA DE KERGOAT', 'Zone artisanale du Moulin', 'Gewerbegebiet Nord', 'Riverside Industrial Estate'])(
  'a part of town where firms settle is an address: %s',
  (zone) => expect(isStreetLine(zone)).toBe(true),
);

test.each(['Zara Retail', 'Industrial Parking Systems', 'Zone Fitness'])('a firm is none: %s', (name) =>
  expect(isStreetLine(name)).toBe(false),
);

test.each(['SINTESI DEGLI IMPORTI FATTURATI', 'RIEPILOGO DELLA BOLLETTA'])(
  'the heading of a part of the page is nobody: %s',
  (heading) => {
    const found = readTyped(`*Acque Lario S.p.A.
Via Lago 12, 22015 Gravedona (CO)

Bolletta n. 2025/118 del 09/07/2025

${heading}
Acquedotto                                  € 107,50
IVA 10%                                      € 10,75
Totale bolletta                             € 118,25`);
    expect(stated(found, 'BUYER_NAME')).toBeUndefined();
  },
);
