import type { FastifyReply } from 'fastify';
import type { ChatEvent } from '#contracts/assistant.ts';
import type { Deps } from '../deps.ts';
import { SERVER_ERROR, toAppError } from '../http/error-handler.ts';
import { openEventStream } from '../http/event-stream.ts';
import type { AnswerChat } from './answer-chat.ts';

/** Answers with server-sent events. The one who leaves ends the work on the answer. */
export async function streamChat(deps: Pick<Deps, 'log'>, answer: AnswerChat, reply: FastifyReply): Promise<void> {
  const stream = openEventStream(reply);
  const send = ({ type, ...body }: ChatEvent) => stream.send(type, body);
  const left = new AbortController();
  void stream.closed.then(() => left.abort());
  try {
    send({ type: 'answer', ...(await answer(send, left.signal)) });
  } catch (error) {
    if (left.signal.aborted) return;
    const known = toAppError(error as Error);
    if (!known) deps.log.error({ err: error }, 'answering a question');
    const { message: detail, code } = known ?? SERVER_ERROR;
    send({ type: 'error', detail, code });
  } finally {
    stream.end();
  }
}
