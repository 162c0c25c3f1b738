import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, PrivateAddressError, publicAddresses, type Resolve, resolveAll } from '../network/public-address.ts';

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Private and loopback addresses are called too. */
  allowPrivate: boolean;
  /** From the name to the last byte of the answer. */
  timeoutMs: number;
  /** The system's own by default. */
  resolve?: Resolve | undefined;
}

export interface CallResult {
  /** Null when there was no answer. */
  status: number | null;
  /** How the answer begins. */
  answer: string | null;
  /** Why it is no success, a sentence; null for 2xx. */
  error: string | null;
  /** It took the whole time that there is. */
  timedOut: boolean;
}

const MOST_ANSWER_BYTES = 4_000;

/**
 * Posts to an address and says what became of it; never throws. No redirect is followed, no connection used twice, and
 * the connection goes to an address that was checked.
 */
export async function callAddress(call: Call): Promise<CallResult> {
  const signal = AbortSignal.timeout(call.timeoutMs);
  try {
    const { status, answer } = await post(call, signal);
    return { status, answer, error: problemOf(status), timedOut: false };
  } catch (error) {
    return { status: null, answer: null, error: sentenceOf(error, signal, call.timeoutMs), timedOut: signal.aborted };
  }
}

async function post(call: Call, signal: AbortSignal): Promise<{ status: number; answer: string }> {
  const url = new URL(call.url);
  const host = hostOf(url);
  const { allowPrivate, resolve = resolveAll } = call;
  const addressesOf = (name: string) => (allowPrivate ? resolve(name) : publicAddresses(name, resolve));
  // An address that is written as such is not looked up: it is checked here.
  if (isIP(host) && !allowPrivate) await publicAddresses(host);
  const lookup: LookupFunction = (name, { all }, done) => {
    addressesOf(name).then(
      (addresses) => {
        const [first] = addresses;
        if (all) done(null, addresses);
        else if (first) done(null, first.address, first.family);
        else done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
  return new Promise((resolveAnswer, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const bytes = Buffer.from(call.body);
    const headers = { ...call.headers, 'content-length': String(bytes.length) };
    // An agent of its own: a connection that is kept would be one that was checked at another time.
    const sent = request(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const end = () => {
        response.destroy();
        resolveAnswer({ status: response.statusCode ?? 0, answer: textOf(Buffer.concat(chunks)) });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= MOST_ANSWER_BYTES) end();
      });
      // The status is the answer: one whose text breaks off, or never ends, is an answer all the same.
      response.once('end', end);
      response.once('error', end);
    });
    // Nothing else would come of it: neither an answer nor an error.
    sent.once('upgrade', (response, socket) => {
      socket.destroy();
      resolveAnswer({ status: response.statusCode ?? 0, answer: '' });
    });
    sent.once('error', reject);
    sent.end(bytes);
  });
}

/** No database stores a NUL character. */
const textOf = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes.subarray(0, MOST_ANSWER_BYTES)).replaceAll('\0', '\ufffd');

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was a redirect (${status}), which is not followed.`;
  return `The answer was ${status}.`;
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name in the address was not found.',
  EAI_AGAIN: 'The name in the address was not found.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  EHOSTUNREACH: 'The address cannot be reached.',
  ENETUNREACH: 'The address cannot be reached.',
  ETIMEDOUT: 'The address cannot be reached.',
};

function sentenceOf(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (error instanceof PrivateAddressError) return error.message;
  if (signal.aborted) return `There was no answer within ${timeoutMs / 1000} seconds.`;
  const { code, message } = error as NodeJS.ErrnoException;
  return SENTENCES[code ?? ''] ?? `The call failed: ${message || code || 'no reason given'}`;
}
