import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const readOf = (found: ReturnType<typeof readTyped>, field: string) => found.entities[field]?.[0]?.value;

test('labels beside their translation into another script are read, and 御中 stands behind the buyer', () => {
  const found = readTyped(`請求書 / INVOICE                                        No. 2025-0447
                                                        発行日 Date: 2025/06/30
Harbour View Apartments K.K. 御中                       支払期限 Due date: 2025/07/31

                                                        Sakura Cleaning Co., Ltd.
                                                        1-18-2 Shinonome, Koto-ku, Tokyo 135-0062

品目 Item                         数量 Qty      単価 Unit price        金額 Amount
定期清掃 Regular cleaning               4            ¥18,000            ¥72,000
窓清掃 Window cleaning                  1            ¥24,000            ¥24,000

                                        小計 Subtotal                   ¥96,000
                                        消費税 Tax (10%)                 ¥9,600
                                        合計 Total                     ¥105,600`);
  expect(found.document_type).toBe('invoice');
  expect(
    ['INVOICE_NUMBER', 'INVOICE_DATE', 'DUE_DATE', 'TOTAL_AMOUNT', 'TAX_AMOUNT', 'SELLER_NAME', 'BUYER_NAME'].map(
      (field) => readOf(found, field),
    ),
  ).toEqual([
    '2025-0447',
    '2025-06-30',
    '2025-07-31',
    '105600',
    '9600',
    'Sakura Cleaning Co., Ltd.',
    'Harbour View Apartments K.K.',
  ]);
});

test.each([
  ['Invoice total المجموع        120.00', '120.00'],
  ['Invoice total                120.00', '120.00'],
])('a label with and without Arabic beside it: %s', (line, total) => {
  expect(readOf(readBelowHead(`Clearance      100.00\nVAT 20%         20.00\n${line}`), 'TOTAL_AMOUNT')).toBe(total);
});

test.each(['Pago por MB Way em 31-03-2024', 'Bezahlt mit Karte am 31.03.2024', 'Paid by card on 31 March 2024'])(
  'the day on which it was paid is not the one on which it is due: %s',
  (line) => {
    expect(readOf(readBelowHead(`Cleaning      100.00\nTotal         100.00\n\n${line}`), 'DUE_DATE')).toBeUndefined();
  },
);

test.each([
  ['Please pay by bank transfer on 3 April 2024.', '2024-04-03'],
  ['Zahlbar per Überweisung bis 03.04.2024', '2024-04-03'],
  ['À payer par virement avant le 03/04/2024', '2024-04-03'],
  ['Den Rechnungsbetrag ziehen wir ab dem 26.04.2024 von Ihrem Konto ein.', '2024-04-26'],
])('the day on which it is to be paid still is: %s', (line, due) => {
  expect(readOf(readBelowHead(`Cleaning      100.00\nTotal         100.00\n\n${line}`), 'DUE_DATE')).toBe(due);
});

test('whoever pays at a till is not named by what was bought', () => {
  const found = readTyped(`                    GRAND CAFÉ DE BEURS
                    Beursplein 8, Deventer
                     BTW NL820447118B01
Datum 14-06-2025  21:44          Bon 118204
Tafel 12                         Bediend door: Sanne

  2  Koffie verkeerd                   7,80
  1  Appelgebak                        5,25
  3  Kroket op brood                  28,50
TOTAAL                               41,55
BTW 9% laag                           3,43
PIN                                  41,55
Bedankt en tot ziens!`);
  expect(readOf(found, 'SELLER_NAME')).toBe('GRAND CAFÉ DE BEURS');
  expect(found.entities.BUYER_NAME).toBeUndefined();
});

test('a receipt that names who paid keeps the name', () => {
  const found = readTyped(`Tally & Twine Ltd          RECEIPT
18 Corn Street, Bristol BS1 1HT          Receipt number 2044-7118
Cashier: 4                               Date 9 February 2025

Bill to
Rosa Pineda
8 High Street, Bristol BS2 4AP

Craft box          1          30.00
Total                         30.00
Cash                          30.00`);
  expect(readOf(found, 'BUYER_NAME')).toBe('Rosa Pineda');
});

test.each(['Attn: Ms Priya Raman', 'Attn. Ms Priya Raman'])(
  'the contact in the heading is not the party below it: %s',
  (line) => {
    const found = readTyped(`Kampong Glam Events Pte Ltd                          Tax Invoice
44 Kandahar St Singapore 198889                      No: KG-2507-018

Bill To: ${line}
Straits Robotics Institute
118 One-North Crescent
Singapore 138644

Lunch buffet            60          24.00          1,440.00
Total                                              1,440.00`);
    expect(readOf(found, 'BUYER_NAME')).toBe('Straits Robotics Institute');
  },
);
