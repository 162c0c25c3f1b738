import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DocumentOrigin } from '#contracts/document.ts';
import { isXml } from '#reader/bare-xml.ts';
import { looksLikePicture } from '#reader/looks-like-picture.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { type AcceptDeps, acceptDocument } from '../analysis/accept-document.ts';
import { cleanFilename } from '../analysis/upload-file.ts';
import { takenInputs } from '../db/input-schema.ts';

export interface Input {
  userId: string;
  /** As it is called where it comes from. */
  filename: string;
  bytes: Buffer;
  /** What it is known by where it comes from, the same at every look: it is taken once. */
  key: string;
  origin: DocumentOrigin;
}

/**
 * Takes in what came by itself, as an upload of its owner: PDF, a picture or an e-invoice. False: it was taken before.
 * From the moment this resolves a kill neither loses it nor lets it be taken again. Throws as `acceptDocument`.
 */
export async function acceptInput(deps: AcceptDeps, input: Input): Promise<boolean> {
  const { userId, origin, bytes } = input;
  const takenAs = keyHashOf(input.key);
  if (await wasTaken(deps, userId, takenAs)) return false;
  const limit = deps.config.MAX_UPLOAD_MB;
  if (bytes.length > limit * 1024 * 1024) throw new ReaderError('file.too_large', { limit });
  const filename = cleanFilename(input.filename);
  const isPicture = looksLikePicture(bytes);
  const upload = isPicture
    ? {
        filename: `${filename.replace(/\.[^.]*$/, '')}.pdf`,
        bytes: Buffer.from(await deps.reader.combine([bytes], { lane: userId })),
      }
    : { filename, bytes, isXml: isXml(bytes) };
  const { isDuplicate } = await acceptDocument(deps, { ...upload, userId, origin, takenAs });
  if (isDuplicate) {
    await deps.db.insert(takenInputs).values({ userId, keyHash: takenAs, takenAt: deps.now() }).onConflictDoNothing();
  }
  return true;
}

async function wasTaken({ db }: AcceptDeps, userId: string, keyHash: string): Promise<boolean> {
  return (await db.$count(takenInputs, ownKey(userId, keyHash))) > 0;
}

/** What is no longer where it came from need not be known any more. */
export async function forgetInput({ db }: Pick<AcceptDeps, 'db'>, { userId, key }: Pick<Input, 'userId' | 'key'>) {
  await db.delete(takenInputs).where(ownKey(userId, keyHashOf(key)));
}

const ownKey = (userId: string, keyHash: string) =>
  and(eq(takenInputs.userId, userId), eq(takenInputs.keyHash, keyHash));
const keyHashOf = (key: string) => createHash('sha256').update(key).digest('hex');
