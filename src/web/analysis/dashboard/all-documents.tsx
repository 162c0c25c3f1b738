import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { filterDocuments, LIST_SORTS, type ListSort, sortDocuments } from '#web/document-list/document-list.ts';
import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDate } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';

interface AllDocumentsProps {
  documents: readonly DocumentWire[];
  loading: boolean;
  onOpen: (documentId: string) => void;
  onUpload: () => void;
}

const SHAPE = { minWidth: 260, rowHeight: 104, gap: 12 };
const SORTS = Object.entries(LIST_SORTS).map(([value, label]) => ({ value: value as ListSort, label }));

/** Every document, found by name and put in an order. */
export function AllDocuments({ documents, loading, onOpen, onUpload }: AllDocumentsProps) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<ListSort>('newest');
  const sought = useDeferredValue(query);
  const shown = useMemo(
    () => sortDocuments(filterDocuments(documents, { query: sought }), sort),
    [documents, sought, sort],
  );
  return (
    <section aria-labelledby="all-documents" className="flex flex-col gap-3 pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="all-documents" className="mr-auto font-semibold text-lg">
          All Documents <span className="font-normal text-faded tabular-nums">{documents.length}</span>
        </h2>
        <div className="relative w-full sm:w-64">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faded"
          />
          <Input
            type="search"
            aria-label="Search all documents"
            placeholder="File, seller or number"
            className="h-8 pl-8"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Select label="Order" value={sort} onChange={setSort} options={SORTS} />
      </div>
      {loading && <Skeleton className="h-[104px] rounded-card" />}
      {!loading && shown.length === 0 && (
        <EmptyState
          title="No Documents Found"
          actions={
            <>
              <Button variant="primary" onClick={onUpload}>
                Upload Document
              </Button>
              <Button onClick={() => setQuery('')}>Clear search</Button>
            </>
          }
        >
          No document has “{sought.trim()}” in its file name, seller or invoice number.
        </EmptyState>
      )}
      <VirtualGrid items={shown} label="All documents" shape={SHAPE}>
        {(document, tabIndex) => <DocumentTile document={document} tabIndex={tabIndex} onOpen={onOpen} />}
      </VirtualGrid>
    </section>
  );
}

interface DocumentTileProps {
  document: DocumentWire;
  tabIndex: number;
  onOpen: (documentId: string) => void;
}

function DocumentTile({ document, tabIndex, onOpen }: DocumentTileProps) {
  const { summary } = document;
  return (
    <button
      type="button"
      data-cell={document.id}
      tabIndex={tabIndex}
      onClick={() => onOpen(document.id)}
      className="flex size-full flex-col justify-between rounded-card border border-line bg-paper p-3 text-left transition-colors hover:border-field"
    >
      <span className="w-full min-w-0">
        <span className="block truncate font-medium">{document.filename}</span>
        <span className="block truncate text-faded text-sm">{summary?.seller ?? '\u00a0'}</span>
      </span>
      <span className="flex w-full items-center justify-between gap-2">
        <StatusBadge document={document} />
        <span className="truncate text-right text-faded text-xs tabular-nums">
          {summary?.total
            ? formatMoney(summary.total, summary.currency)
            : `${formatDate(document.upload_date)} · ${formatFileSize(document.file_size)}`}
        </span>
      </span>
    </button>
  );
}
