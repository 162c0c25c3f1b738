import { useCallback, useMemo, useRef, useState } from 'react';
import type { DocumentEntities, DocumentWire } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { PdfViewer } from '#web/viewer/pdf-viewer.tsx';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { AllEntities } from './all-entities.tsx';
import { ChecksBanner } from './checks-banner.tsx';
import { copyValue, useCopied } from './copy-value.ts';
import { type EntityFocus, EntityFocusContext } from './entity-focus.ts';
import { toMarks } from './entity-marks.ts';
import { focusEntity, onWalkKey } from './entity-walk.ts';
import { groupEntities } from './group-entities.ts';
import { KeyFields } from './key-fields.tsx';
import { LineItemsTable } from './line-items-table.tsx';
import { ResultsHeader } from './results-header.tsx';
import { failedEntityIds } from './review-order.ts';
import { SourceBreakdown } from './source-breakdown.tsx';
import { SummaryCards } from './summary-cards.tsx';

interface ReviewProps {
  document: DocumentWire;
  found: DocumentEntities;
}

/** The page beside the facts; pointing at one points at the other. */
export function Review({ document, found }: ReviewProps) {
  const facts = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [target, setTarget] = useState<ViewerTarget | null>(null);
  const { copied, announce } = useCopied();
  const groups = useMemo(() => groupEntities(found.entities), [found.entities]);
  const entities = useMemo(() => groups.flatMap((group) => group.entities), [groups]);
  const failed = useMemo(() => failedEntityIds(found.checks), [found.checks]);
  const marks = useMemo(() => toMarks(entities, failed), [entities, failed]);

  const show = useCallback((entity: EntityWire, zoom: boolean) => {
    if (entity.page && entity.box) setTarget({ page: entity.page, box: entity.box, zoom });
  }, []);
  const focus = useMemo<EntityFocus>(
    () => ({ documentId: document.id, activeId, setActiveId, show, failed }),
    [document.id, activeId, show, failed],
  );
  const copyActive = async () => {
    const entity = entities.find(({ id }) => id === activeId);
    if (entity && (await copyValue(entity.value))) announce(entity.value);
  };
  usePageKeys([
    { key: 'c', description: 'Copy the value under focus or pointer', run: copyActive },
    { key: 'Tab / Enter', description: 'Next value that needs a look' },
    { key: '↑ ↓', description: 'Next value' },
    { key: '← →', description: 'Fold or unfold its details' },
  ]);

  return (
    <EntityFocusContext value={focus}>
      <div className="flex min-h-0 flex-1 flex-col min-[1100px]:flex-row">
        <PdfViewer
          documentId={document.id}
          filename={document.filename}
          start="fit"
          marks={marks}
          activeId={activeId}
          onHover={setActiveId}
          onOpen={(id) => {
            const entity = entities.find((one) => one.id === id);
            if (entity) show(entity, true);
            if (facts.current) focusEntity(facts.current, id);
          }}
          target={target}
          className="h-[48dvh] border-line border-b min-[1100px]:h-auto min-[1100px]:flex-1 min-[1100px]:border-r min-[1100px]:border-b-0"
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the values inside, which are buttons */}
        <div
          ref={facts}
          onKeyDown={onWalkKey}
          className="relative flex min-w-0 flex-col gap-5 p-4 md:p-5 min-[1100px]:w-[34rem] min-[1100px]:shrink-0 min-[1100px]:overflow-y-auto min-[1500px]:w-[40rem]"
        >
          <ResultsHeader document={document} entities={found.entities} type={found.metadata?.document_type ?? null} />
          <ChecksBanner checks={found.checks} warnings={found.warnings ?? []} entities={entities} />
          <SummaryCards entities={entities} groups={groups} metadata={found.metadata} />
          <KeyFields entities={found.entities} />
          <LineItemsTable items={found.line_items} />
          <SourceBreakdown entities={entities} />
          <AllEntities groups={groups} />
          <p
            role="status"
            className={
              copied
                ? 'fixed right-6 bottom-6 z-40 max-w-80 animate-appear truncate rounded-control bg-ink px-3 py-2 text-desk shadow-float'
                : 'sr-only'
            }
          >
            {copied ? `Copied ${copied}` : ''}
          </p>
        </div>
      </div>
    </EntityFocusContext>
  );
}
