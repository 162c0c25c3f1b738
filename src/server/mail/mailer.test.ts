import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { contactMail, passwordResetMail } from './compose-mail.ts';
import { createMailer } from './mailer.ts';

const FROM = 'Invoscope <no-reply@invoscope.example>';
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-mail-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function smtpServer(onMail: (raw: Buffer, recipients: string[]) => Error | null): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        done(onMail(Buffer.concat(chunks), recipients));
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const resetMail = passwordResetMail({
  to: 'ada@example.com',
  username: 'ada',
  link: 'http://127.0.0.1:3000/reset-password?token=abc',
  minutes: 60,
});

test('a mail goes over SMTP with a text and an HTML part that hold the link', async () => {
  const received: { raw: Buffer; recipients: string[] }[] = [];
  const smtpUrl = await smtpServer((raw, recipients) => {
    received.push({ raw, recipients });
    return null;
  });
  const mailer = createMailer({ smtpUrl, from: FROM, outboxDir: await temporaryFolder() });
  closers.push(() => mailer.close());
  await mailer.send(resetMail);

  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['ada@example.com']);
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed.subject).toBe('Reset your Invoscope password');
  expect(parsed.from?.address).toBe('no-reply@invoscope.example');
  for (const part of [parsed.text, parsed.html]) {
    expect(part).toContain('http://127.0.0.1:3000/reset-password?token=abc');
    expect(part).toContain('60 minutes');
  }
});

test('a mail server that refuses the mail makes sending fail', async () => {
  const smtpUrl = await smtpServer(() => new Error('mailbox full'));
  const mailer = createMailer({ smtpUrl, from: FROM, outboxDir: await temporaryFolder() });
  closers.push(() => mailer.close());
  await expect(mailer.send(resetMail)).rejects.toThrow('mailbox full');
});

test('without a mail server each mail becomes one file in the outbox, and its path is told', async () => {
  const outboxDir = join(await temporaryFolder(), 'outbox');
  const written: string[] = [];
  const mailer = createMailer({
    smtpUrl: undefined,
    from: FROM,
    outboxDir,
    onWritten: (_, path) => written.push(path),
  });
  await mailer.send(resetMail);
  await mailer.send(resetMail);

  const names = await readdir(outboxDir);
  expect(names).toHaveLength(2);
  expect(written.toSorted()).toEqual(names.toSorted().map((name) => join(outboxDir, name)));
  const parsed = await PostalMime.parse(await readFile(written[0] ?? ''));
  expect(parsed.to?.[0]?.address).toBe('ada@example.com');
});

test("a customer's message cannot inject headers or markup, and the answer goes to the customer", async () => {
  const outboxDir = await temporaryFolder();
  const written: string[] = [];
  const mailer = createMailer({
    smtpUrl: undefined,
    from: FROM,
    outboxDir,
    onWritten: (_, path) => written.push(path),
  });
  await mailer.send(
    contactMail({
      to: 'support@invoscope.example',
      username: 'ada',
      id: 'm1',
      message: {
        name: 'Ada <script>',
        email: 'ada@example.com',
        subject: 'Hello\r\nBcc: everyone@example.com',
        message: '<img src=x onerror=alert(1)>\nSecond line',
      },
    }),
  );
  const parsed = await PostalMime.parse(await readFile(written[0] ?? ''));
  expect(parsed.bcc ?? []).toEqual([]);
  expect(parsed.subject).toBe('[Invoscope] Hello Bcc: everyone@example.com');
  expect(parsed.replyTo?.[0]).toMatchObject({ address: 'ada@example.com' });
  expect(parsed.html).not.toContain('<img');
  expect(parsed.html).not.toContain('<script');
  expect(parsed.text).toContain('<img src=x onerror=alert(1)>\nSecond line');
});
