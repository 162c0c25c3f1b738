import { expect, test } from 'vitest';
import { commandFor, type KeyPress } from './commands.ts';
import { editorReducer } from './state/editor-reducer.ts';
import { startEditor } from './state/editor-state.ts';
import { makeZone } from './state/make-zone.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const empty = startEditor({ name: '', description: '', status: 'draft' }, []);
const one = editorReducer(empty, {
  type: 'zones added',
  zones: [makeZone('z', [], 1, { x: 0, y: 0, width: 0.1, height: 0.1 })],
});
const undone = editorReducer(one, { type: 'undone' });

test.each([
  ['Delete', press('Delete'), 'Delete'],
  ['Escape', press('Escape'), 'Leave the mode and deselect'],
  ['Ctrl+Z', press('z', { ctrlKey: true }), 'Undo'],
  ['Cmd+Z', press('z', { metaKey: true }), 'Undo'],
  ['Ctrl+D', press('d', { ctrlKey: true }), 'Duplicate'],
  ['Cmd+D', press('d', { metaKey: true }), 'Duplicate'],
  ['G', press('g'), 'Grid'],
  ['Ctrl+A', press('a', { ctrlKey: true }), 'Select all zones of the page'],
])('%s means its command', (_, event, name) => {
  expect(commandFor(event, one)?.name).toBe(name);
});

test.each([
  ['Ctrl+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true })],
  ['Ctrl+Y', press('y', { ctrlKey: true })],
  ['Cmd+Y', press('y', { metaKey: true })],
])('%s does again what was undone', (_, event) => {
  expect(commandFor(event, undone)?.name).toBe('Redo');
  expect(commandFor(event, one), 'nothing was undone').toBeNull();
});

test('without a selection there is nothing to delete or duplicate', () => {
  expect(commandFor(press('Delete'), empty)).toBeNull();
  expect(commandFor(press('d', { ctrlKey: true }), empty)).toBeNull();
  expect(commandFor(press('z', { ctrlKey: true }), empty)).toBeNull();
});

test('other keys mean nothing', () => {
  expect(commandFor(press('g', { ctrlKey: true }), one)).toBeNull();
  expect(commandFor(press('x'), one)).toBeNull();
});
