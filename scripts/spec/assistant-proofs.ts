import type { Proof } from './proof.ts';

const SCREEN = 'e2e/assistant.spec.ts';
const ASK = 'src/web/assistant/ask.test.ts';
const THREAD = 'src/web/assistant/thread.test.ts';

/** Sections 2, 3, 5, 7, 8 and 9 for the chat screen. */
export const ASSISTANT_PROOFS: readonly Proof[] = [
  {
    test: `${SCREEN} › the assistant greets, and quick actions fill the input`,
    holds: {
      'an assistant greeting': 'Hello! I am your AI assistant.',
      'quick actions that fill the input': "['Recent documents', 'Find entities', 'System stats', 'Help']",
    },
  },
  {
    test: `${SCREEN} › Enter sends, Shift+Enter makes a new line, and nothing but spaces cannot be sent`,
    holds: {
      'Enter sends': "press('Enter')",
      'an empty or whitespace message cannot be sent': 'expect(asked).toHaveLength(0)',
      'the message list has times': "getByRole('time')",
      'the payload is {message}': "toEqual({ message: 'How much\\ndid I spend?' })",
    },
  },
  {
    test: `${SCREEN} › a thinking indicator stands there until the answer comes, and Stop ends the wait`,
    shows: ['thinking'],
  },
  {
    test: `${SCREEN} › suggested follow-ups of the last reply are asked when pressed`,
    holds: { 'suggested follow-ups from the last reply': "name: 'Suggestions'" },
  },
  {
    test: `${SCREEN} › a failure is the apology with its reason, and can be tried again`,
    shows: [
      'Empty response from AI service',
      'Invalid response format',
      'I apologize, but I encountered an error processing your request. Please try again or contact support if the issue persists.',
    ],
  },
  {
    test: `${SCREEN} › at the limit of the plan it says what was reached and leads to the plans`,
    holds: { 'the trial has 3 AI queries': '3 of 3 AI queries left' },
  },
  {
    test: `${ASK} › an answer in one piece of JSON is one as well, with what it leaves out empty`,
    holds: { 'the reply is read as text, then parsed': '{"response":"Hello","suggestions":["Help"]}' },
  },
  {
    test: `${THREAD} › a failure is the specified apology, with its reason beside it`,
    holds: { 'a failed message has its error flag': 'error: true' },
  },
];
