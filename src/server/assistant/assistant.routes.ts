import { chatAnswerSchema, chatRequestSchema } from '#contracts/assistant.ts';
import type { Deps } from '../deps.ts';
import { serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { userTurns } from '../http/user-turns.ts';
import { beginChat } from './begin-chat.ts';
import { streamChat } from './stream-chat.ts';

/** 10,000 characters, written as JSON writes the rarest of them. */
const LONGEST_BODY = 96 * 1024;
/** More of one user wait. */
const QUESTIONS_AT_ONCE = 3;

/** Asking the assistant. */
export async function assistantRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const questions = userTurns(QUESTIONS_AT_ONCE, serverBusy);

  app.post(
    '/ai/chat',
    {
      bodyLimit: LONGEST_BODY,
      onRequest: requireUser(deps),
      schema: {
        tags: ['assistant'],
        summary: "Ask about one's own documents",
        description:
          'With `Accept: text/event-stream` the answer comes as server-sent events: `status` {step} and `delta` {text} ' +
          'while it is made, at the end `answer` with exactly the JSON of the plain call, or `error` {detail, code}.',
        ...SIGNED_IN,
        body: chatRequestSchema,
        produces: ['application/json', 'text/event-stream'],
        response: { 200: chatAnswerSchema, ...failures(401, 402, 404, 413, 422) },
      },
    },
    async (request, reply) => {
      const giveBack = await questions.take(request.user.id);
      try {
        const answer = await beginChat(deps, request.user.id, request.body);
        if (wantsEvents(request.headers.accept)) return await streamChat(deps, answer, reply);
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        return await answer(() => {}, left.signal);
      } finally {
        giveBack();
      }
    },
  );
}

const wantsEvents = (accept = '') =>
  accept.split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === 'text/event-stream');
