/** Where one chosen file stands. `uploading` counts bytes, `analyzing` the stages of the server. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'uploading'; sent: number; total: number }
  | { phase: 'analyzing'; progress: number; stage: string }
  | { phase: 'done'; documentId: string; duplicate: boolean }
  /** `awaitsLine`: the connection broke; it goes on by itself when there is one again. `isPicture`: there is another way for it. */
  | { phase: 'failed'; error: string; retriable: boolean; awaitsLine?: true; isPicture?: true }
  | { phase: 'cancelled' };

export interface Upload {
  id: string;
  filename: string;
  size: number;
  /** Known once the server accepted the file. */
  documentId: string | null;
  state: UploadState;
}

export type UploadChange =
  | { type: 'chosen'; uploads: readonly Upload[] }
  | { type: 'moved'; id: string; state: UploadState }
  | { type: 'accepted'; id: string; documentId: string }
  | { type: 'replaced'; id: string; uploads: readonly Upload[] }
  | { type: 'cleared' };

/** Uploads that have ended stay ended: late news about a cancelled file is not news. */
const ENDED = new Set<UploadState['phase']>(['done', 'failed', 'cancelled']);

export function hasEnded({ state }: Upload): boolean {
  return ENDED.has(state.phase) && !awaitsLine(state);
}

const awaitsLine = (state: UploadState) => state.phase === 'failed' && state.awaitsLine === true;

/** Whether leaving the page would lose the file: the server does not have all of it. */
export function isUnsent({ state, documentId }: Upload): boolean {
  return documentId === null && (state.phase === 'waiting' || state.phase === 'uploading' || awaitsLine(state));
}

/** Failed files first, as they want something; the others as they were chosen. */
export function failedFirst(uploads: readonly Upload[]): Upload[] {
  const rank = (upload: Upload) => (upload.state.phase === 'failed' ? 0 : 1);
  return uploads.toSorted((a, b) => rank(a) - rank(b));
}

/** "12 of 39": the files that have come to their end, of all. */
export function uploadCount(uploads: readonly Upload[]): string {
  return `${uploads.filter(hasEnded).length} of ${uploads.length}`;
}

function changeOne(uploads: readonly Upload[], id: string, change: (upload: Upload) => Upload): Upload[] {
  return uploads.map((upload) => (upload.id === id ? change(upload) : upload));
}

export function reduceUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.type) {
    case 'chosen':
      // A new choice starts a new list when nothing of the old one is under way.
      return uploads.every(hasEnded) ? [...change.uploads] : [...uploads, ...change.uploads];
    case 'moved':
      return changeOne(uploads, change.id, (upload) => {
        const restart = change.state.phase === 'waiting';
        return hasEnded(upload) && !restart ? upload : { ...upload, state: change.state };
      });
    case 'accepted':
      return changeOne(uploads, change.id, (upload) => ({ ...upload, documentId: change.documentId }));
    case 'replaced':
      return uploads.flatMap((upload) => (upload.id === change.id ? change.uploads : [upload]));
    case 'cleared':
      return uploads.filter((upload) => !hasEnded(upload));
  }
}

/** Sending is this part of an upload's own bar; the rest belongs to the analysis. */
const SENDING_SHARE = 40;

/** 0 to 100 over both halves of the work: sending the bytes, then the analysis. */
export function uploadPercent(state: UploadState): number {
  switch (state.phase) {
    case 'uploading':
      return state.total === 0 ? 0 : (SENDING_SHARE * state.sent) / state.total;
    case 'analyzing':
      return SENDING_SHARE + ((100 - SENDING_SHARE) * state.progress) / 100;
    case 'done':
      return 100;
    default:
      return 0;
  }
}

/** "3 of 5 files analyzed, 1 failed, 1 cancelled" */
export function uploadSummary(uploads: readonly Upload[]): string {
  const stopped = uploads.filter(({ state }) => awaitsLine(state)).length;
  const count = (phase: UploadState['phase']) =>
    uploads.filter((upload) => upload.state.phase === phase && !awaitsLine(upload.state)).length;
  const parts = [`${count('done')} of ${uploads.length} ${uploads.length === 1 ? 'file' : 'files'} analyzed`];
  if (count('failed') > 0) parts.push(`${count('failed')} failed`);
  if (stopped > 0) parts.push(`${stopped} waiting for the network`);
  if (count('cancelled') > 0) parts.push(`${count('cancelled')} cancelled`);
  return parts.join(', ');
}
