import { expect, test } from 'vitest';
import { ReaderError } from '#reader/reader-error.ts';
import { appError } from '../errors.ts';
import { isOfTheMachine } from './refusal.ts';

const errno = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

test('a disk that is full or broken and a database that is away are no faults of a mail', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ESTALE']) {
    expect(isOfTheMachine(errno(code)), code).toBe(true);
  }
  for (const code of ['53100', '57P01', '08006']) {
    const failed = new Error('Failed query', { cause: Object.assign(new Error('of PostgreSQL'), { code }) });
    expect(isOfTheMachine(failed), code).toBe(true);
  }
  expect(isOfTheMachine(appError('storage.full', 507, 'No room'))).toBe(true);
});

test('what fails for reasons of its own is one', () => {
  expect(isOfTheMachine(new TypeError('x is not a function'))).toBe(false);
  expect(isOfTheMachine(new ReaderError('analysis.failed'))).toBe(false);
  expect(isOfTheMachine('thrown')).toBe(false);
});
