import { parseArgs } from 'node:util';
import { serverSettings } from './server-settings.ts';

/** Runs the server until it is told to stop. Throws with a sentence when it cannot start. */
export async function serveCommand(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const config = serverSettings();
  const { serve } = await import('#server/main.ts');
  try {
    await serve(config);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.PORT} of ${config.HOST} is already in use. Set PORT to another one.`);
  }
  return 0;
}
