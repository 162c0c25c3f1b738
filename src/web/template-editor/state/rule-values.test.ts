import { expect, test } from 'vitest';
import { listOf, mirroredRule, newRule, wholeNumber } from './rule-values.ts';

test('a new rule of each type has its default config', () => {
  expect(newRule('r', 'regex')).toEqual({ id: 'r', type: 'regex', value: '', config: {} });
  expect(newRule('r', 'keyword').config).toEqual({ caseSensitive: false, wholeWord: true });
  expect(newRule('r', 'position')).toMatchObject({ value: '0,0', config: { offset: 0, length: 0 } });
  expect(newRule('r', 'table')).toMatchObject({ value: '', config: { hasHeader: true, columns: [] } });
});

test('position values are integers, 0 where they are none', () => {
  expect(['7', '-3', ' 12px', '1.9', '', 'x'].map(wholeNumber)).toEqual([7, -3, 12, 1, 0, 0]);
});

test('a list has commas between its parts, and no empty parts', () => {
  expect(listOf(' Item , Unit price,, Total ,')).toEqual(['Item', 'Unit price', 'Total']);
});

test('a table rule without columns is blank, with columns it is not', () => {
  const rule = newRule('r', 'table');
  expect(mirroredRule({ ...rule, config: { hasHeader: true, columns: ['Item'] } }).value).toBe('Item');
  expect(mirroredRule(rule).value).toBe('');
});
