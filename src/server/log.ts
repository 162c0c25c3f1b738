import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/**
 * The log: a line of JSON each, to standard output. Nothing personal is in it: no addresses, names, files or searches,
 * and of an error not what it says in passing about values (`describeError`).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeError,
      // Should a library hand over a request or an answer: their headers and addresses stay out.
      req: ({ id, method }: { id?: unknown; method?: unknown }) => ({ id, method }),
      // The form parser's, at level `trace`: they hold all headers.
      busboyOptions: () => undefined,
      res: ({ statusCode }: { statusCode?: unknown }) => ({ statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Where a database error arose. */
  constraint?: string;
  stack?: string[];
  cause?: DescribedError;
  errors?: DescribedError[];
}

/** Causes of causes: a circle ends somewhere. */
const DEEPEST = 5;
const MOST_FRAMES = 12;

/** An error for the log: type, code, place and the message without what it quotes of people's data. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames.length > 0 ? { stack: frames.slice(0, MOST_FRAMES).map((line) => line.trim()) } : {}),
    ...(error.cause && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < DEEPEST
      ? { errors: error.errors.map((each) => describeError(each, depth + 1)) }
      : {}),
  };
}

function withoutValues(message: string): string {
  return (
    message
      // The file system ends with the paths: `ENOENT: no such file or directory, open '/watched/ada/a.pdf'`.
      .replace(/(, \w+) '.*$/s, '$1')
      // Drizzle repeats all parameters of a failed query behind its text.
      .replace(/\nparams:[\s\S]*$/, '')
      // PostgreSQL ends with the value it could not take: `invalid input syntax for type integer: "12a"`.
      .replace(/: ".*"$/s, '')
      .replace(/\bBearer +\S+/gi, '[token]')
      .replace(/\/\/[^\s/@]+@/g, '//')
      .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
  );
}
