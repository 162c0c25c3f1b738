import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { TOOLS } from './tools/all-tools.ts';
import type { ToolDeps } from './tools/tool.ts';

const noDeps = {} as ToolDeps;

test('a greeting spends no query and rests on no document', async () => {
  const answer = await answerQuestion(noDeps, { userId: 'u1', message: 'Hello', now: new Date() });
  expect(answer).toMatchObject({ spendsQuery: false, citations: [], citationsTotal: 0 });
});

test('tools have names of their own', () => {
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
});
