import { type ChatAnswer, chatAnswerSchema } from '#contracts/assistant.ts';
import { type DocumentFilter, documentFilterSchema } from '#contracts/document-filter.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { spendQuota } from '../subscription/quota.ts';
import type { Answer } from './answer-question.ts';
import { addExchange, openConversation } from './conversations.repository.ts';
import { type Chat, conversationNotFound } from './open-chat.ts';

export interface KeepOptions {
  computedBy: ChatAnswer['computed_by'];
  /** Counts the question in the same transaction: what is not kept is not counted. */
  spend: boolean;
}

/**
 * Keeps a question with its answer, and returns the answer as the wire has it. Throws 402 when it is to be counted and
 * none is left, 404 when the conversation was deleted meanwhile; nothing is kept or counted then.
 */
export async function keepAnswer(
  deps: Pick<Deps, 'database' | 'config' | 'now'>,
  chat: Chat,
  answer: Answer,
  { computedBy, spend }: KeepOptions,
): Promise<ChatAnswer> {
  const { conversation, message, documentId, askedAt } = chat;
  // Before anything is written: what the contract does not know must not be counted or kept.
  const wire = chatAnswerSchema.parse({ ...toWire(answer), computed_by: computedBy, conversation_id: conversation.id });
  const { response, conversation_id: _id, ...extras } = wire;
  await inTransaction(deps.database.pool, async (tx) => {
    if (spend) await spendQuota(deps, tx, conversation.userId, 'ai_query');
    if (chat.isNew) await openConversation(tx, conversation, message, askedAt);
    const isKept = await addExchange(tx, conversation, {
      question: { content: message, at: askedAt, documentId },
      answer: { content: response, at: deps.now(), extras },
      plan: answer.remember,
    });
    if (!isKept) throw conversationNotFound();
  });
  return wire;
}

function toWire({ response, suggestions, citations, citationsTotal, data, plan }: Answer) {
  return {
    response,
    suggestions,
    citations,
    citations_total: citationsTotal,
    ...(data ? { data } : {}),
    ...(plan ? { plan: { ...plan, filter: linkable(plan.filter) } } : {}),
  };
}

/** Conditions that the lists take as well: questions may name amounts and words of any length. */
function linkable(filter: DocumentFilter): DocumentFilter {
  const { shape } = documentFilterSchema;
  const taken = Object.entries(filter).filter(
    ([name, value]) => shape[name as keyof typeof shape]?.safeParse(value).success,
  );
  return Object.fromEntries(taken);
}
