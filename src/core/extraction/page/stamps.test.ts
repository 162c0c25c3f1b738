import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** The day has no label, and a stamp would be the only other one. */
const bill = (stamp: string) => `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP
${stamp}
Pemberton Schools Trust
12 College Road
York YO1 7EP

Leeds, 4 March 2024

INVOICE HJ-204

Oak door                   1         500.00      500.00
Total                                           £500.00`;

test.each([
  ['a word above its day', '\n*RECEIVED\n*17 MAR 2024\n*Accounts Dept.\n'],
  ['a word before its day', '\n*Eingegangen am 17.03.2024\n*Buchhaltung\n'],
  ['French', '\n*REÇU LE\n*17 MARS 2024\n'],
  ['Dutch', '\n*ONTVANGEN 17-03-2024\n*Akkoord: M.V.\n'],
])('a stamp of receipt neither dates nor names: %s', (_, stamp) => {
  const { entities, document_type } = readTyped(bill(stamp));
  expect(document_type).toBe('invoice');
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-04');
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Harlow Joinery Ltd');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Pemberton Schools Trust');
  expect(entities.DUE_DATE).toBeUndefined();
});

test('a stamp may write its day otherwise than the paper', () => {
  const { entities } = readTyped(`*Mesa Ridge Pools
1182 Canyon Road, Tucson, AZ 85718

*ENTERED 17/03/24

Invoice 4471
Date: 03/04/2024

Bill to: Dana Whitlock

Cleaning                   1         $60.00      $60.00
Total                                            $60.00`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-04');
});

test('what a form says of a receipt of goods, and what was paid, is no stamp', () => {
  const { entities } = readTyped(`*RECEIPT
*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Received from
Pemberton Schools Trust
Date: 4 March 2024

Oak door                   1         500.00      500.00
Total received                                  £500.00`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-04');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Pemberton Schools Trust');
});
