import { ArrowRight } from 'lucide-react';
import type { TemplatePreview } from '#contracts/template.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { changedDocuments } from './changed-documents.ts';

/** More documents than this are counted, not shown. */
const MOST_SHOWN = 30;

interface PreviewDialogProps {
  /** Null where it could not be found out, see `error`. */
  changes: TemplatePreview | null;
  error: string | null;
  /** The template is new: its documents are others of the sample's layout. */
  isNew: boolean;
  isSaving: boolean;
  /** `isApplying`: the documents are read again as well. */
  onSave: (isApplying: boolean) => void;
  onClose: () => void;
}

/** What saving would change on documents that are there, before → after. */
export function PreviewDialog({ changes, error, isNew, isSaving, onSave, onClose }: PreviewDialogProps) {
  const documents = changedDocuments(changes ?? []);
  const count = `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`;
  const description = isNew
    ? `Other documents have this layout. With the template ${count} would change:`
    : `This template has read documents already. With these zones ${count} would change:`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="What would change"
        {...(changes ? { description } : {})}
        className="flex max-w-2xl flex-col overflow-hidden"
      >
        {error !== null && <ErrorBox title="What saving changes could not be found out">{error}</ErrorBox>}
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
              {isSaving ? 'Saving...' : `Save and update ${count}`}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Value({ text }: { text: string | null }) {
  return text === null ? <span className="font-normal text-faded">nothing</span> : text;
}
