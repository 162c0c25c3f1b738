import { expect, test } from 'vitest';
import { chosenColumns, usualOptions, wireOptions, withColumn } from './export-options.ts';
import { filenameOf } from './filename-of.ts';

test("CSV is written as spreadsheets of the reader's country want it", () => {
  expect(usualOptions('de-DE')).toEqual({ columns: null, delimiter: 'semicolon', decimal: 'comma' });
  expect(usualOptions('fr-FR')).toMatchObject({ delimiter: 'semicolon', decimal: 'comma' });
  expect(usualOptions('en-GB')).toMatchObject({ delimiter: 'comma', decimal: 'point' });
});

test('columns are put in and taken out in the order of the table, and the last one stays', () => {
  const usual = usualOptions('en');
  const without = withColumn(usual, 'file', false);
  expect(chosenColumns(without).has('file')).toBe(false);
  expect(withColumn(without, 'file', true)).toEqual(usual);
  const one = { ...usual, columns: ['file'] };
  expect(withColumn(one, 'file', false)).toEqual(one);
  expect(withColumn(one, 'total_amount_source', true).columns).toEqual(['file', 'total_amount_source']);
});

test('a format is told what it takes', () => {
  const options = { columns: ['file'], delimiter: 'semicolon', decimal: 'comma' } as const;
  expect(wireOptions('csv', { ...options, columns: ['file'] })).toEqual({ ...options, columns: 'file' });
  expect(wireOptions('xlsx', { ...options, columns: ['file'] })).toEqual({ columns: 'file' });
  expect(wireOptions('csv-lines', { ...options, columns: ['file'] })).toEqual({
    delimiter: 'semicolon',
    decimal: 'comma',
  });
  expect(wireOptions('zip', { ...options, columns: null })).toEqual({});
});

test('a file is called as its answer says', () => {
  expect(filenameOf(`attachment; filename="M_ller.csv"; filename*=UTF-8''M%C3%BCller.csv`)).toBe('Müller.csv');
  expect(filenameOf('attachment; filename="a.csv"')).toBe('a.csv');
  expect(filenameOf(`attachment; filename="a.csv"; filename*=UTF-8''%FF`)).toBe('a.csv');
  expect(filenameOf(null)).toBe('export');
});
