import { CalendarClock, CircleAlert, Flag, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { formatMoney } from '#web/format/money.ts';
import { cn } from '#web/ui/class-names.ts';

interface AttentionCardProps {
  title: string;
  count: number;
  /** What it is about; `nothing` where there is none. */
  note: string;
  nothing: string;
  to: string;
  icon: typeof Flag;
  tone: 'bad' | 'warn' | 'accent';
}

const TONES = { bad: 'text-bad', warn: 'text-warn', accent: 'text-accent' } as const;

function AttentionCard({ title, count, note, nothing, to, icon: Icon, tone }: AttentionCardProps) {
  const quiet = count === 0;
  return (
    <Link
      to={to}
      className="group flex min-w-0 flex-col rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-field"
    >
      <span className="flex items-center gap-2 text-faded text-sm">
        <Icon aria-hidden className={cn('size-4', quiet ? 'text-field' : TONES[tone])} />
        {title}
      </span>
      <span className={cn('mt-1 font-semibold text-2xl tabular-nums', quiet && 'text-faded')}>{countText(count)}</span>
      <span className="line-clamp-2 text-faded text-xs tabular-nums" title={quiet ? nothing : note}>
        {quiet ? nothing : note}
      </span>
    </Link>
  );
}

/** "48,210.00 EUR + 1,200.00 USD": never added across currencies. */
function totalsText(totals: readonly { currency: string; total: string }[]): string {
  return totals.map(({ currency, total }) => formatMoney(total, currency)).join(' + ');
}

/** What needs somebody first: each a true number, and a link to just these documents. */
export function AttentionCards({ stats }: { stats: DocumentStats }) {
  return (
    <section aria-label="Needs attention" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <AttentionCard
        title="Overdue"
        count={stats.overdue_count}
        note={totalsText(stats.overdue_totals)}
        nothing="Nothing is overdue"
        to={documentsLink({ due: 'overdue' }, 'due_date')}
        icon={CircleAlert}
        tone="bad"
      />
      <AttentionCard
        title="Due in 14 days"
        count={stats.due_soon_count}
        note={totalsText(stats.due_soon_totals)}
        nothing="Nothing is due soon"
        to={documentsLink({ due: 'soon' }, 'due_date')}
        icon={CalendarClock}
        tone="warn"
      />
      <AttentionCard
        title="Checks failed"
        count={stats.failed_documents_count}
        note={stats.failed_documents_count === 1 ? 'document contradicts itself' : 'documents contradict themselves'}
        nothing="No document contradicts itself"
        to={documentsLink({ checks: 'failed' })}
        icon={Flag}
        tone="bad"
      />
      <AttentionCard
        title="To review"
        count={stats.to_review}
        note="with a value nobody is sure of"
        nothing="Every value is certain"
        to={documentsLink({ review: 'needed' })}
        icon={ListChecks}
        tone="accent"
      />
    </section>
  );
}
