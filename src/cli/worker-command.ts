import { parseArgs } from 'node:util';
import { serverSettings } from './server-settings.ts';

/** Analyses for the servers on the same database until it is told to stop. Throws with a sentence when it cannot. */
export async function workerCommand(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const config = serverSettings();
  const { work } = await import('#server/main.ts');
  await work(config);
  return 0;
}
