import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEAD = `
*Thorsen Oyler & Dahl, PLLP
Attorneys at Law
7 West Sixth Avenue, Helena, Montana 59601
Telephone (406) 555-0164     Tax ID 81-0447129

Prickly Pear Ranch, LLC                              Statement Date:    June 3, 2025
PO Box 418                                           Statement No.             24471
Wolf Creek, MT 59648                                 Account No.            3318.002
`;

test('a bill for hours of work stays one below which an account held in trust is told', () => {
  const found = readTyped(`${HEAD}
RE: Sale of Sieben Flats parcel

Date       Atty   Description                                        Hours     Rate     Amount
05/02/25   RJT    Review of the lender's objections and letter        1.80   425.00     765.00
05/06/25   MLO    Prepare redlined purchase agreement                 3.40   290.00     986.00
                  For Current Services Rendered                       5.20            1,751.00

                  Total Current Work                                                  1,751.00
                  Payment from Trust Account                                         -1,500.00
                  Balance Due                                                          $251.00

                                    Trust Account
                  Opening Balance                                                    $5,000.00
06/03/25          Applied to Statement No. 24471                                     -1,500.00
                  Closing Balance                                                    $3,500.00

Payment is due upon receipt. Balances over 30 days accrue interest at 1% per month.`);
  expect([found.document_type, found.entities.TOTAL_AMOUNT?.[0]?.value]).toEqual(['invoice', '1751.00']);
  expect(found.entities.PAYMENT_TERMS?.[0]?.value).toMatch(/^Payment is due upon receipt/);
});

test('an account without work of its own stays a statement', () => {
  const found = readTyped(`${HEAD}
                                    Trust Account
                  Opening Balance                                                    $5,000.00
05/12/25          Deposit, check 2087                                                 1,000.00
06/03/25          Applied to Statement No. 24471                                     -1,500.00
                  Closing Balance                                                    $4,500.00`);
  expect(found.document_type).toBe('statement');
});
