import { and, asc, desc, eq } from 'drizzle-orm';
import type { ChatMessage, Conversation } from '#contracts/assistant.ts';
import { type AnswerExtras, chatMessages, conversations } from '../db/conversation-schema.ts';
import type { Owned } from '../documents/documents.repository.ts';
import type { Queries } from '../subscription/subscriptions.repository.ts';

type ConversationRow = typeof conversations.$inferSelect;

const owned = ({ id, userId }: Owned) => and(eq(conversations.id, id), eq(conversations.userId, userId));
const ownMessages = ({ id, userId }: Owned) =>
  and(eq(chatMessages.conversationId, id), eq(chatMessages.userId, userId));

const toConversation = ({
  id,
  title,
  updatedAt,
}: Pick<ConversationRow, 'id' | 'title' | 'updatedAt'>): Conversation => ({
  id,
  title,
  updated_at: updatedAt.toISOString(),
});

/** A user's conversations, the latest first. */
export async function listConversations(db: Queries, userId: string): Promise<Conversation[]> {
  const rows = await db
    .select({ id: conversations.id, title: conversations.title, updatedAt: conversations.updatedAt })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id));
  return rows.map(toConversation);
}

export async function findConversation(db: Queries, key: Owned): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(owned(key));
  return row ?? null;
}

/** Returns the conversation as it is now, or null when there is none. */
export async function renameConversation(db: Queries, key: Owned, title: string): Promise<Conversation | null> {
  const [row] = await db.update(conversations).set({ title }).where(owned(key)).returning();
  return row ? toConversation(row) : null;
}

/** Deletes it with its messages. Returns whether it was there. */
export async function deleteConversation(db: Queries, key: Owned): Promise<boolean> {
  const gone = await db.delete(conversations).where(owned(key)).returning({ id: conversations.id });
  return gone.length > 0;
}

/** Its messages, oldest first. */
export async function findMessages(db: Queries, key: Owned): Promise<ChatMessage[]> {
  const rows = await db.select().from(chatMessages).where(ownMessages(key)).orderBy(asc(chatMessages.id));
  return rows.map((row) => ({
    role: row.role,
    content: row.content,
    timestamp: row.at.toISOString(),
    suggestions: [],
    error: false,
    ...(row.documentId ? { document_id: row.documentId } : {}),
    ...row.extras,
  }));
}

/** What was said last, oldest first; at most `most` messages. */
export async function findLastMessages(
  db: Queries,
  key: Owned,
  most: number,
): Promise<Pick<ChatMessage, 'role' | 'content'>[]> {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content })
    .from(chatMessages)
    .where(ownMessages(key))
    .orderBy(desc(chatMessages.id))
    .limit(most);
  return rows.reverse();
}

export interface Exchange {
  question: { content: string; at: Date; documentId: string | undefined };
  answer: { content: string; at: Date; extras: AnswerExtras };
  /** How the question was read; undefined leaves what was kept. */
  plan: object | undefined;
}

/** Opens a conversation, named after its first question. */
export async function openConversation(db: Queries, { id, userId }: Owned, first: string, at: Date): Promise<void> {
  await db.insert(conversations).values({ id, userId, title: titleOf(first), createdAt: at, updatedAt: at });
}

/** Adds a question and its answer. Returns false, having changed nothing, when the conversation is gone. */
export async function addExchange(db: Queries, key: Owned, { question, answer, plan }: Exchange): Promise<boolean> {
  const [row] = await db
    .update(conversations)
    .set({ updatedAt: answer.at, ...(plan ? { lastPlan: plan } : {}) })
    .where(owned(key))
    .returning({ id: conversations.id });
  if (!row) return false;
  const { id: conversationId, userId } = key;
  await db.insert(chatMessages).values([
    {
      conversationId,
      userId,
      role: 'user',
      content: question.content,
      at: question.at,
      documentId: question.documentId ?? null,
    },
    { conversationId, userId, role: 'assistant', content: answer.content, at: answer.at, extras: answer.extras },
  ]);
  return true;
}

const TITLE_LENGTH = 80;
/** Of a character outside the basic plane, cut in two. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** A first question as a title: on one line, cut between words. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut.replace(HALF_PAIR, '')).trimEnd()}…`;
}
