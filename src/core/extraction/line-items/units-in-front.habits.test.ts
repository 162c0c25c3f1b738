import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each(['Nos', 'Job', 'Stk.'])('a count stands behind its unit in one cell: %s', (unit) => {
  const { line_items } = readTyped(`
Marlowe & Finch Interiors Ltd
Unit 9, Dock Lane Trading Estate, Bristol BS2 0XX

Tidewater Analytics Limited
14 Harbourside Court
Bristol BS20 7XX

INVOICE
No. ACC-2024-00316          Date 05/06/2024

Item                                 Quantity         Rate         Amount
Oak desk 1600 x 800                  ${unit} 6           412.00       2,472.00
Delivery and installation            ${unit} 1           240.00         240.00
                                     Grand total      2,712.00`);
  expect(line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['6', '2472.00'],
    ['1', '240.00'],
  ]);
});
