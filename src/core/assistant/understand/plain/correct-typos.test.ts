import { expect, test } from 'vitest';
import { indexNames } from '../text/match-names.ts';
import { EN } from '../words/en.ts';
import { correctTypos } from './correct-typos.ts';

const corrected = (message: string) => correctTypos(message, EN, indexNames([]));

test.each(['shared invoices', 'in ascending order', 'depending on it', 'numbered invoices', 'invoices of the teams'])(
  '%s: a word of its own is no misspelt other one',
  (message) => {
    expect(corrected(message)).toBe(message);
  },
);

test.each([
  ['overdeu invocies', 'overdue invoices'],
  ['outstandig balnce', 'outstanding balnce'],
  ['biggset suplier', 'biggest supplier'],
])('%s is set right', (message, expected) => {
  expect(corrected(message)).toBe(expected);
});
