import { describe, expect, test } from 'vitest';
import { newPasswordProblem } from './new-password.ts';

describe('a password chosen at a reset', () => {
  test.each([
    ['Abcdefg1', 'Abcdefg1', null],
    ['Abcdefg1', 'Abcdefg2', 'Passwords do not match'],
    ['Abc1', 'Abc1', 'Password must be at least 8 characters long'],
    ['abcdefg1', 'abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Abcdefgh', 'Password must contain at least one number'],
    ['a', 'a', 'Password must be at least 8 characters long'],
  ])('%s and %s: %s', (password, repeated, sentence) => {
    expect(newPasswordProblem(password, repeated)).toBe(sentence);
  });
});
