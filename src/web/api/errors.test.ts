import { describe, expect, test } from 'vitest';
import { ApiError, errorFromAnswer, isAbort, messageOf, noAnswer, unreadableAnswer } from './errors.ts';

const json = (body: unknown) => JSON.stringify(body);

describe('the error catalogue', () => {
  test.each([
    [401, json({ detail: 'expired', code: 'auth.expired' }), 'Authentication required. Please log in again.'],
    [404, json({ detail: 'Document not found' }), 'The requested resource was not found.'],
    [500, json({ detail: 'never shown' }), 'Server error. Please try again later.'],
    [503, '', 'Server error. Please try again later.'],
    [402, json({ detail: 'Your trial limit reached' }), 'Your trial limit reached'],
    [422, json({ detail: { message: 'An object with a message' } }), 'An object with a message'],
    [418, '<html>', 'Server error (418)'],
    [400, json({ detail: '  ' }), 'Server error (400)'],
    [400, json({ detail: ['no', 'text'] }), 'Server error (400)'],
    [400, 'null', 'Server error (400)'],
  ])('%i with %j reads "%s"', (status, body, sentence) => {
    expect(errorFromAnswer(status, body).message).toBe(sentence);
  });

  test('code and detail are kept beside the sentence', () => {
    const error = errorFromAnswer(404, json({ detail: 'Document not found', code: 'document.not_found' }));
    expect(error).toMatchObject({ status: 404, code: 'document.not_found', detail: 'Document not found' });
  });

  test('no answer at all has its sentence', () => {
    expect(noAnswer()).toMatchObject({
      status: 0,
      message: 'No response from server. Please check your network connection.',
    });
  });

  test('an answer that cannot be used says whether it was empty', () => {
    expect(unreadableAnswer(200, 'empty').message).toBe('Empty response from server');
    expect(unreadableAnswer(200, 'unparsable').message).toBe('Invalid response format from server');
    expect(unreadableAnswer(200, 'unexpected').message).toBe('Invalid response format from server');
  });

  test('other errors pass through, things that are none get the fallback', () => {
    expect(messageOf(new Error('as it is'))).toBe('as it is');
    expect(messageOf('text', 'Failed to load documents')).toBe('Failed to load documents');
    expect(messageOf(undefined)).toBe('An unexpected error occurred');
  });

  test('only an abort counts as one', () => {
    expect(isAbort(new DOMException('', 'AbortError'))).toBe(true);
    expect(isAbort(new ApiError('x', { status: 0 }))).toBe(false);
  });
});
