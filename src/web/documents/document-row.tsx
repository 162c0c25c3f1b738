import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDate } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { type DocumentItemProps, pagesText, SelectBox } from './document-card.tsx';

/** A document as a line of the list. */
export function DocumentRow(props: DocumentItemProps) {
  const { document, tabIndex, selected, isOpen, deleting, onOpen, onDelete } = props;
  return (
    <article
      className={cn(
        'group flex size-full items-center border-line border-x border-b bg-paper transition-colors duration-150',
        'in-[[aria-posinset="1"]]:rounded-t-card in-[[aria-posinset="1"]]:border-t',
        selected || isOpen ? 'bg-accent-soft' : 'hover:bg-well',
      )}
    >
      <SelectBox {...props} />
      <button
        type="button"
        data-cell={document.id}
        tabIndex={tabIndex}
        onClick={onOpen}
        className="flex h-full min-w-0 flex-1 items-center gap-4 pr-2 text-left text-sm tabular-nums focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-[2] truncate font-medium" title={document.filename}>
          {document.filename}
        </span>
        <span className="hidden min-w-0 flex-1 truncate text-faded lg:block">{document.summary?.seller}</span>
        <span className="hidden w-32 shrink-0 text-right sm:block">
          {document.summary?.total && formatMoney(document.summary.total, document.summary.currency)}
        </span>
        <span className="hidden w-20 shrink-0 text-right text-faded md:block">
          {formatFileSize(document.file_size)}
        </span>
        <span className="hidden w-16 shrink-0 text-right text-faded md:block">{pagesText(document.total_pages)}</span>
        <span className="hidden w-24 shrink-0 text-right text-faded md:block">{formatDate(document.upload_date)}</span>
        <span className="flex w-26 shrink-0 justify-end">
          <StatusBadge document={document} />
        </span>
      </button>
      <span data-delete className="pr-1">
        <ArmedDeleteButton
          label={`Delete ${document.filename}`}
          tooltip="Delete document"
          busy={deleting}
          onDelete={onDelete}
        />
      </span>
    </article>
  );
}
