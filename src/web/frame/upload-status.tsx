import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { hasEnded, isUnsent, type Upload, uploadCount, uploadSummary } from '#web/analysis/upload/upload-list.ts';
import { uploadQueue, useUploads } from '#web/analysis/upload/uploads.ts';
import { UPLOADS_ID, UPLOADS_PATH } from '#web/analysis/upload/uploads-place.ts';

/** How long a toast of failures stays; a good end is told for sonner's own time. */
const FAILURE_TOAST_MS = 15_000;

/** "12 of 39" on every screen while files are on their way; their end as a toast; a question before losing them. */
export function UploadStatus() {
  const uploads = useUploads();
  useLeaveQuestion(uploads.some(isUnsent));
  useEffect(announceEnds, []);
  const underWay = !uploads.every(hasEnded);
  return (
    <div aria-live="polite">
      {underWay && (
        <Link
          to={UPLOADS_PATH}
          className="flex h-8 items-center gap-1.5 whitespace-nowrap rounded-control px-2 text-faded text-sm tabular-nums hover:bg-well hover:text-ink coarse:min-h-11"
        >
          <LoaderCircle aria-hidden className="size-4 animate-spin text-accent" />
          {uploadCount(uploads)}
          <span className="sr-only"> files uploaded</span>
        </Link>
      )}
    </div>
  );
}

/** The browser asks before the page is left while `unsent`. */
function useLeaveQuestion(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
}

/** Tells by a toast when the last file has ended, unless the list itself is on screen. Returns what stops it. */
function announceEnds(): () => void {
  const isActive = () => !uploadQueue.uploads().every(hasEnded);
  let wasActive = isActive();
  return uploadQueue.subscribe(() => {
    const active = isActive();
    if (wasActive && !active && document.getElementById(UPLOADS_ID) === null) announceEnd(uploadQueue.uploads());
    wasActive = active;
  });
}

function announceEnd(uploads: readonly Upload[]): void {
  const ended = uploads.filter(({ state }) => state.phase !== 'cancelled');
  if (ended.length === 0) return;
  const isBad = ended.some(({ state }) => state.phase === 'failed');
  const id = 'uploads-ended';
  const description = (
    <Link to={UPLOADS_PATH} onClick={() => toast.dismiss(id)} className="underline underline-offset-4">
      Show the uploads
    </Link>
  );
  if (isBad) toast.error(uploadSummary(uploads), { id, description, duration: FAILURE_TOAST_MS });
  else toast.success(uploadSummary(uploads), { id, description });
}
