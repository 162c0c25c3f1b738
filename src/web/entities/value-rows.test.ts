import { beforeEach, expect, test, vi } from 'vitest';
import { ValueRows } from './value-rows.ts';

const FOLLOWING = 4;
beforeEach(() => {
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: FOLLOWING });
});

/** What the rows ask of an element; `at` is its place on the page. */
function element(at: number, focused: string[], id: string, visible = true) {
  return {
    at,
    checkVisibility: () => visible,
    compareDocumentPosition: (other: { at: number }) => (other.at > at ? FOLLOWING : 2),
    focus: () => focused.push(id),
    scrollIntoView: () => undefined,
  } as unknown as HTMLElement;
}

function rowsOf(...ids: string[]) {
  const focused: string[] = [];
  const rows = new ValueRows();
  // Registered against the order of the page, as parts of it can come later.
  const elements = ids.map((id, at) => element(at, focused, id));
  const entries = ids.map((id, at) => ({ id, element: elements[at] as HTMLElement, doubtful: id.endsWith('?') }));
  const removals = entries.toReversed().map((row) => rows.register(row));
  return { rows, focused, elements, removals };
}

test('the rows are walked in the order of the page and around its ends', () => {
  const { rows, focused, elements } = rowsOf('a', 'b', 'c');
  rows.step(elements[0] as HTMLElement, 1);
  rows.step(elements[0] as HTMLElement, -1);
  rows.step(elements[2] as HTMLElement, 1);
  expect(focused).toEqual(['b', 'c', 'a']);
});

test('from a row in doubt the walk goes to the next one in doubt, and stays where there is no other', () => {
  const { rows, focused, elements } = rowsOf('a?', 'b', 'c?');
  rows.stepToDoubtful(elements[0] as HTMLElement);
  rows.stepToDoubtful(elements[2] as HTMLElement);
  expect(focused).toEqual(['c?', 'a?']);
  const alone = rowsOf('a', 'b?');
  alone.rows.stepToDoubtful(alone.elements[1] as HTMLElement);
  expect(alone.focused).toEqual(['b?']);
});

test('the next of some ids comes after the given one, around the end, and is never itself', () => {
  const { rows } = rowsOf('a', 'b', 'c', 'b');
  expect(rows.nextAmong(new Set(['a', 'c']), 'b')).toBe('c');
  expect(rows.nextAmong(new Set(['a', 'b']), 'b')).toBe('a');
  expect(rows.nextAmong(new Set(['b']), 'b')).toBeNull();
  expect(rows.nextAmong(new Set(), 'b')).toBeNull();
});

test('the neighbour of a row is the next with another id, at the end the one before', () => {
  const { rows } = rowsOf('a', 'b', 'b', 'c');
  expect(rows.neighbourOf('b')).toBe('c');
  expect(rows.neighbourOf('c')).toBe('b');
  expect(rowsOf('a').rows.neighbourOf('a')).toBeNull();
});

test('a row that is not there yet takes the focus when it comes, once', () => {
  const { rows, focused } = rowsOf('a');
  rows.goTo('new');
  expect(focused).toEqual([]);
  const leave = rows.register({ id: 'new', element: element(9, focused, 'new'), doubtful: false });
  leave();
  rows.register({ id: 'new', element: element(9, focused, 'new'), doubtful: false });
  expect(focused).toEqual(['new']);
});

test('rows in folded parts are passed over', () => {
  const { rows, focused, elements } = rowsOf('a', 'c');
  rows.register({ id: 'b', element: element(0.5, focused, 'b', false), doubtful: true });
  rows.step(elements[0] as HTMLElement, 1);
  expect(focused).toEqual(['c']);
});
