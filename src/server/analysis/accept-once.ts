import { createHash } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { DocumentRow } from '../db/schema.ts';
import { uploadKeys } from '../db/upload-key-schema.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { appError } from '../errors.ts';
import { type AcceptDeps, type Accepted, acceptDocument, type Upload } from './accept-document.ts';

/** A program that has not asked again by then does not. */
const KEPT_MS = 24 * 3_600_000;
const MOST_CHARACTERS = 255;

/** The `Idempotency-Key` of a request, or null. Throws 422 for one that is too long. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = [request.headers['idempotency-key']].flat()[0]?.trim();
  if (!key) return null;
  if (key.length > MOST_CHARACTERS) {
    throw appError('idempotency.too_long', 422, `An Idempotency-Key has at most ${MOST_CHARACTERS} characters.`);
  }
  return key;
}

/**
 * Accepts an upload once under the name its sender gave it (`key`; null: none): the same name again within a day gives
 * the same document, as if it were the first time. Throws 422 when the name was given to other bytes, besides what
 * `acceptDocument` throws.
 */
export async function acceptOnce(deps: AcceptDeps, upload: Upload, key: string | null): Promise<Accepted> {
  if (key === null) return acceptDocument(deps, upload);
  const before = await findNamed(deps, upload.userId, key);
  if (before) return { document: sameBytes(before, upload), isDuplicate: false };
  const accepted = await acceptDocument(deps, upload);
  const now = { documentId: accepted.document.id, createdAt: deps.now() };
  await deps.db
    .insert(uploadKeys)
    .values({ userId: upload.userId, keyHash: hashOf(key), ...now })
    // Its document is gone, or its day is over.
    .onConflictDoUpdate({ target: [uploadKeys.userId, uploadKeys.keyHash], set: now });
  return accepted;
}

async function findNamed({ db, now }: AcceptDeps, userId: string, key: string): Promise<DocumentRow | null> {
  const [found] = await db
    .select({ id: uploadKeys.documentId })
    .from(uploadKeys)
    .where(
      and(eq(uploadKeys.userId, userId), eq(uploadKeys.keyHash, hashOf(key)), gte(uploadKeys.createdAt, since(now()))),
    );
  return found ? findDocument(db, { id: found.id, userId }) : null;
}

function sameBytes(document: DocumentRow, { bytes }: Upload): DocumentRow {
  if (createHash('sha256').update(bytes).digest('hex') === document.sha256) return document;
  throw appError('idempotency.reused', 422, 'This Idempotency-Key was used for another file.');
}

/** Deletes the names that have had their day. */
export async function forgetUploadKeys(db: Db, now: Date): Promise<void> {
  await db.delete(uploadKeys).where(lt(uploadKeys.createdAt, since(now)));
}

const since = (now: Date) => new Date(now.getTime() - KEPT_MS);
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
