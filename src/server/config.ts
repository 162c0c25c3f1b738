import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isOcrLanguage, OCR_ENGINES, OCR_LANGUAGES } from '#reader/ocr/ocr-languages.ts';

const text = z.string().min(1);
const count = z.coerce.number().int().positive();
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: () => `that is no address like ${example}` });
const webUrl = address(/^https?$/, 'https://example.com');

const isAddress = (given: string) => {
  const [host = '', bits, ...more] = given.trim().split('/');
  const longest = isIP(host) === 4 ? 32 : 128;
  return isIP(host) > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest));
};
const addresses = text.refine((list) => list.split(',').every(isAddress), {
  error: 'it takes addresses like 127.0.0.1 or 10.0.0.0/8, separated by commas',
});

const ocrLanguages = text
  .transform((list) => list.split(',').map((language) => language.trim()))
  .refine((languages) => languages.every(isOcrLanguage), {
    error: `it takes languages of ${OCR_LANGUAGES.join(', ')}, separated by commas`,
  })
  .transform((languages) => languages.filter(isOcrLanguage));

interface Variable<S extends z.ZodType> {
  schema: S;
  /** As it would be written in the environment; undefined when there is none. */
  fallback?: string;
  /** What the documentation says instead of the fallback, where that depends on the machine. */
  fallbackNote?: string;
  doc: string;
}

const variable = <S extends z.ZodType>(
  schema: S,
  doc: string,
  fallback?: string,
  fallbackNote?: string,
): Variable<S> => ({
  schema,
  doc,
  ...(fallback === undefined ? {} : { fallback }),
  ...(fallbackNote === undefined ? {} : { fallbackNote }),
});

/** The one table of settings: `.env.example` and `docs/configuration.md` are generated from it. */
export const CONFIG_TABLE = {
  HOST: variable(text, 'Address to listen on.', '127.0.0.1'),
  PORT: variable(z.coerce.number().int().min(0).max(65_535), 'Port to listen on; web client and API share it.', '3000'),
  PUBLIC_URL: variable(
    webUrl.optional(),
    'Address people reach the product at, for links in mails and the return from checkout. Never taken from a request.',
    undefined,
    'the listening address',
  ),
  TRUST_PROXY: variable(
    addresses.optional(),
    'Addresses (comma-separated, CIDR allowed) of proxies whose forwarded headers count.',
  ),
  REGISTRATION: variable(z.enum(['open', 'closed']), '`closed`: nobody new can register.', 'open'),
  RATE_LIMIT_PER_MINUTE: variable(count, 'Calls a minute for one address.', '1200'),
  REGISTRATIONS_PER_HOUR: variable(count, 'Registrations an hour from one address.', '60'),
  METRICS_TOKEN: variable(
    text.optional(),
    'Bearer token for `/metrics`; without it only the loopback address is answered.',
  ),
  DATA_DIR: variable(text, 'Folder of the embedded database, the files, the mail outbox and backups.', './data'),
  DATABASE_URL: variable(
    address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
    'A PostgreSQL database (15 or newer) instead of the embedded one.',
  ),
  S3_BUCKET: variable(text.optional(), 'A bucket for the files, instead of `DATA_DIR/files`.'),
  S3_ENDPOINT: variable(
    webUrl.optional(),
    'Address of an S3-compatible server (its buckets are addressed by path).',
    undefined,
    "AWS's own",
  ),
  S3_REGION: variable(text, 'Region of the bucket.', 'us-east-1'),
  S3_ACCESS_KEY_ID: variable(
    text.optional(),
    'Access key for the bucket.',
    undefined,
    "the machine's own (profile or role)",
  ),
  S3_SECRET_ACCESS_KEY: variable(text.optional(), 'Its secret; both or neither.'),
  BACKUP_HOUR: variable(
    z.union([z.literal('off'), z.coerce.number().int().min(0).max(23)]).optional(),
    "Hour (0 to 23, the machine's time zone) of the nightly backup; `off`: none. A machine that was off then catches up. With PostgreSQL set it on one server only.",
    undefined,
    '3; with `DATABASE_URL` none',
  ),
  BACKUP_KEEP: variable(count, 'How many nightly backups are kept.', '7'),
  BACKUP_DIR: variable(
    text.optional(),
    'Folder of the nightly backups; best on another disk.',
    undefined,
    '`DATA_DIR/backups`',
  ),
  WATCH_DIR: variable(
    text.optional(),
    "A folder that is watched: what is put into the folder with a user's name in it (`WATCH_DIR/ada/`) becomes a document of that user, see [Inputs](inputs.md). Best on the disk of the server.",
  ),
  WATCH_SETTLE_S: variable(count, 'Seconds that a file in it has to stay unchanged before it is taken.', '5'),
  WEBHOOK_ALLOW_PRIVATE: variable(
    z.stringbool({ error: 'it takes true or false' }),
    '`true`: webhooks may call private and loopback addresses, such as a program on the same machine. Whoever has an account can then reach what this server reaches.',
    'false',
  ),
  WEBHOOK_TIMEOUT_S: variable(
    count.max(300),
    'How long a delivery to a webhook waits for the answer, in seconds.',
    '10',
  ),
  SECRET_KEY: variable(
    text.optional(),
    'Encrypts the passwords of mailboxes in the database: 32 characters or more, as `openssl rand -base64 32` makes them. Without it nobody can set up a mailbox; with another one the passwords have to be entered again. Not part of a backup.',
  ),
  MAILBOX_INTERVAL_S: variable(count, 'Seconds between two looks into a mailbox.', '60'),
  MAILBOX_ALLOW_PRIVATE: variable(
    z.stringbool({ error: 'it takes true or false' }),
    '`true`: mailboxes may be on private and loopback addresses, as with a mail server of your own. Whoever has an account can then make this server connect to what it reaches.',
    'false',
  ),
  BILLING: variable(
    z.enum(['test', 'stripe', 'off']),
    '`off`: no plans and no limits, what a private installation wants. `test`: a built-in checkout page, no money moves. `stripe`: real payments.',
    'test',
  ),
  STRIPE_SECRET_KEY: variable(text.optional(), 'Needed with `BILLING=stripe`.'),
  STRIPE_WEBHOOK_SECRET: variable(text.optional(), 'Needed with `BILLING=stripe`.'),
  STRIPE_PRICE_ESSENTIAL: variable(text.optional(), 'Price id of the essential plan; needed with `BILLING=stripe`.'),
  STRIPE_PRICE_ADVANCED: variable(text.optional(), 'Price id of the advanced plan; needed with `BILLING=stripe`.'),
  STRIPE_API_BASE: variable(
    webUrl.optional(),
    "Another address that speaks Stripe's protocol, for tests.",
    undefined,
    "Stripe's own",
  ),
  SMTP_URL: variable(
    address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    'Mail server, `smtp://user:password@host:587`; without it mails go to `DATA_DIR/outbox`.',
  ),
  MAIL_FROM: variable(text, 'Sender of the mails.', 'Invoscope <no-reply@localhost>'),
  SUPPORT_EMAIL: variable(text, 'Where messages of the contact form go.', 'support@localhost'),
  AI_PROVIDER: variable(
    z.enum(['local', 'anthropic', 'openai']),
    '`local`: the assistant computes its answers here, and nothing is sent anywhere. `anthropic`, `openai`: questions, what was said before in the conversation, and what the tools find in documents to answer them (names, figures, quotes, text) are sent to that provider.',
    'local',
  ),
  ANTHROPIC_API_KEY: variable(text.optional(), 'Needed with `AI_PROVIDER=anthropic`.'),
  ANTHROPIC_BASE_URL: variable(
    webUrl.optional(),
    "Another address that speaks Anthropic's protocol.",
    undefined,
    "Anthropic's own",
  ),
  OPENAI_API_KEY: variable(
    text.optional(),
    'Needed with `AI_PROVIDER=openai`, unless `OPENAI_BASE_URL` names a server that asks for none.',
  ),
  OPENAI_BASE_URL: variable(
    webUrl.optional(),
    "Any server that speaks OpenAI's chat completions, such as `http://localhost:11434/v1` of a local Ollama.",
    undefined,
    "OpenAI's own",
  ),
  AI_MODEL_ESSENTIAL: variable(
    text.optional(),
    'Model that answers on the essential plan and in the trial; where only one of the two is set, it answers on all.',
    undefined,
    'a fast one of the provider',
  ),
  AI_MODEL_ADVANCED: variable(
    text.optional(),
    'Model that answers on the advanced plan, and with `BILLING=off`.',
    undefined,
    'a strong one of the provider',
  ),
  AI_TIMEOUT_S: variable(
    count,
    'Longest that a model may take for a question, in seconds; then the answer is computed without it.',
    '25',
  ),
  AI_MAX_TOKENS: variable(count, 'Most tokens, in and out together, that a question may take.', '60000'),
  MAX_UPLOAD_MB: variable(count, 'Largest file, in megabytes.', '25'),
  MAX_PAGES: variable(count, 'Most pages of a document.', '300'),
  ANALYSIS_TIMEOUT_S: variable(count, 'Longest analysis, in seconds.', '120'),
  ANALYSIS_ANSWER_S: variable(
    count,
    'How long a call waits for the result of an analysis, in seconds; then the answer is 202. Clients wait 30 s.',
    '25',
  ),
  ANALYSIS_PROCESSES: variable(
    count,
    'How many documents are read at once.',
    String(availableParallelism()),
    'number of cores',
  ),
  ANALYSIS_MEMORY_MB: variable(count, 'Most memory of one analysis, in megabytes.', '1024'),
  OCR_ENGINE: variable(
    z.enum([...OCR_ENGINES, 'off']),
    'What reads scans and photos. `bundled`: the recogniser that comes along. `native`: the `tesseract` command (5 or newer), faster, with its data where `TESSDATA_PREFIX` says; languages whose data is not installed, and all where there is no such command, are left to the bundled one. `off`: pages without text stay unread.',
    'bundled',
  ),
  OCR_LANGUAGES: variable(
    ocrLanguages,
    'Languages that scans and photos may be written in (ISO 639-1, separated by commas); which of them, each page tells.',
    OCR_LANGUAGES.join(','),
  ),
  WORKER_LOST_AFTER_S: variable(
    z.coerce.number().int().min(10),
    'Seconds after which a process that is not heard of any more is taken for dead, and its analyses go to others. PostgreSQL only.',
    '30',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'How much is logged.',
    'info',
  ),
} as const;

type Table = typeof CONFIG_TABLE;
export type Config = { [Name in keyof Table]: z.infer<Table[Name]['schema']> };

const STRIPE_NEEDS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ESSENTIAL',
  'STRIPE_PRICE_ADVANCED',
] as const;

/** Their values are not repeated in messages, which end up in logs. */
const HOLDS_SECRETS = /KEY|SECRET|TOKEN|^(DATABASE|SMTP)_URL$/;

/** A setting that cannot be used; the message names the variable and is meant for whoever starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings. An empty variable counts as not set. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, fallback }] of Object.entries(CONFIG_TABLE) as [string, Variable<z.ZodType>][]) {
    const given = env[name]?.trim() || fallback;
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const said = HOLDS_SECRETS.test(name) ? 'what it is' : `'${given}'`;
      throw new ConfigError(`${name} cannot be ${said}: ${parsed.error.issues[0]?.message ?? 'invalid value'}`);
    }
    values[name] = parsed.data;
  }
  const config = values as Config;
  if (config.BILLING === 'stripe') {
    const missing = STRIPE_NEEDS.filter((name) => !config[name]);
    if (missing.length > 0) throw new ConfigError(`BILLING=stripe needs ${missing.join(', ')}`);
  }
  checkS3(config);
  checkAi(config);
  return config;
}

function checkAi(config: Config): void {
  if (config.AI_PROVIDER === 'anthropic' && !config.ANTHROPIC_API_KEY) {
    throw new ConfigError('AI_PROVIDER=anthropic needs ANTHROPIC_API_KEY');
  }
  if (config.AI_PROVIDER === 'openai' && !config.OPENAI_API_KEY && !config.OPENAI_BASE_URL) {
    throw new ConfigError('AI_PROVIDER=openai needs OPENAI_API_KEY, or OPENAI_BASE_URL of a server that asks for none');
  }
}

function checkS3(config: Config): void {
  if (Boolean(config.S3_ACCESS_KEY_ID) !== Boolean(config.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither');
  }
  if (!config.S3_BUCKET && (config.S3_ENDPOINT || config.S3_ACCESS_KEY_ID)) {
    throw new ConfigError('S3_ENDPOINT and S3_ACCESS_KEY_ID need S3_BUCKET, the name of the bucket for the files');
  }
}
