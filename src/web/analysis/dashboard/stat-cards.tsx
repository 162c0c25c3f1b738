import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { formatFileSize } from '#web/format/file-size.ts';

interface StatCardProps {
  title: string;
  value: string;
  note: string;
  /** The list behind the figure. */
  to: string;
}

function StatCard({ title, value, note, to }: StatCardProps) {
  return (
    <Link
      to={to}
      className="flex min-w-0 flex-col rounded-card border border-line bg-paper px-4 py-2.5 transition-colors duration-150 hover:border-field"
    >
      <span className="text-faded text-xs">{title}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-lg tabular-nums">{value}</span>
        <span className="text-faded text-xs tabular-nums">{note}</span>
      </span>
    </Link>
  );
}

/** The four cards of the specification, as captions: they tell, but nothing has to be done about them. */
export function StatCards({ stats }: { stats: DocumentStats }) {
  const types = stats.unique_types === 1 ? 'unique type' : 'unique types';
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatCard
        title="Total Documents"
        value={countText(stats.total_documents)}
        note={`${countText(stats.documents_last_7_days)} this week`}
        to={documentsLink({})}
      />
      <StatCard
        title="Total Entities"
        value={countText(stats.total_entities)}
        note={`${countText(stats.unique_types)} ${types}`}
        to={documentsLink({ status: 'completed' })}
      />
      <StatCard
        title="AI Confidence"
        value={stats.total_entities === 0 ? '–' : `${Math.round(stats.high_confidence_share * 100)}%`}
        note="high-confidence entities"
        to={documentsLink({ status: 'completed' })}
      />
      <StatCard
        title="Data Processed"
        value={formatFileSize(stats.total_bytes)}
        note={`${formatFileSize(stats.average_bytes)} average size`}
        to={documentsLink({}, '-file_size')}
      />
    </section>
  );
}
