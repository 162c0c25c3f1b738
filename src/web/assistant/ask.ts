import type { z } from 'zod';
import { type ChatAnswer, type ChatRequest, chatAnswerSchema, chatEventSchema } from '#contracts/assistant.ts';
import { apiUrl } from '#web/api/base-url.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { eventParser } from '#web/api/event-parser.ts';
import { API_BASE, exchange } from '#web/api/exchange.ts';
import { sessionToken } from '#web/api/session.ts';

/** Only the sentence must be there (specification §7); what a server leaves out is empty. */
const replySchema = chatAnswerSchema.partial().required({ response: true });

/** What comes before the answer, for the one who waits. */
export interface Progress {
  onStep: (step: string) => void;
  onText: (text: string) => void;
}

/**
 * Puts a question to the assistant and gives its answer; its text comes earlier, piece by piece, through `progress`.
 * Throws `ApiError` with the sentences of §8, and an AbortError when `signal` stopped it.
 */
export async function ask(question: ChatRequest, progress: Progress, signal: AbortSignal): Promise<ChatAnswer> {
  if (sessionToken() === null) throw new ApiError(messages.uploadNeedsToken, { status: 401 });
  const decoder = new TextDecoder();
  const read = answerReader(progress);
  const init = {
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  };
  const response = await exchange(apiUrl(API_BASE, '/ai/chat'), init, (part) => {
    read.take(decoder.decode(part, { stream: true }));
  });
  return read.end(response.headers.get('Content-Type') ?? '');
}

/** Reads an answer as it arrives, as events or as one piece of JSON. */
export function answerReader({ onStep, onText }: Progress): {
  take: (text: string) => void;
  /** The whole of it has arrived. Throws `ApiError`. */
  end: (contentType: string) => ChatAnswer;
} {
  const parse = eventParser();
  let whole = '';
  let answer: ChatAnswer | null = null;
  let failure: ApiError | null = null;

  const onEvent = ({ name, data }: { name: string; data: string }) => {
    const body = parsed(data);
    const checked = chatEventSchema.safeParse(typeof body === 'object' ? { type: name, ...body } : null);
    if (name === 'answer') answer = toAnswer(body);
    else if (!checked.success) return;
    else if (checked.data.type === 'status') onStep(checked.data.step);
    else if (checked.data.type === 'delta') onText(checked.data.text);
    else if (checked.data.type === 'error') failure = refused(checked.data);
  };
  return {
    take: (text) => {
      whole += text;
      for (const event of parse(text)) onEvent(event);
    },
    end: (contentType) => {
      if (failure) throw failure;
      if (answer) return answer;
      if (whole.trim() === '' || contentType.includes('text/event-stream')) throw unusable('empty');
      return toAnswer(parsed(whole));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toAnswer(body: unknown): ChatAnswer {
  const checked = replySchema.safeParse(body);
  if (!checked.success || checked.data.response.trim() === '') throw unusable('unexpected');
  const reply: z.infer<typeof replySchema> = checked.data;
  const citations = reply.citations ?? [];
  return {
    ...reply,
    suggestions: reply.suggestions ?? [],
    citations,
    citations_total: reply.citations_total ?? citations.length,
    computed_by: reply.computed_by ?? 'local',
    conversation_id: reply.conversation_id ?? '',
  };
}

function unusable(how: 'empty' | 'unexpected'): ApiError {
  const message = how === 'empty' ? messages.assistantEmpty : messages.assistantUnreadable;
  return new ApiError(message, { status: 200, unreadable: how });
}

/** A refusal that came inside the stream, whose own status was 200. */
function refused({ detail, code }: { detail: string; code: string }): ApiError {
  return new ApiError(detail, { status: 200, code, detail });
}
