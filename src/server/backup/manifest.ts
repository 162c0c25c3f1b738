import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const amount = z.number().int().nonnegative();

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The newest migration that the database had: milliseconds, as in the migrations' journal. */
  schema: amount,
  /** In the order in which they can be written. */
  tables: z.array(
    z.object({ name: z.string().regex(/^\w+$/), rows: amount, digest: z.string().regex(/^\d+$/), sha256: hash }),
  ),
  files: z.object({ count: amount, bytes: amount, listSha256: hash }),
  /** Absent in backups of versions that kept no words. */
  words: z.object({ count: amount, bytes: amount }).optional(),
  /** Bytes that documents name and the storage did not have, or had damaged. */
  missing: z.array(hash),
  /** Bytes of documents that were deleted while the backup was made: their rows are left out when restoring. */
  deletedMeanwhile: z.array(hash),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: a folder without it is no backup. */
const MANIFEST = 'manifest.json';
/** In the notation of sha256sum, relative to the backup's folder `files`. */
export const FILE_LIST = 'files.sha256';
/** The same for the words kept of files. */
export const WORDS_LIST = 'words.sha256';
export const tableFile = (folder: string, table: string) => join(folder, 'database', `${table}.jsonl.gz`);
export const filesFolder = (folder: string) => join(folder, 'files');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeSynced(join(folder, `${MANIFEST}.part`), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST));
}

export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Throws with a sentence when `folder` holds no complete backup, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`'${folder}' holds no complete backup: ${MANIFEST} is missing.`);
  const format = (JSON.parse(text) as { format?: unknown }).format;
  if (typeof format === 'number' && format > 1) {
    throw new Error(`The backup in '${folder}' was made by a newer Invoscope. Restore it with that version.`);
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${MANIFEST} of the backup in '${folder}' is damaged.`);
  return parsed.data;
}
