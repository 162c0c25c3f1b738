import type { ChatAnswer, ChatEvent } from '#contracts/assistant.ts';

/** What is told while an answer is made. */
export type ChatListener = (event: Extract<ChatEvent, { type: 'status' | 'delta' }>) => void;

/** Makes the answer; `signal` is aborted when nobody waits for it any more. */
export type AnswerChat = (listener: ChatListener, signal: AbortSignal) => Promise<ChatAnswer>;
