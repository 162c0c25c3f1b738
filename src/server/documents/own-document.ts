import type { Owned } from './documents.repository.ts';

/** The document that a request names, as its sender's own: every finder asks for both. */
export function ownDocument(request: { params: { id: string }; user: { id: string } }): Owned {
  return { id: request.params.id, userId: request.user.id };
}
