import type { Logger } from 'pino';
import { analysisWorker } from './analysis/analysis-worker.ts';
import { resumeAnalyses } from './analysis/resume-analyses.ts';
import { createApp } from './app.ts';
import { startBackups } from './backup/start-backups.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { keepEmptyingBin } from './documents/empty-bin.ts';
import { endOnFault } from './end-on-fault.ts';
import { exportWorker, keepRemovingOldExports } from './export/export-worker.ts';
import { closeApp } from './http/close-app.ts';
import { pollMailboxes } from './inputs/mailbox/poll-mailboxes.ts';
import { watchFolder } from './inputs/watch-folder.ts';
import { openDeps } from './open-deps.ts';
import { startWarnings } from './operations/start-warnings.ts';
import { repeatWork } from './repeat-work.ts';
import { samplesWorker } from './samples/samples-worker.ts';
import { startRepair } from './start-repair.ts';
import { applyWorker } from './templates/apply-worker.ts';
import { startTidying } from './tidy-database.ts';
import { deliveryWorker, keepResumingDeliveries } from './webhooks/delivery-worker.ts';

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
  /** How long requests, and then analyses, may go on when the server is stopped. */
  stopPatienceMs?: number;
}

const LOOK_AFTER_ANALYSES_MS = 15_000;
const STOP_PATIENCE_MS = 10_000;

/**
 * Starts the whole product and resolves when it listens. Throws `FolderLockedError` when another process has the data
 * folder, and what the database or the port say.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  let url = '';
  const stopPatienceMs = options.stopPatienceMs ?? STOP_PATIENCE_MS;
  const { deps, close } = await openDeps(config, { ...options, stopPatienceMs, listeningUrl: () => url });
  const app = await createApp(deps);
  let stopping: Promise<void> | null = null;
  /** What ends each kind of work that goes on beside the calls. One that fails to start leaves none of them running. */
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    deps.events.end();
    await closeApp(app, stopPatienceMs);
    for (const end of ends.toReversed()) await end();
    await close();
  };
  try {
    await startJobs(deps);
    ends.push(await startRepair(deps));
    ends.push(await lookAfterAnalyses(deps));
    ends.push(await keepResumingDeliveries(deps));
    ends.push(keepEmptyingBin(deps), keepRemovingOldExports(deps));
    url = await app.listen({ host: config.HOST, port: config.PORT });
    ends.push(await startBackups(deps));
    ends.push(watchFolder(deps), pollMailboxes(deps), startTidying(deps));
    for (const warning of startWarnings(config)) deps.log.warn(warning);
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

/** Takes jobs of every kind from here on. */
async function startJobs(deps: Deps): Promise<void> {
  deps.jobs.addWorker(analysisWorker(deps));
  deps.jobs.addWorker(samplesWorker(deps));
  deps.jobs.addWorker(applyWorker(deps));
  deps.jobs.addWorker(exportWorker(deps));
  deps.jobs.addWorker(deliveryWorker(deps));
  await deps.jobs.start();
}

/** Looks, now and again and again, after analyses that a process took along when it died. Returns what ends it. */
async function lookAfterAnalyses(deps: Deps): Promise<() => Promise<void>> {
  const resume = async () => {
    const resumed = await resumeAnalyses(deps);
    if (resumed.requeued + resumed.givenUp > 0) deps.log.warn(resumed, 'analyses without a job');
  };
  await resume();
  return repeatWork(resume, LOOK_AFTER_ANALYSES_MS, (err) => deps.log.error({ err }, 'looking after analyses'));
}

/** `invoscope serve`: runs until it is told to stop, and prints the address. */
export async function serve(config: Config): Promise<void> {
  const server = await startServer(config);
  endOnFault(server.deps.log);
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
  const { deps, close } = await openDeps(config, { stopPatienceMs: STOP_PATIENCE_MS });
  endOnFault(deps.log);
  let stopLooking = async () => {};
  try {
    await startJobs(deps);
    stopLooking = await lookAfterAnalyses(deps);
    process.stdout.write('\nThe worker is ready.\n\n');
    await untilToldToStop();
  } finally {
    await stopLooking();
    await close();
  }
}

/** Windows knows no SIGTERM: Ctrl-Break and closing the window are what tells a program there to end. */
const STOP_SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];

async function untilToldToStop(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of STOP_SIGNALS) process.once(signal, () => resolve());
  });
}
