import { expect, test } from 'vitest';
import { inkOf, inkShare } from './ink-share.ts';
import { writingOf } from './page-writing.ts';
import { drawnPlace, readZone } from './read-zone.ts';
import type { Rule, Zone, ZoneType } from './template.ts';
import { templateLineItems } from './template-line-items.ts';
import { pageOf } from './testing/page-of.ts';
import { rowObjects } from './zone-table.ts';

const PAGE = pageOf([
  'Invoice  RE-2026-001     Page 1 of 2',
  'Date     03.04.2026',
  '',
  'Item        Qty   Price    Amount',
  'Blue chair    2   10,00     20,00',
  'with arms',
  'Lamp         10    1,50     15,00',
  '',
  'Total               EUR 1.035,00',
  '[x] Express    [ ] Pickup',
]);

const zoneOn = (lines: [number, number], columns: [number, number], more: Partial<Zone> = {}): Zone => ({
  ...{ id: 'z', name: 'Zone 1', type: 'text', pageNumber: 1, required: false, rules: [] },
  coordinates: PAGE.box(lines, columns),
  ...more,
});
const read = (zone: Zone) => readZone(zone, drawnPlace(zone), { pages: [PAGE.page], writing: writingOf([PAGE.page]) });
const rule = (type: Rule['type'], value: string, config = {}): Rule => ({ id: type, type, value, config });

test('a zone has the whole words that lie in it by half, line by line', () => {
  expect(read(zoneOn([0, 2], [0, 20])).text).toBe('Invoice RE-2026-001\nDate 03.04.2026');
  // Half of "RE-2026-001" and more is inside; of "Page" less than half.
  expect(read(zoneOn([0, 1], [9, 26])).text).toBe('RE-2026-001');
  expect(read(zoneOn([0, 1], [9, 16])).text).toBe('RE-2026-001');
  expect(read(zoneOn([2, 3], [0, 40])).text).toBe('');
});

test('without rules the text is the value, in the form of what it fills', () => {
  expect(read(zoneOn([0, 1], [9, 20])).value).toMatchObject({ ruleId: null, value: 'RE-2026-001', page: 1 });
  expect(read(zoneOn([1, 2], [0, 20], { type: 'date' })).value?.value).toBe('2026-04-03');
  const total = read(zoneOn([8, 9], [15, 34], { label: 'TOTAL_AMOUNT' }));
  expect(total.value).toMatchObject({ value: '1035.00', currency: 'EUR', printed: 'EUR 1.035,00' });
  expect(read(zoneOn([0, 1], [0, 8], { type: 'date' })).value).toBeNull();
});

test('every rule reads the text; the first that gives a value counts, and its box is that of its words', () => {
  const rules = [rule('regex', 'XX-\\d+'), rule('keyword', 'Invoice'), { ...rule('regex', '\\d{4}'), id: 'year' }];
  const found = read(zoneOn([0, 1], [0, 20], { rules }));
  expect(found.values.map(({ ruleId, value }) => [ruleId, value])).toEqual([
    ['keyword', 'RE-2026-001'],
    ['year', '2026'],
  ]);
  expect(found.value?.ruleId).toBe('keyword');
  expect(found.value?.box).toEqual(PAGE.box([0, 1], [9, 20]));
});

const TABLE = zoneOn([3, 7], [0, 34], { type: 'table', name: 'Line Items' });

test('a table zone gives rows by its titles; a line without figures goes on with the row above', () => {
  const found = read(TABLE);
  expect(rowObjects(found.table!)).toEqual([
    { Item: 'Blue chair with arms', Qty: '2', Price: '10,00', Amount: '20,00' },
    { Item: 'Lamp', Qty: '10', Price: '1,50', Amount: '15,00' },
  ]);
  expect(templateLineItems(found.table!, { decimalMark: ',' })).toMatchObject([
    { description: 'Blue chair with arms', quantity: '2', unit_price: '10.00', line_total: '20.00', page: 1 },
    { description: 'Lamp', quantity: '10', unit_price: '1.50', line_total: '15.00' },
  ]);
});

test('a table rule picks columns by their titles, in any writing and its own order', () => {
  const columns = ['amount', 'ITEM', 'Nothing'];
  const found = read({ ...TABLE, rules: [rule('table', 'amount, ITEM', { hasHeader: true, columns })] });
  expect(JSON.parse(found.value!.value)).toEqual([
    { amount: '20,00', ITEM: 'Blue chair with arms' },
    { amount: '15,00', ITEM: 'Lamp' },
  ]);
});

test('without titles columns stand where the rows leave gaps', () => {
  const zone = { ...TABLE, coordinates: PAGE.box([4, 7], [0, 34]) };
  const rules = [rule('table', 'What', { hasHeader: false, columns: ['What', 'Count'] })];
  const rows = rowObjects(read({ ...zone, rules }).table!);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['Blue chair with arms', '2', '10,00', '20,00'],
    ['Lamp', '10', '1,50', '15,00'],
  ]);
  expect(Object.keys(rows[0]!)).toEqual(['What', 'Count', 'Column 3', 'Column 4']);
});

test('a checkbox is ticked by print, by a rule or by ink', () => {
  const box = (columns: [number, number], more: Partial<Zone> = {}) =>
    zoneOn([9, 10], columns, { type: 'checkbox' as ZoneType, ...more });
  expect(read(box([0, 3])).value?.value).toBe('true');
  expect(read(box([15, 18])).value?.value).toBe('false');
  expect(read(box([15, 25], { rules: [rule('keyword', 'Pickup')] })).value?.value).toBe('true');
  const zone = box([15, 18]);
  const inked = (share: number) =>
    readZone(zone, drawnPlace(zone), { pages: [PAGE.page], writing: writingOf([PAGE.page]), inkShare: () => share });
  expect(inked(0.3).value?.value).toBe('true');
  expect(inked(0.001).value?.value).toBe('false');
});

test('ink is the share of dark pixels in the box', () => {
  const data = new Uint8ClampedArray(4 * 4 * 4).fill(255);
  for (const at of [5, 6]) data.set([0, 0, 0, 255], at * 4);
  expect(inkShare(inkOf({ data, width: 4, height: 4 }), { x: 0, y: 0, width: 1, height: 1 })).toBe(2 / 16);
  expect(inkShare(inkOf({ data, width: 4, height: 4 }), { x: 0.25, y: 0.25, width: 0.5, height: 0.5 })).toBe(0.5);
  expect(inkShare(inkOf({ data, width: 4, height: 4 }), { x: 2, y: 2, width: 1, height: 1 })).toBe(0);
});
