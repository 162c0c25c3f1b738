import { resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** The one folder a command was given, absolute: the server that does the work may run elsewhere. */
export function folderArgument(positionals: readonly string[], command: string): string {
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new UsageError(`'${command}' takes exactly one folder. 'invoscope ${command} --help' tells more.`);
  }
  return resolve(folder);
}
