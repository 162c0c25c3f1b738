import type { HttpClient } from '../../testing/http-client.ts';
import { type ImapServer, PASSWORD } from './dovecot.ts';

/** How a test server is set that looks into mailboxes all the time, on this machine too. */
export const WITH_MAILBOXES = {
  SECRET_KEY: 'thirty-two characters or more, so',
  MAILBOX_ALLOW_PRIVATE: 'true',
  MAILBOX_INTERVAL_S: '1',
  REGISTRATIONS_PER_HOUR: '1000',
};

/** A mailbox on this machine as its owner enters it. */
export const account = (imap: Pick<ImapServer, 'port'>, username: string, fields: object = {}) => ({
  host: '127.0.0.1',
  port: imap.port,
  security: 'none',
  username,
  password: PASSWORD,
  ...fields,
});
export const save = (client: HttpClient, mailbox: object | null) =>
  client.json('PUT', '/api/settings', { inputs: { mailbox } });
export const check = (client: HttpClient, mailbox: object) =>
  client.json('POST', '/api/settings/mailbox/check', mailbox);
export const mailboxOf = async (client: HttpClient) => (await client.get('/api/settings')).body.inputs.mailbox;
