import type { ChatAnswer, ChatMessage, ChatRequest } from '#contracts/assistant.ts';
import { mentionsPlan } from '#web/analysis/upload/plan-words.ts';
import { ApiError, messageOf, messages } from '#web/api/errors.ts';

/** What is asked: in words, or the question before again under other conditions or with another measure. */
export interface Question extends Pick<ChatRequest, 'filter' | 'measure'> {
  text: string;
  /** The document it is about; null for all. */
  documentId: string | null;
  /** How the changed conditions read: "Seller: Acme · March 2026". */
  note?: string;
}

/** Why no answer came. */
export interface Failure {
  reason: string;
  /** The plan's limit was reached: its sentence and the way to the plans are shown. */
  isPlanLimit: boolean;
}

/** A message as it is shown: kept by the server, or just written. */
export interface ThreadMessage extends ChatMessage {
  id: string;
  /** On a question: the conditions that were set by hand. */
  note?: string | undefined;
  failure?: Failure;
  /** The question that failed, to be put again as it was. */
  asked?: Question;
  /** The reader stopped the answer. */
  isStopped?: boolean;
  /** Came while the thread was open: read out as it arrives. */
  isNew?: boolean;
}

export interface Thread {
  conversationId: string | null;
  messages: readonly ThreadMessage[];
  /** The answer on its way. */
  pending: { question: Question; step: string | null; text: string } | null;
}

export type ThreadEvent =
  | { type: 'opened'; conversationId: string | null; messages?: readonly ChatMessage[] }
  | { type: 'asked'; question: Question; at: string }
  | { type: 'step'; step: string }
  | { type: 'text'; text: string }
  | { type: 'answered'; answer: ChatAnswer; at: string }
  | { type: 'failed'; failure: Failure; at: string }
  | { type: 'stopped'; at: string };

export const NEW_THREAD: Thread = { conversationId: null, messages: [], pending: null };

/** A failed question as a message: the sentence of §8, with the reason beside it. */
export function failureOf(error: unknown): Failure {
  const reason = messageOf(error);
  return { reason, isPlanLimit: (error instanceof ApiError && error.status === 402) || mentionsPlan(reason) };
}

/** The thread after an event. Answers that come when nothing is awaited are late ones and change nothing. */
export function nextThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'opened':
      return {
        conversationId: event.conversationId,
        messages: (event.messages ?? []).map((message, index) => ({ ...message, id: `kept-${index}` })),
        pending: null,
      };
    case 'asked': {
      const { question, at } = event;
      if (thread.pending) return thread;
      const written = message(thread, 'user', question.text, at, { note: question.note });
      if (question.documentId) written.document_id = question.documentId;
      return { ...thread, messages: [...thread.messages, written], pending: { question, step: null, text: '' } };
    }
    case 'step':
      return thread.pending ? { ...thread, pending: { ...thread.pending, step: event.step } } : thread;
    case 'text':
      return thread.pending
        ? { ...thread, pending: { ...thread.pending, text: thread.pending.text + event.text } }
        : thread;
    case 'answered': {
      if (!thread.pending) return thread;
      const { response, conversation_id, ...rest } = event.answer;
      return {
        conversationId: conversation_id || thread.conversationId,
        messages: [...thread.messages, message(thread, 'assistant', response, event.at, rest)],
        pending: null,
      };
    }
    case 'failed': {
      const about = {
        error: true,
        failure: event.failure,
        ...(thread.pending ? { asked: thread.pending.question } : {}),
      };
      return ended(thread, message(thread, 'assistant', messages.assistantApology, event.at, about));
    }
    case 'stopped': {
      const text = thread.pending?.text ?? '';
      return ended(thread, message(thread, 'assistant', text, event.at, { isStopped: true }));
    }
  }
}

function ended(thread: Thread, last: ThreadMessage): Thread {
  return thread.pending ? { ...thread, messages: [...thread.messages, last], pending: null } : thread;
}

function message(
  { messages: before }: Thread,
  role: ThreadMessage['role'],
  content: string,
  timestamp: string,
  rest: Partial<ThreadMessage>,
): ThreadMessage {
  return { role, content, timestamp, suggestions: [], error: false, ...rest, id: nextId(before), isNew: true };
}

/** The id that the next message gets, so that an answer on its way keeps its place when it has arrived. */
export function nextId(before: readonly ThreadMessage[]): string {
  return `message-${before.length}`;
}

/** The question that the message at `index` answers, as it was put. */
export function questionBefore(messages: readonly ThreadMessage[], index: number): Question | null {
  const asked = messages.slice(0, index).findLast(({ role }) => role === 'user');
  return asked ? { text: asked.content, documentId: asked.document_id ?? null } : null;
}

/** What could be asked next: the suggestions of the last message, once it has come. */
export function followUps({ messages, pending }: Thread): readonly string[] {
  return pending ? [] : (messages.at(-1)?.suggestions ?? []);
}
