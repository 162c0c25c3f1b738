import { expect, test } from 'vitest';
import {
  EVERYTHING,
  isSelected,
  NOTHING,
  readSelection,
  type Selection,
  selectedCount,
  selectionText,
  toggled,
  withAll,
  without,
} from './selection.ts';

const some = (...ids: string[]): Selection => ({ kind: 'some', ids: new Set(ids) });

test('toggling puts in and takes out without touching the old selection', () => {
  const before = some('a');
  expect(toggled(before, 'b')).toEqual(some('a', 'b'));
  expect(toggled(before, 'a')).toEqual(NOTHING);
  expect(before).toEqual(some('a'));
});

test('all that match are selected without being known, and single ones can be taken out', () => {
  const but = toggled(EVERYTHING, 'b');
  expect([selectedCount(EVERYTHING, 372), selectedCount(but, 372)]).toEqual([372, 371]);
  expect([isSelected(but, 'a'), isSelected(but, 'b')]).toEqual([true, false]);
  expect(selectedCount(toggled(but, 'b'), 372)).toBe(372);
});

test('a stretch joins what is selected already', () => {
  expect(withAll(some('a'), ['b', 'c'])).toEqual(some('a', 'b', 'c'));
  expect(selectedCount(withAll(toggled(toggled(EVERYTHING, 'a'), 'b'), ['b']), 10)).toBe(9);
});

test('deleted documents leave the selection', () => {
  expect(without(some('a', 'b'), new Set(['b', 'c']))).toEqual(some('a'));
  expect(selectedCount(without(toggled(EVERYTHING, 'b'), new Set(['b'])), 10)).toBe(10);
});

test('a selection is read back from its text; nothing, or too much, is not kept, and nonsense is nothing', () => {
  for (const selection of [some('a', 'b'), EVERYTHING, toggled(EVERYTHING, 'b')]) {
    expect(readSelection(selectionText(selection) ?? '')).toEqual(selection);
  }
  expect(selectionText(NOTHING)).toBeNull();
  expect(selectionText(some(...Array.from({ length: 5001 }, (_, n) => String(n))))).toBeNull();
  for (const text of ['', '{}', '["other","a"]', '["some",1]']) expect(readSelection(text)).toEqual(NOTHING);
});
