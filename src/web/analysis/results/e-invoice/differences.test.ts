import { expect, test } from 'vitest';
import { differencesOf, subjectOf, withPageFigures } from './differences.ts';

const check = (params: Record<string, string>, entity_ids: string[] = []) => ({
  id: 'einvoice.differs',
  status: 'fail' as const,
  message: '',
  params,
  entity_ids,
});
const line = {
  description: 'Chair',
  quantity: '2',
  unit: null,
  unit_price: '10.00',
  tax_rate: null,
  line_total: '20.00',
  page: null,
  box: null,
};

test('a difference names both values and, of a line, what it is about', () => {
  const checks = [
    check({ term: 'BT-112', label: 'TOTAL_AMOUNT', xml: '119.00', page: '191.00' }, ['a', 'b']),
    check({ term: 'BT-146', label: 'LINE_ITEMS', xml: '10.00', page: '11.00', line: '1' }),
    { ...check({}), id: 'totals.add_up' },
  ];
  const found = differencesOf({ checks, entities: {} });
  expect(found.map((one) => subjectOf(one, (label) => label))).toEqual(['TOTAL_AMOUNT', 'Line 1, unit price']);
  expect(found.map(({ xml, page }) => [xml.text, page.text])).toEqual([
    ['119.00', '191.00'],
    ['10.00', '11.00'],
  ]);
});

test("the page's figures go to their lines alone", () => {
  const checks = [check({ term: 'BT-129', label: 'LINE_ITEMS', xml: '2', page: '3', line: '2' })];
  const items = withPageFigures([line, line], differencesOf({ checks, entities: {} }));
  expect(items.map(({ quantity }) => quantity)).toEqual(['2', '3']);
});
