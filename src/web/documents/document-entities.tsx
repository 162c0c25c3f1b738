import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { entitiesQuery } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { AllEntities } from '#web/entities/all-entities.tsx';
import { type EntityFocus, EntityFocusContext } from '#web/entities/entity-focus.ts';
import { NO_FILTER } from '#web/entities/filter-entities.ts';
import { groupEntities } from '#web/entities/group-entities.ts';
import { failedEntityIds } from '#web/entities/review-order.ts';
import { ValueRows } from '#web/entities/value-rows.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const nowhere = () => undefined;

/** All entities of a document, searchable, without the page beside them. */
export function DocumentEntitiesTab({ document }: { document: DocumentWire }) {
  const found = useQuery(entitiesQuery(document.id));
  const [activeId, setActiveId] = useState<string | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const [rows] = useState(() => new ValueRows());
  const groups = useMemo(() => groupEntities(found.data?.entities ?? {}), [found.data]);
  const failed = useMemo(() => failedEntityIds(found.data?.checks ?? []), [found.data]);
  const focus = useMemo<EntityFocus>(
    () => ({ documentId: document.id, activeId, setActiveId, show: nowhere, rows, failed }),
    [document.id, activeId, rows, failed],
  );
  if (found.isPending) return <Skeleton className="h-72" />;
  if (found.isError && !found.data) {
    return (
      <ErrorBox title={messages.entitiesLoadFailed} onRetry={() => found.refetch()}>
        {messageOf(found.error, messages.entitiesLoadFailed)}
      </ErrorBox>
    );
  }
  return (
    <EntityFocusContext value={focus}>
      <AllEntities groups={groups} filter={filter} onFilter={setFilter} />
    </EntityFocusContext>
  );
}
