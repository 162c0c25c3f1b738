import { expect, test } from 'vitest';
import { readBelowHead } from '../extraction/testing/read-typed.ts';
import { typedLayout } from './testing/typed-page.ts';

const texts = (page: string) =>
  typedLayout(page).rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '));

test.each([
  ['£', 'p'],
  ['Fr.', 'Rp.'],
  ['€', 'ct'],
])('amounts below %s and their hundredths below %s are one number each', (whole, part) => {
  expect(
    texts(`Qty    Particulars                 @           ${whole.padEnd(5)} ${part}
2      lever valves             14.20           28    40
1      cylinder                                742    50
                    Total Goods              1,770    90`),
  ).toEqual([
    `Qty | Particulars | @ | ${whole}`,
    '2 | lever valves | 14.20 | 28.40',
    '1 | cylinder | 742.50',
    'Total Goods | 1,770.90',
  ]);
});

test.each([
  ['£', 'p'],
  ['Fr.', 'Rp.'],
  ['€', 'ct'],
])(
  'prices and amounts may have two columns each, %s and %s; a minus or bracket stands before, and a dash is no hundredths',
  (whole, part) => {
    const titles = `${whole.padEnd(5)} ${part.padEnd(5)}`;
    expect(
      texts(`Qty    Particulars           ${titles}    ${titles}
2      lever valves          14    20       28    40
1      cylinder             742    50      742    50
1      cistern              432    –       432    –
1      returned              25    --      -25    00
                    Discount               (10    50)`),
    ).toEqual([
      `Qty | Particulars | ${whole} | ${whole}`,
      '2 | lever valves | 14.20 | 28.40',
      '1 | cylinder | 742.50 | 742.50',
      '1 | cistern | 432.00 | 432.00',
      '1 | returned | 25.00 | -25.00',
      'Discount | (10.50)',
    ]);
  },
);

test('numbers side by side stay apart where the titles are no currency and its hundredths, or they stand elsewhere', () => {
  expect(
    texts(`Qty      Size     Weight
12       34        56
13       35        57`),
  ).toEqual(['Qty | Size | Weight', '12 | 34 | 56', '13 | 35 | 57']);
  expect(
    texts(`Rate per kWh     EUR    ct      kWh
120    36        40.00
130    37        50.00`),
  ).toEqual(['Rate per kWh | EUR | ct | kWh', '120 | 36 | 40.00', '130 | 37 | 50.00']);
});

test('a bill with pounds and pence in columns of their own is read', () => {
  const { entities, line_items } = readBelowHead(`Qty.   Particulars                         @           £      p
1      Attend site, drain down                        65     00
2      22mm lever valves               14.20          28     40
9      hrs labour                      48.00         432     00

                          Total Goods / Labour       525     40
                              V.A.T. at 20 %         105     08
                                   TOTAL DUE         630     48`);
  expect(line_items.map((line) => `${line.quantity} × ${line.unit_price} = ${line.line_total}`)).toEqual([
    '1 × null = 65.00',
    '2 × 14.20 = 28.40',
    '9 × 48.00 = 432.00',
  ]);
  expect([entities.TOTAL_AMOUNT?.[0]?.value, entities.TAX_AMOUNT?.[0]?.value]).toEqual(['630.48', '105.08']);
});
