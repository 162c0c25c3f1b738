import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { usePdf } from './use-pdf.ts';

/** In place of the pages while they are loading, and where they could not be. */
export function PdfPending({ pdf }: { pdf: ReturnType<typeof usePdf> }) {
  if (pdf.status === 'ready') return null;
  if (pdf.status === 'failed') {
    return (
      <div className="p-4">
        <ErrorBox onRetry={pdf.retry}>{pdf.error}</ErrorBox>
      </div>
    );
  }
  return (
    <div className="p-4" role="status">
      <span className="sr-only">Loading PDF</span>
      <Skeleton className="mx-auto h-[60vh] max-w-2xl bg-paper" />
    </div>
  );
}
