import { join } from 'node:path';
import type { Logger } from 'pino';
import { createOcrPool, type OcrPool } from '#reader/ocr/ocr-pool.ts';
import { createReaderPool } from '#reader/reader-pool.ts';
import { openModel } from './assistant/model/open-model.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase, SERVING_PATIENCE } from './db/database.ts';
import { embeddedChannel } from './db/embedded-channel.ts';
import type { MessageChannel } from './db/message-channel.ts';
import { postgresChannel } from './db/postgres-channel.ts';
import type { Deps } from './deps.ts';
import { documentEvents } from './documents/document-events.ts';
import { keptWords } from './files/kept-words.ts';
import { pageImages } from './files/page-images.ts';
import { jobQueue } from './jobs/job-queue.ts';
import { jobSignals } from './jobs/job-signals.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { openStorage } from './storage/open-storage.ts';

export interface OpenOptions {
  now?: () => Date;
  log?: Logger;
  /** Where the server listens, once it does. */
  listeningUrl?: () => string;
  /** How long running analyses may go on when everything is closed. */
  stopPatienceMs?: number;
}

export interface OpenDeps {
  deps: Deps;
  /** Lets running analyses finish for a while, hands back the rest, closes everything. */
  close(): Promise<void>;
}

/**
 * Opens everything use cases reach outside themselves. Throws with a sentence: another process has the data folder, the
 * database or the files cannot be reached.
 */
export async function openDeps(config: Config, options: OpenOptions = {}): Promise<OpenDeps> {
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const storage = openStorage(config);
  // First: whoever cannot store files has no use for a database.
  await storage.check();
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    patience: SERVING_PATIENCE,
  });
  const channel = await openChannel(database, config, log);
  const reader = createReaderPool({
    processes: config.ANALYSIS_PROCESSES,
    timeoutMs: config.ANALYSIS_TIMEOUT_S * 1000,
    memoryMb: config.ANALYSIS_MEMORY_MB,
    maxPages: config.MAX_PAGES,
    ocr: openOcr(config),
  });
  const signals = jobSignals(channel);
  const jobs = jobQueue({
    pool: database.pool,
    exclusive: database.kind === 'embedded',
    lostAfterSeconds: config.WORKER_LOST_AFTER_S,
    signals,
    log,
  });
  const inBackground = new Set<Promise<unknown>>();
  const deps: Deps = {
    config,
    database,
    db: database.db,
    storage,
    reader,
    jobs,
    events: documentEvents(channel, signals),
    images: pageImages(join(config.DATA_DIR, 'cache', 'pages'), reader),
    words: keptWords({ storage, reader, log, patienceMs: config.ANALYSIS_ANSWER_S * 1000 }),
    mailer: createMailer({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      outboxDir: join(config.DATA_DIR, 'outbox'),
      // Without a mail server whoever reads the log is the one to follow the link: the only secret in it, and only then.
      onWritten: (mail, path) =>
        log.info({ path, link: /https?:\/\/\S+/.exec(mail.text)?.[0] }, 'mail written to the outbox'),
    }),
    payments: config.BILLING === 'stripe' ? await paymentsOf(config) : null,
    languageModel: await openModel(config),
    now: options.now ?? (() => new Date()),
    log,
    publicUrl: () => config.PUBLIC_URL?.replace(/\/+$/, '') ?? options.listeningUrl?.() ?? '',
    background(name, work) {
      const running = work()
        .catch((err: unknown) => log.error({ err }, name))
        .finally(() => inBackground.delete(running));
      inBackground.add(running);
    },
  };
  return {
    deps,
    async close() {
      await jobs.stop(options.stopPatienceMs ?? 0);
      reader.close();
      await Promise.allSettled(inBackground);
      deps.mailer.close();
      await channel.close();
      await database.close();
    },
  };
}

/** What reads scans and photos; undefined with `OCR_ENGINE=off`. */
function openOcr({ OCR_ENGINE, OCR_LANGUAGES, ANALYSIS_PROCESSES, ANALYSIS_MEMORY_MB }: Config): OcrPool | undefined {
  if (OCR_ENGINE === 'off') return undefined;
  return createOcrPool({
    engine: OCR_ENGINE,
    languages: OCR_LANGUAGES,
    processes: ANALYSIS_PROCESSES,
    memoryMb: ANALYSIS_MEMORY_MB,
  });
}

async function openChannel(database: Database, { DATABASE_URL }: Config, log: Logger): Promise<MessageChannel> {
  try {
    if (!DATABASE_URL) return await embeddedChannel(database.pool);
    return await postgresChannel({ connectionString: DATABASE_URL, pool: database.pool, log });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function paymentsOf(config: Config) {
  // Read only where it is wanted: its client is two hundred files at every start.
  const { stripePayments } = await import('./subscription/stripe-payments.ts');
  return stripePayments({
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    prices: { essential: config.STRIPE_PRICE_ESSENTIAL ?? '', advanced: config.STRIPE_PRICE_ADVANCED ?? '' },
    apiBase: config.STRIPE_API_BASE,
  });
}
