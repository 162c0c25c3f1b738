import { expect, test } from 'vitest';
import { isPaletteKey } from './palette-keys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  isPaletteKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('Ctrl or Cmd with K opens the palette, with Caps Lock too', () => {
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('K', { metaKey: true })).toBe(true);
});

test('K alone, other keys and further modifiers do not', () => {
  expect(press('k')).toBe(false);
  expect(press('l', { ctrlKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, metaKey: true })).toBe(false);
});
