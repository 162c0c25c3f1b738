import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';
import type { MailSecurity } from '#contracts/inputs.ts';
import {
  isPublicAddress,
  PrivateAddressError,
  publicAddresses,
  type Resolve,
  type ResolvedAddress,
  resolveAll,
} from '../../network/public-address.ts';
import { MailServerError, saidByServer } from './mail-server-error.ts';

export interface MailAccount {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string;
}

export interface ConnectOptions {
  /** `MAILBOX_ALLOW_PRIVATE`. */
  allowPrivate: boolean;
  /** How long the server may take to be reached, and then for anything it is asked. */
  timeoutMs: number;
  /** Ends the connection, and with it whatever waits for the server. */
  signal?: AbortSignal;
  resolve?: Resolve;
}

/** What one answer of a server may take in memory: attachments come in small pieces. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Runs `work` on a connection that is signed in, and ends it. Throws `MailServerError` for what goes wrong with the
 * server, and what `work` throws. The address that was checked is the one that is connected to.
 */
export async function withMailServer<Result>(
  account: MailAccount,
  options: ConnectOptions,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const [address] = await addressesOf(account, options);
  // Loaded on first use: most installations have no mailbox.
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    host: address?.address ?? account.host,
    port: account.port,
    // An address is no name to ask for (RFC 6066, 3).
    ...(isIP(account.host) ? {} : { servername: account.host }),
    secure: account.security === 'tls',
    doSTARTTLS: account.security === 'starttls',
    auth: { user: account.username, pass: account.password },
    disableAutoIdle: true,
    logger: false,
    connectionTimeout: options.timeoutMs,
    greetingTimeout: options.timeoutMs,
    socketTimeout: options.timeoutMs,
    maxLineLength: MAX_ANSWER_BYTES,
    maxLiteralSize: MAX_ANSWER_BYTES,
    maxResponseSize: 2 * MAX_ANSWER_BYTES,
  });
  // What is wrong is told by whichever call waits for an answer; without a listener it would end the process.
  client.on('error', () => {});
  const hangUp = () => client.close();
  options.signal?.addEventListener('abort', hangUp);
  // One that is closed connects to nothing.
  if (options.signal?.aborted) hangUp();
  try {
    await client.connect().catch((error: unknown) => {
      throw saidByServer(error, account);
    });
    return await work(client);
  } finally {
    options.signal?.removeEventListener('abort', hangUp);
    client.close();
  }
}

/** Throws `MailServerError` for a server that must not be connected to. */
async function addressesOf(
  { host, security }: MailAccount,
  { allowPrivate, resolve = resolveAll }: ConnectOptions,
): Promise<ResolvedAddress[]> {
  try {
    if (!allowPrivate) {
      const addresses = await publicAddresses(host, resolve);
      if (security === 'none') throw inTheClear();
      return addresses;
    }
    const addresses = await resolve(host);
    if (security === 'none' && addresses.some(({ address }) => isPublicAddress(address))) throw inTheClear();
    return addresses;
  } catch (error) {
    if (error instanceof MailServerError) throw error;
    if (error instanceof PrivateAddressError) {
      throw new MailServerError(
        `'${host}' has a private address. Whoever runs this server can allow that with MAILBOX_ALLOW_PRIVATE.`,
      );
    }
    throw saidByServer(error, { host });
  }
}

const inTheClear = () =>
  new MailServerError('Without TLS the password could be read on its way. Choose TLS or STARTTLS for this server.');
