import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

test('a column that prints prices times counts states both', () => {
  const { line_items } = readBelowHead(`Work                          Price x Qty          Amount
Cover design, two drafts      £420 x 3 days        £1,260.00
Illustration                  £650 x 1 lump        £650.00
Print supervision             £55 x 4.5 hours      £247.50

                              Subtotal             £2,157.50
                              VAT 20 %             £431.50
                              Total                £2,589.00`);
  expect(
    line_items.map(({ quantity, unit, unit_price, line_total }) => [quantity, unit, unit_price, line_total]),
  ).toEqual([
    ['3', 'days', '420', '1260.00'],
    ['1', 'lump', '650', '650.00'],
    ['4.5', 'hours', '55', '247.50'],
  ]);
});

test('so does one with the currency behind the price', () => {
  const { line_items } = readBelowHead(`Work                          Price x Qty          Amount
Cover design, two drafts      420 € x 3 days       1,260.00 €
Print supervision             55 € x 4.5 hours     247.50 €

                              Subtotal             1,507.50 €
                              VAT 20 %             301.50 €
                              Total                1,809.00 €`);
  expect(line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['3', '420'],
    ['4.5', '55'],
  ]);
});

test('"Unit ex GST" heads prices of one, though "unit" alone does not', () => {
  const { line_items } =
    readBelowHead(`Code      Description          Qty Ord   Qty Sup   B/O   Unit Ex GST    Total Ex GST
CT15      Copper tube                4         4     0         38.50          154.00
SIL       Silicone                  10         6     4          9.95           59.70

                                                          Sub Total           213.70
                                                          GST 10 %             21.37
                                                          Total               235.07`);
  expect(line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['4', '38.50'],
    ['6', '9.95'],
  ]);
});

test('one cell counts and prices, also where it is one piece only', () => {
  const { line_items } = readBelowHead(`#   Product                        Quantity & Price         Total
1   Managed server M                      1x £41.00        £41.00
2   Daily backup 200 GB                   2x £4.50          £9.00
3   Domain renewal, 2 years               1x £21.98        £21.98

                                             Total:        £71.98`);
  expect(line_items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['1', '41.00'],
    ['2', '4.50'],
    ['1', '21.98'],
  ]);
});

test('half of a contract is no price per hundred', () => {
  const { line_items } = readTyped(`*Harlow Ltd
Invoice INV-4711       4 March 2024
Bill to: Pemberton Schools Trust, 12 College Road, York YO1 7EP
Item  Percent done  Contract  Amount
Walls  50  1,000.00  500.00
Roof  25  2,000.00  500.00
Total   £1,000.00`);
  expect(line_items.map(({ unit_price }) => unit_price)).toEqual([null, null]);
});
