import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { findLineItems } from './find-line-items.ts';
import { itemsOf } from './testing/printed-lines.ts';

const STYLE = { numberStyle: { decimalMark: '.' } } as const;

test('each line has its page and a box around all that is printed for it', () => {
  const layout = typedLayout(`
Description            Qty     Price     Total
Garden chair             2     40.00     80.00
folding, oak
Delivery                 1      5.00      5.00
                               Total     85.00`);
  const [chair, delivery] = findLineItems(layout, STYLE);
  const [, first, second, third] = layout.rows;
  expect(chair!.page).toBe(1);
  expect(chair!.box!.x).toBeCloseTo(first!.box.x, 6);
  expect(chair!.box!.width).toBeCloseTo(first!.box.width, 6);
  expect(chair!.box!.y + chair!.box!.height).toBeCloseTo(second!.box.y + second!.box.height, 6);
  expect(delivery!.box!.y).toBeCloseTo(third!.box.y, 6);
});

test('a letter without a table has no lines', () => {
  expect(itemsOf('Dear Sir or Madam,\nwe thank you for your order of 12.03.2024 and remain\nyours faithfully')).toEqual(
    [],
  );
});

test('a document without words has no lines', () => {
  expect(itemsOf('')).toEqual([]);
  expect(findLineItems({ pages: [], rows: [] }, STYLE)).toEqual([]);
});

test('a table of taxes alone holds no lines', () => {
  expect(
    itemsOf(`
VAT rate        Net       VAT       Gross
VAT 20 %     100.00     20.00      120.00
VAT 5 %       10.00      0.50       10.50`),
  ).toEqual([]);
});

test('a table of payments holds no lines', () => {
  expect(
    itemsOf(`
Payment date     Payment method     Amount paid
01/02/2024       Card               120.00
05/02/2024       Cash                10.00`),
  ).toEqual([]);
});

const word = fc.constantFrom(
  ...[
    'Description',
    'Qty',
    'Price',
    'Total',
    'Subtotal',
    'VAT',
    '20%',
    '2',
    '10.00',
    '€',
    '-5.00',
    'Widget',
    'x',
    'Übertrag',
    '1.234,56',
  ],
);
const line = fc.array(fc.tuple(word, fc.integer({ min: 1, max: 14 })), { maxLength: 9 });

test('any arrangement of table words gives well-formed lines or none', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.map((words) => words.map(([own, gap]) => own + ' '.repeat(gap)).join('')).join('\n');
      for (const item of itemsOf(text)) {
        expect(item.line_total).toMatch(/^-?\d+(\.\d+)?$/);
        for (const figure of [item.quantity, item.unit_price, item.tax_rate]) {
          if (figure !== null) expect(figure).toMatch(/^-?\d+(\.\d+)?$/);
        }
        expect(item.box!.width).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300, seed: 3 },
  );
});

test('time grows linearly: forty times the pages take less than a hundred and twenty times as long', () => {
  const page = `
Item          Qty     Price      Total
${Array.from({ length: 30 }, (_, index) => `Part ${index}        2     10.00      20.00`).join('\n')}`;
  const small = typedLayout(...Array<string>(2).fill(page));
  const large = typedLayout(...Array<string>(80).fill(page));
  const shortest = (run: () => void): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        // Of the processor alone: other programs do not count.
        const start = process.cpuUsage();
        run();
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      }),
    );
  const base = shortest(() => findLineItems(small, STYLE));
  expect(shortest(() => findLineItems(large, STYLE))).toBeLessThan(120 * Math.max(base, 0.5));
  expect(findLineItems(large, STYLE)).toHaveLength(80 * 30);
});
