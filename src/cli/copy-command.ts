import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyInstallation } from '#server/backup/copy-installation.ts';
import { diskStorage } from '#server/storage/disk-storage.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { serverSettings } from './server-settings.ts';
import { UsageError } from './usage-error.ts';
import { countOf, warnOfMissing } from './what-was-moved.ts';

/** Copies the embedded installation to PostgreSQL, and its files to a bucket or another data folder. */
export async function copyCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, 'data-dir': { type: 'string' } } });
  const databaseUrl = values.to;
  if (!databaseUrl || !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new UsageError("Say where to copy to: 'invoscope copy --to postgres://user:password@host/database'.");
  }
  const config = serverSettings();
  const folder = values['data-dir'];
  if (folder && config.S3_BUCKET) throw new UsageError('Files go to S3_BUCKET or to --data-dir, not to both.');
  if (folder && resolve(folder) === resolve(config.DATA_DIR)) {
    throw new UsageError('--data-dir names the folder that is copied from. Without it the files stay there.');
  }
  const storage = config.S3_BUCKET ? openStorage(config) : folder ? diskStorage(join(resolve(folder), 'files')) : null;
  await storage?.check();
  const started = Date.now();
  const { tables, files, missing } = await copyInstallation(config.DATA_DIR, { databaseUrl, storage });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const place = config.S3_BUCKET
    ? `in the bucket '${config.S3_BUCKET}'`
    : `in ${join(folder ?? config.DATA_DIR, 'files')}`;
  const lines = [
    ...tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `  ${name}: ${countOf(rows, 'row')}, equal`),
    `  ${countOf(files, 'file')} ${place}, hashes equal`,
  ];
  process.stdout.write(`Copied in ${seconds} s:\n${lines.join('\n')}\n`);
  return warnOfMissing(missing);
}
