import { z } from 'zod';
import {
  deleteDocumentsSchema,
  documentsDeletedSchema,
  documentsRestoredSchema,
  restoreDocumentsSchema,
} from '#contracts/delete-documents.ts';
import { documentSchema, documentStatsSchema, listDocumentsQuerySchema } from '#contracts/document.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { deleteDocument } from './delete-document.ts';
import { deleteDocuments, restoreDocuments } from './delete-documents.ts';
import { documentStats } from './document-stats.ts';
import { toDocument } from './document-wire.ts';
import { findDocument } from './documents.repository.ts';
import { listDocuments } from './list-documents.ts';
import { ownDocument } from './own-document.ts';
import { today } from './today.ts';

const tags = ['documents'];

/** The list, its figures, one document, deletion. */
export async function documentsRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.get(
    '/api/documents',
    {
      onRequest,
      schema: {
        tags,
        summary: 'List and search; `X-Total-Count` holds the number without limit',
        ...SIGNED_IN,
        querystring: listDocumentsQuerySchema,
        response: { 200: z.array(documentSchema), ...failures(401, 422) },
      },
    },
    async (request, reply) => {
      const { limit, offset, sort, ...filter } = request.query;
      const scope = { userId: request.user.id, today: today(deps.now()) };
      const { rows, total } = await listDocuments(deps, { ...scope, filter, limit, offset, sort });
      return reply.header('x-total-count', String(total)).send(rows.map(toDocument));
    },
  );

  app.get(
    '/api/documents/stats',
    {
      onRequest,
      schema: {
        tags,
        summary: "The dashboard's figures",
        ...SIGNED_IN,
        response: { 200: documentStatsSchema, ...failures(401) },
      },
    },
    (request) => documentStats(deps.db, request.user.id, deps.now()),
  );

  app.post(
    '/api/documents/delete',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete many documents, named or by filter; it can be taken back for 30 seconds',
        description:
          'By filter, `count` is the number the person confirmed: when another number matches by now, the answer is 409 ' +
          'and nothing is deleted. Deleted documents are in no list, figure or address from then on, and gone for good ' +
          'after `restorable_until`; until then `POST /api/documents/restore` brings them back as they were.',
        ...SIGNED_IN,
        body: deleteDocumentsSchema,
        response: { 200: documentsDeletedSchema, ...failures(401, 409, 422) },
      },
    },
    (request) => deleteDocuments(deps, request.user.id, request.body),
  );

  app.post(
    '/api/documents/restore',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Take a deletion of many documents back',
        description: 'A document whose file was uploaded again meanwhile stays deleted, as that upload has its place.',
        ...SIGNED_IN,
        body: restoreDocumentsSchema,
        response: { 200: documentsRestoredSchema, ...failures(401, 404, 422) },
      },
    },
    (request) => restoreDocuments(deps, request.user.id, request.body.deletion_id),
  );

  app.get(
    '/api/documents/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'One document',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentSchema, ...failures(401, 404) },
      },
    },
    async (request) => {
      const document = await findDocument(deps.db, ownDocument(request));
      if (!document) throw documentNotFound();
      return toDocument(document);
    },
  );

  app.delete(
    '/api/documents/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete a document with everything of it',
        description:
          'With the header `Prefer: restorable` as a deletion of many: gone from everywhere, and for 30 seconds ' +
          '`POST /api/documents/restore` brings it back.',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: documentsDeletedSchema, 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const key = ownDocument(request);
      if (request.headers.prefer === 'restorable') {
        const deletion = await deleteDocuments(deps, key.userId, { ids: [key.id] });
        if (deletion.deleted === 0) throw documentNotFound();
        return reply.send(deletion);
      }
      await deleteDocument(deps, key);
      return reply.code(204).send(undefined);
    },
  );
}
