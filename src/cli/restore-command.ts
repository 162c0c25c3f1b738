import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore.ts';
import { folderArgument } from './folder-argument.ts';
import { serverSettings } from './server-settings.ts';
import { countOf, warnOfMissing } from './what-was-moved.ts';

/** Fills an empty installation from a backup. Throws with a sentence when it is not empty or the backup is damaged. */
export async function restoreCommand(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const folder = folderArgument(positionals, 'restore');
  const { madeAt, files, tables, missing } = await restoreBackup(serverSettings(), folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored the backup of ${madeAt}: ${countOf(files.count, 'file')} and ${countOf(rows, 'row')}, all compared.\n`,
  );
  return warnOfMissing(missing);
}
