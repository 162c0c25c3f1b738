import { type ReactNode, useMemo } from 'react';
import type { DocumentEntities, DocumentWire } from '#contracts/document.ts';
import { AllEntities } from '#web/entities/all-entities.tsx';
import { CopiedNote } from '#web/entities/copied-note.tsx';
import { useCopied } from '#web/entities/copy-value.ts';
import { EntityFocusContext } from '#web/entities/entity-focus.ts';
import { draftMark, lineMarks, toMarks } from '#web/entities/entity-marks.ts';
import { groupEntities } from '#web/entities/group-entities.ts';
import { EditableLines } from '#web/entities/lines/editable-lines.tsx';
import { PdfViewer } from '#web/viewer/pdf-viewer.tsx';
import { AddValue } from './add-value.tsx';
import { ChecksBanner } from './checks-banner.tsx';
import { isDifference } from './e-invoice/differences.ts';
import { DifferencesBanner } from './e-invoice/differences-banner.tsx';
import { EInvoiceCard } from './e-invoice/e-invoice-card.tsx';
import { KeyFields } from './key-fields.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { scannedPages } from './scanned-pages.ts';
import { SourceBreakdown } from './source-breakdown.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TemplateLine } from './template-line.tsx';
import { useAdding } from './use-adding.ts';
import { useAddingInAddress } from './use-adding-in-address.ts';
import { useCitedPlace } from './use-cited-place.ts';
import { useFilterInAddress } from './use-filter-in-address.ts';
import { useReviewFocus } from './use-review-focus.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewProps {
  document: DocumentWire;
  found: DocumentEntities;
  /** The way to the documents before and after. */
  steps: ReactNode;
}

/** The page beside the facts; pointing at one points at the other. */
export function Review({ document, found, steps }: ReviewProps) {
  const { copied, announce } = useCopied();
  const [filter, setFilter] = useFilterInAddress();
  const adding = useAdding();
  useAddingInAddress(adding.start);
  const groups = useMemo(() => groupEntities(found.entities), [found.entities]);
  const scanned = useMemo(() => scannedPages(found.metadata), [found.metadata]);
  const entities = useMemo(() => groups.flatMap((group) => group.entities), [groups]);
  const { focus, target } = useReviewFocus(document.id, found, entities, adding.start);
  useReviewKeys(focus, entities, announce);
  const cited = useCitedPlace(document.id, focus.show);
  const marks = useMemo(
    () => [...toMarks(entities, focus.failed), ...lineMarks(found.line_items), ...draftMark(adding.picked), ...cited],
    [entities, focus.failed, found.line_items, adding.picked, cited],
  );
  const openMark = (id: string) => {
    const mark = marks.find((one) => one.id === id);
    if (mark) focus.show(mark, true);
    focus.rows.goTo(id);
  };

  return (
    <EntityFocusContext value={focus}>
      <ReviewLayout
        target={target}
        page={
          <PdfViewer
            documentId={document.id}
            filename={document.filename}
            start="fit"
            marks={marks}
            activeId={focus.activeId}
            onHover={focus.setActiveId}
            onOpen={openMark}
            target={target}
            picking={adding.picking}
            scannedPages={scanned}
            className="min-h-0 flex-1"
          />
        }
      >
        <ResultsHeader document={document} found={found} steps={steps} />
        <TemplateLine documentId={document.id} />
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
              if (added) focus.rows.goTo(added.id);
            }}
          />
        )}
        <DifferencesBanner key={document.id} documentId={document.id} found={found} />
        <ChecksBanner
          documentId={document.id}
          checks={found.checks.filter((check) => !isDifference(check))}
          warnings={found.warnings ?? []}
          entities={entities}
          metadata={found.metadata}
        />
        {found.metadata?.einvoice && (
          <EInvoiceCard documentId={document.id} filename={document.filename} stated={found.metadata.einvoice} />
        )}
        <SummaryCards entities={entities} groups={groups} metadata={found.metadata} />
        <KeyFields entities={found.entities} />
        <EditableLines documentId={document.id} found={found} focus={focus} />
        <AllEntities groups={groups} filter={filter} onFilter={setFilter} foldKeyFields />
        <SourceBreakdown entities={entities} metadata={found.metadata} />
        <CopiedNote copied={copied} />
      </ReviewLayout>
    </EntityFocusContext>
  );
}
