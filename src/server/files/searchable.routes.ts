import { z } from 'zod';
import { byteBudget } from '../analysis/byte-budget.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { ownDocument } from '../documents/own-document.ts';
import { documentNotFound, fileMissing, serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { contentDisposition } from '../http/byte-range.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { FileMissingError } from '../storage/storage.ts';
import { withPackedWords } from './document-words.ts';

/** Bytes of PDFs that are held for writing their copies at the same time. */
const MEMORY_FOR_COPIES = 64 * 1024 * 1024;

/** A scan as a PDF whose words can be found, selected and copied in any program. */
export async function searchableRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const withinMemory = byteBudget(MEMORY_FOR_COPIES, serverBusy);

  app.get(
    '/api/files/:id/searchable',
    {
      onRequest: requireUser(deps),
      schema: {
        tags: ['files'],
        summary: 'The scan with its recognised words as invisible text over the pages (PDF, attachment)',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: z.unknown().describe('The bytes'), ...failures(401, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const key = ownDocument(request);
      const document = await findDocument(deps.db, key);
      if (!document) throw documentNotFound();
      const copyWith = (words: Uint8Array) =>
        withinMemory(document.fileSize, async () => {
          const bytes = await deps.storage.get(document.sha256).catch((error: unknown) => {
            throw error instanceof FileMissingError ? fileMissing() : error;
          });
          return deps.reader.searchable(bytes, words, { lane: key.userId });
        });
      const copy = await withPackedWords(deps, key, copyWith);
      const name = `${document.filename.replace(/\.pdf$/i, '')}-searchable.pdf`;
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition('attachment', name))
        .send(Buffer.from(copy));
    },
  );
}
