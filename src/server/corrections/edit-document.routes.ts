import { documentSchema, editDocumentSchema } from '#contracts/document.ts';
import type { Deps } from '../deps.ts';
import { ownDocument } from '../documents/own-document.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { editDocument } from './edit-document.ts';

/** What people say about a document as a whole. */
export async function editDocumentRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);

  app.patch(
    '/api/documents/:id',
    {
      onRequest,
      schema: {
        tags: ['documents'],
        summary: 'Say what a document is, or give it another name',
        description:
          'A type that a person gives a document stands over what was read, now and after every later analysis; its fields ' +
          'are chosen again for it. `null` takes that back.',
        ...SIGNED_IN,
        params: idParams,
        body: editDocumentSchema,
        response: { 200: documentSchema, ...failures(401, 404, 409, 422) },
      },
    },
    (request) => editDocument(deps, ownDocument(request), request.body),
  );
}
