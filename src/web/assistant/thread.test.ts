import { expect, test } from 'vitest';
import { ApiError } from '#web/api/errors.ts';
import { failureOf, followUps, NEW_THREAD, nextId, nextThread, questionBefore, type ThreadEvent } from './thread.ts';

const AT = '2026-03-04T10:00:00.000Z';
const QUESTION = { text: 'What did I spend?', documentId: null };
const ANSWER = {
  response: 'You spent 1,190.00 EUR.',
  suggestions: ['And in April?'],
  citations: [],
  citations_total: 0,
  computed_by: 'local',
  conversation_id: 'c1',
} as const;
const after = (...events: ThreadEvent[]) => events.reduce(nextThread, NEW_THREAD);
const asked: ThreadEvent = { type: 'asked', question: QUESTION, at: AT };
const answered: ThreadEvent = {
  type: 'answered',
  answer: { ...ANSWER, suggestions: [...ANSWER.suggestions], citations: [] },
  at: AT,
};

test('a question stands there at once, and its answer takes the place that was awaited', () => {
  const waiting = after(asked, { type: 'step', step: 'computing' }, { type: 'text', text: 'You ' });
  expect(waiting.messages.map(({ role, content }) => [role, content])).toEqual([['user', 'What did I spend?']]);
  expect(waiting.pending).toEqual({ question: QUESTION, step: 'computing', text: 'You ' });
  const place = nextId(waiting.messages);
  const done = nextThread(waiting, answered);
  expect(done).toMatchObject({ conversationId: 'c1', pending: null });
  expect(done.messages[1]).toMatchObject({ id: place, role: 'assistant', content: ANSWER.response, error: false });
});

test('the last answer says what could be asked next, but not while another is awaited', () => {
  expect(followUps(NEW_THREAD)).toEqual([]);
  expect(followUps(after(asked, answered))).toEqual(['And in April?']);
  expect(followUps(after(asked, answered, asked))).toEqual([]);
});

test('a second question waits for the first', () => {
  expect(after(asked, { ...asked, question: { text: 'And?', documentId: null } })).toEqual(after(asked));
});

test('a failure is the specified apology, with its reason beside it', () => {
  const thread = after(asked, { type: 'failed', failure: failureOf(new Error('Invalid response format')), at: AT });
  expect(thread.messages[1]).toMatchObject({
    role: 'assistant',
    error: true,
    content:
      'I apologize, but I encountered an error processing your request. Please try again or contact support if the issue persists.',
    failure: { reason: 'Invalid response format', isPlanLimit: false },
  });
});

test.each([
  [new ApiError('You have used all 3 questions.', { status: 402 }), true],
  [new ApiError('AI query limit reached', { status: 200 }), true],
  [new ApiError('Server error. Please try again later.', { status: 500 }), false],
])('%s is about the plan: %s', (error, isPlanLimit) => {
  expect(failureOf(error).isPlanLimit).toBe(isPlanLimit);
});

test('what had come before it was stopped stays, and a late answer changes nothing', () => {
  const stopped = after(asked, { type: 'text', text: 'You spent' }, { type: 'stopped', at: AT });
  expect(stopped.messages[1]).toMatchObject({ content: 'You spent', isStopped: true, error: false });
  expect(nextThread(stopped, answered)).toEqual(stopped);
});

test('the question before an answer is asked again about the same document', () => {
  const about: ThreadEvent = { type: 'asked', question: { text: 'Total?', documentId: 'd1' }, at: AT };
  const { messages } = after(asked, answered, about, answered);
  expect(questionBefore(messages, 3)).toEqual({ text: 'Total?', documentId: 'd1' });
  expect(questionBefore(messages, 1)).toEqual(QUESTION);
  expect(questionBefore(messages, 0)).toBeNull();
});

test('a conversation that is opened brings its messages, each with an id of its own', () => {
  const kept = { role: 'user', content: 'Hello', timestamp: AT, suggestions: [], error: false } as const;
  const thread = after(
    asked,
    { type: 'opened', conversationId: 'c2', messages: [{ ...kept, suggestions: [] }] },
    asked,
  );
  expect(thread.conversationId).toBe('c2');
  expect(new Set(thread.messages.map(({ id }) => id)).size).toBe(2);
});
