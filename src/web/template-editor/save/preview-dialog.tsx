import { ArrowRight } from 'lucide-react';
import { countText, documentsText } from '#web/document-list/count-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { changedDocuments } from './changed-documents.ts';
import type { Looked } from './look-through.ts';

/** More documents than this are counted, not shown. */
const MOST_SHOWN = 30;

interface PreviewDialogProps {
  /** What is known so far; null where it could not be found out, see `error`. */
  looked: Looked | null;
  error: string | null;
  /** The template is new: its documents are others of the sample's layout. */
  isNew: boolean;
  isSaving: boolean;
  /** `isApplying`: the documents are read again as well. */
  onSave: (isApplying: boolean) => void;
  onClose: () => void;
}

/** What saving would change on documents that are there, before → after. */
export function PreviewDialog({ looked, error, isNew, isSaving, onSave, onClose }: PreviewDialogProps) {
  const documents = changedDocuments(looked?.changes ?? []);
  const count = documentsText(documents.length);
  const isLooking = looked !== null && looked.looked < looked.total;
  const description = isNew
    ? `Other documents have this layout. With the template ${count} would change:`
    : `This template has read documents already. With these zones ${count} would change:`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="What would change"
        {...(looked ? { description } : {})}
        className="flex max-w-2xl flex-col overflow-hidden"
      >
        {error !== null && <ErrorBox title="What saving changes could not be found out">{error}</ErrorBox>}
        {isLooking && <Looking {...looked} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section aria-label="Changes" tabIndex={0} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
          {documents.slice(0, MOST_SHOWN).map(({ id, filename, values }) => (
            <section key={id} className="mb-3">
              <h3 className="mb-1 truncate font-medium text-sm">{filename}</h3>
              <table className="w-full table-fixed text-left text-sm tabular-nums">
                <thead className="sr-only">
                  <tr>
                    <th scope="col">Zone</th>
                    <th scope="col">Before</th>
                    <th scope="col">After</th>
                  </tr>
                </thead>
                <tbody>
                  {values.map((value) => (
                    <tr key={value.zoneId} className="border-line border-t align-top">
                      <th scope="row" className="w-1/4 truncate py-1.5 pr-2 font-normal text-faded">
                        {value.name}
                      </th>
                      <td className="wrap-anywhere py-1.5 pr-2">
                        <Value text={value.before} />
                      </td>
                      <td className="wrap-anywhere py-1.5 font-medium">
                        <ArrowRight aria-hidden className="mr-1.5 inline size-3.5 text-faded" />
                        <Value text={value.after} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
          {documents.length > MOST_SHOWN && (
            <p className="text-faded text-sm">and {documents.length - MOST_SHOWN} more documents</p>
          )}
        </section>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button className="h-9" onClick={onClose}>
            Keep editing
          </Button>
          <Button className="h-9" aria-disabled={isSaving} onClick={() => !isSaving && onSave(false)}>
            Save only
          </Button>
          {documents.length > 0 && (
            <Button variant="primary" aria-disabled={isSaving} onClick={() => !isSaving && onSave(true)}>
              {isSaving ? 'Saving...' : isLooking ? 'Save and update' : `Save and update ${count}`}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Both kinds of saving can be chosen meanwhile: updating reads all documents of the layout, seen here or not. */
function Looking({ looked, total }: Looked) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-faded text-sm tabular-nums">
        {countText(looked)} of {documentsText(total)} looked at
      </p>
      <Progress value={(100 * looked) / total} label="Documents looked at" className="w-40" />
    </div>
  );
}

function Value({ text }: { text: string | null }) {
  return text === null ? <span className="font-normal text-faded">nothing</span> : text;
}
