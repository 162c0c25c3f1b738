import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Undo2, UserCheck } from 'lucide-react';
import type { DocumentChange, LineItemsChange } from '#contracts/document.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { documentHistoryQuery } from '../entity-calls.ts';
import { linesChangeText } from './change-lines.ts';

interface LinesHeadProps {
  documentId: string;
  count: number;
  /** A person's list stands before what was read. */
  isPersons: boolean;
  onRestore: () => void;
}

/** The heading of the line items; where a person changed them, with what was changed and the way back. */
export function LinesHead({ documentId, count, isPersons, onRestore }: LinesHeadProps) {
  return (
    <div className="mb-1.5 flex flex-col gap-1">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id="line-items" className="font-semibold">
          Line Items <span className="font-normal text-faded tabular-nums">{count}</span>
        </h2>
        {isPersons && (
          <>
            <Badge>
              <UserCheck aria-hidden />
              By a person
            </Badge>
            <Button variant="link" className="ml-auto text-xs" onClick={onRestore}>
              <Undo2 aria-hidden /> Back to what was read
            </Button>
          </>
        )}
      </div>
      {isPersons && <LinesHistory documentId={documentId} />}
    </div>
  );
}

const isOfLines = (change: DocumentChange): change is LineItemsChange => !('entity_id' in change);

function LinesHistory({ documentId }: { documentId: string }) {
  const { data: history } = useQuery(documentHistoryQuery(documentId));
  const changes = (history ?? []).filter(isOfLines).toReversed();
  if (changes.length === 0) return null;
  return (
    <details className="group text-xs">
      <summary className="flex min-h-6 list-none items-center gap-1 text-faded">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        History of the line items
      </summary>
      <ol className="flex flex-col gap-1 py-1 pl-4.5">
        {changes.map((change) => (
          <li key={change.at} className="wrap-anywhere">
            {linesChangeText(change)}{' '}
            <time dateTime={change.at} className="whitespace-nowrap text-faded tabular-nums">
              {formatDateTime(change.at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
