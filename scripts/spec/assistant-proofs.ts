import type { Proof } from './proof.ts';

const SCREEN = 'e2e/assistant.spec.ts';
const ASK = 'src/web/assistant/ask.test.ts';
const CHAT = 'src/server/assistant/chat.http.test.ts';
const QUOTA = 'src/server/assistant/chat-quota.http.test.ts';
const THREAD = 'src/web/assistant/thread.test.ts';

/** Sections 2, 3, 5, 7, 8 and 9 for the chat screen. */
export const ASSISTANT_PROOFS: readonly Proof[] = [
  {
    test: `${CHAT} › a question is always answered with 200 and all of the contract, and opens a conversation`,
    holds: { 'POST /ai/chat with {message} gives {response, suggestions[]}': 'chatAnswerSchema.parse(body)' },
  },
  {
    test: `${CHAT} › a conversation keeps what was said, under the name of its first question`,
    holds: {
      'a chat message has role, content, timestamp, suggestions and an error flag': 'chatMessageSchema.parse(message)',
    },
  },
  {
    test: `${CHAT} › a message is between one visible character and 10,000 long`,
    holds: { 'the server refuses an empty or whitespace message too': "for (const message of ['', " },
  },
  {
    test: `${QUOTA} › answers count until the plan is used up, then it is 402 with the sentence, and nothing is kept`,
    holds: { 'the server holds the trial to 3 AI queries': '3 AI queries in total' },
  },
  {
    test: `${QUOTA} › a paid plan has its questions anew with each month`,
    holds: { 'AI queries of the essential plan reset monthly': 'ai_queries_limit).toBe(25)' },
  },
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
