import { expect, test } from 'vitest';
import { typedLayout } from './testing/typed-page.ts';

const segmentsOf = (line: string) => typedLayout(line).rows[0]!.segments.map(({ text }) => text);

test('dots that lead to an amount are none of the words, whether they stand apart or touch what they lead from and to', () => {
  expect(segmentsOf('Locker no. 44 . . . . . . . . . . . . . . 48.00')).toEqual(['Locker no. 44', '48.00']);
  expect(segmentsOf('Membership, family. . . . . . . . . . .312.00')).toEqual(['Membership, family', '312.00']);
  expect(segmentsOf('Membership..................................312.00')).toEqual(['Membership', '312.00']);
});

test('four dots hide digits of a card, and dots alone are a line to write on', () => {
  expect(segmentsOf('MasterCard .... 1182')).toEqual(['MasterCard .... 1182']);
  expect(segmentsOf('. . . . . . . . . . .').join(' ')).toBe('. . . . . . . . . . .');
});
