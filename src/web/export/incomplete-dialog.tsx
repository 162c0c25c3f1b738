import { FileWarning } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { IncompleteTerm } from '#contracts/export.ts';
import { addValueLink } from '#web/document-list/analysis-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { byDocument } from './by-document.ts';

interface IncompleteDialogProps {
  missing: readonly IncompleteTerm[];
  onClose: () => void;
}

/** The terms of line items, which have no field of their own but a table: BG-25 and what stands in its rows. */
const OF_LINES = /^(?:BG-25|BT-1(?:06|26|29|30|31|46|5[1-3]))$/;

const canBeAdded = ({ field, term }: IncompleteTerm) => field !== null || OF_LINES.test(term);

/** Why nothing was exported: each term that a document lacks, and the way to where its value is added. */
export function IncompleteDialog({ missing, onClose }: IncompleteDialogProps) {
  const hasLeft = useRef(false);
  const documents = byDocument(missing);
  const leave = () => {
    hasLeft.current = true;
    onClose();
  };
  const which = documents.length === 1 ? 'This document is' : `${documents.length} documents are`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Not complete for an e-invoice"
        description={`${which} missing terms that EN 16931 asks for. Nothing was exported. Choose a term to add its value, where it is a link.`}
        // The form that a link opens has the focus.
        onCloseAutoFocus={(event) => hasLeft.current && event.preventDefault()}
      >
        <div className="flex flex-col gap-4">
          {documents.map(({ id, filename, terms }) => (
            <section key={id} aria-label={filename}>
              <h3 className="mb-1 flex items-center gap-2 font-medium text-sm">
                <FileWarning aria-hidden className="size-4 shrink-0 text-faded" />
                <span className="truncate" title={filename}>
                  {filename}
                </span>
              </h3>
              <ul className="divide-y divide-line rounded-control border border-line">
                {terms.map((term) => (
                  <li key={term.message}>
                    {canBeAdded(term) ? (
                      <Link
                        to={addValueLink(id, term.field)}
                        onClick={leave}
                        className="block px-3 py-2 text-accent-strong text-sm underline-offset-4 hover:bg-well hover:underline coarse:py-3"
                      >
                        {term.message}
                      </Link>
                    ) : (
                      <p className="px-3 py-2 text-sm coarse:py-3">{term.message}</p>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="mt-5 flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
