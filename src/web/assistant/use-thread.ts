import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ChatMessage, ChatRequest } from '#contracts/assistant.ts';
import { isAbort } from '#web/api/errors.ts';
import { subscriptionQuery } from '#web/frame/account-queries.ts';
import { ask } from './ask.ts';
import { conversationsQuery } from './assistant-queries.ts';
import { failureOf, NEW_THREAD, nextThread, type Question } from './thread.ts';

const now = () => new Date().toISOString();

function requestOf(question: Question, conversationId: string | null): ChatRequest {
  return {
    message: question.text,
    ...(conversationId ? { conversation_id: conversationId } : {}),
    ...(question.documentId ? { document_id: question.documentId } : {}),
    ...(question.filter ? { filter: question.filter } : {}),
    ...(question.measure ? { measure: question.measure } : {}),
  };
}

/** One conversation as it goes on. `onOpened` hears the id that its first answer gave it. */
export function useThread(onOpened: (conversationId: string) => void) {
  const client = useQueryClient();
  const [thread, dispatch] = useReducer(nextThread, NEW_THREAD);
  const asking = useRef<AbortController | null>(null);
  // Who asks has the id at hand before the next rendering.
  const opened = useRef<string | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const open = useCallback((conversationId: string | null, messages: readonly ChatMessage[] = []) => {
    asking.current?.abort();
    asking.current = null;
    opened.current = conversationId;
    dispatch({ type: 'opened', conversationId, messages });
  }, []);

  const put = async (question: Question) => {
    if (asking.current) return;
    const controller = new AbortController();
    asking.current = controller;
    dispatch({ type: 'asked', question, at: now() });
    // What belongs to a thread that was left meanwhile is not written into the one that is open now.
    const tell = (event: Parameters<typeof dispatch>[0]) => controller === asking.current && dispatch(event);
    try {
      const answer = await ask(
        requestOf(question, opened.current),
        { onStep: (step) => tell({ type: 'step', step }), onText: (text) => tell({ type: 'text', text }) },
        controller.signal,
      );
      tell({ type: 'answered', answer, at: now() });
      if (controller === asking.current && answer.conversation_id) {
        opened.current = answer.conversation_id;
        onOpened(answer.conversation_id);
      }
    } catch (error) {
      if (!isAbort(error)) tell({ type: 'failed', failure: failureOf(error), at: now() });
    } finally {
      if (controller === asking.current) asking.current = null;
      client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
    }
  };

  const stop = () => {
    asking.current?.abort();
    asking.current = null;
    dispatch({ type: 'stopped', at: now() });
  };

  return { thread, open, ask: put, stop };
}
