import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });

/** What must be in no line of the log, and with it the tokens that are given out. */
const PERSONAL = {
  username: 'zofia-kowalska',
  email: 'zofia.kowalska@poczta.example',
  fullName: 'Zofia Kowalska',
  company: 'Kowalska Instalacje',
  password: 'tajne-haslo-77',
  filename: 'Faktura Kowalska marzec.pdf',
  search: 'wodociagi',
  typed: 'Hydraulika Nowakowski',
  message: 'Prosze o telefon wieczorem',
  address: '203.0.113.77',
};

const lines: string[] = [];
const log = () => createLog('trace', { write: (line) => lines.push(line) });
let watched: string;
let outboxServer: TestServer;
let mailServer: TestServer;
let smtp: SMTPServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // As real ones do, it repeats the address.
    onRcptTo: ({ address }, _session, done) => done(new Error(`550 <${address}>: user unknown here`)),
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.server.address() as AddressInfo;
  watched = await mkdtemp(join(tmpdir(), 'invoscope-watched-'));
  const watching = { WATCH_DIR: watched, WATCH_SETTLE_S: '1' };
  outboxServer = await startTestServer({ TRUST_PROXY: '127.0.0.1', ...watching }, { log: log() });
  mailServer = await startTestServer(
    { TRUST_PROXY: '127.0.0.1', SMTP_URL: `smtp://127.0.0.1:${port}` },
    { log: log() },
  );
});
afterAll(async () => {
  await outboxServer.close();
  await mailServer.close();
  await rm(watched, { recursive: true, force: true });
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** Calls as a browser behind a proxy does. */
function caller(server: TestServer, said: string[]) {
  let token = '';
  async function call(method: string, path: string, body?: BodyInit, type?: string) {
    const headers: Record<string, string> = { 'x-forwarded-for': PERSONAL.address };
    if (token) headers.authorization = `Bearer ${token}`;
    if (type) headers['content-type'] = type;
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body ? { body } : {}),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : null;
    if (json?.access_token) {
      token = json.access_token;
      said.push(token);
    }
    return { status: answer.status, id: answer.headers.get('x-request-id'), body: json };
  }
  return {
    call,
    json: (method: string, path: string, body: unknown) => call(method, path, JSON.stringify(body), 'application/json'),
    form: (path: string, fields: Record<string, string>) => call('POST', path, new URLSearchParams(fields)),
    upload(bytes: Uint8Array) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), PERSONAL.filename);
      return call('POST', '/api/analyze/pdf', body);
    },
  };
}

async function journey(server: TestServer): Promise<{ said: string[]; ids: (string | null)[] }> {
  const said: string[] = Object.values(PERSONAL);
  const { call, json, form, upload } = caller(server, said);
  const { username, email, password, search, typed, message, fullName, company } = PERSONAL;
  const account = { username, email, password, full_name: fullName, company };
  const ids: (string | null)[] = [];
  const expectStatus = async (status: number, answer: Promise<{ status: number; id: string | null }>) => {
    const { status: got, id } = await answer;
    expect(got).toBe(status);
    ids.push(id);
  };

  await expectStatus(201, form('/api/auth/register', account));
  await expectStatus(409, form('/api/auth/register', account));
  await expectStatus(401, form('/simple-token', { username, password: `${password}-wrong` }));
  await expectStatus(200, form('/simple-token', { username, password }));
  await expectStatus(200, call('GET', '/users/me'));
  const uploaded = await upload(invoicePdf('private'));
  expect(uploaded.status).toBe(200);
  const id = uploaded.body.document_id as string;
  await expectStatus(415, upload(Buffer.from(`no PDF of ${fullName}`)));
  await expectStatus(200, call('GET', `/api/documents?q=${search}`));
  await expectStatus(200, call('GET', '/api/documents/stats'));
  await expectStatus(200, call('GET', `/api/documents/${id}/pages/1.png`));
  await expectStatus(200, call('GET', `/api/files/${id}/download`));
  const { body } = await call('GET', `/api/documents/${id}/entities`);
  const entity = `/api/documents/${id}/entities/${body.entities.SELLER_NAME[0].id}`;
  await expectStatus(200, json('PATCH', entity, { value: typed }));
  await expectStatus(200, json('POST', '/api/contact', { name: fullName, email, subject: company, message }));
  await expectStatus(200, json('POST', '/api/auth/request-reset', { email }));
  await expectStatus(200, call('POST', `/api/auth/validate-token?token=${search}`));
  await expectStatus(404, call('GET', `/api/people/${username}?email=${email}`));
  await expectStatus(422, call('POST', '/api/contact', `{"name": "${fullName}", broken`, 'application/json'));
  await expectStatus(415, call('POST', '/api/contact', message, 'text/strange'));

  // Faults of ours, with people's data in what the database was given.
  const { pool } = server.server.deps.database;
  for (const table of ['contact_messages', 'attempts', 'users']) {
    await pool.query(`alter table ${table} rename to ${table}_away`);
    ids.push((await form('/simple-token', { username, password })).id);
    ids.push((await json('POST', '/api/contact', { name: fullName, email, subject: company, message })).id);
    const another = { ...account, username: `${username}-${table}`, email: `${table}${email}` };
    ids.push((await form('/api/auth/register', another)).id);
    await pool.query(`alter table ${table}_away rename to ${table}`);
  }
  await expectStatus(200, form('/simple-token', { username, password }));
  await expectStatus(204, call('DELETE', `/api/documents/${id}`));
  await expectStatus(204, call('POST', '/api/auth/logout'));
  return { said, ids };
}

function expectNothingOf(said: readonly string[]): void {
  for (const line of lines) {
    for (const secret of said) expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
  }
}

test('a whole journey leaves a line for each request, by its id, and nothing of the person', async () => {
  lines.length = 0;
  const { said, ids } = await journey(outboxServer);
  // The one exception, for installations without a mail server: the line that stands for the mail shows its link.
  const resets: string[] = [];
  const outbox = join(outboxServer.dataDir, 'outbox');
  const mails = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 60_000 });
  for (const name of await mails()) {
    const { text = '' } = await PostalMime.parse(await readFile(join(outbox, name)));
    const token = /token=([\w-]+)/.exec(text)?.[1];
    if (token) resets.push(token);
  }
  expect(resets).toHaveLength(1);
  // Tokens of sessions.
  expect(said.length).toBeGreaterThan(Object.keys(PERSONAL).length + 2);
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('mail written'))).toHaveLength(2), {
    timeout: 60_000,
  });

  const read = () => lines.map((line) => JSON.parse(line));
  for (const id of ids) {
    // Written when the answer was sent, which may be a moment after it came.
    await expect.poll(() => read().filter(({ reqId, msg }) => reqId === id && msg === 'request')).toHaveLength(1);
  }
  const parsed = read();
  expect(new Set(ids).size).toBe(ids.length);
  expect(parsed.filter(({ msg }) => msg === 'request failed').length).toBeGreaterThanOrEqual(3);
  expectNothingOf(said);
  expect(parsed.filter((line) => JSON.stringify(line).includes(resets[0] ?? '')).map(({ msg }) => msg)).toEqual([
    'mail written to the outbox',
  ]);
});

test('a mail server that repeats the address it refuses does not bring it into the log', async () => {
  lines.length = 0;
  const { said } = await journey(mailServer);
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('EENVELOPE')).length).toBe(2), {
    timeout: 60_000,
  });
  expectNothingOf(said);
});

test('a folder that cannot be used, and what the file system says of paths, bring no name into the log', async () => {
  lines.length = 0;
  const folder = join(watched, PERSONAL.username);
  await mkdir(folder);
  await writeFile(join(folder, 'done'), 'no folder');
  await writeFile(join(folder, PERSONAL.filename), invoicePdf('private'));
  await vi.waitFor(() => expect(lines.some((line) => line.includes('the watched folder of a user'))).toBe(true), {
    timeout: 60_000,
  });
  const err = await readFile(join(folder, PERSONAL.search, PERSONAL.filename)).catch((error: unknown) => error);
  log().error({ err }, 'a file');
  expect(lines.at(-1)).toContain('ENOENT: no such file or directory, open');
  expectNothingOf(Object.values(PERSONAL));
});
