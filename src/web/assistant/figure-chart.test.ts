import { expect, test } from 'vitest';
import type { AnswerTable } from '#contracts/assistant.ts';
import { barLengths, figureCharts } from './figure-chart.ts';

const column = (key: string, type: AnswerTable['columns'][number]['type']) => ({ key, label: key, type });
const MONTHS = [column('month', 'text'), column('total', 'money'), column('currency', 'text')];
const charts = (columns: AnswerTable['columns'], rows: AnswerTable['rows']) => figureCharts({ columns, rows }, 'en-US');

test('figures over months stand in the order of time, each named as the reader writes it', () => {
  const [chart] = charts(MONTHS, [
    ['2026-03', '300.00', 'EUR'],
    ['2026-01', '100.00', 'EUR'],
  ]);
  expect(chart).toMatchObject({
    title: 'total (EUR)',
    kind: 'time',
    bars: [
      { name: 'Jan 2026', tick: ['Jan', '2026'], text: '100.00 EUR', value: 100 },
      { name: 'Mar 2026', tick: ['Mar', ''], text: '300.00 EUR', value: 300 },
    ],
  });
  expect(chart && [...barLengths(chart)]).toEqual([
    [1, 1 / 3],
    [0, 1],
  ]);
});

test('each currency has a chart of its own', () => {
  const found = charts(MONTHS, [
    ['2026-01', '1', 'EUR'],
    ['2026-02', '2', 'EUR'],
    ['2026-01', '9', 'USD'],
    ['2026-02', '8', 'USD'],
  ]);
  expect(found.map(({ title, bars }) => [title, bars.length])).toEqual([
    ['total (EUR)', 2],
    ['total (USD)', 2],
  ]);
});

test('months in words stand as they came, shortened where columns are many', () => {
  const [few] = charts(MONTHS, [
    ['September 2026', '1', 'EUR'],
    ['October 2026', '2', 'EUR'],
    ['January 2027', '3', 'EUR'],
  ]);
  expect(few?.kind).toBe('time');
  expect(few?.bars.map(({ tick }) => tick)).toEqual([
    ['September', '2026'],
    ['October', ''],
    ['January', '2027'],
  ]);
  const two = charts(MONTHS, [
    ['juin 2026', '1', 'EUR'],
    ['juillet 2026', '2', 'EUR'],
    ['juin 2026', '1', 'USD'],
    ['Q3 2026', '2', 'USD'],
  ]);
  expect(two.flatMap(({ bars }) => bars.map(({ tick }) => tick[0]))).toEqual(['juin', 'juil', 'juin', 'Q3']);
});

test('groups keep the order of the answer', () => {
  const found = charts(
    [column('seller', 'text'), column('invoices', 'count')],
    [
      ['Zeta', 5],
      ['Acme', 2],
    ],
  );
  expect(found[0]).toMatchObject({ kind: 'groups', bars: [{ name: 'Zeta', text: '5' }, { name: 'Acme' }] });
});

test.each([
  ['a single row', MONTHS, [['2026-01', '1', 'EUR']]],
  [
    'a list of documents',
    [column('file', 'text'), column('seller', 'text'), column('total', 'money')],
    [
      ['a', 'x', '1'],
      ['b', 'y', '2'],
    ],
  ],
  [
    'a figure below zero',
    MONTHS,
    [
      ['2026-01', '-1', 'EUR'],
      ['2026-02', '2', 'EUR'],
    ],
  ],
  [
    'nothing but nought',
    MONTHS,
    [
      ['2026-01', '0', 'EUR'],
      ['2026-02', '0', 'EUR'],
    ],
  ],
  [
    'a figure that is missing',
    MONTHS,
    [
      ['2026-01', null, 'EUR'],
      ['2026-02', 'x', 'EUR'],
    ],
  ],
  [
    'names that are the same',
    MONTHS,
    [
      ['Acme', '1', 'EUR'],
      ['Acme', '2', 'EUR'],
    ],
  ],
  [
    'figures of different things',
    [column('value', 'text'), column('count', 'count')],
    [
      ['documents', 30],
      ['types', 9],
    ],
  ],
  ['no figure at all', [column('seller', 'text')], [['Acme'], ['Zeta']]],
  [
    'too many bars',
    [column('seller', 'text'), column('count', 'count')],
    Array.from({ length: 25 }, (_, n) => [`S${n}`, 1]),
  ],
])('%s is no picture', (_, columns, rows) => {
  expect(charts(columns, rows as AnswerTable['rows'])).toEqual([]);
});
