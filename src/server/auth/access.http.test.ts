import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const PUBLIC = new Set([
  'POST /api/auth/register',
  'POST /api/auth/check-account',
  'POST /simple-token',
  'POST /api/auth/request-reset',
  'POST /api/auth/validate-token',
  'POST /api/auth/confirm-reset',
  'GET /api/subscription/plans',
  'POST /api/subscription/webhook',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
]);

let server: TestServer;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  const { body } = await httpClient(server).get('/api/openapi.json');
  routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => server.close());

const filled = (path: string, id: string) =>
  path.replace('{id}', id).replace('{entity_id}', 'some-entity').replace('{page}', '1');

/** Something the route would take, so that a refusal is about who asks. */
function bodyFor(method: string, path: string): RequestInit {
  if (method === 'GET' || method === 'DELETE') return {};
  const json = (value: unknown) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } });
  if (path === '/api/contact') return json({ name: 'A', email: 'a@b.co', subject: 'S', message: 'M' });
  if (path.endsWith('/entities')) return json({ label: 'PERSON', value: 'Ada' });
  if (path.endsWith('/line_items')) return json([]);
  if (path === '/api/documents/{id}') return json({ filename: 'a.pdf' });
  if (path === '/api/templates/{id}') return json({ name: 'T' });
  if (path === '/api/webhooks/{id}') return json({ active: false });
  if (path.endsWith('/preview')) return json({ zones: [] });
  if (path.endsWith('/test')) return json({ document_id: 'some-id' });
  if (path.endsWith('/split')) return json({ ranges: [[1, 1]] });
  if (path.endsWith('/template')) return json({ template_id: null });
  if (path.startsWith('/ai/conversations')) return json({ title: 'T' });
  if (path.endsWith('{entity_id}')) return json({ value: 'Ada' });
  if (path.endsWith('create-checkout-session')) return json({ plan: 'essential' });
  return {};
}

describe('every route that is not public', () => {
  test('is described, and there are many', () => {
    expect(routes.length).toBeGreaterThan(25);
    for (const name of PUBLIC) expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(name);
  });

  test('answers 401 without a token, with garbage, with an expired and with a revoked one', async () => {
    const expired = await signUp(server);
    const revoked = await signUp(server);
    expect((await revoked.client.json('POST', '/api/auth/logout')).status).toBe(204);
    const tokens: [string, string | undefined][] = [
      ['none', undefined],
      ['garbage', 'garbage'],
      ['long garbage', 'x'.repeat(5000)],
      ['revoked', revoked.token],
      ['expired', expired.token],
    ];
    for (const [kind, token] of tokens) {
      server.clock.aheadMs = kind === 'expired' ? 31 * 86_400_000 : 0;
      for (const { method, path } of routes) {
        if (PUBLIC.has(`${method} ${path}`)) continue;
        const answer = await httpClient(server, token).call(method, filled(path, 'some-id'), bodyFor(method, path));
        expect(`${kind} ${method} ${path} ${answer.status}`).toBe(`${kind} ${method} ${path} 401`);
        expect(answer.body.detail).toBe('Authentication required. Please log in again.');
      }
    }
    server.clock.aheadMs = 0;
  });

  test("treats another user's document as absent, and leaves it as it was", async () => {
    const owner = await signUp(server);
    const stranger = await signUp(server);
    const { body: result } = await owner.client.upload(invoicePdf());
    const entity = Object.values(result.entities as Record<string, { id: string }[]>)[0]?.[0]?.id ?? '';
    const before = await owner.client.get(`/api/documents/${result.document_id}/entities`);
    for (const { method, path } of routes.filter((route) => route.path.includes('{id}'))) {
      const address = filled(path, result.document_id).replace('some-entity', entity);
      const answer = await stranger.client.call(method, address, bodyFor(method, path));
      const absent = await stranger.client.call(
        method,
        filled(path, 'absent').replace('some-entity', entity),
        bodyFor(method, path),
      );
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
      expect(answer.body).toEqual(absent.body);
    }
    expect((await stranger.client.get('/api/documents')).body).toEqual([]);
    expect((await stranger.client.get('/api/files')).body).toEqual([]);
    expect((await owner.client.get(`/api/documents/${result.document_id}/entities`)).body).toEqual(before.body);
  });
});

test('unknown addresses answer 404 with the sentence, and never a page to an API caller', async () => {
  for (const path of ['/api/none', '/api/documents/x/none', '/users/none']) {
    const answer = await httpClient(server).get(path, { accept: 'text/html' });
    expect(answer).toMatchObject({ status: 404, body: { detail: 'The requested resource was not found.' } });
  }
});

test('a screen is there for a browser and for whoever takes any type, a file that is none is not', async () => {
  const anyone = httpClient(server);
  const status = async (path: string, accept: string) => (await anyone.get(path, { accept })).status;
  // Without a build there is nothing to send, which is said.
  const shown = await status('/login', 'text/html,*/*;q=0.8');
  expect([200, 503]).toContain(shown);
  expect(await status('/documents?open=x', '*/*')).toBe(shown);
  expect(await status('/login', 'application/json, */*')).toBe(404);
  expect(await status('/favicon.ico', '*/*')).toBe(404);
  expect(await status('/api/none', '*/*')).toBe(404);
});

test('malformed requests get a clear sentence and no trace of the inside', async () => {
  const { client } = await signUp(server);
  const malformed = await client.call('POST', '/api/contact', {
    body: '{"name":',
    headers: { 'content-type': 'application/json' },
  });
  expect(malformed).toMatchObject({ status: 422, body: { code: 'request.malformed' } });
  const nul = await client.get('/api/documents?q=%00');
  expect(nul.status).toBeLessThan(500);
  const odd = await client.get('/api/documents?q=%27%3B%20drop%20table%20users%3B--&label=%27');
  expect(odd).toMatchObject({ status: 200, body: [] });
});

test('the pages of the product are served under a strict Content-Security-Policy', async () => {
  const page = await httpClient(server).get('/api/docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(page.body).toContain('/api/analyze/pdf');
  expect(page.body).not.toContain('<script');
});

test('many calls from one address meet the limit, with the time to wait', async () => {
  const limited = await startTestServer({ RATE_LIMIT_PER_MINUTE: '5' });
  try {
    for (let call = 0; call < 5; call += 1) expect((await httpClient(limited).get('/users/me')).status).toBe(401);
    const refused = await httpClient(limited).get('/users/me');
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test('figures are for the loopback address, or for whoever has the token', async () => {
  expect((await httpClient(server).get('/metrics')).body).toContain('http_request_duration_seconds');
  const guarded = await startTestServer({ METRICS_TOKEN: 'figures' });
  try {
    expect((await httpClient(guarded).get('/metrics')).status).toBe(404);
    expect((await httpClient(guarded, 'figures').get('/metrics')).status).toBe(200);
  } finally {
    await guarded.close();
  }
});
