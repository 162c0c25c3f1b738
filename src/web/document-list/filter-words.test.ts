import { expect, test } from 'vitest';
import { filterChips } from './filter-words.ts';

const texts = (filter: Parameters<typeof filterChips>[0]) => filterChips(filter).map(({ text }) => text);

test('each part of a filter is a chip, the search is not: it stands in its field', () => {
  expect(texts({ q: 'paper', due: 'overdue', checks: 'failed', seller: 'Acme GmbH', label: 'IBAN' })).toEqual([
    'Overdue',
    'Checks failed',
    'Seller: Acme GmbH',
    'With: IBAN',
  ]);
});

test('days and amounts have one chip for both ends, which removes both', () => {
  const chips = filterChips({ from: '2026-01-01', to: '2026-01-31', min: '100', max: '250.5' });
  expect(chips).toEqual([
    { names: ['from', 'to'], text: 'Jan 2026' },
    { names: ['min', 'max'], text: '100.00 – 250.50' },
  ]);
});

test('no filter, no chip', () => {
  expect(filterChips({})).toEqual([]);
});
