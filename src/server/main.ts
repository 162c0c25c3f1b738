import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createReaderPool } from '#reader/reader-pool.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { analysisEvents } from './documents/analysis-events.ts';
import { analyzeDocument, giveUpAnalysis } from './documents/analyze-document.ts';
import { pageImages } from './documents/page-images.ts';
import { restoreUploads } from './documents/restore-uploads.ts';
import { analysisJobs } from './jobs/analysis-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { diskStorage } from './storage/disk-storage.ts';
import { stripePayments } from './subscription/stripe-payments.ts';

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  url: string;
  deps: Deps;
  /** Finishes what runs, hands back the rest, closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  now?: () => Date;
  log?: Logger;
}

const STOP_PATIENCE_MS = 10_000;

/**
 * Starts the whole product and resolves when it listens. Throws `FolderLockedError` when another process has the data
 * folder, and what the database or the port say.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  const reader = createReaderPool({
    processes: config.ANALYSIS_PROCESSES,
    timeoutMs: config.ANALYSIS_TIMEOUT_S * 1000,
    memoryMb: config.ANALYSIS_MEMORY_MB,
    maxPages: config.MAX_PAGES,
  });
  const jobs = analysisJobs({
    pool: database.pool,
    exclusive: database.kind === 'embedded',
    concurrency: config.ANALYSIS_PROCESSES,
    expireInSeconds: config.ANALYSIS_TIMEOUT_S + 60,
    log,
  });
  const inBackground = new Set<Promise<unknown>>();
  let url = '';
  const deps: Deps = {
    config,
    database,
    db: database.db,
    storage: diskStorage(join(config.DATA_DIR, 'files')),
    reader,
    jobs,
    events: analysisEvents(),
    images: pageImages(join(config.DATA_DIR, 'cache', 'pages'), reader),
    running: new Map(),
    mailer: createMailer({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      outboxDir: join(config.DATA_DIR, 'outbox'),
      onWritten: (mail, path) =>
        log.info({ path, link: /https?:\/\/\S+/.exec(mail.text)?.[0] }, 'mail written to the outbox'),
    }),
    payments: config.BILLING === 'stripe' ? paymentsOf(config) : null,
    now: options.now ?? (() => new Date()),
    log,
    publicUrl: () => config.PUBLIC_URL?.replace(/\/+$/, '') ?? url,
    background(name, work) {
      const running = work()
        .catch((err: unknown) => log.error({ err }, name))
        .finally(() => inBackground.delete(running));
      inBackground.add(running);
    },
  };

  const app = await createApp(deps);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await app.close();
    await jobs.stop(STOP_PATIENCE_MS);
    reader.close();
    await Promise.allSettled(inBackground);
    deps.mailer.close();
    await database.close();
  };
  try {
    await jobs.start(
      (job) => analyzeDocument(deps, job, deps.running),
      (job) => giveUpAnalysis(deps, job),
    );
    if (database.kind === 'embedded') {
      const report = await restoreUploads(deps);
      if (Object.values(report).some((count) => count > 0)) log.warn(report, 'put right after an unclean stop');
      jobs.wake();
    }
    url = await app.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    // Most often the port is taken: nothing may be left running that keeps the process alive.
    await stop();
    throw error;
  }

  return {
    url,
    deps,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function paymentsOf(config: Config) {
  return stripePayments({
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    prices: { essential: config.STRIPE_PRICE_ESSENTIAL ?? '', advanced: config.STRIPE_PRICE_ADVANCED ?? '' },
    apiBase: config.STRIPE_API_BASE,
  });
}

/** `invoscope serve`: runs until it is told to stop, and prints the address. */
export async function serve(config: Config): Promise<void> {
  const server = await startServer(config);
  process.stdout.write(`\nInvoscope is ready: ${server.url}\n\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
}
