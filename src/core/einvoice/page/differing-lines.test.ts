import { expect, test } from 'vitest';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { differingFigures } from './differing-lines.ts';

test('the number of a line is no excuse for its quantity, however many decimals the e-invoice writes', () => {
  const layout = layoutDocument(typedDocument('3     Oak shelf          5        10.00        50.00'));
  const { box } = layout.rows[0]!;
  const item = { description: 'Oak shelf', quantity: '5', unit_price: '10.00', line_total: '50.00' };
  const printed = { ...item, unit: null, tax_rate: null, page: 1, box };
  const stated = (quantity: string) => ({
    description: 'Oak shelf',
    quantity,
    unit: null,
    unitPrice: '10.00',
    grossPrice: null,
    taxRate: null,
    lineTotal: '50.00',
    addsUp: false,
  });
  const terms = (quantity: string) =>
    differingFigures([stated('1'), stated('1'), stated(quantity)], [null, null, printed], layout).map(
      ({ params }) => params.term,
    );
  expect(terms('5.00')).toEqual([]);
  expect(terms('3')).toEqual(['BT-129']);
  expect(terms('3.00')).toEqual(['BT-129']);
});
