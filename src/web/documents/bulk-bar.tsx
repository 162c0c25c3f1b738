import { RefreshCw, X } from 'lucide-react';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';

interface BulkBarProps {
  count: number;
  busy: boolean;
  deleting: boolean;
  onReanalyze: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all selected documents. */
export function BulkBar({ count, busy, deleting, onReanalyze, onDelete, onSelectAll, onClear }: BulkBarProps) {
  return (
    <section
      aria-label="Selected documents"
      className="sticky top-14 z-20 flex flex-wrap items-center gap-2 rounded-card border border-accent bg-paper px-3 py-2 shadow-float"
    >
      <span role="status" className="mr-auto font-medium tabular-nums">
        {count} selected
      </span>
      <Button variant="ghost" onClick={onSelectAll}>
        Select all
      </Button>
      <Button onClick={onReanalyze} aria-disabled={busy}>
        <RefreshCw aria-hidden /> {busy && !deleting ? 'Analyzing...' : 'Re-analyze'}
      </Button>
      <ArmedDeleteButton label="Delete" withText busy={deleting} onDelete={onDelete} />
      <Button variant="ghost" icon aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
