import { expect, test } from 'vitest';
import { inAllLanguages } from './in-all-languages.ts';

test('what languages have in common stands once among the alternatives', () => {
  const words = inAllLanguages(({ terms }) => terms.account?.at).split('|');
  expect(words).toContain('konto');
  expect(new Set(words).size).toBe(words.length);
});
