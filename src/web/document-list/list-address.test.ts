import { expect, test } from 'vitest';
import { documentsLink, isFiltered, NO_FILTER, readFilter, readSort, withValues } from './list-address.ts';

const filterOf = (address: string) => readFilter(new URLSearchParams(address));

test('an address names the filter as the server does', () => {
  expect(
    filterOf('q=acme&status=failed&seller=Acme+GmbH&due=overdue&checks=failed&type=invoice&review=needed'),
  ).toEqual({
    q: 'acme',
    status: 'failed',
    seller: 'Acme GmbH',
    due: 'overdue',
    checks: 'failed',
    type: 'invoice',
    review: 'needed',
  });
});

test('what is no value of a filter is left out, so that the list still opens', () => {
  expect(filterOf('status=x&due=later&from=2026-13-40&checks=ok&q=+&view=list&open=d1')).toEqual({});
});

test('a link that names a month opens the days of that month', () => {
  expect(filterOf('month=2024-02&currency=EUR')).toEqual({ from: '2024-02-01', to: '2024-02-29', currency: 'EUR' });
});

test('an order that the server does not know is the usual one', () => {
  expect(readSort(new URLSearchParams('sort=-total'))).toBe('-total');
  expect(readSort(new URLSearchParams('sort=toString'))).toBeNull();
  expect(readSort(new URLSearchParams('sort=--total'))).toBeNull();
});

test('changing one value keeps the others and drops empty ones', () => {
  const params = withValues(new URLSearchParams('q=acme&open=d1&tab=entities'), { open: null, tab: '', view: 'list' });
  expect(params.toString()).toBe('q=acme&view=list');
});

test('clearing the filter keeps what is no part of it', () => {
  expect(withValues(new URLSearchParams('q=acme&due=soon&view=list&sort=seller'), NO_FILTER).toString()).toBe(
    'view=list&sort=seller',
  );
});

test('a link to the documents screen reads back as the same filter', () => {
  const filter = { seller: 'Müller & Söhne', from: '2026-01-01', to: '2026-01-31' };
  const link = documentsLink(filter, '-total');
  const params = new URL(link, 'http://localhost').searchParams;
  expect([readFilter(params), readSort(params)]).toEqual([filter, '-total']);
  expect(documentsLink({})).toBe('/documents');
});

test('nothing but values makes a filter', () => {
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ q: undefined })).toBe(false);
  expect(isFiltered({ due: 'soon' })).toBe(true);
});
