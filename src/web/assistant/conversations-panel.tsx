import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogTrigger, SheetContent } from '#web/ui/dialog.tsx';
import { ConversationList } from './conversation-list.tsx';

interface ConversationsPanelProps {
  openId: string | null;
  onDeleted: (id: string) => void;
}

/** The conversations, in a sheet at the left. */
export function ConversationsPanel({ openId, onDeleted }: ConversationsPanelProps) {
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
