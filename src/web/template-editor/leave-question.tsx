import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';

/** While there are unsaved changes the browser asks before it leaves the page, and so does the product within itself. */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  // A session that ended leads to the login, which nobody may be kept from.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/login' && isDirty(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()}>
      <DialogContent
        title="Leave without saving?"
        description="The template has changes that are not saved yet."
        className="max-w-md"
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="danger" className="h-9" onClick={() => blocker.proceed()}>
            Leave and discard
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            Stay
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
