import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { serverSettings } from './server-settings.ts';

/** Runs the server until it is told to stop. Throws with a sentence when it cannot start. */
export async function serveCommand(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const config = serverSettings();
  const { serve } = await import('#server/main.ts');
  try {
    await serve(config);
  } catch (error) {
    throw whyNotListening(error as NodeJS.ErrnoException, config);
  }
  return 0;
}

/** A sentence where the port was refused; any other error as it is. */
export function whyNotListening(error: NodeJS.ErrnoException, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${PORT} of ${HOST} is already in use. Set PORT to another one.`);
  }
  // Ports below 1024, and on Windows the ranges that virtual machines have reserved.
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return new Error(`Port ${PORT} of ${HOST} may not be used by this account. Set PORT to another one.`);
  }
  return error;
}
