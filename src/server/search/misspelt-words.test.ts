import { expect, test } from 'vitest';
import { correctionsOf } from './misspelt-words.ts';

const KNOWN = new Set(['wonderland', 'wanderlust', 'barista', 'baristas', 'pump', 'lamp', 'invoice', '2025', 'sohne']);

test.each([
  ['two letters exchanged', 'wondreland', ['wonderland']],
  ['a letter too much', 'wonnderland', ['wonderland']],
  ['a letter left out', 'barsta', ['barista']],
  ['another letter', 'Barixta', ['barista']],
  ['a short word with one change', 'bump', ['pump']],
  ['accents, which are folded first', 'söhme', ['sohne']],
])('a word is corrected: %s', (_what, q, words) => {
  expect([...correctionsOf(q, KNOWN).values()]).toEqual([words]);
});

test('of the words that are as near, all are meant; of nearer and farther ones the nearer', () => {
  expect(correctionsOf('lump', KNOWN).get('lump')).toEqual(['pump', 'lamp']);
  expect(correctionsOf('baristass', KNOWN).get('baristass')).toEqual(['baristas']);
});

test.each([
  ['a known word', 'invoice'],
  ['the beginning of one', 'wonder'],
  ['a number', '2026'],
  ['a word with a digit', 'invoic3'],
  ['a short word with two changes', 'bomp'],
  ['three letters', 'lam'],
  ['what is like nothing', 'qqzzyxx'],
])('%s is not corrected', (_what, q) => {
  expect(correctionsOf(q, KNOWN).size).toBe(0);
});

test('only the misspelt one of several words is corrected', () => {
  expect([...correctionsOf('invoice wondreland', KNOWN)]).toEqual([['wondreland', ['wonderland']]]);
});
