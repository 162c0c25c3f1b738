import { CalendarClock, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { daysUntil, dueText, localDay } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

type Due = DocumentStats['due_soon'][number];

interface DueDocumentsProps {
  stats: Pick<DocumentStats, 'overdue' | 'due_soon' | 'overdue_count' | 'due_soon_count'>;
  onOpen: (documentId: string) => void;
}

const SHOWN = 5;

/** What is to be paid soon, and what is late. */
export function DueDocuments({ stats, onOpen }: DueDocumentsProps) {
  const today = localDay(new Date());
  const all = [...stats.overdue, ...stats.due_soon];
  return (
    <Card className="min-w-0">
      <CardTitle className="mb-2">Due soon and overdue</CardTitle>
      {all.length === 0 && (
        <p className="py-6 text-center text-faded">Nothing is due. Invoices with a due date show up here.</p>
      )}
      <ul>
        {nearest(all, today).map((due) => (
          <DueRow key={due.document_id} due={due} today={today} onOpen={onOpen} />
        ))}
      </ul>
      {stats.overdue_count + stats.due_soon_count > SHOWN && (
        <p className="flex flex-wrap gap-x-4 pt-2 text-sm tabular-nums">
          {stats.overdue_count > 0 && (
            <Link to={documentsLink({ due: 'overdue' }, 'due_date')} className="text-accent-strong hover:underline">
              All {countText(stats.overdue_count)} overdue
            </Link>
          )}
          {stats.due_soon_count > 0 && (
            <Link to={documentsLink({ due: 'soon' }, 'due_date')} className="text-accent-strong hover:underline">
              All {countText(stats.due_soon_count)} due soon
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}

/** The few that are due nearest to today, whichever side of it, in the order of their dates. */
function nearest(all: readonly Due[], today: string): Due[] {
  const away = ({ due_date }: Due) => Math.abs(daysUntil(due_date, today) ?? 0);
  return all
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, SHOWN)
    .sort((a, b) => a.due_date.localeCompare(b.due_date));
}

function DueRow({ due, today, onOpen }: { due: Due; today: string; onOpen: (documentId: string) => void }) {
  const days = daysUntil(due.due_date, today) ?? 0;
  const late = days < 0;
  const amount = due.amount_due ?? due.total;
  const Icon = late ? CircleAlert : CalendarClock;
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(due.document_id)}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-well"
      >
        <Icon aria-hidden className={late ? 'size-4 shrink-0 text-bad' : 'size-4 shrink-0 text-warn'} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{due.seller ?? due.filename}</span>
          <span className="block truncate text-faded text-xs">{due.invoice_number ?? due.filename}</span>
        </span>
        <span className="shrink-0 text-right tabular-nums">
          {amount && <span className="block">{formatMoney(amount, due.currency)}</span>}
          <span className={late ? 'block text-bad text-xs' : 'block text-warn text-xs'}>{dueText(days)}</span>
        </span>
      </button>
    </li>
  );
}
