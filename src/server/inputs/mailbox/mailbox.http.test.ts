import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailboxes } from '../../db/input-schema.ts';
import { signUp } from '../../testing/http-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { account, check, mailboxOf, save, WITH_MAILBOXES } from '../testing/mailbox-client.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(WITH_MAILBOXES);
});
afterAll(() => server.close());

test('a password is stored encrypted, never given back, and goes to the server it was entered for only', async () => {
  const { client } = await signUp(server);
  const mailbox = { ...account({ port: 1 }, 'ada'), password: 'very secret words' };
  const saved = await save(client, mailbox);
  expect(saved.status).toBe(200);
  expect(JSON.stringify(saved.body)).not.toContain('very secret words');
  expect(await mailboxOf(client)).toMatchObject({
    host: '127.0.0.1',
    folder: 'INBOX',
    afterwards: 'read',
    active: true,
  });
  const rows = await server.server.deps.db.select().from(mailboxes);
  expect(JSON.stringify(rows)).not.toContain('very secret words');

  const { password: _, ...without } = mailbox;
  expect((await save(client, { ...without, senders: ['example.com'] })).status).toBe(200);
  const elsewhere = await save(client, { ...without, host: 'imap.example.com' });
  expect([elsewhere.status, elsewhere.body.detail]).toEqual([
    422,
    'Please enter the password again: it is kept for the same server and user only',
  ]);
  expect((await check(client, { ...without, port: 2 })).status).toBe(422);
  expect((await save(client, null)).body.inputs.mailbox).toBeNull();
  expect((await save(client, without)).body.detail).toBe('Please enter the password');
});

test('passwords are tried at mail servers sixty times an hour', async () => {
  const { client } = await signUp(server);
  const config = server.server.deps.config as { MAILBOX_ALLOW_PRIVATE: boolean };
  // Nobody is connected to.
  config.MAILBOX_ALLOW_PRIVATE = false;
  const mailbox = { ...account({ port: 1 }, 'ada'), active: false };
  expect((await save(client, mailbox)).status).toBe(200);
  for (let n = 1; n < 60; n += 1) expect((await check(client, mailbox)).status).toBe(200);
  for (const refused of [await check(client, mailbox), await save(client, mailbox)]) {
    expect([refused.status, refused.body.detail]).toEqual([429, 'Too many checks. Please try again later.']);
  }
  // Other settings, and what is stored, are nobody's password.
  const { password: _, ...without } = mailbox;
  expect((await save(client, without)).status).toBe(200);
  config.MAILBOX_ALLOW_PRIVATE = true;
});

test('what cannot be a mailbox is refused with its field', async () => {
  const { client } = await signUp(server);
  const mailbox = account({ port: 993 }, 'ada');
  for (const [fields, path] of [
    [{ host: 'https://imap.example.com/' }, 'inputs.mailbox.host'],
    [{ port: 70_000 }, 'inputs.mailbox.port'],
    [{ username: ' ' }, 'inputs.mailbox.username'],
    [{ username: 'a\r\nb' }, 'inputs.mailbox.username'],
    [{ afterwards: 'move' }, 'inputs.mailbox.move_to'],
    [{ afterwards: 'move', move_to: 'INBOX' }, 'inputs.mailbox.move_to'],
    [{ afterwards: 'move', move_to: 'Inbox' }, 'inputs.mailbox.move_to'],
  ] as const) {
    const { status, body } = await save(client, { ...mailbox, ...fields });
    expect([status, body.errors?.[0].path]).toEqual([422, path]);
  }
});

test('private addresses are for those who allow them, and nothing is sent in the clear to others', async () => {
  const { client } = await signUp(server);
  const config = server.server.deps.config as { MAILBOX_ALLOW_PRIVATE: boolean };
  const mailbox = account({ port: 143 }, 'ada');
  expect((await check(client, { ...mailbox, host: '192.88.98.7' })).body.message).toBe(
    'Without TLS the password could be read on its way. Choose TLS or STARTTLS for this server.',
  );
  config.MAILBOX_ALLOW_PRIVATE = false;
  for (const host of ['127.0.0.1', 'localhost', '::1', '169.254.169.254', '10.0.0.1']) {
    expect((await check(client, { ...mailbox, host, security: 'tls' })).body).toEqual({
      success: false,
      message: `'${host}' has a private address. Whoever runs this server can allow that with MAILBOX_ALLOW_PRIVATE.`,
    });
  }
  config.MAILBOX_ALLOW_PRIVATE = true;
});

test('without SECRET_KEY there are no mailboxes, and the answer says what to set', async () => {
  const { client } = await signUp(server);
  const config = server.server.deps.config as { SECRET_KEY: string | undefined };
  const key = config.SECRET_KEY;
  config.SECRET_KEY = undefined;
  const refused = await save(client, account({ port: 1 }, 'ada'));
  expect([refused.status, refused.body.code]).toEqual([422, 'mailbox.no_secret_key']);
  expect(refused.body.detail).toContain('SECRET_KEY');
  expect((await client.get('/api/settings')).body.inputs).toEqual({
    watched_folder: { active: false, folder: expect.any(String) },
    mailbox_available: false,
    mailbox: null,
  });
  config.SECRET_KEY = key;
});
