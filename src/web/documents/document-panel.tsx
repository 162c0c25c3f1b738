import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, SheetContent } from '#web/ui/dialog.tsx';
import { type DetailsProps, DocumentDetails, useDetails } from './document-details.tsx';

interface DocumentPanelProps extends DetailsProps {
  /** Beside the list, which stays usable; else a sheet over it. */
  isBeside: boolean;
  onClose: () => void;
}

/** The side panel 'Document Details'. */
export function DocumentPanel({ isBeside, onClose, ...props }: DocumentPanelProps) {
  const details = useDetails(props);
  const filename = details.data?.filename;
  const content = <DocumentDetails {...props} details={details} />;
  const titleId = useId();
  if (isBeside) {
    return (
      <section
        role="dialog"
        aria-labelledby={titleId}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
        className="sticky top-[65px] flex h-[calc(100dvh-81px)] w-[30rem] shrink-0 flex-col overflow-hidden rounded-card border border-line bg-paper p-4"
      >
        <div className="mb-3 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={titleId} tabIndex={-1} data-panel-title className="font-semibold text-lg">
              Document Details
            </h2>
            <p className="wrap-anywhere text-faded text-sm">{filename ?? '\u00a0'}</p>
          </div>
          <Button variant="ghost" icon aria-label="Close" className="-mt-1 -mr-1" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
        {content}
      </section>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title="Document Details"
        {...(filename ? { description: filename } : {})}
        className="flex max-w-[50rem] flex-col overflow-hidden [&_p]:wrap-anywhere"
      >
        {content}
      </SheetContent>
    </Dialog>
  );
}
