import { Download, Eye, EyeOff, ZoomIn, ZoomOut } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TemplateWire } from '#contracts/template.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { saveBlob } from '#web/ui/save-blob.ts';
import type { OpenedPdf } from '#web/viewer/open-pdf.ts';
import { PdfPage } from '#web/viewer/pdf-page.tsx';
import { PdfPending } from '#web/viewer/pdf-pending.tsx';
import { usePageSizes } from '#web/viewer/use-page-sizes.ts';
import {
  PREVIEW_ZOOM_MAX,
  PREVIEW_ZOOM_MIN,
  PREVIEW_ZOOM_START,
  startPreviewZoom,
  stepPreviewZoom,
} from './preview-zoom.ts';
import { useSample } from './use-sample.ts';
import { ZoneOverlay } from './zone-overlay.tsx';

interface SamplePreviewProps {
  template: TemplateWire;
  sample: Blob;
}

/** The sample with the zones on it, in a frame 800 px high (specification §9). */
export function SamplePreview({ template, sample }: SamplePreviewProps) {
  const pdf = useSample(sample);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(PREVIEW_ZOOM_START);
  const [hasZones, setHasZones] = useState(true);
  const firstWidth = pdf.status === 'ready' ? pdf.opened.firstPage.width : null;
  useLayoutEffect(() => {
    if (firstWidth !== null) setZoom(startPreviewZoom(firstWidth, (frame.current?.clientWidth ?? 0) - GUTTERS));
  }, [firstWidth]);
  const step = (direction: 1 | -1) => setZoom(stepPreviewZoom(zoom, direction));
  const filename = template.pdf?.filename ?? 'sample.pdf';
  return (
    <section
      ref={frame}
      aria-label="PDF Preview"
      className="flex h-[800px] flex-col overflow-hidden rounded-card border border-line bg-well"
    >
      <div className="flex flex-wrap items-center gap-1 border-line border-b bg-paper px-2 py-1 tabular-nums">
        <Button variant="ghost" aria-pressed={hasZones} onClick={() => setHasZones(!hasZones)}>
          {hasZones ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {hasZones ? 'Hide zones' : 'Show zones'}
        </Button>
        <span className="flex-1" />
        <IconButton label="Zoom out" icon={ZoomOut} disabled={zoom <= PREVIEW_ZOOM_MIN} onClick={() => step(-1)} />
        <output aria-label="Zoom" className="w-12 text-center">
          {Math.round(zoom * 100)}%
        </output>
        <IconButton label="Zoom in" icon={ZoomIn} disabled={zoom >= PREVIEW_ZOOM_MAX} onClick={() => step(1)} />
        <Button variant="ghost" onClick={() => saveBlob(sample, filename)}>
          <Download aria-hidden /> <span className="max-sm:sr-only">Download</span>
        </Button>
      </div>
      {pdf.status === 'ready' && (
        <SamplePages opened={pdf.opened} filename={filename} zoom={zoom} zones={hasZones ? template.zones : NO_ZONES} />
      )}
      <PdfPending pdf={pdf} />
    </section>
  );
}

/** Left and right of a page, in pixels. */
const GUTTERS = 34;

const NO_ZONES: TemplateWire['zones'] = [];

interface SamplePagesProps {
  opened: OpenedPdf;
  filename: string;
  zoom: number;
  zones: TemplateWire['zones'];
}

function SamplePages({ opened, filename, zoom, zones }: SamplePagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { sizes, onSize } = usePageSizes();
  const numbers = Array.from({ length: opened.pdf.numPages }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named scrolling region inside a section
    <div
      ref={scroller}
      role="region"
      aria-label={`Pages of ${filename}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto p-4 focus-visible:-outline-offset-2"
    >
      {numbers.map((number) => (
        <div key={number} className="w-max min-w-full">
          <PdfPage
            pdf={opened.pdf}
            number={number}
            size={sizes.get(number) ?? opened.firstPage}
            onSize={onSize}
            zoom={zoom}
            scroller={scroller}
          >
            <ZoneOverlay zones={zones.filter(({ pageNumber }) => pageNumber === number)} />
          </PdfPage>
        </div>
      ))}
    </div>
  );
}
