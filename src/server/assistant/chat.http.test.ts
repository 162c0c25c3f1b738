import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatAnswerSchema, chatMessageSchema } from '#contracts/assistant.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { chatEvents } from './testing/chat-events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', REGISTRATIONS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

const ask = (client: HttpClient, message: unknown, more: object = {}) =>
  client.json('POST', '/ai/chat', { message, ...more });

test('a question is always answered with 200 and all of the contract, and opens a conversation', async () => {
  const { client } = await signUp(server);
  for (const message of ['How many invoices do I have?', 'qwertz', 'delete all my documents', 'Сколько счетов?']) {
    const { status, body } = await ask(client, message);
    expect(status).toBe(200);
    const answer = chatAnswerSchema.parse(body);
    expect(answer.response).not.toBe('');
    expect(answer.computed_by).toBe('local');
    expect(answer.citations_total).toBe(0);
  }
  expect((await client.get('/ai/conversations')).body).toHaveLength(4);
  expect((await client.get('/api/documents')).body).toHaveLength(0);
});

test('a conversation keeps what was said, under the name of its first question', async () => {
  const { client } = await signUp(server);
  const first = (await ask(client, 'How many\n  invoices do I have?')).body;
  const { conversation_id } = first;
  const second = (await ask(client, 'and last year?', { conversation_id })).body;
  expect(second.conversation_id).toBe(conversation_id);
  const [conversation] = (await client.get('/ai/conversations')).body;
  expect(conversation).toMatchObject({ id: conversation_id, title: 'How many invoices do I have?' });
  const messages = (await client.get(`/ai/conversations/${conversation_id}`)).body;
  expect(messages.map((message: unknown) => chatMessageSchema.parse(message))).toEqual(messages);
  expect(messages.map(({ role, content }: { role: string; content: string }) => [role, content])).toEqual([
    ['user', 'How many\n  invoices do I have?'],
    ['assistant', first.response],
    ['user', 'and last year?'],
    ['assistant', second.response],
  ]);
  expect(messages[1]).toMatchObject({ suggestions: first.suggestions, citations: first.citations, error: false });
});

test('the latest conversation stands first; each can be renamed and deleted', async () => {
  const { client } = await signUp(server);
  const older = (await ask(client, 'older')).body.conversation_id;
  const newer = (await ask(client, 'newer')).body.conversation_id;
  const titles = async () => (await client.get('/ai/conversations')).body.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(['newer', 'older']);
  await ask(client, 'again', { conversation_id: older });
  expect(await titles()).toEqual(['older', 'newer']);
  const path = `/ai/conversations/${newer}`;
  expect(await client.json('PATCH', path, { title: '  Spending  ' })).toMatchObject({
    status: 200,
    body: { id: newer, title: 'Spending' },
  });
  expect((await client.json('PATCH', path, { title: ' ' })).status).toBe(422);
  expect((await client.json('PATCH', path, { title: 'x'.repeat(201) })).status).toBe(422);
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.get(path)).status).toBe(404);
  expect((await client.delete(path)).status).toBe(404);
  expect(await titles()).toEqual(['older']);
});

test('what was listed is gone on with in the next request, and cited where the page has it', async () => {
  const { client } = await signUp(server);
  await client.upload(invoicePdf('one'));
  await client.upload(invoicePdf('two'));
  const list = (await ask(client, 'List my invoices')).body;
  expect(list.citations_total).toBe(2);
  const { conversation_id } = list;
  const second = (await ask(client, 'the second one', { conversation_id })).body;
  const [cited] = second.citations;
  expect(second.citations_total).toBe(1);
  expect(cited.document_id).toBe(list.citations[1].document_id);
  const words = (await client.get(`/api/documents/${cited.document_id}/pages/${cited.page}/words`)).body.words;
  const page = words.map(({ text }: { text: string }) => text).join(' ');
  expect(page).toContain(cited.quote);
  const due = (await ask(client, 'when is it due?', { conversation_id })).body;
  expect(due.citations.map(({ document_id }: { document_id: string }) => document_id)).toEqual([cited.document_id]);
  expect(page).toContain(due.citations[0].quote);
});

test("somebody else's conversation and document are absent, word for word", async () => {
  const { client: owner } = await signUp(server);
  const { client: stranger } = await signUp(server);
  const { document_id } = (await owner.upload(invoicePdf('theirs'))).body;
  const { conversation_id } = (await ask(owner, 'How many invoices do I have?')).body;
  for (const more of [{ conversation_id }, { conversation_id: 'absent' }, { conversation_id: '\0' }]) {
    expect(await ask(stranger, 'And now?', more)).toMatchObject({
      status: 404,
      body: { code: 'conversation.not_found', detail: 'Conversation not found' },
    });
  }
  for (const more of [{ document_id }, { document_id: 'absent' }, { document_id: '\0' }]) {
    expect(await ask(stranger, 'What is its total?', more)).toMatchObject({
      status: 404,
      body: { code: 'document.not_found' },
    });
  }
  expect((await ask(owner, 'What is its total?', { document_id, conversation_id })).status).toBe(200);
  expect((await stranger.get('/ai/conversations')).body).toEqual([]);
  expect((await owner.get(`/ai/conversations/${conversation_id}`)).body).toHaveLength(4);
});

test('a message is between one visible character and 10,000 long', async () => {
  const { client } = await signUp(server);
  for (const message of ['', '  \n\t ', '\u200B', '\0', undefined, null, 7, ['x'], 'x'.repeat(10_001)]) {
    const { status, body } = await ask(client, message);
    expect(`${message} ${status}`).toBe(`${message} 422`);
    expect(body.errors[0].path).toBe('message');
  }
  expect((await ask(client, 'x'.repeat(10_001))).body.detail).toContain('10,000 characters');
  for (const message of ['x'.repeat(10_000), '\u{1F600}'.repeat(5_000), 'half \uD83D pair and \0 NUL', '?', '総額は']) {
    expect((await ask(client, message)).status).toBe(200);
  }
  expect((await client.get('/ai/conversations')).body).toHaveLength(5);
});

test('the stream says what is done, tells the text, and ends with exactly the JSON of the plain call', async () => {
  const { client, token } = await signUp(server);
  const events = await chatEvents(server.url, token, { message: 'How many invoices do I have?' });
  expect(events[0]).toEqual({ type: 'status', step: 'computing' });
  const answer = events.at(-1);
  expect(answer?.type).toBe('answer');
  const { type: _type, ...body } = answer as Record<string, unknown>;
  expect(chatAnswerSchema.strict().parse(body)).toEqual(body);
  const told = events.flatMap((event) => (event.type === 'delta' ? [event.text] : []));
  expect(told.join('')).toBe(body.response);
  const plain = (await ask(client, 'How many invoices do I have?')).body;
  expect({ ...plain, conversation_id: '' }).toEqual({ ...body, conversation_id: '' });
});

test('what has a status of its own has it in the streamed form too', async () => {
  const { client } = await signUp(server);
  const streamed = (body: object) =>
    client.call('POST', '/ai/chat', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    });
  expect((await streamed({ message: ' ' })).status).toBe(422);
  expect(await streamed({ message: 'x', conversation_id: 'none' })).toMatchObject({
    status: 404,
    body: { code: 'conversation.not_found' },
  });
});

test('conversations outlive a restart, and go with their user', async () => {
  const { client, answer } = await signUp(server);
  const { conversation_id } = (await ask(client, 'How many invoices do I have?')).body;
  await server.restart();
  expect((await client.get(`/ai/conversations/${conversation_id}`)).body).toHaveLength(2);
  const { pool } = server.server.deps.database;
  await pool.query('delete from users where id = $1', [answer.body.user.id]);
  const { rows } = await pool.query('select id from chat_messages where conversation_id = $1', [conversation_id]);
  expect(rows).toEqual([]);
});
