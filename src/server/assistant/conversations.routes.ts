import { z } from 'zod';
import { chatMessageSchema, conversationSchema, renameConversationSchema } from '#contracts/assistant.ts';
import type { Deps } from '../deps.ts';
import { ownDocument as own } from '../documents/own-document.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import {
  deleteConversation,
  findConversation,
  findMessages,
  listConversations,
  renameConversation,
} from './conversations.repository.ts';
import { conversationNotFound } from './open-chat.ts';

const tags = ['assistant'];

/** The conversations that are kept. */
export async function conversationsRoutes(app: TypedFastify, { db, ...deps }: Deps): Promise<void> {
  const onRequest = requireUser({ db, ...deps });

  app.get(
    '/ai/conversations',
    {
      onRequest,
      schema: {
        tags,
        summary: 'All of them, the latest first',
        ...SIGNED_IN,
        response: { 200: z.array(conversationSchema), ...failures(401) },
      },
    },
    (request) => listConversations(db, request.user.id),
  );

  app.get(
    '/ai/conversations/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Its messages, oldest first',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: z.array(chatMessageSchema), ...failures(401, 404) },
      },
    },
    async (request) => {
      if (!(await findConversation(db, own(request)))) throw conversationNotFound();
      return findMessages(db, own(request));
    },
  );

  app.patch(
    '/ai/conversations/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Rename',
        ...SIGNED_IN,
        params: idParams,
        body: renameConversationSchema,
        response: { 200: conversationSchema, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      const renamed = await renameConversation(db, own(request), request.body.title);
      if (!renamed) throw conversationNotFound();
      return renamed;
    },
  );

  app.delete(
    '/ai/conversations/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete it with its messages',
        ...SIGNED_IN,
        params: idParams,
        response: { 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      if (!(await deleteConversation(db, own(request)))) throw conversationNotFound();
      return reply.code(204).send();
    },
  );
}
