import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TemplateTest, TemplateWire, ZoneTest } from '#contracts/template.ts';
import { documentQuery } from '#web/api/documents-queries.ts';
import { messageOf, templateMessageOf } from '#web/api/errors.ts';
import { templateTestQuery } from '#web/api/templates-queries.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ViewerTarget } from '#web/viewer/use-viewer-zoom.ts';
import { OverallScore } from './overall-score.tsx';
import { testMarks } from './test-marks.ts';
import { ZoneResult } from './zone-result.tsx';
import { ZoneValue } from './zone-value.tsx';

const PdfViewer = lazyPart(async () => (await import('#web/viewer/pdf-viewer.tsx')).PdfViewer);

const FAILED = 'The template could not be tested';

interface PageTestViewProps {
  template: TemplateWire;
  documentId: string;
}

/** The zones read on the pages of a document: what each found, beside the page with their boxes. */
export function PageTestView({ template, documentId }: PageTestViewProps) {
  const test = useQuery(templateTestQuery(template, documentId));
  if (test.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Testing</span>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (test.isError) {
    return (
      <ErrorBox title={FAILED} onRetry={() => test.refetch()}>
        {templateMessageOf(test.error, messageOf(test.error))}
      </ErrorBox>
    );
  }
  return <TestedPages key={documentId} test={test.data} />;
}

function TestedPages({ test }: { test: TemplateTest }) {
  const document = useQuery(documentQuery(test.document_id));
  const [activeId, setActiveId] = useState<string | null>(null);
  const [target, setTarget] = useState<ViewerTarget | null>(null);
  const marks = useMemo(() => testMarks(test.zones), [test.zones]);
  const show = ({ page, box }: ZoneTest) => page && box && setTarget({ page, box, zoom: false });
  return (
    <div className="flex flex-col gap-4">
      <OverallScore score={test.score} zones={test.zones} />
      {!test.matches && (
        <Notice tone="info">
          This document is of another layout: uploads like it are not read with this template by themselves.
        </Notice>
      )}
      <div className="grid items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <ul
          aria-label="Zones"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper"
        >
          {test.zones.map((zone) => (
            <li
              key={zone.zone_id}
              onPointerEnter={() => setActiveId(zone.zone_id)}
              onPointerLeave={() => setActiveId(null)}
              className={cn('transition-colors duration-150', activeId === zone.zone_id && 'bg-accent-soft')}
            >
              <ZoneResult
                name={zone.name}
                required={zone.required}
                status={zone.status}
                message={zone.message}
                confidence={zone.confidence}
              >
                <ZoneValue zone={zone} onShow={() => show(zone)} onActive={setActiveId} />
              </ZoneResult>
            </li>
          ))}
        </ul>
        <PdfViewer
          documentId={test.document_id}
          filename={document.data?.filename ?? 'the document'}
          start="fit"
          marks={marks}
          activeId={activeId}
          onHover={setActiveId}
          onOpen={(id) => {
            const zone = test.zones.find(({ zone_id }) => zone_id === id);
            if (zone) show(zone);
          }}
          target={target}
          className="h-[min(800px,80dvh)] rounded-card border border-line min-[1100px]:sticky min-[1100px]:top-16"
        />
      </div>
    </div>
  );
}
