import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '#contracts/assistant.ts';
import { messageOf } from '#web/api/errors.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { conversationsQuery, deleteConversation, renameConversation } from './assistant-queries.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  openId: string | null;
  /** A conversation was chosen: a list that lies over the thread has done its work. */
  onFollow?: () => void;
  onDeleted: (id: string) => void;
}

/** The user's conversations, the latest first: open, rename, delete. */
export function ConversationList({ openId, onFollow, onDeleted }: ConversationListProps) {
  const client = useQueryClient();
  const { queryKey } = conversationsQuery;
  const { data, error, refetch } = useQuery(conversationsQuery);
  const change = (next: (list: Conversation[]) => Conversation[]) =>
    client.setQueryData(queryKey, (list) => list && next(list));
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => renameConversation(id, title),
    onSuccess: (renamed) => change((list) => list.map((one) => (one.id === renamed.id ? renamed : one))),
  });
  const remove = useMutation({
    mutationFn: deleteConversation,
    onSuccess: (_, id) => {
      change((list) => list.filter((one) => one.id !== id));
      onDeleted(id);
    },
  });
  const failed = rename.error ?? remove.error ?? (data ? null : error);
  return (
    <div className="flex flex-col gap-2">
      {failed && <ErrorBox onRetry={failed === error ? () => refetch() : undefined}>{messageOf(failed)}</ErrorBox>}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="px-2 py-1 text-faded">Your conversations are kept here.</p>}
      <ul aria-label="Conversations" className="flex flex-col gap-0.5">
        {data?.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            isDeleting={remove.isPending && remove.variables === conversation.id}
            onFollow={onFollow}
            onRename={(title) => rename.mutate({ id: conversation.id, title })}
            onDelete={() => remove.mutate(conversation.id)}
          />
        ))}
      </ul>
    </div>
  );
}
