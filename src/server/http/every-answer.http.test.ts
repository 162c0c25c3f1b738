import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReaderError } from '#reader/reader-error.ts';
import { subscriptions } from '../db/schema.ts';
import { UNLIMITED_ROUTES } from '../operations/operations.routes.ts';
import { FileMissingError } from '../storage/storage.ts';
import { startStripeDouble } from '../subscription/testing/stripe-double.ts';
import { followEvents } from '../testing/follow-events.ts';
import { type HttpClient, httpClient, signUp, uniqueName } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { longPdf } from '../testing/long-pdf.test-suite.ts';
import { mailedResetToken } from '../testing/outbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** An operation of the OpenAPI document; `path` as the server's routes have it. */
interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  takesBody: boolean;
  statuses: string[];
}

/** "GET /api/documents 200", of all servers of this test. */
const answered = new Set<string>();

let server: TestServer;
let client: HttpClient;
let operations: Operation[];

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '1000' });
  ({ client } = await signUp(server));
  const { paths } = (await client.get('/api/openapi.json')).body;
  operations = Object.entries(paths as Record<string, Record<string, object>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      isPublic: !('security' in described),
      takesBody: 'requestBody' in described,
      statuses: Object.keys((described as { responses: object }).responses),
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
    if (operation.takesBody || path === '/api/analyze/pdf') {
      await client.call(method, address, { body: '<a/>', headers: { 'content-type': 'text/xml' } });
      await client.call(method, address, json({}));
    }
  }
  expect((await client.json('POST', '/api/subscription/webhook', {})).status).toBe(404);
});

test('accounts', { timeout: 120_000 }, async () => {
  const { username, client: own } = await signUp(server);
  const anyone = httpClient(server);
  await anyone.form('/api/auth/register', { username, email: 'b@example.com', password: 'secret1' });
  await anyone.json('POST', '/api/auth/check-account', { username, email: 'b@example.com' });
  await anyone.json('POST', '/api/auth/check-account', { username: 'free', email: 'free@example.com' });
  await anyone.form('/simple-token', { username, password: 'secret1' });
  await anyone.form('/simple-token', { username, password: 'wrong' });
  await anyone.form('/simple-token', {});
  await own.get('/users/me');
  await anyone.json('POST', '/api/auth/request-reset', { email: `${username}@example.com` });
  await anyone.json('POST', '/api/auth/validate-token?token=x');
  await anyone.json('POST', `/api/auth/validate-token?token=${'x'.repeat(10_000)}&token=y`);
  const token = await mailedResetToken(server.dataDir, `${username}@example.com`);
  expect((await anyone.json('POST', '/api/auth/confirm-reset', { token, new_password: 'Secret12' })).status).toBe(200);
  const tooLong = { username: 'x'.repeat(20_000), email: 'x'.repeat(20_000), token: 'x'.repeat(20_000) };
  for (const path of ['/api/auth/register', '/simple-token']) {
    expect((await anyone.form(path, { ...tooLong, password: 'x' })).status).toBe(413);
  }
  for (const path of ['/api/auth/check-account', '/api/auth/request-reset', '/api/auth/confirm-reset']) {
    expect((await anyone.json('POST', path, tooLong)).status).toBe(413);
  }
  expect((await client.json('POST', '/api/contact', { message: 'x'.repeat(100_000) })).status).toBe(413);
  await client.json('POST', '/api/contact', { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' });
  const other = await signUp(server);
  await other.client.json('POST', '/api/auth/logout');
  const closed = await startTestServer({ REGISTRATION: 'closed' });
  await httpClient(closed).form('/api/auth/register', { username, email: 'b@example.com', password: 'secret1' });
  await httpClient(closed).json('POST', '/api/auth/check-account', { username, email: 'b@example.com' });
  await noteAnswers(closed);
  await closed.close();
});

test('subscriptions', { timeout: 120_000 }, async () => {
  const anyone = httpClient(server);
  await anyone.get('/api/subscription/plans');
  const { client: own } = await signUp(server, { selected_plan: 'essential' });
  await own.get('/api/subscription/status');
  const calls = ['start-trial', 'start-trial', 'portal', 'cancel'];
  for (const call of calls) await own.json('POST', `/api/subscription/${call}`);
  const checkout = () => own.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' });
  const page = new URL((await checkout()).body.checkout_url).pathname;
  await own.get(page);
  await own.get(`${page}x`);
  await own.form(`${page}x`, { outcome: 'paid' });
  await own.form(page, {});
  await own.form(page, { outcome: 'paid' });
  await checkout();
  for (const call of ['portal', 'cancel', 'keep', 'keep']) await own.json('POST', `/api/subscription/${call}`);

  const stripe = await startStripeDouble();
  const paid = await startTestServer({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_ESSENTIAL: 'price_essential',
    STRIPE_PRICE_ADVANCED: 'price_advanced',
    STRIPE_API_BASE: stripe.url,
  });
  const deliver = ({ body, signature }: { body: string; signature: string }) =>
    httpClient(paid).call('POST', '/api/subscription/webhook', {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const event = stripe.signedEvent({ type: 'customer.created', object: { id: 'cus_x' } });
  await deliver(event);
  await deliver({ ...event, signature: '' });
  await deliver(stripe.signedEvent({ type: 'customer.subscription.updated', object: { id: 'sub_missing' } }));
  const { client: payer } = await signUp(paid);
  await paid.server.deps.db.update(subscriptions).set({
    plan: 'essential',
    periodStart: new Date(),
    periodEnd: new Date(Date.now() + 86_400_000),
    renewedByProvider: true,
    customerId: 'cus_missing',
    providerSubscriptionId: 'sub_missing',
  });
  await stripe.close();
  for (const call of ['portal', 'cancel']) await payer.json('POST', `/api/subscription/${call}`);
  await paid.server.deps.db.update(subscriptions).set({ cancelAtPeriodEnd: true });
  await payer.json('POST', '/api/subscription/keep');
  await payer.json('POST', '/api/subscription/create-checkout-session', { plan: 'advanced' });
  await noteAnswers(paid);
  await paid.close();
});

test('documents, their values and files', { timeout: 180_000 }, async () => {
  const { document_id: id } = (await client.upload(invoicePdf('every'))).body;
  const document = `/api/documents/${id}`;
  for (const path of ['', '?limit=x', '/stats']) await client.get(`/api/documents${path}`);
  for (const path of [
    '',
    '/entities',
    '/events',
    '/entities/history',
    '/pages/1.png',
    '/pages/1.png?width=x',
    '/pages/1/words',
  ]) {
    await client.get(`${document}${path}`);
  }
  const { body: found } = await client.get(`${document}/entities`);
  const entity = `${document}/entities/${found.entities.TOTAL_AMOUNT[0].id}`;
  await client.json('POST', `${entity}/restore`);
  await client.json('PATCH', entity, { value: '1.00' });
  await client.json('PATCH', entity, { value: '' });
  await client.json('POST', `${entity}/restore`);
  await client.json('POST', `${document}/entities`, { label: 'PERSON', value: 'Ada' });
  await client.delete(entity);
  await client.json('PUT', `${document}/line_items`, []);
  await client.json('PUT', '/api/documents/none/line_items', []);
  await client.delete(`${document}/line_items`);
  await client.delete(`${document}/line_items`);
  await client.get('/api/files');
  for (const name of ['file', 'download']) {
    const etag = (await client.get(`/api/files/${id}/${name}`)).headers.get('etag') ?? '';
    await client.get(`/api/files/${id}/${name}`, { range: 'bytes=0-9' });
    await client.get(`/api/files/${id}/${name}`, { range: 'bytes=99999999-' });
    await client.get(`/api/files/${id}/${name}`, { 'if-none-match': etag });
  }
  const pdf = await PDFDocument.load(invoicePdf());
  await pdf.attach(new TextEncoder().encode('<Invoice xmlns="urn:x"/>'), 'factur-x.xml');
  const attached = (await client.upload(await pdf.save())).body.document_id;
  await client.get(`/api/files/${attached}/xml`);
  const image = await client.get(`${document}/pages/1.png`);
  await client.get(`${document}/pages/1.png`, { 'if-none-match': image.headers.get('etag') ?? '' });
  for (const call of ['cancel', 'retry', 'reanalyze']) await client.json('POST', `${document}/${call}`);
  const long = (await client.upload(longPdf('split', 2))).body.document_id;
  const halves = [
    [1, 1],
    [2, 2],
  ];
  await client.json('POST', '/api/documents/none/split', { ranges: halves });
  await client.json('POST', `/api/documents/${long}/split`, { ranges: [[2, 3]] });
  const { storage } = server.server.deps;
  const { get, put } = storage;
  storage.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await client.json('POST', `/api/documents/${long}/split`, { ranges: halves });
  storage.put = put;
  storage.get = () => Promise.reject(new FileMissingError('gone'));
  await client.json('POST', `/api/documents/${long}/split`, { ranges: halves });
  storage.get = get;
  const { documents } = (await client.json('POST', `/api/documents/${long}/split`, { ranges: halves })).body;
  for (const { id: part } of documents) await client.delete(`/api/documents/${part}`);
  await client.delete(`/api/documents/${long}`);
  await client.json('POST', '/api/documents/delete', { filter: {}, count: 99 });
  const { deletion_id } = (await client.json('POST', '/api/documents/delete', { ids: [attached] })).body;
  expect((await client.json('POST', '/api/documents/restore', { deletion_id })).status).toBe(200);
  await client.json('POST', '/api/documents/restore', { deletion_id: 'none' });
  const restorable = await client.call('DELETE', document, { headers: { prefer: 'restorable' } });
  await client.json('POST', '/api/documents/restore', { deletion_id: restorable.body.deletion_id });
  expect((await client.delete(document)).status).toBe(204);
});

test('templates', { timeout: 120_000 }, async () => {
  const big = Buffer.alloc(26 * 1024 * 1024, '%PDF-1.4 ');
  const tooLong = { name: 'A', description: 'x'.repeat(5_000_000) };
  const zone = { id: 'z', coordinates: { x: 0.1, y: 0.1, width: 0.2, height: 0.1 } };
  const sampleTo = (method: string, path: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.set('name', 'A');
    body.set('pdf_file', new Blob([new Uint8Array(bytes)]), 'sample.pdf');
    return client.call(method, path, { body });
  };
  const templates = '/api/templates';
  const { id } = (await sampleTo('POST', templates, invoicePdf('template'))).body;
  const template = `${templates}/${id}`;
  await client.get(templates);
  await client.json('POST', templates, {});
  await client.json('POST', templates, { name: 'A', document_id: 'none' });
  await sampleTo('POST', templates, big);
  await sampleTo('POST', templates, Buffer.from('a text'));
  await client.json('POST', `${templates}/import`, { name: 'A', zones: [zone] });
  await client.json('POST', `${templates}/import`, tooLong);
  await client.json('PUT', template, { name: 'B', zones: [zone] });
  await client.json('PUT', template, tooLong);
  await client.json('PUT', template, { name: ' ' });
  await client.json('POST', `${templates}/preview`, { document_id: 'none', zones: [] });
  await client.json('POST', `${templates}/suggest`, { document_id: 'none' });
  for (const path of ['', '/pdf', '/pages/1/words']) await client.get(`${template}${path}`);
  for (const bytes of [invoicePdf('another'), big, Buffer.from('a text'), Buffer.alloc(0)]) {
    await sampleTo('PUT', `${template}/pdf`, bytes);
  }
  const { document_id } = (await client.upload(invoicePdf('read'))).body;
  for (const call of ['test', 'preview']) {
    await client.json('POST', `${template}/${call}`, { document_id, zones: [zone] });
    await client.json('POST', `${template}/${call}`, {});
  }
  await client.json('POST', `${template}/preview`, { zones: [], more: tooLong });
  await client.json('POST', `${templates}/preview`, { document_id, zones: [zone] });
  await client.json('POST', `${templates}/preview`, {});
  await client.json('POST', `${templates}/preview`, { document_id, zones: [], more: tooLong });
  await client.json('POST', `${template}/test-all`);
  await client.json('POST', `${template}/test-all`, { limit: 0 });
  await client.json('POST', `${template}/apply`);
  await client.json('POST', `${template}/apply`, { document_ids: [] });
  await client.json('PUT', template, { status: 'active' });
  await client.json('POST', `${template}/apply`);
  await client.json('POST', `${templates}/suggest`, { document_id });
  await client.json('POST', `${templates}/suggest`, {});
  for (const bytes of [big, Buffer.from('a text')]) await sampleTo('POST', `${templates}/suggest`, bytes);
  await client.get(`/api/documents/${document_id}/templates`);
  await client.json('PUT', `/api/documents/${document_id}/template`, { template_id: id });
  await client.json('PUT', `/api/documents/${document_id}/template`, {});
  await client.delete(`/api/documents/${document_id}/template`);
  expect((await client.delete(template)).status).toBe(204);
});

test('analyses that are refused, fail, wait or are stopped', { timeout: 240_000 }, async () => {
  const { storage, events, reader } = server.server.deps;
  const { get, put, getWords } = storage;
  const { pack } = reader;
  const { client: own } = await signUp(server);
  const analyses = (id: string) => ['reanalyze', 'retry'].map((call) => `/api/documents/${id}/${call}`);
  const readAgain = (id: string) =>
    Promise.all([
      own.json('PUT', `/api/documents/${id}/template`, { template_id: null }),
      own.delete(`/api/documents/${id}/template`),
    ]);
  await own.upload(Buffer.alloc(0));
  await own.upload(Buffer.from('no PDF'));
  await own.upload(Buffer.alloc(26 * 1024 * 1024, '%PDF-1.4 '));
  storage.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await own.upload(invoicePdf('full'));
  storage.put = put;

  await own.json('POST', '/api/documents/sample');
  const { document_id: id } = (await own.upload(invoicePdf('stopped'))).body;
  const again = analyses(id);
  // Everything is read from its file.
  storage.getWords = async () => null;
  reader.pack = () => Promise.reject(new ReaderError('pdf.damaged'));
  expect((await own.get(`/api/documents/${id}/pages/1/words`)).status).toBe(422);
  reader.pack = pack;
  storage.get = () => Promise.reject(new Error('broken'));
  const { client: unlucky } = await signUp(server);
  await unlucky.json('POST', '/api/documents/sample');
  await unlucky.upload(invoicePdf('broken'));
  const both = async () => {
    for (const path of again) await own.json('POST', path);
    await own.json('PUT', `/api/documents/${id}/template`, { template_id: null });
    await own.delete(`/api/documents/${id}/template`);
  };
  await both();
  storage.get = async () => Buffer.from('no PDF');
  await both();
  storage.get = get;
  await own.json('POST', again[1] ?? '');

  const byTemplate: string[] = [];
  for (const name of ['chosen', 'free']) byTemplate.push((await own.upload(invoicePdf(name))).body.document_id);

  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  storage.get = (sha256, range) => until.then(() => get(sha256, range));
  const running = own.upload(invoicePdf('cancelled'));
  const stopped = await expect
    .poll(async () => (await own.get('/api/documents?status=processing')).body[0]?.id as string)
    .toBeDefined()
    .then(async () => (await own.get('/api/documents?status=processing')).body[0].id as string);
  for (const path of analyses(stopped)) expect((await own.json('POST', path)).status).toBe(409);
  expect((await readAgain(stopped)).map(({ status }) => status)).toEqual([409, 409]);
  expect((await own.json('POST', `/api/documents/${stopped}/cancel`)).status).toBe(200);
  expect((await running).status).toBe(409);
  const { client: hasty } = await signUp(server);
  const sample = hasty.json('POST', '/api/documents/sample');
  const begun = async () => (await hasty.get('/api/documents')).body[0]?.id as string | undefined;
  await expect.poll(begun).toBeDefined();
  expect((await hasty.delete(`/api/documents/${await begun()}`)).status).toBe(204);
  expect((await sample).status).toBe(409);

  await server.server.deps.db.update(subscriptions).set({ documentsUsed: 10 });
  expect((await own.upload(invoicePdf('beyond'))).status).toBe(402);
  expect((await own.json('POST', `/api/documents/${stopped}/retry`)).status).toBe(402);
  await server.server.deps.db.update(subscriptions).set({ documentsUsed: 0 });

  // A server that stops lets nobody wait: what is not done by then is 202.
  const { client: waiting, token } = await signUp(server);
  const followed = await followEvents(server.url, token);
  const answers = [
    waiting.json('POST', '/api/documents/sample'),
    waiting.upload(invoicePdf('waiting')),
    own.json('POST', `/api/documents/${stopped}/retry`),
    own.json('POST', `/api/documents/${id}/reanalyze`),
    own.delete(`/api/documents/${byTemplate[0]}/template`),
    own.json('PUT', `/api/documents/${byTemplate[1]}/template`, { template_id: null }),
  ];
  await expect
    .poll(async () => {
      const lists = await Promise.all([waiting, own].map((one) => one.get('/api/documents?status=processing')));
      return lists.map(({ body }) => body.length);
    })
    .toEqual([2, 4]);
  events.end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 202]);
  await followed.ended;
  release();
  Object.assign(storage, { get, getWords });
});

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
