import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

/** The total of a typed invoice with the given sums. */
function totalOf(body: string): string | undefined {
  return readBelowHead(body).entities.TOTAL_AMOUNT?.[0]?.value;
}

test('of several columns that are totalled, the one of this invoice counts', () => {
  expect(
    totalOf(`Cost Element             Current Amount        Cumulative Amount
Direct Labor                 $41,208.50              $498,114.20
Travel                        $2,214.80               $18,033.11
TOTAL THIS INVOICE           $43,423.30              $516,147.31`),
  ).toBe('43423.30');
  expect(
    totalOf(`Phase                        Fee          Previously billed      This invoice
Schematic Design             $18,000.00   $18,000.00                  $0.00
Design Development           $24,000.00        $0.00             $12,480.00
Total                        $42,000.00   $18,000.00             $12,480.00`),
  ).toBe('12480.00');
});

test('the sum of the contract is not what an application for payment asks for', () => {
  expect(
    totalOf(`1. ORIGINAL CONTRACT SUM                              $ 1,240,000.00
2. TOTAL COMPLETED & STORED TO DATE                     $ 802,110.00
3. RETAINAGE                                             $ 80,211.00
4. LESS PREVIOUS CERTIFICATES FOR PAYMENT               $ 635,148.00
5. CURRENT PAYMENT DUE                                   $ 86,751.00`),
  ).toBe('86751.00');
});

test('where nothing is named a total, the amount due is it', () => {
  expect(
    totalOf(`1 year (4 issues)                        $44.95
Save 30 % off the cover price of $63.80!
AMOUNT DUE                               $44.95`),
  ).toBe('44.95');
});

test('where nothing is named a total, payments are added to what is due', () => {
  expect(
    totalOf(`Item                  Description             Unit Cost     Quantity     Line Total
TC_100                Toner Cartridge         $30.00        2            $60.00
USB_EXT               Cable Extender          $20.00        1            $20.00
                                              Subtotal                   $80.00
                                              Paid To Date               $50.00
                                              Balance Due                $30.00`),
  ).toBe('80.00');
});

test('nothing due after a payment is not the total', () => {
  expect(
    totalOf(`SALES TAX                        24.90
TOTAL CHARGES USD               312.47
PAID BY VISA XXXX8820           312.47-
NET DUE USD                       0.00`),
  ).toBe('312.47');
});
