import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DocumentEntities } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { entitiesQuery } from '#web/api/documents-queries.ts';
import type { EntityFocus } from '#web/entities/entity-focus.ts';
import { likelyValues } from '#web/entities/likely-value.ts';
import { doubtfulIds, failedEntityIds } from '#web/entities/review-order.ts';
import { ValueRows } from '#web/entities/value-rows.ts';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';

/** What ties the facts of a document to its pages: the value pointed at, the place shown, and the walk. */
export function useReviewFocus(
  documentId: string,
  found: DocumentEntities,
  entities: readonly EntityWire[],
  startAdding: (label: string | null) => void,
) {
  const client = useQueryClient();
  const [rows] = useState(() => new ValueRows());
  const [activeId, setActiveId] = useState<string | null>(null);
  const [target, setTarget] = useState<ViewerTarget | null>(null);
  const failed = useMemo(() => failedEntityIds(found.checks), [found.checks]);
  const likely = useMemo(() => likelyValues(found.checks, entities), [found.checks, entities]);
  const ways = useMemo(
    () => ({
      show: ({ page, box }: Pick<EntityWire, 'page' | 'box'>, zoom: boolean) => {
        if (page && box) setTarget({ page, box, zoom });
      },
      showWhole: () => setTarget({ back: true }),
      walkOn: (from: string) => {
        // As the server has it after the correction, which is not on the screen yet.
        const now = client.getQueryData(entitiesQuery(documentId).queryKey);
        const next = now ? rows.nextAmong(doubtfulIds(now), from) : null;
        if (next) rows.edit(next);
        return next !== null;
      },
    }),
    [client, documentId, rows],
  );
  const focus = useMemo<EntityFocus>(
    () => ({ documentId, activeId, setActiveId, rows, failed, likely, startAdding, ...ways }),
    [documentId, activeId, rows, failed, likely, startAdding, ways],
  );
  return { focus, target };
}
