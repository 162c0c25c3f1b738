import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeys } from '../db/key-schema.ts';
import { type HttpClient, httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', RATE_LIMIT_PER_MINUTE: '100000' });
  ({ client: owner } = await signUp(server));
});
afterAll(() => server.close());

async function makeKey(fields: object) {
  const { status, body } = await owner.json('POST', '/api/keys', { name: 'Script', ...fields });
  expect(status).toBe(201);
  return { ...body, client: httpClient(server, body.key) };
}

interface Operation {
  method: string;
  path: string;
  responses: Record<string, unknown>;
  security: unknown[];
}

/** Every route behind a bearer token, from the server's own table. */
async function guardedOperations(): Promise<Operation[]> {
  const { paths } = (await owner.get('/api/openapi.json')).body;
  return Object.entries(paths as Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security.length > 0)
        .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

const NOT_FOR_KEYS = /^\/api\/(keys|subscription\/(?!status)|auth\/)/;
/** These change nothing, although they are no GET. */
const ONLY_READS = new Set(['POST /api/export']);

test('a key that may only read is refused by every route that writes, and by none that reads', async () => {
  const { client } = await makeKey({ scope: 'read' });
  const operations = await guardedOperations();
  expect(operations.length).toBeGreaterThan(50);
  for (const { method, path, responses } of operations) {
    const name = `${method} ${path}`;
    if (path === '/api/events') continue;
    const reads = (method === 'GET' || ONLY_READS.has(name)) && !NOT_FOR_KEYS.test(path);
    const { status, body } = await client.call(method, path.replace(/\{\w+\}/g, 'none'));
    if (reads) expect([401, 403], name).not.toContain(status);
    else expect([status, body.code], name).toEqual([403, expect.stringMatching(/^key\./)]);
    expect('403' in responses || '401' in responses, name).toBe(true);
  }
});

test('a key that may write does what a session does, but for the account, its plan and keys', async () => {
  const { client } = await makeKey({ scope: 'write' });
  for (const { method, path } of await guardedOperations()) {
    const name = `${method} ${path}`;
    if (path === '/api/events' || path === '/api/samples') continue;
    const isClosed = NOT_FOR_KEYS.test(path) || (method !== 'GET' && path.startsWith('/api/settings'));
    const { status, body } = await client.call(method, path.replace(/\{\w+\}/g, 'none'));
    if (isClosed) expect([status, body.code], name).toEqual([403, 'key.not_allowed']);
    else expect([401, 403], name).not.toContain(status);
  }
  const { body } = await client.upload(invoicePdf('by-key'));
  expect((await client.get(`/api/documents/${body.document_id}`)).status).toBe(200);
  expect((await client.get('/users/me')).body).toEqual((await owner.get('/users/me')).body);
});

test('a key is shown once and stored as a hash, and its use is noted', async () => {
  const { client, key, ...made } = await makeKey({ name: '  Books ', scope: 'read' });
  expect(key).toMatch(/^inv_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'Books', scope: 'read', expires_at: null, last_used_at: null });
  expect(key.startsWith(made.prefix)).toBe(true);
  const stored = JSON.stringify(await server.server.deps.db.select().from(apiKeys));
  expect(stored).not.toContain(key);
  await client.get('/users/me');
  const listed = (await owner.get('/api/keys')).body.find(({ id }: { id: string }) => id === made.id);
  expect(listed).toEqual({ ...made, last_used_at: expect.stringMatching(/^20/) });
});

test('a deleted or expired key opens nothing at once, and nobody deletes another user’s key', async () => {
  const deleted = await makeKey({});
  const { client: stranger } = await signUp(server);
  expect((await stranger.delete(`/api/keys/${deleted.id}`)).status).toBe(404);
  expect((await deleted.client.get('/users/me')).status).toBe(200);
  expect((await owner.delete(`/api/keys/${deleted.id}`)).status).toBe(204);
  expect((await deleted.client.get('/users/me')).status).toBe(401);
  const expires_at = new Date(Date.now() + DAY_MS).toISOString();
  const expiring = await makeKey({ expires_at });
  expect(expiring.expires_at).toBe(expires_at);
  expect((await expiring.client.get('/users/me')).status).toBe(200);
  server.clock.aheadMs = DAY_MS;
  expect((await expiring.client.get('/users/me')).status).toBe(401);
  server.clock.aheadMs = 0;
  expect((await httpClient(server, 'inv_none').get('/users/me')).status).toBe(401);
});

test('what makes no key is told so', async () => {
  for (const [fields, detail] of [
    [{ name: ' ' }, 'Please enter a name'],
    [{ name: 'A', scope: 'admin' }, "'scope' must be read or write."],
    [{ name: 'A', expires_at: '2020-01-01T00:00:00Z' }, 'Please choose a time that is still to come.'],
    [{ name: 'A', expires_at: 'soon' }, 'Please enter a date and time.'],
  ] as const) {
    expect(await owner.json('POST', '/api/keys', fields)).toMatchObject({ status: 422, body: { detail } });
  }
});

test('the own company is kept with the profile', async () => {
  const { client } = await signUp(server, { company: 'First Ltd' });
  expect((await client.get('/api/settings')).body).toMatchObject({
    own_company: 'First Ltd',
    profile: { full_name: null },
  });
  const put = await client.json('PUT', '/api/settings', { profile: { full_name: ' Ada Lovelace ' } });
  expect(put.body).toMatchObject({ own_company: 'First Ltd', profile: { full_name: 'Ada Lovelace' } });
  await client.json('PUT', '/api/settings', { own_company: 'Juniper Lane Bakery Ltd' });
  expect((await client.get('/users/me')).body).toMatchObject({
    company: 'Juniper Lane Bakery Ltd',
    full_name: 'Ada Lovelace',
  });
  expect((await client.json('PUT', '/api/settings', { own_company: '' })).body.own_company).toBeNull();
  expect((await client.json('PUT', '/api/settings', { own_company: 'x'.repeat(201) })).body.detail).toBe(
    'Company must be at most 200 characters',
  );
});

test('whoever reads an upload is told the own company as it is then', async () => {
  const { client } = await signUp(server);
  const { reader } = server.server.deps;
  const { analyze } = reader;
  const hints: (string | undefined)[] = [];
  reader.analyze = (bytes, options) => {
    hints.push(options?.ownCompany);
    return analyze(bytes, options);
  };
  await client.upload(invoicePdf('before'));
  await client.json('PUT', '/api/settings', { own_company: 'Juniper Lane Bakery Ltd' });
  await client.upload(invoicePdf('after'));
  reader.analyze = analyze;
  expect(hints).toEqual([undefined, 'Juniper Lane Bakery Ltd']);
});
