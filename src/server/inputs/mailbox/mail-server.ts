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
import { isOfTheAddress, MailServerError, saidByServer } from './mail-server-error.ts';

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

/** A name may lead to more addresses than anybody waits for. */
const MOST_ADDRESSES = 4;
/** One of several addresses that takes longer to be reached gives way to the next. */
const NEXT_ADDRESS_MS = 5_000;

/**
 * Runs `work` on a connection that is signed in, and ends it. Throws `MailServerError` for what goes wrong with the
 * server, and what `work` throws. The addresses that were checked are those that are connected to: the first one that
 * can be reached.
 */
export async function withMailServer<Result>(
  account: MailAccount,
  options: ConnectOptions,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const addresses = (await addressesOf(account, options)).slice(0, MOST_ADDRESSES);
  const tried = addresses.length > 0 ? addresses.map(({ address }) => address) : [account.host];
  for (const [at, address] of tried.entries()) {
    const isLast = at === tried.length - 1;
    const client = await newClient(account, { ...options, address, mayGiveWay: !isLast });
    const hangUp = () => client.close();
    options.signal?.addEventListener('abort', hangUp);
    // One that is closed connects to nothing.
    if (options.signal?.aborted) hangUp();
    try {
      const failure = await client.connect().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return await work(client);
      if (isLast || options.signal?.aborted || !isOfTheAddress(failure.error))
        throw saidByServer(failure.error, account);
    } finally {
      options.signal?.removeEventListener('abort', hangUp);
      client.close();
    }
  }
  throw new Error('unreachable: the last address has answered or thrown');
}

async function newClient(
  account: MailAccount,
  { address, mayGiveWay, timeoutMs }: ConnectOptions & { address: string; mayGiveWay: boolean },
): Promise<ImapFlow> {
  // Loaded on first use: most installations have no mailbox.
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    host: address,
    port: account.port,
    // An address is no name to ask for (RFC 6066, 3).
    ...(isIP(account.host) ? {} : { servername: account.host }),
    secure: account.security === 'tls',
    doSTARTTLS: account.security === 'starttls',
    auth: { user: account.username, pass: account.password },
    disableAutoIdle: true,
    logger: false,
    connectionTimeout: mayGiveWay ? Math.min(NEXT_ADDRESS_MS, timeoutMs) : timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLineLength: MAX_ANSWER_BYTES,
    maxLiteralSize: MAX_ANSWER_BYTES,
    maxResponseSize: 2 * MAX_ANSWER_BYTES,
  });
  // What is wrong is told by whichever call waits for an answer; without a listener it would end the process.
  client.on('error', () => {});
  return client;
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
