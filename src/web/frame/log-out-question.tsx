import { isUnsent } from '#web/analysis/upload/upload-list.ts';
import { useUploads } from '#web/analysis/upload/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';

interface LogOutQuestionProps {
  /** Gets the focus back from whoever stays. */
  opener: HTMLElement;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before a logout that would lose files: as for leaving the page, whatever the server does not have is lost. */
export function LogOutQuestion({ opener, onStay, onLeave }: LogOutQuestionProps) {
  const unsent = useUploads().filter(isUnsent).length;
  const loss =
    unsent === 0
      ? 'All files have been sent meanwhile.'
      : `${unsent} ${unsent === 1 ? 'file has' : 'files have'} not been sent yet and will not be analyzed.`;
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent
        title="Log out now?"
        description={loss}
        className="max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.focus();
        }}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="primary" onClick={onStay}>
            Stay
          </Button>
          <Button variant="danger" className="h-9" onClick={onLeave}>
            {unsent === 0 ? 'Log out' : 'Log out anyway'}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
