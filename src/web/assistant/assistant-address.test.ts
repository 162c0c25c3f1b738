import { expect, test } from 'vitest';
import { assistantLink, questionOf, readAddress } from './assistant-address.ts';

test('a link leads to the conversation and document that it was made of', () => {
  const address = { conversation: 'c1', document: 'd&1' };
  expect(readAddress(new URL(assistantLink(address), 'https://here').searchParams)).toEqual(address);
});

test('without either it is the screen itself', () => {
  expect(assistantLink()).toBe('/ai');
  expect(readAddress(new URLSearchParams('conversation='))).toEqual({ conversation: null, document: null });
});

test.each([null, {}, { question: 7 }, { question: '  ' }, 'x'])('%j asks nothing', (state) => {
  expect(questionOf(state)).toBeNull();
});

test('a question that came along is asked', () => {
  expect(questionOf({ question: 'What is due?' })).toBe('What is due?');
});
