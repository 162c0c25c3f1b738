import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const bill = (unit: string, each: string) => `^Shannon Energy
Shannon Energy Ltd, 4 Dock Road, Limerick V94 X2Y3

Kiln Studio Ltd                          Account number   118 442 07
12 Mill Lane                             Invoice number   0024718
Galway H91 K2Y1                          Date of bill     3 November 2026

Charge                 Quantity      Rate            Amount
Day units              200.0 kWh     ${`30.000${each}`.padEnd(16)}€60.00
Night units            150.0 kWh     ${`20.000${each}`.padEnd(16)}€30.00
Standing charge        31 days       ${`32.258${unit}`.padEnd(16)}€10.00
Total charges before VAT                            €100.00
VAT 23 % on €100.00                                  €23.00
Total charges including VAT                         €123.00
`;

test.each([
  ['c', 'c'],
  ['p', 'p'],
])('prices in hundredths of the currency beside totals in it: %s', (unit, each) => {
  const { line_items, entities } = readTyped(bill(unit, each));
  expect(line_items.map(({ unit_price }) => Number(unit_price))).toEqual([0.3, 0.2, 0.32258]);
  expect(entities.SUBTOTAL_AMOUNT?.[0]?.value).toBe('100.00');
});

test('a letter behind a price that the line bears out as it stands is no hundredth', () => {
  const { line_items } = readTyped(
    bill('c', 'c').replace('30.000c', '0.3000c').replace('20.000c', '0.2000c').replace('32.258c', '0.32258c'),
  );
  expect(line_items.map(({ unit_price }) => Number(unit_price))).toEqual([0.3, 0.2, 0.32258]);
});
