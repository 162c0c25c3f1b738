import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { analyzedDocumentsQuery, analyzedOf } from '#web/api/analyzed-documents.ts';
import { formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Pixels of a line. */
const LINE = 48;

interface DocumentPickerProps {
  selected: string | null;
  onSelect: (id: string) => void;
}

/** Analysed documents to choose one from: a list of limited height, of which only what is in view exists. */
export function DocumentPicker({ selected, onSelect }: DocumentPickerProps) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const found = useInfiniteQuery(analyzedDocumentsQuery(query));
  useLogged(found.error);
  const documents = found.data?.pages.flatMap(({ items }) => analyzedOf(items)) ?? [];
  if (found.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (documents.length === 0 && query === '' && !found.isFetching) {
    return (
      <EmptyState
        title="No analyzed documents available"
        className="rounded-card border border-line bg-paper py-8"
        actions={found.isError && <Button onClick={() => found.refetch()}>Retry</Button>}
      >
        Templates are tested on documents whose analysis is completed.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Documents" className="overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative border-line border-b p-2">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-faded"
        />
        <Input
          type="search"
          aria-label="Search documents"
          placeholder="Search documents"
          className="h-8 pl-8"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {documents.length === 0 ? (
        <p role="status" className="px-3 py-6 text-center text-faded">
          {found.isFetching ? 'Searching...' : 'No document matches the search.'}
        </p>
      ) : (
        <DocumentLines
          documents={documents}
          total={found.data?.pages.at(-1)?.total ?? documents.length}
          selected={selected}
          onSelect={onSelect}
          onEnd={() => found.hasNextPage && !found.isFetching && void found.fetchNextPage()}
        />
      )}
    </section>
  );
}

/** The specification wants failures of the tester's lists only logged (§8). */
export function useLogged(error: Error | null): void {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}

interface DocumentLinesProps extends DocumentPickerProps {
  documents: readonly DocumentWire[];
  /** How many there are on the server. */
  total: number;
  /** The last ones known came into view. */
  onEnd: () => void;
}

function DocumentLines({ documents, total, selected, onSelect, onEnd }: DocumentLinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useVirtualizer({
    count: documents.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: 8,
  });
  const shown = lines.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= documents.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when more have come and their end is in view
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, documents.length]);
  return (
    <div ref={scroller} className="max-h-60 overflow-y-auto md:max-h-96">
      <ul aria-label="Analyzed documents" className="relative" style={{ height: lines.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const document = documents[index];
          if (!document) return null;
          const isSelected = document.id === selected;
          const { summary } = document;
          return (
            <li
              key={document.id}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
              style={{ top: start, height: LINE }}
            >
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSelect(document.id)}
                className={cn(
                  'flex size-full flex-col justify-center px-3 text-left focus-visible:-outline-offset-2',
                  isSelected ? 'bg-accent-soft' : 'hover:bg-well',
                )}
              >
                <span className="w-full truncate font-medium" title={document.filename}>
                  {document.filename}
                </span>
                <span className="w-full truncate text-faded text-xs tabular-nums">
                  {[formatDate(document.upload_date), summary?.seller].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
