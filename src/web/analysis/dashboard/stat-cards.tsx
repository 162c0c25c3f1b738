import { FileText, HardDrive, ShieldCheck, Tags } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { formatFileSize } from '#web/format/file-size.ts';

interface StatCardProps {
  title: string;
  value: string;
  note: string;
  /** The list behind the figure. */
  to: string;
  icon: typeof FileText;
}

function StatCard({ title, value, note, to, icon: Icon }: StatCardProps) {
  return (
    <Link
      to={to}
      className="group flex flex-col rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-field"
    >
      <span className="flex items-center justify-between text-faded text-sm">
        {title}
        <Icon aria-hidden className="size-4 transition-colors group-hover:text-accent" />
      </span>
      <span className="mt-1 font-semibold text-2xl tabular-nums">{value}</span>
      <span className="text-faded text-xs tabular-nums">{note}</span>
    </Link>
  );
}

const count = new Intl.NumberFormat();

export function StatCards({ stats }: { stats: DocumentStats }) {
  const types = stats.unique_types === 1 ? 'unique type' : 'unique types';
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatCard
        title="Total Documents"
        value={count.format(stats.total_documents)}
        note={`${count.format(stats.documents_last_7_days)} this week`}
        to="/documents"
        icon={FileText}
      />
      <StatCard
        title="Total Entities"
        value={count.format(stats.total_entities)}
        note={`${count.format(stats.unique_types)} ${types}`}
        to="/documents?status=completed"
        icon={Tags}
      />
      <StatCard
        title="AI Confidence"
        value={`${Math.round(stats.high_confidence_share * 100)}%`}
        note="high-confidence entities"
        to="/documents?status=completed"
        icon={ShieldCheck}
      />
      <StatCard
        title="Data Processed"
        value={formatFileSize(stats.total_bytes)}
        note={`${formatFileSize(stats.average_bytes)} average size`}
        to="/documents?sort=size"
        icon={HardDrive}
      />
    </section>
  );
}
