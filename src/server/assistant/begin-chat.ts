import type { ChatAnswer, ChatEvent, ChatRequest } from '#contracts/assistant.ts';
import type { Deps } from '../deps.ts';
import { type Answer, answerQuestion } from './answer-question.ts';
import { keepAnswer } from './keep-answer.ts';
import { type Chat, openChat } from './open-chat.ts';

/** What is told while an answer is made. */
export type ChatListener = (event: Extract<ChatEvent, { type: 'status' | 'delta' }>) => void;

/** Makes the answer; `signal` is aborted when nobody waits for it any more. */
export type AnswerChat = (listener: ChatListener, signal: AbortSignal) => Promise<ChatAnswer>;

/**
 * Takes a question in, and returns what answers it. Throws what has to be the answer's status: 404 for a conversation
 * or document that is not the user's, 402 when the plan has no question left.
 */
export async function beginChat(deps: Deps, userId: string, request: ChatRequest): Promise<AnswerChat> {
  const chat = await openChat(deps, userId, request);
  // Computing costs next to nothing, and only the answer knows whether it counts: so it comes first.
  const computed = await computeAnswer(deps, chat);
  const answer = await keepAnswer(deps, chat, computed, { computedBy: 'local', spend: computed.spendsQuery });
  return async (listener) => {
    for (const text of inPieces(answer.response)) listener({ type: 'delta', text });
    return answer;
  };
}

export function computeAnswer(deps: Deps, chat: Chat): Promise<Answer> {
  const { conversation, message, documentId, filter, previous, askedAt: now } = chat;
  return answerQuestion(deps, { userId: conversation.userId, message, documentId, previous, filter, now });
}

/** A text line by line, with all that it has. */
const inPieces = (text: string) => text.split(/(?<=\n)/).filter((piece) => piece !== '');
