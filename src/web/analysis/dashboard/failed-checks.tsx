import { CircleCheck, Flag } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { formatMoney } from '#web/format/money.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

interface FailedChecksProps {
  stats: Pick<DocumentStats, 'failed_documents' | 'failed_documents_count'>;
  onOpen: (documentId: string) => void;
}

const SHOWN = 5;

/** Documents whose figures, dates or numbers contradict each other: what is wrong, and by how much. */
export function FailedChecks({ stats, onOpen }: FailedChecksProps) {
  const shown = stats.failed_documents.slice(0, SHOWN);
  return (
    <Card className="min-w-0">
      <CardTitle className="mb-2">Checks that failed</CardTitle>
      {stats.failed_documents_count === 0 && (
        <p className="flex items-center justify-center gap-2 py-6 text-faded">
          <CircleCheck aria-hidden className="size-4 text-ok" /> No document contradicts itself.
        </p>
      )}
      <ul>
        {shown.map((failed) => (
          <li key={failed.document_id}>
            <FailedRow failed={failed} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {stats.failed_documents_count > shown.length && (
        <p className="pt-2 text-sm tabular-nums">
          <Link to={documentsLink({ checks: 'failed' })} className="text-accent-strong hover:underline">
            All {countText(stats.failed_documents_count)} with failed checks
          </Link>
        </p>
      )}
    </Card>
  );
}

interface FailedRowProps {
  failed: DocumentStats['failed_documents'][number];
  onOpen: (documentId: string) => void;
}

function FailedRow({ failed, onOpen }: FailedRowProps) {
  const others = failed.failed_checks - 1;
  return (
    <button
      type="button"
      onClick={() => onOpen(failed.document_id)}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-start gap-3 rounded-control px-2 py-1.5 text-left transition-colors hover:bg-well"
    >
      <Flag aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{failed.seller ?? failed.filename}</span>
          {failed.total && <span className="shrink-0 tabular-nums">{formatMoney(failed.total, failed.currency)}</span>}
        </span>
        <span className="line-clamp-2 text-faded text-xs">
          {failed.check?.message ?? 'A check failed.'}
          {others > 0 && <span className="text-bad"> And {others} more.</span>}
        </span>
      </span>
    </button>
  );
}
