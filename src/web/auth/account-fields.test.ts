import { describe, expect, test } from 'vitest';
import { accountProblems, EMPTY_ACCOUNT, firstAccountProblem } from './account-fields.ts';

const GOOD = {
  ...EMPTY_ACCOUNT,
  username: 'ada',
  email: 'ada@example.org',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('the first problem of a registration', () => {
  test.each([
    [{}, null],
    [{ username: ' ' }, 'Please fill in all required fields'],
    [{ email: '' }, 'Please fill in all required fields'],
    [{ password: '', confirmPassword: '' }, 'Please fill in all required fields'],
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
    [{ password: 'short', confirmPassword: 'other' }, 'Passwords do not match'],
    [{ email: 'ada@example' }, 'Please enter a valid email address'],
    [{ email: 'a b@example.org' }, 'Please enter a valid email address'],
    [{ username: 'x'.repeat(101) }, 'Username must be at most 100 characters'],
    [{ full_name: 'x'.repeat(201) }, 'Full name must be at most 200 characters'],
    [{ company: 'x'.repeat(201) }, 'Company must be at most 200 characters'],
    [{ username: 'a@b' }, "Usernames cannot contain '@'"],
  ])('%j: %s', (change, sentence) => {
    expect(firstAccountProblem({ ...GOOD, ...change })).toBe(sentence);
  });
});

test('each field tells its own problem', () => {
  expect(accountProblems(GOOD)).toEqual({});
  expect(Object.keys(accountProblems({ ...EMPTY_ACCOUNT, confirmPassword: 'x' })).sort()).toEqual([
    'confirmPassword',
    'email',
    'password',
    'username',
  ]);
  const tooLong = { full_name: 'x'.repeat(201), company: 'x'.repeat(201), username: 'x'.repeat(101) };
  expect(Object.keys(accountProblems({ ...GOOD, ...tooLong })).sort()).toEqual(['company', 'full_name', 'username']);
});
