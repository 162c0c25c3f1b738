import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const totalsOf = ({ line_items }: ReturnType<typeof readTyped>) => line_items.map(({ line_total }) => line_total);

test('a discount that fills the column of prices as the lines do is one of them, as the postage above it is', () => {
  const read = readBelowHead(`
Description                                Qty     Unit price     VAT     Unit price     Subtotal
                                                   (ex. VAT)              (inc. VAT)   (inc. VAT)

LED panel 62 x 62 cm, neutral white          2          29.40     19%          34.99        69.98
Mounting frame, white                        1          14.28     19%          16.99        16.99
Postage                                                  4.19                   4.99         4.99
Discount                                                -3.45                  -4.11        -4.11

Total                                                                                       87.85`);
  expect(totalsOf(read)).toEqual(['69.98', '16.99', '4.99', '-4.11']);
});

test('what the sun fed in is a line by its count and price, though the sum below leaves it out', () => {
  const read = readTyped(`
Banksia Energy Retail Pty Ltd     ABN 41 623 907 118

Mr D J Holloway                                   Tax invoice no.     9013277546
118 Rathdowne Street                              Issue date          17 Apr 2024
Carlton VIC 3053

Usage and supply      Quantity     Unit     Rate (excl. GST)       Amount

General usage            812.4     kWh              $0.3245       $263.62
Controlled load          240.1     kWh              $0.1989        $47.76
Supply charge               91     days             $1.0120        $92.09
Solar feed-in            402.0     kWh             -$0.0500       -$20.10

Total charges (excl. GST)                                         $403.47
GST (10%)                                                          $40.35
Solar feed-in                                                     -$20.10
Total new charges                                                 $423.72`);
  expect(totalsOf(read)).toEqual(['263.62', '47.76', '92.09', '-20.10']);
});
