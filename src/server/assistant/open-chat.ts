import { randomUUID } from 'node:crypto';
import type { ChatRequest } from '#contracts/assistant.ts';
import type { Plan } from '#core/assistant/plan.ts';
import type { Deps } from '../deps.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';
import { appError, documentNotFound } from '../errors.ts';
import { findConversation } from './conversations.repository.ts';

export const conversationNotFound = () => appError('conversation.not_found', 404, 'Conversation not found');

/** A question with all that it is asked in. */
export interface Chat {
  conversation: Owned;
  /** It is the conversation's first question. */
  isNew: boolean;
  message: string;
  documentId: string | undefined;
  filter: ChatRequest['filter'];
  measure: ChatRequest['measure'];
  /** How the question before was read. */
  previous: Plan | undefined;
  askedAt: Date;
}

/** Throws 404 when the conversation or the document is absent or somebody else's. */
export async function openChat(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { message, conversation_id: id, document_id: documentId, filter, measure }: ChatRequest,
): Promise<Chat> {
  const key = { id: id ?? randomUUID(), userId };
  const found = id === undefined ? null : canExist(id) ? await findConversation(deps.db, key) : null;
  if (id !== undefined && !found) throw conversationNotFound();
  if (documentId !== undefined) {
    const isThere = canExist(documentId) && (await findDocument(deps.db, { id: documentId, userId }));
    if (!isThere) throw documentNotFound();
  }
  return {
    conversation: key,
    isNew: found === null,
    message: storable(message),
    documentId,
    filter,
    measure,
    previous: (found?.lastPlan ?? undefined) as Plan | undefined,
    askedAt: deps.now(),
  };
}

/** No database stores a NUL character, so nothing has such an id. */
const canExist = (id: string) => !id.includes('\0');

/** A text without what no database stores: NUL characters and halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
