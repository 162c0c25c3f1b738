import { cn } from '#web/ui/class-names.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Pages, type PagesProps } from './pages.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfViewerProps extends Omit<PagesProps, 'opened'> {
  className?: string;
}

/** The pages of a document with its values marked. Fills the height it is given. */
export function PdfViewer({ documentId, className, ...props }: PdfViewerProps) {
  const pdf = usePdf(documentId);
  return (
    <div className={cn('flex min-h-0 min-w-0 flex-col overflow-hidden bg-well', className)}>
      {pdf.status === 'ready' && <Pages opened={pdf.opened} documentId={documentId} {...props} />}
      {pdf.status === 'loading' && (
        <div className="p-4" role="status">
          <span className="sr-only">Loading PDF</span>
          <Skeleton className="mx-auto h-[60vh] max-w-2xl bg-paper" />
        </div>
      )}
      {pdf.status === 'failed' && (
        <div className="p-4">
          <ErrorBox onRetry={pdf.retry}>{pdf.error}</ErrorBox>
        </div>
      )}
    </div>
  );
}
