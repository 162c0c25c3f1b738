import type { ChatRequest } from '#contracts/assistant.ts';
import { countAttempt } from '../auth/attempts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { AnswerChat } from './answer-chat.ts';
import { answerQuestion } from './answer-question.ts';
import { beginWithModel } from './answer-with-model.ts';
import { keepAnswer } from './keep-answer.ts';
import { openChat } from './open-chat.ts';

/**
 * Takes a question in, and returns what answers it. Throws what has to be the answer's status: 404 for a conversation
 * or document that is not the user's, 402 when the plan has no question left.
 */
export async function beginChat(deps: Deps, userId: string, request: ChatRequest): Promise<AnswerChat> {
  const chat = await openChat(deps, userId, request);
  const { message, documentId, filter, measure, previous, askedAt: now } = chat;
  const computed = await answerQuestion(deps, { userId, message, documentId, previous, filter, measure, now });
  // A reading that was edited is no question to a model: what is wanted is this very reading.
  const model = filter || measure ? null : deps.languageModel;
  if (model && (computed.spendsQuery || (await mayBeFree(deps, userId)))) {
    return beginWithModel(deps, model, chat, computed);
  }
  // Computing costs next to nothing, and only the answer knows whether it counts: so it comes first.
  const answer = await keepAnswer(deps, chat, computed, { computedBy: 'local', spend: computed.spendsQuery });
  return async (listener) => {
    listener({ type: 'status', step: 'computing' });
    for (const text of inPieces(answer.response)) listener({ type: 'delta', text });
    return answer;
  };
}

const FREE_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/** Questions that look as if they will not count cost the operator all the same, so a model hears only so many. */
async function mayBeFree(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<boolean> {
  const limit = { key: `ai-free:${userId}`, most: FREE_PER_HOUR, withinMs: HOUR_MS };
  try {
    await countAttempt(deps.db, [limit], deps.now(), 'Too many questions.');
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false;
    throw error;
  }
}

/** A text line by line, with all that it has. */
const inPieces = (text: string) => text.split(/(?<=\n)/).filter((piece) => piece !== '');
