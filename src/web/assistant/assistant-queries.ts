import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { chatMessageSchema, conversationSchema } from '#contracts/assistant.ts';
import { request, requestNothing } from '#web/api/client.ts';

const address = (id: string) => `/ai/conversations/${encodeURIComponent(id)}`;

/** The user's conversations, the latest first. */
export const conversationsQuery = queryOptions({
  queryKey: ['assistant', 'conversations'],
  queryFn: ({ signal }) => request('/ai/conversations', z.array(conversationSchema), { signal }),
});

/** The messages of a conversation, as they were when it was opened: what comes after is added by the thread. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['assistant', 'conversation', id],
    queryFn: ({ signal }) => request(address(id), z.array(chatMessageSchema), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function renameConversation(id: string, title: string) {
  return request(address(id), conversationSchema, { method: 'PATCH', json: { title } });
}

export function deleteConversation(id: string): Promise<void> {
  return requestNothing(address(id), { method: 'DELETE' });
}
