import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailboxes, takenInputs } from '../../db/input-schema.ts';
import { type HttpClient, signUp } from '../../testing/http-client.ts';
import { invoicePdf } from '../../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { composeMail } from '../testing/compose-mail.ts';
import { findDovecot, type ImapServer, PASSWORD, startDovecot } from '../testing/dovecot.ts';
import { account, check, mailboxOf, save, WITH_MAILBOXES } from '../testing/mailbox-client.ts';
import { lookIntoMailbox } from './look-into-mailbox.ts';
import { withMailServer } from './mail-server.ts';
import { pollMailboxes } from './poll-mailboxes.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const dovecot = await findDovecot();
if ('missing' in dovecot) console.warn(`Mailboxes were not tried with a real IMAP server: ${dovecot.missing}.`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(WITH_MAILBOXES);
});
afterAll(() => server.close());

const documentsOf = async (client: HttpClient) =>
  (await client.get('/api/documents')).body as {
    id: string;
    filename: string;
    source: { kind: string; label: string };
    last_analysis: { status: string };
  }[];
const namesOf = async (client: HttpClient) => (await documentsOf(client)).map(({ filename }) => filename).toSorted();

describe.skipIf('missing' in dovecot)('mail on a real IMAP server', () => {
  let imap: ImapServer;
  beforeAll(async () => {
    imap = await startDovecot();
  });
  afterAll(() => imap?.close());

  const isRead = (name: string) => /:2,[A-RT-Z]*S/.test(name);
  const unread = async (user: string) => (await imap.mail(user)).filter((name) => !isRead(name)).length;
  /** A look that began after this was called is over. */
  async function looked(client: HttpClient) {
    const times = new Set([(await mailboxOf(client)).last_checked_at]);
    await vi.waitFor(async () => {
      times.add((await mailboxOf(client)).last_checked_at);
      expect(times.size).toBeGreaterThan(2);
    }, PATIENCE);
  }

  test('PDF attachments become analysed documents that say which mail they came with, and the mail is read', async () => {
    const { client, username } = await signUp(server);
    await imap.deliver(
      username,
      composeMail({
        subject: '=?utf-8?Q?Rechnung_f=C3=BCr_M=C3=A4rz?=',
        attachments: [
          { filename: 'one.pdf', bytes: invoicePdf(`${username} one`) },
          { filename: 'TWO.PDF', bytes: invoicePdf(`${username} two`), type: 'application/octet-stream' },
          { filename: 'logo.png', bytes: Buffer.from('no picture'), type: 'image/png' },
        ],
      }),
    );
    await imap.deliver(username, composeMail({ subject: 'A letter' }));
    // Read before the mailbox was set up: somebody has dealt with it.
    await imap.deliver(
      username,
      composeMail({ attachments: [{ filename: 'old.pdf', bytes: invoicePdf(`${username} old`) }] }),
      { isRead: true },
    );
    expect((await save(client, account(imap, username))).status).toBe(200);
    await vi.waitFor(async () => expect(await namesOf(client)).toEqual(['TWO.PDF', 'one.pdf']), PATIENCE);
    await vi.waitFor(async () => {
      for (const document of await documentsOf(client)) {
        expect(document.last_analysis.status).toBe('completed');
        expect(document.source).toEqual({
          kind: 'mail',
          label: 'Mail from billing@northwind.example: Rechnung für März',
          from: 'billing@northwind.example',
          subject: 'Rechnung für März',
        });
      }
    }, PATIENCE);
    // What brought nothing is left for its reader.
    await looked(client);
    expect(await unread(username)).toBe(1);
    expect((await client.get('/api/subscription/status')).body.documents_used).toBe(2);

    // Mail that arrives later, although somebody else has read it first.
    await imap.deliver(
      username,
      composeMail({ attachments: [{ filename: 'later.pdf', bytes: invoicePdf(`${username} later`) }] }),
      { isRead: true },
    );
    await vi.waitFor(async () => expect(await namesOf(client)).toContain('later.pdf'), PATIENCE);

    // The folder is numbered anew: nothing comes again, even what its owner has deleted.
    const [one] = (await documentsOf(client)).filter(({ filename }) => filename === 'one.pdf');
    await client.delete(`/api/documents/${one?.id}`);
    await imap.renumber(username);
    await imap.deliver(
      username,
      composeMail({ attachments: [{ filename: 'after.pdf', bytes: invoicePdf(`${username} after`) }] }),
    );
    await vi.waitFor(async () => expect(await namesOf(client)).toContain('after.pdf'), PATIENCE);
    await looked(client);
    expect(await namesOf(client)).toEqual(['TWO.PDF', 'after.pdf', 'later.pdf']);
  });

  test('mail of wanted senders only is taken and moved; what is refused stays unread, with its reason', async () => {
    const { client, username } = await signUp(server);
    const attached = (name: string, bytes = invoicePdf(`${username} ${name}`)) => ({
      attachments: [{ filename: `${name}.pdf`, bytes }],
    });
    await imap.deliver(username, composeMail({ from: 'x@stranger.example', ...attached('stranger') }));
    await imap.deliver(username, composeMail({ from: 'a@shop.example', ...attached('shop') }));
    await imap.deliver(
      username,
      composeMail({ from: 'a@shop.example', ...attached('broken', Buffer.from('%PDF-1.4')) }),
    );
    await imap.deliver(username, composeMail({ from: 'a@shop.example', messageId: null, ...attached('nameless') }));
    await imap.deliver(username, composeMail({ subject: 'there already' }), { folder: 'Invoices' });
    const filter = { senders: ['Shop.example'], afterwards: 'move', move_to: 'Invoices' };
    expect((await save(client, account(imap, username, filter))).status).toBe(200);
    await vi.waitFor(async () => expect(await imap.mail(username, 'Invoices')).toHaveLength(3), PATIENCE);
    await looked(client);
    expect(await namesOf(client)).toEqual(['nameless.pdf', 'shop.pdf']);
    expect(await unread(username)).toBe(2);
    const { problem, last_refused: refused, senders } = await mailboxOf(client);
    expect({ problem, refused, senders }).toEqual({
      problem: null,
      refused: 'broken.pdf (a@shop.example, “Your invoice”): The PDF is damaged and could not be read.',
      senders: ['shop.example'],
    });
  });

  test('two servers that look at one mailbox take each mail once, also when one of them has lost its turn', async () => {
    const { client, username } = await signUp(server);
    const { deps } = server.server;
    const names: string[] = [];
    const mailed = async (name: string) => {
      const attachments = [{ filename: name, bytes: invoicePdf(`${username} ${name}`) }];
      await imap.deliver(username, composeMail({ attachments }));
      names.push(name);
    };
    for (let n = 0; n < 3; n += 1) await mailed(`before-${n}.pdf`);
    // Beside the one that runs: on the embedded database it would take everybody's turns for those of the dead.
    const stopSecond = pollMailboxes({ ...deps, database: { ...deps.database, kind: 'postgres' } });
    expect((await save(client, account(imap, username))).status).toBe(200);
    for (let n = 0; n < 3; n += 1) await mailed(`after-${n}.pdf`);
    await vi.waitFor(async () => expect(await namesOf(client)).toEqual(names.toSorted()), PATIENCE);
    await vi.waitFor(async () => expect(await unread(username)).toBe(0), PATIENCE);
    await stopSecond();

    // A server that stood still for longer than its turn goes on beside the one that has it now.
    const { password: _, ...kept } = account(imap, username);
    expect((await save(client, { ...kept, active: false })).status).toBe(200);
    await mailed('both.pdf');
    const row = (await deps.db.select().from(mailboxes)).find((mailbox) => mailbox.username === username)!;
    const signal = new AbortController().signal;
    const look = (leaseHolder: string) =>
      withMailServer({ ...row, password: PASSWORD }, { allowPrivate: true, timeoutMs: 60_000 }, (connected) =>
        lookIntoMailbox(deps, connected, { ...row, leaseHolder }, { signal, time: signal }),
      );
    await Promise.all([look('late'), look('now')]);
    expect(await namesOf(client)).toEqual(names.toSorted());
    expect(await unread(username)).toBe(0);
    const taken = await deps.db.select().from(takenInputs);
    expect(taken.filter(({ userId }) => userId === row.userId)).toHaveLength(names.length);
  });

  test('a full plan leaves mail where it is, and says so', async () => {
    const { client, username } = await signUp(server);
    const limit = (await client.get('/api/subscription/status')).body.documents_limit as number;
    const attachments = Array.from({ length: limit + 1 }, (_, n) => ({
      filename: `${n}.pdf`,
      bytes: invoicePdf(`${username} ${n}`),
    }));
    await imap.deliver(username, composeMail({ attachments }));
    await save(client, account(imap, username));
    await vi.waitFor(async () => expect((await mailboxOf(client)).problem).toMatch(/limit reached/), PATIENCE);
    expect(await unread(username)).toBe(1);
    expect(await documentsOf(client)).toHaveLength(limit);
  });

  test('checking a connection says what the server says, in words', async () => {
    const { client, username } = await signUp(server);
    await imap.deliver(username, composeMail({}));
    const good = account(imap, username);
    const says = async (fields: object) => (await check(client, { ...good, ...fields })).body;
    expect(await says({})).toEqual({ success: true, message: "Connected: 1 mail in 'INBOX', 1 unread." });
    expect(await says({ password: 'wrong' })).toEqual({
      success: false,
      message: 'The mail server refused the user name or the password: Authentication failed',
    });
    expect(await says({ folder: 'Nowhere' })).toEqual({
      success: false,
      message: "There is no folder 'Nowhere' to open. The mail server says: Mailbox doesn't exist: Nowhere",
    });
    expect((await says({ security: 'tls' })).message).toMatch(/^'127\.0\.0\.1' does not speak TLS on port \d+\./);
    expect((await says({ security: 'starttls' })).message).toMatch(/^'127\.0\.0\.1' offers no STARTTLS on port \d+\./);
    expect((await says({ port: 1 })).message).toBe("'127.0.0.1' refuses connections on port 1.");
    // Nothing was stored, and nobody has read the mail.
    expect(await mailboxOf(client)).toBeNull();
    expect(await unread(username)).toBe(1);
  });
});
