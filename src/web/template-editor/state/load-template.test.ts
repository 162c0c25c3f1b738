import { expect, test } from 'vitest';
import { loadedTemplateSchema, loadedZones } from './load-template.ts';

const ID = '0123456789abcdef';
const load = (zone: object) =>
  loadedZones(loadedTemplateSchema.parse({ id: 't', name: 'T', zones: [{ id: ID, ...zone }] }))[0];

test('a zone that lacks everything gets its defaults, then lies on the page', () => {
  // Zone {first 8 chars of id}; x and y 0, width 100, height 50: the whole page.
  expect(load({})).toEqual({
    id: ID,
    name: 'Zone 01234567',
    type: 'text',
    coordinates: { x: 0, y: 0, width: 1, height: 1 },
    pageNumber: 1,
    required: false,
    rules: [],
  });
});

test('what a zone has stays as it is', () => {
  const zone = {
    name: 'Total',
    type: 'date',
    coordinates: { x: 0.1, y: 0.2, width: 0.3, height: 0.04 },
    pageNumber: 2,
    required: true,
    rules: [{ id: 'r', type: 'regex', value: '\\d+', config: {} }],
    label: 'TOTAL_AMOUNT',
    anchor: { text: 'Total', pageNumber: 2, box: { x: 0, y: 0.2, width: 0.1, height: 0.02 } },
  };
  expect(load(zone)).toEqual({ id: ID, ...zone });
});

test('a missing corner is 0', () => {
  expect(load({ coordinates: { y: 0.5, width: 0.2, height: 0.1 } })?.coordinates).toEqual({
    x: 0,
    y: 0.5,
    width: 0.2,
    height: 0.1,
  });
});

test('position and table rules say in their value what they were given', () => {
  const rules = [
    { id: 'p', type: 'position', value: '', config: { offset: 2, length: 5 } },
    { id: 't', type: 'table', value: '', config: { hasHeader: true, columns: ['Item', 'Total'] } },
    { id: 'v', type: 'table', value: 'Qty,Price', config: {} },
  ];
  expect(load({ rules })?.rules.map(({ value }) => value)).toEqual(['2,5', 'Item, Total', 'Qty, Price']);
});
