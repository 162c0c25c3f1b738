import { expect, test } from 'vitest';
import { SealError, seal, unseal } from './seal.ts';

const KEY = 'a key of thirty-two characters..';

test('what was sealed opens with the same key for the same owner, and is never written twice alike', () => {
  const sealed = seal(KEY, 'ada', 'pässword');
  expect(unseal(KEY, 'ada', sealed)).toBe('pässword');
  expect(sealed).not.toContain('pässword');
  expect(seal(KEY, 'ada', 'pässword')).not.toBe(sealed);
});

test('it opens neither with another key, nor for somebody else, nor when it was changed', () => {
  const sealed = seal(KEY, 'ada', 'password');
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => unseal(`${KEY}.`, 'ada', sealed)).toThrow(SealError);
  expect(() => unseal(KEY, 'bob', sealed)).toThrow(SealError);
  expect(() => unseal(KEY, 'ada', `${version}.${bytes.toString('base64url')}`)).toThrow(SealError);
  for (const nothing of ['', 'v1.', 'v0.AAAA', `v2.${text}`])
    expect(() => unseal(KEY, 'ada', nothing)).toThrow(SealError);
});
