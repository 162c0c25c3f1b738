import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text; every mail says the same in both parts. */
  text: string;
  html: string;
}

/** Sends mail out of the process. `send` rejects when the server cannot be reached or refuses the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp://user:password@host:port or smtps://…; without it mails are written to `outboxDir`. */
  smtpUrl: string | undefined;
  from: string;
  outboxDir: string;
  /** Told what was written where, so that somebody without a mail server finds the link. */
  onWritten?: (mail: Mail, path: string) => void;
}

// A mail server that does not answer must not hold a request for minutes (nodemailer waits ten by default).
const SMTP_TIMEOUT_MS = 15_000;

/** Mail over SMTP when an address of a server is given, else one .eml file per mail in the outbox folder. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl ? smtpMailer(options.smtpUrl, options.from) : outboxMailer(options);
}

/** One address, as it is: a text would be read as a list of them. */
const recipient = ({ to }: Mail) => ({ name: '', address: to });

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, to: recipient(mail) });
    },
    close: () => transport.close(),
  };
}

function outboxMailer({ from, outboxDir, onWritten }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail, to: recipient(mail) });
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const path = join(outboxDir, name);
      // Renamed into place, so that a reader of the folder never sees half a mail.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      onWritten?.(mail, path);
    },
    close: () => transport.close(),
  };
}
