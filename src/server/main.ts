import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { analyzeDocument, giveUpAnalysis } from './documents/analyze-document.ts';
import { restoreUploads } from './documents/restore-uploads.ts';
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

/**
 * Starts the whole product and resolves when it listens. Throws `FolderLockedError` when another process has the data
 * folder, and what the database or the port say.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  let url = '';
  const { deps, close } = await openDeps(config, { ...options, listeningUrl: () => url });
  const app = await createApp(deps);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await app.close();
    await close();
  };
  try {
    await startAnalyses(deps);
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

/** Takes jobs from the queue from here on, after what an unclean stop left was put right. */
async function startAnalyses(deps: Deps): Promise<void> {
  await deps.jobs.start(
    (job) => analyzeDocument(deps, job, deps.running),
    (job) => giveUpAnalysis(deps, job),
  );
  if (deps.database.kind === 'embedded') {
    const report = await restoreUploads(deps);
    if (Object.values(report).some((count) => count > 0)) deps.log.warn(report, 'put right after an unclean stop');
    deps.jobs.wake();
  }
}

/** `invoscope serve`: runs until it is told to stop, and prints the address. */
export async function serve(config: Config): Promise<void> {
  const server = await startServer(config);
  process.stdout.write(`\nInvoscope is ready: ${server.url}\n\n`);
  await untilToldToStop();
  await server.stop();
}

async function untilToldToStop(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
