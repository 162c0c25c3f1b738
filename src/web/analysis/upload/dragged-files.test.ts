import { expect, test } from 'vitest';
import { draggedKind } from './dragged-files.ts';

const file = (type: string) => ({ kind: 'file', type });

test('a drag is welcome as soon as one file is a PDF', () => {
  expect(draggedKind([file('image/png'), file('application/pdf')])).toBe('pdf');
  expect(draggedKind([file('image/png')])).toBe('other');
});

test('a file whose type is not told gets the benefit of the doubt', () => {
  expect(draggedKind([file('')])).toBe('pdf');
});

test('dragged text is no file', () => {
  expect(draggedKind([{ kind: 'string', type: 'text/plain' }])).toBe('nothing');
});
