import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf, messages } from '#web/api/errors.ts';
import { analysisLink } from '#web/document-list/analysis-link.ts';
import { shownText } from '#web/document-list/count-text.ts';
import { DocumentTable } from '#web/document-list/document-table.tsx';
import { FilterBar } from '#web/document-list/filter-bar.tsx';
import {
  type AddressChanges,
  documentsLink,
  isFiltered,
  NO_FILTER,
  questionText,
  readFilter,
  readSort,
  withValues,
} from '#web/document-list/list-address.ts';
import { USUAL_SORT } from '#web/document-list/list-sorts.ts';
import { OrderSelect } from '#web/document-list/order-select.tsx';
import { SearchField } from '#web/document-list/search-field.tsx';
import { useDocumentPages } from '#web/document-list/use-document-pages.ts';
import { ExportMenu } from '#web/export/export-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AllDocumentsProps {
  /** How many there are without search and filters; undefined while it is not known. */
  all: number | undefined;
  onUpload: () => void;
}

/** The rest of them is on the documents screen. */
const SHOWN = 10;

/** The shared list with its search, filters and orders: the first rows of the answer, and the way to all of them. */
export function AllDocuments({ all, onUpload }: AllDocumentsProps) {
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const filter = readFilter(params);
  const sort = readSort(params);
  const change = (changes: AddressChanges) => setParams((now) => withValues(now, changes), { replace: true });
  const list = useDocumentPages({ filter, sort });
  const isNarrowed = isFiltered(filter);
  const total = list.total ?? 0;
  return (
    <section aria-labelledby="all-documents" className="flex flex-col gap-3 pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="all-documents" className="mr-auto font-semibold text-lg max-sm:w-full">
          All Documents{' '}
          <span className="font-normal text-faded tabular-nums">
            {list.total !== undefined && shownText(total, all, isNarrowed)}
          </span>
        </h2>
        <SearchField
          fieldRef={search}
          label="Search all documents by file name, seller, number or text"
          query={filter.q ?? ''}
          onChange={(q) => change({ q })}
        />
        <OrderSelect sort={sort} searching={filter.q !== undefined} onSort={(next) => change({ sort: next })} />
        {total > 0 && <ExportMenu which={() => ({ filter, sort })} />}
      </div>
      <FilterBar filter={filter} onChange={change} />
      {Boolean(list.error) && (
        <ErrorBox title={messages.documentsLoadFailed} onRetry={list.retry}>
          {messageOf(list.error, messages.documentsFetchFailed)}
        </ErrorBox>
      )}
      {list.total === undefined && !list.error && <Skeleton className="h-[392px] rounded-card" />}
      {list.total === 0 && !list.isStale && (
        <EmptyState
          title="No Documents Found"
          actions={
            <>
              <Button variant="primary" onClick={onUpload}>
                Upload Document
              </Button>
              <Button
                onClick={() => {
                  change(NO_FILTER);
                  search.current?.focus();
                }}
              >
                Clear search and filters
              </Button>
            </>
          }
        >
          No document matches the search and filters.
        </EmptyState>
      )}
      {total > 0 && (
        <DocumentTable
          list={list}
          label="All documents"
          sort={sort ?? (filter.q === undefined ? USUAL_SORT : null)}
          onSort={(next) => change({ sort: next })}
          most={SHOWN}
          linkTo={(id) => analysisLink(id, questionText({ filter, sort }))}
        />
      )}
      {total > SHOWN && (
        <Link
          to={withView(documentsLink(filter, sort))}
          className="inline-flex items-center gap-1 self-start text-accent-strong hover:underline"
        >
          All {shownText(total, undefined, false)} <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </section>
  );
}

function withView(link: string): string {
  return `${link}${link.includes('?') ? '&' : '?'}view=list`;
}
