import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { forgetDraft, forgetDrafts, readDraft, writeDraft } from './drafts.ts';

/** As much of the browser's storage as drafts use: its entries are its own keys. */
function storage(): Record<string, unknown> {
  return Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});

test('a draft is its writer’s alone, until it is forgotten', () => {
  writeDraft('ada', 'contact', 'Dear all');
  expect(readDraft('ada', 'contact', z.string())).toBe('Dear all');
  expect(readDraft('bob', 'contact', z.string())).toBeNull();
  expect(readDraft('ada', 'other', z.string())).toBeNull();
  forgetDraft('ada', 'contact');
  expect(readDraft('ada', 'contact', z.string())).toBeNull();
});

test('what an older release kept in another shape is no draft', () => {
  writeDraft('ada', 'contact', { text: 1 });
  expect(readDraft('ada', 'contact', z.string())).toBeNull();
});

test('a logout forgets all drafts, and nothing else', () => {
  writeDraft('ada', 'contact', 'a');
  writeDraft('bob', 'correction', 'b');
  sessionStorage.setItem('other', 'kept');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
