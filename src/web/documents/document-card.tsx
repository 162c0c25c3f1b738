import { type MouseEvent, memo } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { FailedChecksFlag, pagesText } from '#web/document-list/document-columns.tsx';
import { SelectBox } from '#web/document-list/document-row.tsx';
import type { ItemTools } from '#web/document-list/list-actions.ts';
import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDate } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PageThumbnail } from './page-thumbnail.tsx';

interface DocumentCardProps {
  document: DocumentWire;
  index: number;
  tabIndex: 0 | -1;
  selected: boolean;
  isOpen: boolean;
  deleting: boolean;
  onOpen: (id: string) => void;
  tools: ItemTools | undefined;
}

/** A document as a card of the grid. */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { document, index, tabIndex, selected, isOpen, deleting, onOpen, tools } = props;
  const press = (event: MouseEvent) => {
    if (tools && (event.shiftKey || event.ctrlKey || event.metaKey)) tools.onSelect(document.id, index, event.shiftKey);
    else onOpen(document.id);
  };
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
        onClick={press}
        className="flex size-full flex-col text-left focus-visible:-outline-offset-2"
      >
        <PageThumbnail documentId={document.id} className="h-36 w-full shrink-0 border-line border-b dark:opacity-85" />
        <span className="flex min-h-0 w-full flex-1 flex-col px-3 pt-2.5">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-medium" title={document.filename}>
              {document.filename}
            </span>
            <FailedChecksFlag document={document} />
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
            {document.is_sample && ' · Sample'}
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
            onDelete={() => tools?.onDelete(document.id, index)}
          />
        </span>
      </div>
      <SelectBox
        filename={document.filename}
        selected={selected}
        onSelect={(range) => tools?.onSelect(document.id, index, range)}
        className="absolute top-1.5 left-1.5 size-7 rounded-control bg-paper/85"
      />
    </article>
  );
});
