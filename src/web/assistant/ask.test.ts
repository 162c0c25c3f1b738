import { expect, test, vi } from 'vitest';
import { answerReader } from './ask.ts';

const ANSWER = {
  response: 'You spent 1,190.00 EUR.',
  suggestions: ['And in April?'],
  citations: [{ document_id: 'd1', filename: 'a.pdf', page: 1, quote: '1.190,00' }],
  citations_total: 3,
  computed_by: 'local' as const,
  conversation_id: 'c1',
};
const event = (name: string, body: unknown) => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;
const reader = () => {
  const progress = { onStep: vi.fn(), onText: vi.fn() };
  return { ...progress, ...answerReader(progress) };
};

test('a stream tells its steps and its text, and ends with the answer', () => {
  const { take, end, onStep, onText } = reader();
  const stream =
    event('status', { step: 'reading' }) +
    event('delta', { text: 'You spent ' }) +
    event('delta', { text: '1,190.00 EUR.' }) +
    event('answer', ANSWER);
  // Cut in the middle of a line, as a network does.
  take(stream.slice(0, 70));
  take(stream.slice(70));
  expect(end('text/event-stream')).toEqual(ANSWER);
  expect(onStep.mock.calls).toEqual([['reading']]);
  expect(onText.mock.calls).toEqual([['You spent '], ['1,190.00 EUR.']]);
});

test('an answer in one piece of JSON is one as well, with what it leaves out empty', () => {
  const { take, end } = reader();
  take('{"response":"Hello","suggestions":["Help"]}');
  expect(end('application/json')).toEqual({
    response: 'Hello',
    suggestions: ['Help'],
    citations: [],
    citations_total: 0,
    computed_by: 'local',
    conversation_id: '',
  });
});

test.each([
  ['', 'application/json', 'Empty response from AI service'],
  [' \n', 'application/json', 'Empty response from AI service'],
  [event('delta', { text: 'You' }), 'text/event-stream', 'Empty response from AI service'],
  ['<html>', 'text/html', 'Invalid response format'],
  ['{"suggestions":[]}', 'application/json', 'Invalid response format'],
  ['{"response":" "}', 'application/json', 'Invalid response format'],
])('%j as %s is refused: %s', (text, contentType, sentence) => {
  const { take, end } = reader();
  take(text);
  expect(() => end(contentType)).toThrow(sentence);
});

test('an answer event without a sentence is refused', () => {
  const { take } = reader();
  expect(() => take(event('answer', { suggestions: [] }))).toThrow('Invalid response format');
});

test('an error inside the stream is thrown with its own sentence', () => {
  const { take, end } = reader();
  take(event('error', { detail: 'AI query limit reached', code: 'plan.limit' }));
  expect(() => end('text/event-stream')).toThrow('AI query limit reached');
});
