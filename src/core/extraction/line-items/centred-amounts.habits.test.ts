import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const linesOf = (body: string) =>
  readBelowHead(body).line_items.map(
    ({ description, line_total }) => `${description?.split('\n')[0]?.slice(0, 30)} = ${line_total}`,
  );

test('amounts centred on names of several lines belong to them, though they stand in no line of theirs', () => {
  const lines = linesOf(`Description                                              Total

Web space Medium - harlow.example (1 to 31 March)
Place: Leeds
~                                                      £38.00
System: Debian 12

Further address x 3 (1 to 31 March)
~                                                       £9.00
Domain - harlow.example - 1 year

Licence of the panel
~                                                      £18.00
Sub Total                                              £65.00
VAT 20 %                                               £13.00
Total                                                  £78.00`);
  expect(lines).toEqual([
    'Web space Medium - harlow.exam = 38.00',
    'Further address x 3 (1 to 31 M = 9.00',
    'Licence of the panel = 18.00',
  ]);
});

test('a list without titles, of names above what they count and cost, with the amounts centred beside them', () => {
  const lines = linesOf(`Wedding coverage
Ten hours, two of us                                  £285.00
1 x £285.00

Engagement shoot
~                                                      £84.00
2 x £42.00

Fine art album
Forty pages                                            £98.50
1 x £98.50

Travel
Per mile                                               £32.00
64 x £0.50

Subtotal                                              £499.50
VAT 20 %                                               £99.90
Total                                                 £599.40`);
  expect(lines).toEqual([
    'Wedding coverage Ten hours, tw = 285.00',
    'Engagement shoot = 84.00',
    'Fine art album Forty pages = 98.50',
    'Travel Per mile = 32.00',
  ]);
});
