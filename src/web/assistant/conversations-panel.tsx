import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogTrigger, SheetContent } from '#web/ui/dialog.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ConversationList } from './conversation-list.tsx';

interface ConversationsPanelProps {
  openId: string | null;
  onDeleted: (id: string) => void;
}

/** From this width on there is room for the list beside the thread. */
const WIDE = '(min-width: 1180px)';
const KEY = 'assistant-conversations';

/** Whether the conversations stand beside the thread: as it was left, where there is room. */
export function useConversationsBeside() {
  const isWide = useMedia(WIDE);
  const [isOpen, setOpen] = useState(() => localStorage.getItem(KEY) === 'open');
  const toggle = () => {
    localStorage.setItem(KEY, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return { isWide, isBeside: isWide && isOpen, toggle };
}

/** The conversations beside the thread. */
export function ConversationsBeside({ openId, onDeleted }: ConversationsPanelProps) {
  return (
    <aside
      id="conversations"
      aria-label="Conversations"
      className="sticky top-13 max-h-[calc(100dvh-52px)] w-72 shrink-0 self-start overflow-y-auto px-4 py-4"
    >
      <h2 className="mb-2 px-2 font-semibold text-base">Conversations</h2>
      <ConversationList openId={openId} onDeleted={onDeleted} />
    </aside>
  );
}

/** The conversations over the thread, in a sheet at the left. */
export function ConversationsSheet({ openId, onDeleted }: ConversationsPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">
          <MessagesSquare aria-hidden /> <span className="max-sm:sr-only">Conversations</span>
        </Button>
      </DialogTrigger>
      <SheetContent
        title="Conversations"
        side="left"
        className="w-80"
        // In the field of a title, Escape is about the title.
        onEscapeKeyDown={(event) => event.target instanceof HTMLInputElement && event.preventDefault()}
      >
        <ConversationList openId={openId} onFollow={() => setOpen(false)} onDeleted={onDeleted} />
      </SheetContent>
    </Dialog>
  );
}
