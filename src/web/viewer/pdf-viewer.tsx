import { useCallback } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { openPdf } from './open-pdf.ts';
import { Pages, type PagesProps } from './pages.tsx';
import { PdfPending } from './pdf-pending.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfViewerProps extends Omit<PagesProps, 'opened'> {
  className?: string;
}

/** The pages of a document with its values marked. Fills the height it is given. */
export function PdfViewer({ documentId, className, ...props }: PdfViewerProps) {
  const pdf = usePdf(useCallback((signal) => openPdf(documentId, signal), [documentId]));
  return (
    <div className={cn('flex min-h-0 min-w-0 flex-col overflow-hidden bg-well', className)}>
      {pdf.status === 'ready' && <Pages opened={pdf.opened} documentId={documentId} {...props} />}
      <PdfPending pdf={pdf} />
    </div>
  );
}
