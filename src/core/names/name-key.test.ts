import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEGAL_FORM_WRITINGS } from './legal-form-writings.ts';
import { nameKey } from './name-key.ts';

test.each([
  ['Northwind Tools Ltd', 'NORTHWIND TOOLS LIMITED', 'Northwind-Tools, Ltd.', 'north wind tools  ltd'],
  [
    'Müller GmbH',
    'MÜLLER GMBH',
    'Müller Gesellschaft mit beschränkter Haftung',
    'Müller G.m.b.H.',
    'Mu\u0308ller GmbH',
  ],
  ['Acme, Inc.', 'ACME Incorporated', 'Acme Inc'],
  ['Boulangerie Martin SARL', 'Boulangerie Martin S.A.R.L.', 'BOULANGERIE MARTIN S.à r.l.'],
  ['Harlow & Co', 'Harlow Company', 'Harlow and Co.', 'HARLOW & COMPANY'],
  ['Hase GmbH & Co. KG', 'Hase GmbH und Co KG', 'Hase Gesellschaft mit beschränkter Haftung & Co. KG'],
  ['Weber Straßenbau AG', 'WEBER STRASSENBAU AKTIENGESELLSCHAFT'],
  ['Lim Trading Pte Ltd', 'Lim Trading Pte. Limited', 'Lim Trading Private Limited'],
  ['Shanghai Tools Co., Ltd.', 'Shanghai Tools Company Limited'],
  ['Rossi S.p.A.', 'Rossi Società per Azioni'],
  ['Limited', 'LIMITED.'],
])('%s is written in several ways', (...writings) => {
  expect(new Set(writings.map(nameKey)).size).toBe(1);
});

test.each([
  ['Acme Ltd', 'Acme Inc'],
  ['Acme Ltd', 'Acme'],
  ['Müller GmbH', 'Muller GmbH'],
  ['Northwind Tools Ltd', 'Northwind Tool Ltd'],
  ['Acco Ltd', 'Accompany Ltd'],
  ['Hase GmbH', 'Hase GmbH & Co. KG'],
  ['Roland Co', 'Rol Co'],
  ['Store 24', 'Store 42'],
  ['Ltd', 'Inc'],
  ['!!', '??'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

const word = fc.stringMatching(/^[a-zäöüéñß0-9]{1,12}$/);
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const form = fc.constantFrom(...LEGAL_FORM_WRITINGS.map(([writing]) => writing));
const withForm = fc.tuple(name, form).map((parts) => parts.join(' '));

test('the key of a key is the key, whatever was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), withForm), (text) => {
      expect(nameKey(nameKey(text))).toBe(nameKey(text));
    }),
  );
});

test('case, punctuation and spaces do not matter', () => {
  const marks = fc.constantFrom('', ' ', '.', ', ', ' - ', ' & ', '/', '\u00a0', "'");
  fc.assert(
    fc.property(withForm, fc.array(marks, { minLength: 1 }), fc.boolean(), (text, between, upper) => {
      const written = [...text].map((letter, n) => letter + (between[n % between.length] ?? '')).join('');
      expect(nameKey(upper ? written.toUpperCase() : written)).toBe(nameKey(text));
    }),
  );
});

test('every writing of a form is that form', () => {
  for (const [writing, short] of LEGAL_FORM_WRITINGS) {
    expect(nameKey(`Quellwerk ${writing}`), writing).toBe(nameKey(`Quellwerk ${short}`));
  }
});

test('two different names stay two', () => {
  // Without letters that forms are made of, no name can end as a form does.
  const distinct = fc.stringMatching(/^[qwxz]{1,12}$/);
  fc.assert(
    fc.property(distinct, distinct, fc.constantFrom('', ' Ltd', ' GmbH', ' S.A.'), (one, other, ending) => {
      expect(nameKey(one + ending) === nameKey(other + ending)).toBe(one === other);
    }),
  );
});
