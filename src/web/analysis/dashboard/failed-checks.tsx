import { CircleCheck, Flag } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentWire } from '#contracts/document.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

interface FailedChecksProps {
  documents: readonly DocumentWire[];
  /** Failed checks over all documents. */
  count: number;
  onOpen: (documentId: string) => void;
}

const SHOWN = 6;

/** Documents whose figures, dates or numbers contradict each other. */
export function FailedChecks({ documents, count, onOpen }: FailedChecksProps) {
  const failing = documents.filter((document) => (document.summary?.failed_checks ?? 0) > 0);
  return (
    <Card className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-2">
        <CardTitle>Checks that failed</CardTitle>
        {count > 0 && (
          <Link to="/documents?checks=failed" className="text-accent-strong hover:underline">
            {count === 1 ? '1 check' : `${count} checks`}
          </Link>
        )}
      </div>
      {failing.length === 0 && (
        <p className="flex items-center justify-center gap-2 py-6 text-faded">
          <CircleCheck aria-hidden className="size-4 text-ok" /> No document contradicts itself.
        </p>
      )}
      <ul>
        {failing.slice(0, SHOWN).map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => onOpen(document.id)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-well"
            >
              <Flag aria-hidden className="size-4 shrink-0 text-bad" />
              <span className="min-w-0 flex-1 truncate">{document.summary?.seller ?? document.filename}</span>
              <span className="shrink-0 text-bad text-xs">{document.summary?.failed_checks} failed</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
