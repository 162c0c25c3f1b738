import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../db/subscription-schema.ts';
import { UNLIMITED_ROUTES } from '../operations/operations.routes.ts';
import { type HttpClient, httpClient, signUp, uniqueName } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { answerAccounts } from './every-answer/accounts.test-suite.ts';
import { answerAnalyses } from './every-answer/analyses.test-suite.ts';
import type { Answering, Operation } from './every-answer/answering.test-suite.ts';
import { answerDocuments } from './every-answer/documents.test-suite.ts';
import { answerKeys } from './every-answer/keys.test-suite.ts';
import { answerSubscriptions } from './every-answer/subscriptions.test-suite.ts';
import { answerTemplates } from './every-answer/templates.test-suite.ts';

/** "GET /api/documents 200", of all servers of this test. */
const answered = new Set<string>();

let server: TestServer;
let client: HttpClient;
let operations: Operation[];
let answering: Answering;

beforeAll(async () => {
  server = await startTestServer({
    SECRET_KEY: 'thirty-two characters or more, so',
    RATE_LIMIT_PER_MINUTE: '100000',
    REGISTRATIONS_PER_HOUR: '1000',
  });
  ({ client } = await signUp(server));
  answering = { server, client, noteAnswers };
  const { paths } = (await client.get('/api/openapi.json')).body;
  operations = Object.entries(paths as Record<string, Record<string, object>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      isPublic: (described as { security: unknown[] }).security.length === 0,
      takesBody: 'requestBody' in described,
      // Ranges are what is answered before any route is asked.
      statuses: Object.keys((described as { responses: object }).responses).filter((status) => /^\d+$/.test(status)),
    })),
  );
});
afterAll(() => server.close());

/** The server's own figures say which routes gave which answers. */
async function noteAnswers(of: TestServer): Promise<void> {
  const { body } = await httpClient(of).get('/metrics');
  for (const [, labels = ''] of String(body).matchAll(/^http_request_duration_seconds_count\{(.*)\}/gm)) {
    const { method, route, status } = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map((m) => m.slice(1)),
    );
    answered.add(`${method} ${route} ${status}`);
  }
}

const filled = (path: string, id: string) =>
  path.replace(':id', id).replace(':entity_id', 'none').replace(':page', '1');
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** Something the route would take. */
function bodyFor({ method, path, takesBody }: Operation): RequestInit {
  if (!takesBody || method === 'GET') return {};
  if (path.endsWith('/template')) return json({ template_id: null });
  if (path.endsWith('/preview')) return json({ zones: [], document_id: 'none' });
  if (path.endsWith('/test') || path.endsWith('/suggest')) return json({ document_id: 'none' });
  if (path === '/api/documents/:id') return json({ filename: 'a.pdf' });
  if (path.endsWith('/entities')) return json({ label: 'PERSON', value: 'Ada' });
  return json({
    value: 'Ada',
    title: 'T',
    plan: 'essential',
    email: 'a@example.com',
    token: 'x',
    new_password: 'Secret12',
  });
}

test('without a token, of what is absent, and with a body of another kind', async () => {
  for (const operation of operations) {
    const { method, path } = operation;
    const address = filled(path, 'none');
    if (!operation.isPublic) await httpClient(server).call(method, address, bodyFor(operation));
    if (path.includes(':id')) await client.call(method, address, bodyFor(operation));
    if (operation.takesBody || path.startsWith('/api/analyze/')) {
      await client.call(method, address, { body: '<a/>', headers: { 'content-type': 'text/xml' } });
      await client.call(method, address, json({}));
    }
  }
  expect((await client.json('POST', '/api/subscription/webhook', {})).status).toBe(404);
});

test('with API keys that may only read, or nothing of this kind', async () => {
  const { key } = (await client.json('POST', '/api/keys', { name: 'Reader' })).body;
  const reader = httpClient(server, key);
  for (const operation of operations.filter(({ statuses, isPublic }) => !isPublic && statuses.includes('403'))) {
    const { status } = await reader.call(operation.method, filled(operation.path, 'none'), bodyFor(operation));
    expect(`${operation.method} ${operation.path} ${status}`).toBe(`${operation.method} ${operation.path} 403`);
  }
});

test('keys and settings', () => answerKeys(answering));

test('accounts', { timeout: 120_000 }, () => answerAccounts(answering));

test('subscriptions', { timeout: 120_000 }, () => answerSubscriptions(answering));

test('documents, their values and files', { timeout: 180_000 }, () => answerDocuments(answering));

test('templates', { timeout: 120_000 }, () => answerTemplates(answering));

test('analyses that are refused, fail, wait or are stopped', { timeout: 240_000 }, () => answerAnalyses(answering));

test('sample invoices', async () => {
  for (const method of ['POST', 'GET', 'DELETE']) {
    expect((await client.json(method, '/api/samples')).status).toBeLessThan(300);
  }
});

test('the assistant', async () => {
  const { conversation_id } = (await client.json('POST', '/ai/chat', { message: 'How many invoices?' })).body;
  await client.json('POST', '/ai/chat', { message: 'And now?', conversation_id: 'none' });
  await client.json('POST', '/ai/chat', { message: 'x'.repeat(100_000) });
  await server.server.deps.db.update(subscriptions).set({ aiQueriesUsed: 3 });
  expect((await client.json('POST', '/ai/chat', { message: 'How many invoices do I have?' })).status).toBe(402);
  await server.server.deps.db.update(subscriptions).set({ aiQueriesUsed: 0 });
  await client.get('/ai/conversations');
  const conversation = `/ai/conversations/${conversation_id}`;
  await client.get(conversation);
  await client.json('PATCH', conversation, { title: 'Counting' });
  expect((await client.delete(conversation)).status).toBe(204);
});

test('the machinery', { timeout: 120_000 }, async () => {
  const anyone = httpClient(server);
  await anyone.get('/healthz');
  await anyone.get('/metrics');
  await anyone.get('/readyz');
  const { storage } = server.server.deps;
  const { has } = storage;
  storage.has = () => Promise.reject(new Error('gone'));
  await anyone.get('/readyz');
  storage.has = has;
  const guarded = await startTestServer({ METRICS_TOKEN: 'figures', RATE_LIMIT_PER_MINUTE: '1' });
  expect((await httpClient(guarded).get('/metrics')).status).toBe(404);
  answered.add('GET /metrics 404');
  // Spends the one call that is free.
  await httpClient(guarded).get('/api/openapi.json');
  for (const operation of operations.filter(({ path }) => !UNLIMITED_ROUTES.has(path))) {
    const { status } = await httpClient(guarded).call(operation.method, filled(operation.path, 'x'));
    expect(`${operation.path} ${status}`).toBe(`${operation.path} 429`);
    answered.add(`${operation.method} ${operation.path} 429`);
  }
  await guarded.close();
});

test('every answer of every route that the OpenAPI document describes was given above, and no other', async () => {
  await anySession();
  await noteAnswers(server);
  const described = operations.flatMap(({ method, path, statuses }) =>
    statuses.map((status) => `${method} ${path} ${status}`),
  );
  expect(described.filter((answer) => !answered.has(answer))).toEqual([]);
  const routes = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const given = [...answered].filter((answer) => routes.has(answer.replace(/ \d+$/, '')));
  expect(given.filter((answer) => !described.includes(answer))).toEqual([]);
});

/** The figures count an answer once it was sent; one more call, and all before it are counted. */
const anySession = () => httpClient(server).form('/simple-token', { username: uniqueName(), password: 'x' });
