import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { messageOf } from '#web/api/errors.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { useDraft } from '#web/frame/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { Composer } from './composer.tsx';
import { ConversationsBeside, ConversationsSheet, useConversationsBeside } from './conversations-panel.tsx';
import { MessageList } from './message-list.tsx';
import { QueriesLeft } from './queries-left.tsx';
import { QuestionChips } from './question-chips.tsx';
import { QUICK_ACTIONS } from './quick-actions.ts';
import { Scope } from './scope.tsx';
import { useConversationAddress } from './use-conversation-address.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

const typedSchema = z.string();

/** The assistant: a conversation about the user's documents. Conversation and scope live in the address. */
export function AssistantPage() {
  const { thread, address, loading, ask, stop, begin, widen } = useConversationAddress();
  const draft = useDraft('assistant', typedSchema);
  const field = useRef<HTMLTextAreaElement>(null);
  const inset = useKeyboardInset();
  // Under a finger the focus brings the keyboard, which covers half of what is to be read.
  const isFine = useMedia('(pointer: fine)');
  const text = draft.value ?? '';
  useEffect(() => {
    if (isFine) field.current?.focus({ preventScroll: true });
  }, [isFine]);
  const { key } = useLocation();
  // What led here may be gone with its own focus: the palette, a deleted conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an arrival
  useEffect(() => {
    if (isFine && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isFine, key]);

  const beside = useConversationsBeside();
  const list = {
    openId: thread.conversationId,
    onDeleted: (id: string) => {
      if (id === thread.conversationId) begin();
    },
  };

  const put = (question: Parameters<typeof ask>[0]) => {
    void ask(question);
    if (isFine) field.current?.focus({ preventScroll: true });
  };
  const send = () => {
    put({ text: text.trim() });
    draft.forget();
  };
  const fill = (question: string) => {
    draft.change(question);
    field.current?.focus();
  };

  return (
    <div className="flex flex-1">
      {beside.isBeside && <ConversationsBeside {...list} />}
      <div className="mx-auto flex w-full min-w-0 max-w-[752px] flex-1 flex-col px-4">
        <PageTitle title="AI Assistant" />
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 py-2">
          <h1 className="mr-auto font-semibold text-xl">AI Assistant</h1>
          {beside.isWide ? (
            <Button
              variant="ghost"
              aria-expanded={beside.isBeside}
              aria-controls={beside.isBeside ? 'conversations' : undefined}
              onClick={beside.toggle}
            >
              <MessagesSquare aria-hidden /> Conversations
            </Button>
          ) : (
            <ConversationsSheet {...list} />
          )}
          <Button
            variant="ghost"
            onClick={() => {
              begin();
              field.current?.focus();
            }}
          >
            <MessageSquarePlus aria-hidden /> <span className="max-sm:sr-only">New conversation</span>
          </Button>
        </div>
        <div className="flex-1 pt-2 pb-6">
          {loading?.isError ? (
            <ErrorBox onRetry={() => loading.refetch()} actions={<Button onClick={begin}>New conversation</Button>}>
              {messageOf(loading.error)}
            </ErrorBox>
          ) : loading ? (
            <div className="flex flex-col gap-6">
              <Skeleton className="ml-auto h-10 w-64" />
              <Skeleton className="h-28" />
            </div>
          ) : (
            <MessageList thread={thread} isNew={!thread.messages[0]?.id.startsWith('kept')} onAsk={put} />
          )}
        </div>
        <div className="sticky bottom-0 z-10 flex flex-col gap-2 bg-desk pt-2 pb-3" style={{ bottom: inset }}>
          <QuestionChips
            label="Quick actions"
            questions={QUICK_ACTIONS}
            onChoose={fill}
            className="max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4"
          />
          <Composer
            fieldRef={field}
            text={text}
            isWaiting={thread.pending !== null}
            onText={draft.change}
            onSend={send}
            onStop={stop}
          />
          <div className="flex min-h-5 items-center justify-between gap-3">
            <Scope documentId={address.document} onWiden={widen} />
            <QueriesLeft />
          </div>
        </div>
      </div>
    </div>
  );
}
