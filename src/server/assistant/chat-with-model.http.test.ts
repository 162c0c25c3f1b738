import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatAnswerSchema } from '#contracts/assistant.ts';
import { subscriptions } from '../db/schema.ts';
import { statusOf } from '../subscription/testing/status-of.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type ProviderDouble, startProviderDouble } from './model/testing/provider-double.ts';
import { chatEvents } from './testing/chat-events.ts';

const NOTICE = 'The language model could not answer, so this was computed without it.';

let provider: ProviderDouble;
let server: TestServer;
beforeAll(async () => {
  provider = await startProviderDouble('anthropic');
  server = await startTestServer({
    AI_PROVIDER: 'anthropic',
    ANTHROPIC_API_KEY: 'the-key',
    ANTHROPIC_BASE_URL: provider.url,
    AI_MODEL_ESSENTIAL: 'fast',
    AI_MODEL_ADVANCED: 'strong',
    REGISTRATIONS_PER_HOUR: '1000',
  });
});
beforeEach(() => {
  provider.turns.length = 0;
  provider.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const ask = (client: HttpClient, message: string, more: object = {}) =>
  client.json('POST', '/ai/chat', { message, ...more });

test('what a model says is the answer, marked as its own, and kept; what needed no document is not counted', async () => {
  const { client } = await signUp(server);
  provider.turns.push({ text: ['Hello! What would you ', 'like to know?'] }, { text: ['Glad to hear it.'] });
  const { status, body } = await ask(client, 'Hello there');
  expect(status).toBe(200);
  expect(chatAnswerSchema.parse(body)).toMatchObject({
    response: 'Hello! What would you like to know?',
    computed_by: 'model',
    citations_total: 0,
  });
  expect((await statusOf(client)).ai_queries_used).toBe(0);
  expect(provider.received[0]?.body.model).toBe('fast');
  // What was said before is told.
  await ask(client, 'I am fine', { conversation_id: body.conversation_id });
  const told = JSON.stringify(provider.received[1]?.body.messages);
  expect(told).toContain('Hello there');
  expect(told).toContain('What would you like to know?');
  const kept = (await client.get(`/ai/conversations/${body.conversation_id}`)).body;
  expect(kept.map(({ computed_by }: { computed_by?: string }) => computed_by)).toEqual([
    undefined,
    'model',
    undefined,
    'model',
  ]);
});

test('the stream tells that a model is asked, its text as it comes, and the same answer at the end', async () => {
  const { token } = await signUp(server);
  provider.turns.push({ text: ['Good ', 'morning. What ', 'now?'] });
  const events = await chatEvents(server.url, token, { message: 'Good morning' });
  expect(events[0]).toEqual({ type: 'status', step: 'model' });
  expect(events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('')).toBe(
    'Good morning. What now?',
  );
  expect(events.at(-1)).toMatchObject({ type: 'answer', response: 'Good morning. What now?', computed_by: 'model' });
});

test('where the provider fails the answer is computed, and says so', async () => {
  const { client, token } = await signUp(server);
  for (const turn of [{ failsWith: 401 }, { text: ['You '], breaksOff: 'hard' as const }]) {
    provider.turns.push(turn);
    const { status, body } = await ask(client, 'Hello there');
    expect(status).toBe(200);
    expect(body.computed_by).toBe('local');
    expect(body.response).toContain(NOTICE);
    expect(body.response).not.toContain('secret inside');
    // In the streamed form there are no retries within a stream that has begun either.
    provider.turns.push(turn);
    const events = await chatEvents(server.url, token, { message: 'Hello there' });
    expect(events.at(-1)).toMatchObject({ type: 'answer', computed_by: 'local' });
    provider.turns.length = 0;
  }
  expect((await statusOf(client)).ai_queries_used).toBe(0);
});

test('at the limit of the plan no model is asked', async () => {
  const { client } = await signUp(server);
  await server.server.deps.db.update(subscriptions).set({ aiQueriesUsed: 3 });
  const { status, body } = await ask(client, 'Hello there');
  expect(status).toBe(402);
  expect(body.detail).toContain('3 AI queries');
  expect(provider.received).toHaveLength(0);
  expect((await client.get('/ai/conversations')).body).toEqual([]);
});

test('whoever leaves ends the work of the model, and is not charged for what was not shown', async () => {
  const { client, token } = await signUp(server);
  provider.turns.push({ text: ['I am thinking'], hangs: true });
  const abort = new AbortController();
  const response = await fetch(`${server.url}/ai/chat`, {
    method: 'POST',
    body: JSON.stringify({ message: 'Hello there' }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  await expect.poll(() => provider.received.length).toBe(1);
  abort.abort();
  await provider.wasLeft;
  await expect.poll(async () => (await statusOf(client)).ai_queries_used).toBe(0);
});

test('with AI_PROVIDER=local nothing is sent, whatever else is set', async () => {
  const local = await startTestServer({ ANTHROPIC_API_KEY: 'the-key', ANTHROPIC_BASE_URL: provider.url });
  try {
    const { client } = await signUp(local);
    expect((await ask(client, 'Hello there')).body.computed_by).toBe('local');
    expect(provider.received).toEqual([]);
  } finally {
    await local.close();
  }
});
