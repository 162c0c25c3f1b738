import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, ...fields: string[]) =>
  fields.map((field) => found.entities[field as keyof Found['entities']]?.[0]?.value);

const FIELDS: readonly (readonly [code: number, name: string, value: string])[] = [
  [1, 'Invoice number', 'HP-20417'],
  [2, 'Invoice issue date', '2024-03-04'],
  [9, 'Payment due date', '2024-04-03'],
  [25, 'Preceding Invoice number', 'HP-20399'],
  [27, 'Seller name', 'Harlow Joinery Ltd'],
  [30, 'Seller legal registration identifier', '07718204'],
  [35, 'Seller address line 1', '4 Mill Lane'],
  [37, 'Seller city', 'Leeds'],
  [41, 'Seller contact point', 'Accounts Desk'],
  [44, 'Buyer name', 'Pemberton School Trust'],
  [50, 'Buyer address line 1', '12 College Road'],
  [52, 'Buyer city', 'York'],
  [59, 'Payee name', 'Northgate Factoring plc'],
  [109, 'Invoice total amount without VAT', '400.00'],
  [110, 'Invoice total VAT amount', '80.00'],
  [112, 'Invoice total amount with VAT', '480.00'],
  [115, 'Amount due for payment', '480.00'],
];

test.each([
  [
    'before the names',
    (code: number, name: string, value: string) => [`BT-${code}`.padEnd(12), name.padEnd(44), value],
  ],
  [
    'behind the names',
    (code: number, name: string, value: string) => [name.padEnd(44), `BT-${code}`.padEnd(12), value],
  ],
  ['before the names in one line', (code: number, name: string, value: string) => [`BT-${code} ${name}: ${value}`]],
])('numbers of fields tell what they hold, %s', (_, arranged) => {
  const found = readTyped(FIELDS.map(([code, name, value]) => arranged(code, name, value).join('')).join('\n'));
  expect(
    stated(found, 'INVOICE_NUMBER', 'INVOICE_DATE', 'DUE_DATE', 'SELLER_NAME', 'BUYER_NAME', 'TOTAL_AMOUNT'),
  ).toEqual(['HP-20417', '2024-03-04', '2024-04-03', 'Harlow Joinery Ltd', 'Pemberton School Trust', '480.00']);
});

test('a name goes on in the second and third line of its narrow cell', () => {
  const found = readTyped(`
BG-4 Vendeur                                  BG-7 Acheteur
BT-27   Nom :       Menuiserie Harlow SARL    BT-44   Nom :       Lycée
BT-35   Rue :       4 rue du Moulin                               Polyvalent
                                                                  Pemberton
BT-38   CP :        75002                     BT-50   Rue :       12 rue du Collège
BT-37   Ville :     Paris                     BT-52   Ville :     Toulouse

BT-1    Numéro de facture :     F-2047
BT-2    Date de facture :       04/03/2024
BT-109  Total HT :              100,00
BT-110  Total TVA :             20,00
BT-112  Total TTC :             120,00`);
  expect(stated(found, 'SELLER_NAME', 'BUYER_NAME')).toEqual(['Menuiserie Harlow SARL', 'Lycée Polyvalent Pemberton']);
});

test('lines may be lists of numbered fields, whose net amount is called that of the position', () => {
  const item = (index: number, name: string, quantity: string, price: string, total: string) => `
BT-126    Positionsnummer:              ${index}
BT-153    Artikelname:                  ${name}
BT-129    Menge:                        ${quantity}
BT-146    Nettopreis:                   ${price}
BT-131    Nettobetrag der Position:     ${total}
`;
  const found = readTyped(`
BT-1      Rechnungsnummer:              4421
BT-2      Rechnungsdatum:               09.10.2024
BT-27     Name:                         Brehm Technik GmbH
BT-44     Name:                         Ostheim Anlagenbau AG
${item(1, 'Wartung', '2', '320,00', '640,00')}${item(2, 'Rauchmelder', '12', '48,75', '585,00')}
BT-109    Gesamtbetrag ohne USt.:       1.225,00
BT-110    Gesamtbetrag der USt.:          232,75
BT-112    Gesamtbetrag mit USt.:        1.457,75`);
  expect(found.line_items.map((line) => [line.description, line.quantity, line.line_total])).toEqual([
    ['Wartung', '2', '640.00'],
    ['Rauchmelder', '12', '585.00'],
  ]);
});

test.each([
  ['in a column', 'BT-112      Bluetooth headset', 'BT-110      Speaker black'],
  ['before the names', 'BT-112 Bluetooth headset', 'BT-115 Speaker black'],
  ['behind the names', 'Bluetooth headset BT-112 ', 'Speaker black BT-110 '],
])('a few articles that are numbered like fields are articles, %s', (_, headset, speaker) => {
  const found = readTyped(`*Harlow Sound Ltd
4 Mill Lane, Leeds LS1 4AP

INVOICE                       Invoice No. HS-204        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

Article     Description           Quantity     Price     Amount
${headset}   2    49.90   99.80
${speaker}   1    20.00   20.00

Total 119.80`);
  expect(stated(found, 'TAX_AMOUNT', 'AMOUNT_DUE')).toEqual([undefined, undefined]);
});

test('the first of two values behind their numbers does not name the second', () => {
  const found = readTyped(`BT-1 Invoice number: HP-20417
BT-2 Invoice issue date: 2024-03-04
BT-44 Pemberton School Trust            BT-27 Harlow Joinery Ltd
BT-109 Net total: 400.00
BT-110 Total VAT: 80.00
BT-112 Total: 480.00`);
  expect(stated(found, 'BUYER_NAME')).not.toContain('BT-27 Harlow Joinery Ltd');
});
