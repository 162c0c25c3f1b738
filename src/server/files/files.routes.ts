import type { Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileSchema } from '#contracts/document.ts';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { byteBudget } from '../analysis/byte-budget.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { ownDocument } from '../documents/own-document.ts';
import { appError, documentNotFound, fileMissing, serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { contentDisposition, requestedRange } from '../http/byte-range.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { userTurns } from '../http/user-turns.ts';
import { type ByteRange, FileMissingError } from '../storage/storage.ts';
import { isBareXml } from './is-bare-xml.ts';
import { IMAGE_WIDTHS } from './page-images.ts';

const tags = ['files'];
/** One user's files on their way at the same time, so that slow readers hold no more than these. */
const DOWNLOADS_AT_ONCE = 4;
/** Bytes of PDFs that are held for reading their attachments at the same time. */
const MEMORY_FOR_READING = 64 * 1024 * 1024;
const BYTES = z.unknown().describe('The bytes');

/** The stored PDFs, images of their pages, embedded XML. Private to their owner, so caches must ask again. */
export async function filesRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  async function findOwn(request: { params: { id: string }; user: { id: string } }) {
    const key = ownDocument(request);
    const document = await findDocument(deps.db, key);
    if (!document) throw documentNotFound();
    return document;
  }

  const downloads = userTurns(DOWNLOADS_AT_ONCE, serverBusy);
  const withinMemory = byteBudget(MEMORY_FOR_READING, serverBusy);

  const orMissing = <Found>(found: Promise<Found>): Promise<Found> =>
    found.catch((error: unknown) => {
      throw error instanceof FileMissingError ? fileMissing() : error;
    });

  const load = (sha256: string) => orMissing(deps.storage.get(sha256));

  const readablePage = ({ userId, sha256, fileSize }: DocumentRow) =>
    withinMemory(fileSize, async () => deps.reader.readable(await load(sha256), { lane: userId }));

  /** The turn is given back when the answer has gone, or its reader. */
  async function openFile(reply: FastifyReply, document: DocumentRow, range?: ByteRange): Promise<Readable> {
    const giveBack = await downloads.take(document.userId);
    reply.raw.once('close', giveBack);
    // Whoever left while waiting closes nothing any more.
    if (reply.raw.destroyed) giveBack();
    return orMissing(deps.storage.stream(document.sha256, range));
  }

  function isCached(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    return (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag);
  }

  app.get(
    '/api/files',
    {
      onRequest,
      schema: {
        tags,
        summary: "All files; a file's id is its document's",
        ...SIGNED_IN,
        response: { 200: z.array(fileSchema), ...failures(401) },
      },
    },
    async (request) => {
      const rows = await deps.db
        .select()
        .from(documents)
        .where(eq(documents.userId, request.user.id))
        .orderBy(desc(documents.uploadDate), desc(documents.id));
      return rows.map((row) => ({
        id: row.id,
        filename: row.filename,
        file_size: row.fileSize,
        sha256: row.sha256,
        upload_date: row.uploadDate.toISOString(),
      }));
    },
  );

  for (const [action, kind] of [
    ['file', 'inline'],
    ['download', 'attachment'],
  ] as const) {
    app.get(
      `/api/files/:id/${action}`,
      {
        onRequest,
        schema: {
          tags,
          summary:
            kind === 'inline'
              ? 'The PDF (inline), with ranges and ETag; of a bare e-invoice the page made from it'
              : 'The file as it was uploaded (attachment), with ranges and ETag',
          ...SIGNED_IN,
          params: idParams,
          response: { 200: BYTES, 206: BYTES, 304: BYTES, ...failures(401, 404, 416) },
        },
      },
      async (request, reply) => {
        const document = await findOwn(request);
        const isBare = await orMissing(isBareXml(deps, document));
        if (isBare && kind === 'inline') {
          if (isCached(request, reply, `"${document.sha256}-page-${READER_VERSION}"`)) return reply.code(304).send();
          const name = `${document.filename.replace(/\.xml$/i, '')}.pdf`;
          return reply
            .type('application/pdf')
            .header('content-disposition', contentDisposition(kind, name))
            .send(Buffer.from(await readablePage(document)));
        }
        const etag = `"${document.sha256}"`;
        reply.header('accept-ranges', 'bytes');
        if (isCached(request, reply, etag)) return reply.code(304).send();
        reply
          .type(isBare ? 'application/xml' : 'application/pdf')
          .header('content-disposition', contentDisposition(kind, document.filename));
        // If-Range: a part is only of use when the rest is of the same file.
        const ifRange = request.headers['if-range'];
        const wanted = ifRange && ifRange !== etag ? undefined : request.headers.range;
        const range = requestedRange(wanted, document.fileSize);
        if (range === 'unsatisfiable') {
          throw appError('file.range', 416, 'The file has no such range.', {
            headers: { 'content-range': `bytes */${document.fileSize}`, 'content-type': 'application/json' },
          });
        }
        if (range === 'whole') {
          return reply.header('content-length', document.fileSize).send(await openFile(reply, document));
        }
        return reply
          .code(206)
          .header('content-range', `bytes ${range.start}-${range.end}/${document.fileSize}`)
          .header('content-length', range.end - range.start + 1)
          .send(await openFile(reply, document, range));
      },
    );
  }

  app.get(
    '/api/documents/:id/pages/:page.png',
    {
      onRequest,
      schema: {
        tags,
        summary: 'A page as an image',
        ...SIGNED_IN,
        params: idParams.extend({ page: z.string() }),
        querystring: z.object({ width: z.coerce.number().int().min(1).max(10_000).default(IMAGE_WIDTHS.usual) }),
        response: { 200: BYTES, 304: BYTES, ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const document = await findOwn(request);
      const page = /^[1-9]\d{0,5}$/.test(request.params.page) ? Number(request.params.page) : 0;
      if (page === 0 || page > document.totalPages) {
        throw appError('page.not_found', 404, `The PDF has no page ${request.params.page}.`);
      }
      const { width } = request.query;
      if (isCached(request, reply, `"${document.sha256}-${page}-${width}"`)) return reply.code(304).send();
      const { userId, sha256, fileSize } = document;
      const image = await deps.images.get({ userId, sha256, fileSize, page, width, load: () => load(sha256) });
      if (!(await findDocument(deps.db, document))) {
        // Deleted while the page was rendered: its image must not stay.
        await deleteUnneededBytes(deps, document.sha256);
        throw documentNotFound();
      }
      return reply.type('image/png').send(image);
    },
  );

  app.get(
    '/api/files/:id/xml',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The embedded e-invoice',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: BYTES, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const document = await findOwn(request);
      if (await orMissing(isBareXml(deps, document)))
        return reply.type('application/xml').send(await openFile(reply, document));
      const { attachments } = await withinMemory(document.fileSize, async () =>
        deps.reader.read(await load(document.sha256), { lane: document.userId, recognise: 'later' }),
      );
      const xml = eInvoiceAttachment(attachments);
      if (!xml || xml.leftOut) throw appError('file.no_xml', 404, 'This document has no embedded e-invoice.');
      return reply.type('application/xml').send(Buffer.from(xml.bytes));
    },
  );
}
