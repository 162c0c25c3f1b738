import { Ban, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatFileSize } from '#web/format/file-size.ts';
import { stageWords } from '#web/format/stage-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { mentionsPlan } from './plan-words.ts';
import { failedFirst, hasEnded, type Upload, uploadPercent, uploadSummary } from './upload-list.ts';
import { uploadQueue } from './uploads.ts';
import { UPLOADS_ID } from './uploads-place.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onOpen: (documentId: string) => void;
  /** Opens the way for photos and scans. */
  onScan: () => void;
}

/** Every chosen file with its own progress, and what became of them all. */
export function UploadList({ uploads, onOpen, onScan }: UploadListProps) {
  if (uploads.length === 0) return null;
  const ended = uploads.filter(hasEnded).length;
  const retriable = uploads.filter(({ state }) => state.phase === 'failed' && state.retriable).length;
  return (
    <section id={UPLOADS_ID} aria-label="Uploads" className="overflow-hidden rounded-card border border-line bg-paper">
      <header className="flex min-h-11 items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <p role="status" className="font-medium tabular-nums">
          {uploadSummary(uploads)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {retriable > 1 && <Button onClick={() => uploadQueue.retryFailed()}>Retry failed</Button>}
          {ended > 0 && (
            <Button variant="ghost" onClick={() => uploadQueue.clear()}>
              Clear finished
            </Button>
          )}
        </div>
      </header>
      <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
        {failedFirst(uploads).map((upload) => (
          <UploadRow key={upload.id} upload={upload} onOpen={onOpen} onScan={onScan} hasOwnRetry={retriable === 1} />
        ))}
      </ul>
    </section>
  );
}

interface UploadRowProps {
  upload: Upload;
  onOpen: (documentId: string) => void;
  onScan: () => void;
  /** Of several failed files, one button above the list tries all again. */
  hasOwnRetry: boolean;
}

function UploadRow({ upload, onOpen, onScan, hasOwnRetry }: UploadRowProps) {
  const { state } = upload;
  const active = state.phase === 'uploading' || state.phase === 'analyzing';
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <PhaseIcon phase={state.phase} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{upload.filename}</span>
          <span className="block text-faded text-xs tabular-nums">{stateText(upload)}</span>
        </span>
        <RowActions upload={upload} onOpen={onOpen} />
      </div>
      {active && <Progress value={uploadPercent(state)} label={`Progress of ${upload.filename}`} />}
      {state.phase === 'failed' && (
        <ErrorBox
          actions={
            <>
              {mentionsPlan(state.error) && (
                <Button asChild variant="primary" className="h-8">
                  <Link to="/pricing">View Pricing Plans</Link>
                </Button>
              )}
              {state.isPicture && <Button onClick={onScan}>Photos: use Scan</Button>}
              {state.retriable && hasOwnRetry && <Button onClick={() => uploadQueue.retry(upload.id)}>Retry</Button>}
            </>
          }
        >
          {state.error}
        </ErrorBox>
      )}
    </li>
  );
}

function RowActions({ upload, onOpen }: { upload: Upload; onOpen: (documentId: string) => void }) {
  const { state } = upload;
  if (state.phase === 'done') {
    return <Button onClick={() => onOpen(state.documentId)}>Open</Button>;
  }
  if (state.phase === 'cancelled') return <Button onClick={() => uploadQueue.retry(upload.id)}>Retry</Button>;
  if (state.phase === 'failed') return state.retriable ? null : <ChooseAnother upload={upload} />;
  return (
    <Button variant="ghost" aria-label={`Cancel ${upload.filename}`} onClick={() => uploadQueue.cancel(upload.id)}>
      Cancel
    </Button>
  );
}

/** Instead of a file that is refused whenever it is sent: another in its place. */
function ChooseAnother({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button aria-label={`Choose another file instead of ${upload.filename}`} onClick={() => input.current?.click()}>
        Choose another file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) uploadQueue.replace(upload.id, files);
        }}
      />
    </>
  );
}

function PhaseIcon({ phase }: { phase: Upload['state']['phase'] }) {
  const look = 'size-5 shrink-0';
  if (phase === 'done') return <CircleCheck aria-hidden className={`${look} text-ok`} />;
  if (phase === 'failed') return <CircleX aria-hidden className={`${look} text-bad`} />;
  if (phase === 'cancelled') return <Ban aria-hidden className={`${look} text-faded`} />;
  if (phase === 'waiting') return <Clock aria-hidden className={`${look} text-faded`} />;
  return <LoaderCircle aria-hidden className={`${look} animate-spin text-accent`} />;
}

function stateText({ state, size }: Upload): string {
  switch (state.phase) {
    case 'waiting':
      return `Waiting · ${formatFileSize(size)}`;
    case 'uploading':
      return `Uploading ${formatFileSize(state.sent)} of ${formatFileSize(state.total)}`;
    case 'analyzing':
      return state.stage === '' ? 'Analyzing document...' : `Analyzing document... ${stageWords(state.stage)}`;
    case 'done':
      return state.duplicate ? 'Uploaded before: this is the document you already have' : 'Analyzed';
    case 'failed':
      return state.awaitsLine ? 'Goes on when the network is back' : formatFileSize(size);
    case 'cancelled':
      return 'Cancelled';
  }
}
