import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pageImageQuery } from '#web/api/documents-queries.ts';
import { cn } from '#web/ui/class-names.ts';
import { afterScrolling } from './after-scrolling.ts';

/** Enough pixels for a card on a dense screen. */
const WIDTH = 480;

/** The first page of a document; a quiet icon while it comes and where there is none. */
export function PageThumbnail({ documentId, className }: { documentId: string; className?: string }) {
  const settled = useSettled();
  const { data: blob } = useQuery({ ...pageImageQuery(documentId, 1, WIDTH), enabled: settled });
  const url = useObjectUrl(blob);
  return (
    <span className={cn('block overflow-hidden bg-well', className)}>
      {url ? (
        <img src={url} alt="" className="size-full animate-appear bg-white object-cover object-top" />
      ) : (
        <span className="grid size-full place-items-center text-field">
          <FileText aria-hidden className="size-8" />
        </span>
      )}
    </span>
  );
}

/** Cards that only fly past while scrolling ask for nothing. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => afterScrolling(() => setSettled(true)), []);
  return settled;
}

/** An address for a blob, given back when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
