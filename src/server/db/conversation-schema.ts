import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChatMessage } from '#contracts/assistant.ts';
import { moment, userId } from './schema.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** How the last question was read, as the planner wrote it: what "and in April?" goes on from. */
    lastPlan: jsonb('last_plan'),
  },
  (table) => [index('conversations_user').on(table.userId, table.updatedAt, table.id)],
);

/** What an answer came with, beside its words. */
export type AnswerExtras = Pick<
  ChatMessage,
  'suggestions' | 'citations' | 'citations_total' | 'data' | 'plan' | 'computed_by'
>;

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: userId(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    at: moment('at').notNull(),
    /** The document that a question was about; it may be gone by now. */
    documentId: text('document_id'),
    /** Of an answer. */
    extras: jsonb('extras').$type<AnswerExtras>(),
  },
  (table) => [index('chat_messages_conversation').on(table.conversationId, table.id)],
);
