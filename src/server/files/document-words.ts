import type { Attachment, Page, TextDocument } from '#core/text-document.ts';
import { unpackDocument, unpackOnePage } from '#reader/packed-document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';
import { documentNotFound, fileMissing } from '../errors.ts';
import { FileMissingError } from '../storage/storage.ts';

type WordsDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words'>;

export interface Patience {
  /** Waits until its pages are recognised, however long that takes: nobody waits for the answer. */
  patient?: boolean | undefined;
}

/**
 * The words of a document's pages: those kept of its analysis, without reading the file; of a document that has none
 * (of this version of the reader) the file is read once and they are kept; of a scan, what an earlier version
 * recognised serves as well. Of its attachments only the e-invoice is there. Throws 404 for a document that is not the
 * user's or whose file is gone, 503 while its pages are being recognised, and `ReaderError`.
 */
export async function documentWords(deps: WordsDeps, key: Owned, options: Patience = {}): Promise<TextDocument> {
  return wordsOf(deps, await ownDocument(deps, key), unpackDocument, options);
}

/**
 * What `use` makes of `documentWords` as they are packed, for a process that unpacks them itself: a scan's may take long.
 * Where it answers null they were damaged, and it is given them read anew. Throws as `documentWords`.
 */
export async function withPackedWords<Made>(
  deps: WordsDeps,
  key: Owned,
  use: (packed: Uint8Array) => Promise<Made | null>,
): Promise<Made> {
  return wordsOf(deps, await ownDocument(deps, key), use);
}

/** What is attached to a document, as far as `documentWords` has it; nothing is recognised for it. Throws as they do. */
export async function documentAttachments(deps: WordsDeps & Pick<Deps, 'reader'>, key: Owned): Promise<Attachment[]> {
  const { sha256, userId } = await ownDocument(deps, key);
  const kept = await deps.words.find(sha256);
  const known = kept && (await unpackDocument(kept));
  if (known) return known.attachments;
  const bytes = await deps.storage.get(sha256).catch((error: unknown) => {
    throw error instanceof FileMissingError ? fileMissing() : error;
  });
  return (await deps.reader.read(bytes, { lane: userId, recognise: 'later' })).attachments;
}

/** Page `number` (from 1) of `documentWords`, without unpacking the others. Throws `page.not_found` too. */
export async function pageWords(deps: WordsDeps, key: Owned, number: number): Promise<Page> {
  const document = await ownDocument(deps, key);
  if (number < 1 || number > document.totalPages) throw new ReaderError('page.not_found', { page: number });
  return wordsOf(deps, document, (packed) => unpackOnePage(packed, number));
}

async function ownDocument(deps: WordsDeps, key: Owned): Promise<DocumentRow> {
  const document = await findDocument(deps.db, key);
  if (!document) throw documentNotFound();
  return document;
}

async function wordsOf<Found>(
  deps: WordsDeps,
  document: DocumentRow,
  unpack: (packed: Uint8Array) => Promise<Found | null>,
  options: Patience = {},
): Promise<Found> {
  const kept = await deps.words.find(document.sha256);
  const found = kept && (await unpack(kept));
  if (found) return found;
  const packed = await deps.words.readAnew(document.sha256, document.userId, options).catch((error: unknown) => {
    throw error instanceof FileMissingError ? fileMissing() : error;
  });
  if (!(await findDocument(deps.db, document))) {
    // Deleted while it was read: its words must not stay.
    await deleteUnneededBytes(deps, document.sha256);
    throw documentNotFound();
  }
  const read = await unpack(packed);
  if (!read) throw new Error('Words that were just packed do not unpack');
  return read;
}
