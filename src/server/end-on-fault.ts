import type { Logger } from 'pino';

/**
 * Ends the process when a fault of ours reaches nobody, as Node does by itself, but with a line of the log: Node would
 * print the error with everything it says about people's data.
 */
export function endOnFault(log: Pick<Logger, 'fatal'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (err: unknown) => {
      log.fatal({ err }, 'fault');
      process.exit(1);
    });
  }
}
