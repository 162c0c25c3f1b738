import { expect, test } from 'vitest';
import { barShare, currenciesOf, monthSeries, monthsOf, topSellers } from './spend.ts';

const spend = [
  { month: '2025-11', currency: 'EUR', total: '100.00' },
  { month: '2026-02', currency: 'EUR', total: '50.00' },
  { month: '2026-01', currency: 'USD', total: '7.00' },
];

test('each currency has its own series, with empty months between', () => {
  expect(monthSeries(spend, 'EUR')).toEqual([
    { month: '2025-11', total: '100.00' },
    { month: '2025-12', total: '0' },
    { month: '2026-01', total: '0' },
    { month: '2026-02', total: '50.00' },
  ]);
  expect(monthSeries(spend, 'USD')).toEqual([{ month: '2026-01', total: '7.00' }]);
  expect(monthSeries(spend, 'CHF')).toEqual([]);
});

test('a long history shows its latest twelve months', () => {
  const long = [...spend, { month: '2019-01', currency: 'EUR', total: '1.00' }];
  const series = monthSeries(long, 'EUR');
  expect(series).toHaveLength(12);
  expect([series[0]?.month, series.at(-1)?.month]).toEqual(['2025-03', '2026-02']);
  expect(monthsOf(long, 'EUR').map(({ month }) => month)).toEqual(['2019-01', '2025-11', '2026-02']);
});

test('the most used currency comes first', () => {
  expect(currenciesOf(spend)).toEqual(['EUR', 'USD']);
});

test('sellers are ranked by amount, not by text', () => {
  const sellers = [
    { seller: 'Small', currency: 'EUR', total: '9.00', count: 1 },
    { seller: 'Large', currency: 'EUR', total: '1000.00', count: 1 },
    { seller: 'Other', currency: 'USD', total: '5000.00', count: 1 },
  ];
  expect(topSellers(sellers, 'EUR').map(({ seller }) => seller)).toEqual(['Large', 'Small']);
});

test('bars are measured against the longest, credits and nothing have none', () => {
  expect(barShare('50', ['100', '50'])).toBe(0.5);
  expect(barShare('-50', ['100', '-50'])).toBe(0);
  expect(barShare('0', ['0'])).toBe(0);
});
