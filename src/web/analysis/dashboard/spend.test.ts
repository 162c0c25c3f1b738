import { expect, test } from 'vitest';
import { barShare, changeOf, currenciesOf, monthSeries, monthsOf, spendPeriod, topSellers } from './spend.ts';

const spend = [
  { month: '2025-11', currency: 'EUR', total: '100.00', count: 2 },
  { month: '2026-02', currency: 'EUR', total: '50.00', count: 1 },
  { month: '2026-01', currency: 'USD', total: '7.00', count: 1 },
];

test('each currency has its own series, of the months that have invoices', () => {
  expect(monthSeries(spend, 'EUR').map(({ month, total }) => [month, total])).toEqual([
    ['2025-11', '100.00'],
    ['2026-02', '50.00'],
  ]);
  expect(monthSeries(spend, 'USD').map(({ month }) => month)).toEqual(['2026-01']);
  expect(monthSeries(spend, 'CHF')).toEqual([]);
});

test('a long history shows its newest twelve months with invoices, however far apart', () => {
  const long = Array.from({ length: 15 }, (_, index) => ({
    month: `${2005 + index}-07`,
    currency: 'EUR',
    total: '1.00',
    count: 1,
  }));
  const series = monthSeries(long, 'EUR');
  expect(series).toHaveLength(12);
  expect([series[0]?.month, series.at(-1)?.month]).toEqual(['2008-07', '2019-07']);
  expect(monthsOf(long, 'EUR')).toHaveLength(15);
});

test('the period has the sum of its months, to the cent, and as many months before to compare with', () => {
  const two = Array.from({ length: 24 }, (_, index) => ({
    month: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    currency: 'EUR',
    total: index < 12 ? '0.10' : '0.20',
    count: 1,
  }));
  expect(spendPeriod(two, 'EUR')).toEqual({
    from: '2025-01',
    to: '2025-12',
    total: '2.40',
    before: { from: '2024-01', to: '2024-12', total: '1.20' },
  });
});

test('without invoices before the period there is nothing to compare with', () => {
  expect(spendPeriod(spend, 'EUR')).toEqual({ from: '2025-11', to: '2026-02', total: '150.00', before: null });
  expect(spendPeriod(spend, 'CHF')).toBeNull();
});

test('a change is a share of what was before, and none from nothing', () => {
  expect(changeOf('150', '100')).toBeCloseTo(0.5);
  expect(changeOf('50.00', '100.00')).toBeCloseTo(-0.5);
  expect(changeOf('50', '0')).toBeNull();
  expect(changeOf('50', '-10.00')).toBeNull();
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
