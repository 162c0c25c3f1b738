/** The system's words for a peer that is away, hangs, or broke off (errno). */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/**
 * PostgreSQL's words (SQLSTATE) for being away or overloaded: class 08 connection exceptions, class 57P shutdowns and
 * crashes, 53300 too many connections, 57014 a statement that took too long, 55P03 a lock that was not to be had.
 */
const DATABASE = /^(08...|57P..|53300|57014|55P03)$/;

/** What the PostgreSQL client says of these, without a code. */
const CLIENT =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The S3 client's names for the same. */
const STORAGE = new Set(['TimeoutError', 'SlowDown', 'ServiceUnavailable', 'RequestTimeout', 'InternalError']);

const MOST_CAUSES = 8;

/**
 * Whether a call failed because the database or the file store is away, hangs or is overloaded, rather than through a
 * fault of ours: the same call may succeed in a moment.
 */
export function isOutage(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth += 1) {
    const { code, name, message } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && (NETWORK.has(code) || DATABASE.test(code))) return true;
    if (STORAGE.has(name) || CLIENT.test(message)) return true;
    // Several addresses of one host that all fail come as one error.
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true;
    cause = cause.cause;
  }
  return false;
}
