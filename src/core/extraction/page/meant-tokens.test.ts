import { expect, test } from 'vitest';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import { meantTokens } from './meant-tokens.ts';

const meant = (...lines: string[]) =>
  meantTokens(lines.map((line) => labelTokens(line))).flatMap((tokens) => tokens.map(({ text }) => text));

test('where several words of labels have one letter amiss, those that were meant are read', () => {
  expect(meant('Invaice number', 'Custorer reference', 'Pbyment terms', 'Subtatal')).toEqual(
    'invoice number customer reference payment terms subtotal'.split(' '),
  );
});

test('fewer are words of their own', () => {
  expect(meant('Invaice number', 'Custorer reference', 'Payment terms')).toEqual(
    'invaice number custorer reference payment terms'.split(' '),
  );
});
