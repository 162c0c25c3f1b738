import { expect, test } from 'vitest';
import { inReadingOrder, type Mark, markAt } from './marks.ts';

function mark(id: string, x: number, y: number, width = 0.1, height = 0.02, page = 1): Mark {
  return { id, name: id, page, box: { x, y, width, height }, colour: 'red', doubtful: false, quiet: false };
}

test('of nested boxes the pointer means the smallest', () => {
  const marks = [mark('block', 0.1, 0.1, 0.5, 0.3), mark('line', 0.2, 0.2)];
  expect(markAt(marks, 0.25, 0.21)?.id).toBe('line');
  expect(markAt(marks, 0.5, 0.35)?.id).toBe('block');
});

test('a near miss still hits, a clear miss does not', () => {
  const marks = [mark('total', 0.7, 0.8)];
  expect(markAt(marks, 0.698, 0.81)?.id).toBe('total');
  expect(markAt(marks, 0.6, 0.81)).toBeNull();
});

test('marks are walked page by page, line by line, from the left', () => {
  const marks = [
    mark('second page', 0, 0, 0.1, 0.02, 2),
    mark('right', 0.8, 0.3),
    mark('left', 0.1, 0.302),
    mark('top', 0.5, 0.1),
  ];
  expect(inReadingOrder(marks).map(({ id }) => id)).toEqual(['top', 'left', 'right', 'second page']);
});
