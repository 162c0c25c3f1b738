/** What is wrong with a mail server, in words for the mailbox's owner. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
}

const MOST_CHARACTERS = 300;

interface ImapError {
  code?: string;
  message?: string;
  authenticationFailed?: boolean;
  /** The server's own words. */
  responseText?: string;
}

/** An error of the connection, or of the server's answer, as its owner reads it. */
export function saidByServer(error: unknown, { host, port }: { host: string; port?: number }): MailServerError {
  if (error instanceof MailServerError) return error;
  const said = (typeof error === 'object' && error !== null ? error : {}) as ImapError;
  const words = own(said.responseText ?? '');
  const where = port === undefined ? '' : ` on port ${port}`;
  if (said.authenticationFailed) {
    return new MailServerError(`The mail server refused the user name or the password${words && `: ${words}`}`, {
      cause: error,
    });
  }
  const { code = '' } = said;
  const sentence = SENTENCES[code]?.(host, where) ?? tlsSentence(code, host, where, own(said.message ?? ''));
  if (sentence) return new MailServerError(sentence, { cause: error });
  return new MailServerError(`The mail server says: ${words || own(said.message ?? '') || 'nothing'}`, {
    cause: error,
  });
}

const UNREACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
]);

/** Nothing was reached there; another address of the same server may be. */
export const isOfTheAddress = (error: unknown): boolean => UNREACHED.has((error as ImapError | null)?.code ?? '');

const noAnswer = (host: string, where: string) => `'${host}' does not answer${where}.`;
const brokeOff = (host: string, where: string) =>
  `'${host}' ended the connection${where}. Check the port and the kind of TLS.`;

const SENTENCES: Readonly<Record<string, (host: string, where: string) => string>> = {
  ENOTFOUND: (host) => `There is no server called '${host}'.`,
  EAI_AGAIN: (host) => `The name '${host}' could not be looked up.`,
  ECONNREFUSED: (host, where) => `'${host}' refuses connections${where}.`,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  ETIMEOUT: noAnswer,
  CONNECT_TIMEOUT: noAnswer,
  GREETING_TIMEOUT: (host, where) =>
    `'${host}' takes connections${where} but does not greet. Check the port and the kind of TLS.`,
  UPGRADE_TIMEOUT: brokeOff,
  ECONNRESET: brokeOff,
  EPIPE: brokeOff,
  EConnectionClosed: brokeOff,
  NoConnection: brokeOff,
  ClosedAfterConnectText: brokeOff,
  ClosedAfterConnectTLS: brokeOff,
};

const UNTRUSTED = /CERT|SIGNATURE|ISSUER|ALTNAME/;
const NO_TLS = /^(EPROTO$|ERR_SSL_)/;

function tlsSentence(code: string, host: string, where: string, message: string): string | null {
  if (/STARTTLS/.test(message)) return `'${host}' offers no STARTTLS${where}. Choose TLS, on the port for it.`;
  if (NO_TLS.test(code)) return `'${host}' does not speak TLS${where}. Check the port and the kind of TLS.`;
  if (!UNTRUSTED.test(code)) return null;
  return `The certificate of '${host}' is not trusted: ${message}. Whoever runs this server can add its authority with NODE_EXTRA_CA_CERTS.`;
}

/** Words of somebody else's server: one line, not endless. */
const own = (words: string) =>
  words
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    // Dovecot adds how long it took.
    .replace(/ \([\d.]+ \+ [\d.]+(?: \+ [\d.]+)? secs\)\.?$/, '')
    .replace(/\.+$/, '')
    .slice(0, MOST_CHARACTERS);
