import { expect, test } from 'vitest';
import { errorFromAnswer, noAnswer } from '#web/api/errors.ts';
import { saveFailure } from './save-failure.ts';

test('a 500 without detail points to console and logs', () => {
  expect(saveFailure(errorFromAnswer(500, ''))).toBe(
    'Server error occurred. Please check the console and server logs.',
  );
});

test("otherwise the response's detail is said, else the error's message, else the default", () => {
  expect(saveFailure(errorFromAnswer(500, '{"detail":"The disk is full."}'))).toBe('The disk is full.');
  expect(saveFailure(errorFromAnswer(422, '{"detail":"A zone must lie on its page."}'))).toBe(
    'A zone must lie on its page.',
  );
  expect(saveFailure(noAnswer())).toBe('No response from server. Please check your network connection.');
  expect(saveFailure('gone')).toBe('Failed to save template');
});
