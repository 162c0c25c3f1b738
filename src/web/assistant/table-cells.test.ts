import { expect, test } from 'vitest';
import type { AnswerTable } from '#contracts/assistant.ts';
import {
  type Column,
  cellText,
  shownColumns,
  shownTable,
  staysOnOneLine,
  tableText,
  withNames,
} from './table-cells.ts';

const TABLE: AnswerTable = {
  columns: [
    { key: 'seller', label: 'Seller', type: 'text' },
    { key: 'total', label: 'Total', type: 'money' },
    { key: 'currency', label: 'Currency', type: 'text' },
    { key: 'count', label: 'Invoices', type: 'count' },
    { key: 'share', label: 'Share', type: 'percent' },
    { key: 'due', label: 'Due', type: 'date' },
  ],
  rows: [
    ['Acme\tGmbH', '12345678901234.5', 'EUR', 1200, '12.5', '2026-03-31'],
    ['1099', null, 'USD', 0, 100, ''],
  ],
};
const line = (row: number, locale: string) =>
  shownColumns(TABLE).map(({ index }) => cellText(TABLE, TABLE.rows[row] ?? [], index, locale));

test('cells are written as the reader writes them, amounts with their currency', () => {
  expect(line(0, 'en-US')).toEqual(['Acme\tGmbH', '12,345,678,901,234.50 EUR', '1,200', '12.5 %', 'Mar 31, 2026']);
  expect(line(0, 'de-DE')).toEqual(['Acme\tGmbH', '12.345.678.901.234,50 EUR', '1.200', '12,5 %', '31.03.2026']);
});

test('what is missing is a dash, nothing is nought, and a name made of digits stays a name', () => {
  expect(line(1, 'en-US')).toEqual(['1099', '–', '0', '100 %', '–']);
});

test('currencies without amounts keep their column', () => {
  const columns = TABLE.columns.filter(({ key }) => key === 'currency' || key === 'count');
  expect(shownColumns({ columns, rows: [] }).map(({ column }) => column.key)).toEqual(['currency', 'count']);
});

test('a copied table is one line per row, one tab between cells', () => {
  expect(tableText(TABLE).split('\n')).toEqual([
    'Seller\tTotal\tCurrency\tInvoices\tShare\tDue',
    'Acme GmbH\t12345678901234.5\tEUR\t1200\t12.5\t2026-03-31',
    '1099\t\tUSD\t0\t100\t',
  ]);
});

test('names give way where many columns stand beside each other, figures and numbers of documents never', () => {
  const [name, day, money] = [{ type: 'text' }, { type: 'date' }, { type: 'money' }];
  expect(staysOnOneLine('Lindner Metallbau GmbH', name, 7)).toBe(false);
  expect(staysOnOneLine('Lindner Metallbau GmbH', name, 3)).toBe(true);
  expect(staysOnOneLine('ME-2026-1528', name, 7)).toBe(true);
  expect(staysOnOneLine('Nov 19, 2026', day, 7)).toBe(true);
  expect(staysOnOneLine('3,263.46 EUR', money, 7)).toBe(true);
});

test('one figure alone is no table: the text says it', () => {
  const [seller, total, currency] = TABLE.columns as [Column, Column, Column];
  const money = { columns: [total, currency], rows: [['119.00', 'EUR']] };
  expect(shownTable(money)).toBeUndefined();
  expect(shownTable({ ...money, rows: [] })).toBeUndefined();
  expect(shownTable(undefined)).toBeUndefined();
  const inTwoCurrencies = { ...money, rows: [...money.rows, ['80.00', 'USD']] };
  expect(shownTable(inTwoCurrencies)).toBe(inTwoCurrencies);
  const ofSeller = { columns: [seller, total, currency], rows: [['Acme', '119.00', 'EUR']] };
  expect(shownTable(ofSeller)).toBe(ofSeller);
});

test('kinds of entities are called as everywhere else, not by their labels', () => {
  const table: AnswerTable = { columns: [{ key: 'label', label: 'Entities', type: 'text' }], rows: [] };
  expect(['MONETARY', 'GPE', 'INVOICE_DATE'].map((label) => cellText(table, [label], 0))).toEqual([
    'Amount',
    'City or country',
    'Invoice date',
  ]);
});

test('a document without a number is named by its file', () => {
  const columns: Column[] = [
    { key: 'number', label: 'Number', type: 'text' },
    { key: 'document', label: 'Document', type: 'text' },
  ];
  const rows = [
    ['RE-1', 'a.pdf'],
    [null, 'b.pdf'],
  ];
  expect(withNames({ columns, rows }).rows).toEqual([
    ['RE-1', 'a.pdf'],
    ['b.pdf', 'b.pdf'],
  ]);
  expect(withNames(TABLE)).toBe(TABLE);
});
