import { expect, test } from 'vitest';
import type { LineItemWire } from '#contracts/entity.ts';
import { EMPTY_LINE } from './change-lines.ts';
import { draftOf, readField, shownField, statedFields } from './line-fields.ts';

const GERMAN = { numberStyle: { decimalMark: ',' }, currency: 'EUR' } as const;
const line = { ...EMPTY_LINE, description: 'Montage', quantity: '1.234', tax_rate: '19', line_total: '300.00' };

test('figures are edited as the document writes them, and read back as they stand', () => {
  expect(draftOf(line, 'quantity', GERMAN)).toBe('1,234');
  expect(readField('1,234', line, 'quantity', GERMAN)).toEqual({ value: '1.234' });
  expect(readField('1.234', line, 'quantity', GERMAN)).toEqual({ value: '1234' });
  expect(readField('1.250,5', line, 'unit_price', GERMAN)).toEqual({ value: '1250.5' });
  expect(readField('7 %', line, 'tax_rate', GERMAN)).toEqual({ value: '7' });
  expect(readField('12.500', line, 'line_total', GERMAN)).toEqual({ value: '12500' });
  expect(readField('250,00 €', line, 'line_total', GERMAN)).toEqual({ value: '250.00' });
  expect(readField('  ', line, 'line_total', GERMAN)).toEqual({ value: null });
});

test('what is no figure, finer than the currency or of another one is refused with a sentence', () => {
  expect(readField('two', line, 'quantity', GERMAN)).toEqual({ problem: 'Please enter a number' });
  expect(readField('two', line, 'line_total', GERMAN)).toEqual({
    problem: 'Please enter an amount, for example 1190.00',
  });
  expect(readField('1,234', line, 'line_total', GERMAN)).toEqual({
    problem: '“1,234” cannot be an amount in EUR, which has at most 2 decimals. Did you mean 1234 or 1.23?',
  });
  expect(readField('5 USD', line, 'line_total', GERMAN)).toEqual({ problem: 'The lines of this document are in EUR' });
});

test('empty fields are shown as a dash, rates with their sign', () => {
  expect(shownField(line, 'unit')).toBe('–');
  expect(shownField(line, 'tax_rate')).toBe('19%');
});

test('a unit or a tax that no line states has no column; the figures always have theirs', () => {
  const heads = (...items: LineItemWire[]) => statedFields(items).map(({ head }) => head);
  const untaxed = { ...line, tax_rate: null };
  expect(heads(untaxed)).toEqual(['Description', 'Quantity', 'Unit price', 'Total']);
  expect(heads(untaxed, line)).toEqual(['Description', 'Quantity', 'Unit price', 'Tax', 'Total']);
  expect(heads({ ...untaxed, unit: 'h' })).toEqual(['Description', 'Quantity', 'Unit', 'Unit price', 'Total']);
});
