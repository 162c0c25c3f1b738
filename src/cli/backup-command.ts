import { parseArgs } from 'node:util';
import { backUpInstallation } from '#server/backup/back-up-installation.ts';
import { folderArgument } from './folder-argument.ts';
import { serverSettings } from './server-settings.ts';
import { countOf, warnOfMissing } from './what-was-moved.ts';

/** Makes a backup, by the running server where there is one. Returns 1 when files that documents need are not in it. */
export async function backupCommand(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const folder = folderArgument(positionals, 'backup');
  const { files, tables, missing } = await backUpInstallation(serverSettings(), folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backed up to ${folder}: ${countOf(files.count, 'file')} (${files.bytes} bytes), each hashed, and ${countOf(rows, 'row')} of the database.\n`,
  );
  return warnOfMissing(missing);
}
