import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { DocumentEntities, DocumentWire } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { AllEntities } from '#web/entities/all-entities.tsx';
import { copyValue, useCopied } from '#web/entities/copy-value.ts';
import { dismissAndMove } from '#web/entities/dismiss-and-move.ts';
import { type EntityFocus, EntityFocusContext } from '#web/entities/entity-focus.ts';
import { draftMark, lineMarks, toMarks } from '#web/entities/entity-marks.ts';
import { focusEntity, onWalkKey, openCorrection } from '#web/entities/entity-walk.ts';
import { groupEntities } from '#web/entities/group-entities.ts';
import { likelyValues } from '#web/entities/likely-value.ts';
import { LineItemsTable } from '#web/entities/line-items-table.tsx';
import { failedEntityIds } from '#web/entities/review-order.ts';
import { useEntityActions } from '#web/entities/use-entity-actions.ts';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { PdfViewer } from '#web/viewer/pdf-viewer.tsx';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { AddValue } from './add-value.tsx';
import { ChecksBanner } from './checks-banner.tsx';
import { KeyFields } from './key-fields.tsx';
import { ResultsHeader } from './results-header.tsx';
import { SourceBreakdown } from './source-breakdown.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useAdding } from './use-adding.ts';
import { useAwaitedValue } from './use-awaited-value.ts';

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
  const actions = useEntityActions(document.id);
  const adding = useAdding();
  const groups = useMemo(() => groupEntities(found.entities), [found.entities]);
  const entities = useMemo(() => groups.flatMap((group) => group.entities), [groups]);
  const awaitValue = useAwaitedValue(facts, entities);
  const failed = useMemo(() => failedEntityIds(found.checks), [found.checks]);
  const likely = useMemo(() => likelyValues(found.checks, entities), [found.checks, entities]);
  const marks = useMemo(
    () => [...toMarks(entities, failed), ...lineMarks(found.line_items), ...draftMark(adding.picked)],
    [entities, failed, found.line_items, adding.picked],
  );

  const { start: startAdding } = adding;
  const focus = useMemo(() => {
    const show = ({ page, box }: Pick<EntityWire, 'page' | 'box'>, zoom: boolean) => {
      if (page && box) setTarget({ page, box, zoom });
    };
    return { documentId: document.id, activeId, setActiveId, show, failed, likely, startAdding } satisfies EntityFocus;
  }, [document.id, activeId, failed, likely, startAdding]);

  const active = () => entities.find(({ id }) => id === activeId);
  const copyActive = async () => {
    const value = active()?.value;
    if (value !== undefined && (await copyValue(value))) announce(value);
  };
  const onValueKey = (event: KeyboardEvent<HTMLElement>) => {
    const value = event.target instanceof HTMLElement ? event.target.dataset.value : undefined;
    const entity = entities.find(({ id }) => id === value);
    if (event.key !== 'Delete' || !entity) return onWalkKey(event);
    event.preventDefault();
    void dismissAndMove(actions, entity, event.currentTarget);
  };
  usePageKeys([
    { key: 'Tab / Enter', description: 'Next value that needs a look' },
    { key: '↑ ↓', description: 'Next value' },
    { key: '← →', description: 'Fold or unfold its details' },
    { key: 'c', description: 'Copy the value under focus or pointer', run: copyActive },
    {
      key: 'e',
      description: 'Correct it',
      run: () => facts.current && activeId && openCorrection(facts.current, activeId),
    },
    { key: 'Delete', description: 'Dismiss the value under focus' },
    { key: 'a', description: 'Add a value', run: () => startAdding(null) },
    { key: 'z', description: 'Take back the latest change', run: () => void actions.takeBackLatest() },
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
            const mark = marks.find((one) => one.id === id);
            if (mark) setTarget({ page: mark.page, box: mark.box, zoom: true });
            if (facts.current) focusEntity(facts.current, id);
          }}
          target={target}
          picking={adding.picking}
          className="h-[48dvh] border-line border-b min-[1100px]:h-auto min-[1100px]:flex-1 min-[1100px]:border-r min-[1100px]:border-b-0"
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the values inside, which are buttons */}
        <div
          ref={facts}
          data-values
          onKeyDown={onValueKey}
          className="relative flex min-w-0 flex-col gap-5 p-4 md:p-5 min-[1100px]:w-[36rem] min-[1100px]:shrink-0 min-[1100px]:overflow-y-auto min-[1500px]:w-[40rem]"
        >
          <ResultsHeader document={document} entities={found.entities} type={found.metadata?.document_type ?? null} />
          {adding.label !== null && (
            <AddValue
              key={adding.asked}
              documentId={document.id}
              label={adding.label}
              ownLabels={groups.map(({ label }) => label)}
              picked={adding.picked}
              picking={adding.picking !== null}
              onPicking={adding.pick}
              onUnpick={adding.unpick}
              onDone={(added) => {
                adding.end(added === null);
                if (added) awaitValue(added.id);
              }}
            />
          )}
          <ChecksBanner checks={found.checks} warnings={found.warnings ?? []} entities={entities} />
          <SummaryCards entities={entities} groups={groups} metadata={found.metadata} />
          <KeyFields entities={found.entities} />
          <LineItemsTable items={found.line_items} focus={focus} />
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
