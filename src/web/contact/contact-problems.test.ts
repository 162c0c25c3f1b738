import { expect, test } from 'vitest';
import { errorFromAnswer, noAnswer } from '#web/api/errors.ts';
import { contactFailure, contactProblems } from './contact-problems.ts';

const GOOD = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question' };

test('all four fields are required', () => {
  expect(contactProblems(GOOD)).toEqual({});
  expect(Object.keys(contactProblems({ name: ' ', email: '', subject: '', message: '\n' }))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
});

test('the email must be an email address', () => {
  expect(contactProblems({ ...GOOD, email: 'ada' })).toEqual({ email: 'Please enter a valid email address' });
});

test('a text longer than the server takes is refused here', () => {
  expect(contactProblems({ ...GOOD, message: 'x'.repeat(10_001) })).toEqual({ message: 'This message is too long' });
});

test('a failure shows the response detail, or the catalogue’s sentence', () => {
  expect(contactFailure(errorFromAnswer(429, '{"detail":"Too many messages"}'))).toBe('Too many messages');
  expect(contactFailure(errorFromAnswer(500, ''))).toBe('Failed to send message. Please try again.');
  expect(contactFailure(noAnswer())).toBe('Failed to send message. Please try again.');
});
