import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startBackups } from './backup/start-backups.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { analyzeDocument, giveUpAnalysis } from './documents/analyze-document.ts';
import { restoreUploads } from './documents/restore-uploads.ts';
import { resumeAnalyses } from './documents/resume-analyses.ts';
import { openDeps } from './open-deps.ts';

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

const LOOK_AFTER_ANALYSES_MS = 15_000;

/**
 * Starts the whole product and resolves when it listens. Throws `FolderLockedError` when another process has the data
 * folder, and what the database or the port say.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  let url = '';
  const { deps, close } = await openDeps(config, { ...options, listeningUrl: () => url });
  const app = await createApp(deps);
  let stopping: Promise<void> | null = null;
  let stopLooking = async () => {};
  let stopBackups = async () => {};
  const stop = async () => {
    await app.close();
    await stopBackups();
    await stopLooking();
    await close();
  };
  try {
    stopLooking = await startAnalyses(deps);
    url = await app.listen({ host: config.HOST, port: config.PORT });
    stopBackups = await startBackups(deps);
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

/**
 * Puts right what an unclean stop left, takes jobs from the queues from here on, and looks again and again after
 * analyses that a process took along when it died. Returns what ends the looking.
 */
async function startAnalyses(deps: Deps): Promise<() => Promise<void>> {
  await deps.jobs.start(
    (job) => analyzeDocument(deps, job),
    (job) => giveUpAnalysis(deps, job),
  );
  // On PostgreSQL others may be at work, and rows that were committed are not lost.
  if (deps.database.kind === 'embedded') report(deps, await restoreUploads(deps), 'put right after an unclean stop');
  const resume = async () => report(deps, await resumeAnalyses(deps), 'analyses without a job');
  await resume();
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(resume).catch((err: unknown) => deps.log.error({ err }, 'looking after analyses'));
  }, LOOK_AFTER_ANALYSES_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

function report(deps: Deps, counts: object, message: string): void {
  if (Object.values(counts).some((count) => count > 0)) deps.log.warn(counts, message);
}

/** `invoscope serve`: runs until it is told to stop, and prints the address. */
export async function serve(config: Config): Promise<void> {
  const server = await startServer(config);
  process.stdout.write(`\nInvoscope is ready: ${server.url}\n\n`);
  await untilToldToStop();
  await server.stop();
}

/**
 * `invoscope worker`: analyses for the servers on the same PostgreSQL database and files, until it is told to stop.
 * Throws with a sentence where there is only the embedded database.
 */
export async function work(config: Config): Promise<void> {
  if (!config.DATABASE_URL) {
    throw new Error(
      "A worker needs DATABASE_URL: the embedded database belongs to one process, and 'invoscope serve' analyses there itself.",
    );
  }
  const { deps, close } = await openDeps(config);
  let stopLooking = async () => {};
  try {
    stopLooking = await startAnalyses(deps);
    process.stdout.write('\nThe worker is ready.\n\n');
    await untilToldToStop();
  } finally {
    await stopLooking();
    await close();
  }
}

async function untilToldToStop(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
