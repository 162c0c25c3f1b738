import type { DocumentWire } from '#contracts/document.ts';
import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDate } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PageThumbnail } from './page-thumbnail.tsx';

export interface DocumentItemProps {
  document: DocumentWire;
  tabIndex: 0 | -1;
  selected: boolean;
  isOpen: boolean;
  deleting: boolean;
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
}

export function pagesText(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

/** A document as a card of the grid. */
export function DocumentCard(props: DocumentItemProps) {
  const { document, tabIndex, selected, isOpen, deleting, onOpen, onDelete } = props;
  return (
    <article
      className={cn(
        'group relative size-full overflow-hidden rounded-card border bg-paper transition-colors duration-150',
        selected || isOpen ? 'border-accent' : 'border-line hover:border-field',
      )}
    >
      <button
        type="button"
        data-cell={document.id}
        tabIndex={tabIndex}
        onClick={onOpen}
        className="flex size-full flex-col text-left focus-visible:-outline-offset-2"
      >
        <PageThumbnail documentId={document.id} className="h-36 w-full shrink-0 border-line border-b dark:opacity-85" />
        <span className="flex min-h-0 w-full flex-1 flex-col px-3 pt-2.5">
          <span className="truncate font-medium" title={document.filename}>
            {document.filename}
          </span>
          <span className="flex items-baseline justify-between gap-2 text-faded text-sm">
            <span className="truncate">{document.summary?.seller ?? '\u00a0'}</span>
            {document.summary?.total && (
              <span className="shrink-0 tabular-nums">
                {formatMoney(document.summary.total, document.summary.currency)}
              </span>
            )}
          </span>
          <span className="mt-1 truncate text-faded text-xs tabular-nums">
            {formatFileSize(document.file_size)} · {pagesText(document.total_pages)} ·{' '}
            {formatDate(document.upload_date)}
          </span>
        </span>
      </button>
      <div className="pointer-events-none absolute inset-x-3 bottom-1.5 flex items-center justify-between">
        <StatusBadge document={document} />
        <span data-delete className="pointer-events-auto -mr-2">
          <ArmedDeleteButton
            label={`Delete ${document.filename}`}
            tooltip="Delete document"
            busy={deleting}
            onDelete={onDelete}
          />
        </span>
      </div>
      <SelectBox {...props} className="absolute top-0 left-0" />
    </article>
  );
}

/** Visible on hover, focus, touch screens, and when checked. */
export function SelectBox({ document, selected, onSelect, className }: DocumentItemProps & { className?: string }) {
  return (
    <label className={cn('grid size-9 cursor-pointer place-items-center coarse:size-11', className)}>
      <input
        type="checkbox"
        checked={selected}
        onChange={onSelect}
        tabIndex={-1}
        aria-label={`Select ${document.filename}`}
        className={cn(
          'size-4 accent-accent coarse:opacity-100 focus-visible:opacity-100 group-hover:opacity-100',
          selected ? 'opacity-100' : 'opacity-0',
        )}
      />
    </label>
  );
}
