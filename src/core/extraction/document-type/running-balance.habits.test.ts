import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    `Statement of account                       11/03/26
The Green Grocer
4 Bridge St
Skipton BD23 1AA

Date        Ref         Debit     Credit    Balance
01/02/26    Inv 4401    79.85               79.85
20/02/26    Inv 4420    20.00               99.85
28/02/26    Payment               79.85     20.00
Balance due                                 20.00`,
  ],
  [
    `Kontoauszug 118                     10.03.2026

Tischlerei Beck
Hof 3
88214 Ravensburg

Datum       Beleg          Soll      Haben      Saldo
01.02.26    RE 4401       79,85                 79,85
20.02.26    Zahlung                  79,85       0,00
Saldo                                            0,00`,
  ],
])('what is left after each posting makes a statement of what calls itself one: %j', (page) => {
  expect(readTyped(`*Willow Nursery\n2 Mill Lane, Skipton BD23 1AB\n\n${page}`).document_type).toBe('statement');
});

test('"Due upon receipt" says when to pay, and titles no receipt', () => {
  const found = readTyped(`*Bayside Contractors Inc.
400 Pier Ave, Oakland, CA 94607

INVOICE 3308                         Date: 02/28/2026
To: Acme Self Storage LLC
    1200 Webster St, Alameda, CA 94501

Framing                                                    12,500.00
Electrical                                                  6,000.00

Total this invoice                                         18,500.00
Due upon receipt`);
  expect(found.document_type).toBe('invoice');
});

test('an invoice that shows the account below stays one', () => {
  const found = readTyped(`*Willow Nursery
2 Mill Lane, Skipton BD23 1AB

*INVOICE
No. 4455                           11 March 2026

The Green Grocer
4 Bridge St
Skipton BD23 1AA

Carrots             20       0.80      16.00
Potatoes            45       0.40      18.00
Total                                  34.00

Statement of account
Date        Ref         Debit     Credit    Balance
01/02/26    Inv 4401    79.85               79.85
20/02/26    Payment               79.85      0.00`);
  expect(found.document_type).toBe('invoice');
});
