import { RefreshCw, X } from 'lucide-react';
import { countText, documentsText } from '#web/document-list/count-text.ts';
import type { ExportedDocuments } from '#web/export/export-calls.ts';
import { ExportMenu } from '#web/export/export-menu.tsx';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface BulkBarProps {
  count: number;
  /** How many match the search and filters. */
  total: number;
  besidePanel: boolean;
  busy: boolean;
  deleting: boolean;
  exported: () => Promise<ExportedDocuments>;
  onReanalyze: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all selected documents; it floats, so that the list stays where it is. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, besidePanel, busy, deleting, exported, onReanalyze, onDelete, onSelectAll, onClear } = props;
  return (
    <section
      aria-label="Selected documents"
      className={cn(
        'fixed bottom-4 z-30 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-x-2 gap-y-1',
        'rounded-card border border-accent bg-paper px-3 py-2 shadow-float',
        // In the middle of the list, not over the panel.
        besidePanel ? 'left-[calc(50%-15.5rem)]' : 'left-1/2',
      )}
    >
      <span role="status" className="mr-2 font-medium tabular-nums">
        {countText(count)} selected
      </span>
      {count < total && (
        <Button variant="ghost" onClick={onSelectAll}>
          Select all {countText(total)}
        </Button>
      )}
      <ExportMenu which={exported} />
      <Button onClick={() => !busy && onReanalyze()} aria-disabled={busy}>
        <RefreshCw aria-hidden /> {busy && !deleting ? 'Analyzing...' : 'Re-analyze'}
      </Button>
      <ArmedDeleteButton label={`Delete ${documentsText(count)}`} withText busy={deleting} onDelete={onDelete} />
      <Button variant="ghost" icon aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
