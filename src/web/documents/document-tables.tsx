import { useQuery } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import type { DocumentWire } from '#contracts/document.ts';
import { entitiesQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { LineItemsTable } from '#web/entities/line-items-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const COMING_SOON = 'Table extraction coming soon';

/** The line items that were read from a document, and the specified sentence: of other tables nothing is read yet. */
export function DocumentTables({ document }: { document: DocumentWire }) {
  const found = useQuery(entitiesQuery(document.id));
  if (found.isPending) return <Skeleton className="h-48" />;
  if (found.isError && !found.data) {
    return (
      <ErrorBox title={messages.entitiesLoadFailed} onRetry={() => found.refetch()}>
        {messageOf(found.error, messages.entitiesLoadFailed)}
      </ErrorBox>
    );
  }
  const items = found.data?.line_items ?? [];
  if (items.length > 0) {
    return (
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto">
        <LineItemsTable items={items} />
        <p className="text-faded text-xs">
          Other tables: <span>{COMING_SOON}</span>
        </p>
      </div>
    );
  }
  return (
    <EmptyState
      title={COMING_SOON}
      picture={<Table2 aria-hidden className="mb-1 size-8 text-field" strokeWidth={1.5} />}
    >
      No line items were read from this document.
    </EmptyState>
  );
}
