import { expect, test } from 'vitest';
import { EMPTY_LINE, isPersonsLine, linesChangeText, withField, withLineAt, withoutLine } from './change-lines.ts';

const line = (description: string, quantity: string | null = null) => ({ ...EMPTY_LINE, description, quantity });
const [a, b] = [line('a', '2'), line('b')];

test('fields are set, lines added behind the last, removed and put back', () => {
  expect(withField([a, b], 0, 'quantity', '3')).toEqual([line('a', '3'), b]);
  expect(withField([a], 1, 'description', 'c')).toEqual([a, line('c')]);
  expect(withoutLine([a, b], 0)).toEqual([b]);
  expect(withLineAt(withoutLine([a, b], 0), 0, a)).toEqual([a, b]);
});

test('a line is a person’s where it is none of those that were read', () => {
  expect(isPersonsLine(a, undefined)).toBe(false);
  expect(isPersonsLine({ ...a }, [a, b])).toBe(false);
  expect(isPersonsLine(line('a', '3'), [a, b])).toBe(true);
});

test('a change of the list is told in words', () => {
  const told = (before: (typeof a)[], after: (typeof a)[]) =>
    linesChangeText({ action: 'lines_corrected', before, after });
  expect(told([a, b], [line('a', '3'), b])).toBe('Line 1: quantity from “2” to “3”');
  expect(told([a, b], [a])).toBe('Line 2 removed: “b”');
  expect(told([a, b], [b])).toBe('Line 1 removed: “a”');
  expect(told([a], [a, b])).toBe('Line 2 added: “b”');
  expect(told([a, b], [line('x'), line('y')])).toBe('2 lines changed');
  expect(linesChangeText({ action: 'lines_restored', before: [a], after: [b] })).toBe('Taken back: as read again');
});
