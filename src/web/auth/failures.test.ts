import { describe, expect, test } from 'vitest';
import { errorFromAnswer, noAnswer, unreadableAnswer } from '#web/api/errors.ts';
import { registrationFailure } from './register-account.ts';
import { resetFailure } from './reset-failure.ts';
import { loginProblem } from './sign-in.ts';

const refused = (status: number, detail?: string) => errorFromAnswer(status, JSON.stringify({ detail }));

describe('a failed login', () => {
  test.each([400, 401, 403, 404, 422])('%i is a wrong name or password', (status) => {
    expect(loginProblem(refused(status, 'something else'))).toBe('Invalid credentials');
  });

  test('too many attempts say so', () => {
    expect(loginProblem(refused(429, 'Too many attempts. Try again in 15 minutes.'))).toContain('15 minutes');
    expect(loginProblem(refused(429))).toBe('Authentication failed');
  });

  test('unusable answers have three sentences', () => {
    expect(loginProblem(unreadableAnswer(200, 'empty'))).toBe(
      'Login failed: Server returned empty response. Please try again.',
    );
    expect(loginProblem(unreadableAnswer(200, 'unparsable'))).toBe('Server returned invalid response format');
    expect(loginProblem(unreadableAnswer(200, 'unexpected'))).toBe('Login failed: Invalid server response');
  });

  test('a broken or silent server is not the user’s fault', () => {
    expect(loginProblem(refused(500))).toBe('Server error. Please try again later.');
    expect(loginProblem(noAnswer())).toBe('No response from server. Please check your network connection.');
  });
});

describe('a failed registration', () => {
  test('it tells what the server said, or that it failed', () => {
    expect(registrationFailure(refused(409, 'This username is already taken.'))).toBe(
      'This username is already taken.',
    );
    expect(registrationFailure(refused(409))).toBe('Registration failed');
    expect(registrationFailure(refused(502))).toBe('Server error. Please try again later.');
  });

  test('no connection and unusable answers have their sentences', () => {
    expect(registrationFailure(noAnswer())).toBe(
      'Network error: Unable to connect to server. Please check your internet connection.',
    );
    expect(registrationFailure(unreadableAnswer(201, 'empty'))).toBe('Invalid server response. Please try again.');
    expect(registrationFailure(unreadableAnswer(201, 'unexpected'))).toBe('Invalid server response. Please try again.');
  });
});

describe('a failed reset', () => {
  test('detail first, then the sentence of the step, and one for no answer', () => {
    expect(resetFailure(refused(429, 'Too many resets'), 'Failed to send reset email')).toBe('Too many resets');
    expect(resetFailure(refused(400), 'Failed to send reset email')).toBe('Failed to send reset email');
    expect(resetFailure(noAnswer(), 'Failed to reset password')).toBe('An error occurred. Please try again.');
  });
});
