import { isAbort, messages } from '#web/api/errors.ts';
import type { AnalysisEnd } from '#web/api/follow-analysis.ts';
import { failureState, keptDocument } from './upload-failure.ts';
import { reduceUploads, type Upload, type UploadChange, type UploadState } from './upload-list.ts';

/** What the server made of a sent file. */
export type SendAnswer =
  | { kind: 'pending'; documentId: string }
  | { kind: 'done'; documentId: string; duplicate: boolean };

export interface UploadQueueDeps {
  isSignedIn: () => boolean;
  /** Whether the device has a connection at all. */
  isOnline: () => boolean;
  send: (file: File, onBytes: (sent: number, total: number) => void, signal: AbortSignal) => Promise<SendAnswer>;
  /** Pictures that are the pages of one document, in their order. */
  sendPictures: (
    pictures: readonly File[],
    onBytes: (sent: number, total: number) => void,
    signal: AbortSignal,
  ) => Promise<SendAnswer>;
  retryAnalysis: (documentId: string) => Promise<SendAnswer>;
  follow: (
    documentId: string,
    onProgress: (progress: number, stage: string) => void,
    signal: AbortSignal,
  ) => Promise<AnalysisEnd>;
  cancelAnalysis: (documentId: string) => Promise<void>;
  /** A file has ended, well or badly: what shows documents should look again. */
  onEnd: (upload: Upload) => void;
}

/** Files sent at the same time; the others wait. */
const CONCURRENT = 2;
/** §5: the file type must be this. */
const PDF_TYPE = 'application/pdf';

/** Sends chosen files one after another and keeps their progress for whoever looks (`subscribe`, `uploads`). */
export function createUploadQueue(deps: UploadQueueDeps) {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const files = new Map<string, File>();
  const scans = new Map<string, readonly File[]>();
  const running = new Map<string, AbortController>();
  /** Uploads to be taken up where the connection broke. */
  const brokenOff = new Set<string>();
  const listeners = new Set<() => void>();

  const find = (id: string) => uploads.find((upload) => upload.id === id);

  function apply(change: UploadChange): void {
    uploads = reduceUploads(uploads, change);
    for (const listener of listeners) listener();
  }

  function move(id: string, state: UploadState): void {
    apply({ type: 'moved', id, state });
  }

  /** Brings one file to its end. Never throws: whatever goes wrong becomes the upload's state. */
  async function run(id: string, controller: AbortController): Promise<void> {
    const { signal } = controller;
    try {
      const answer = await deliver(id, signal);
      apply({ type: 'accepted', id, documentId: answer.documentId });
      const { documentId } = answer;
      if (answer.kind === 'done') return move(id, { phase: 'done', documentId, duplicate: answer.duplicate });
      move(id, { phase: 'analyzing', progress: 0, stage: '' });
      const onProgress = (progress: number, stage: string) => move(id, { phase: 'analyzing', progress, stage });
      const end = await deps.follow(documentId, onProgress, signal);
      if (end.type === 'completed') move(id, { phase: 'done', documentId, duplicate: false });
      else move(id, { phase: 'failed', error: end.detail, retriable: true });
    } catch (error) {
      if (isAbort(error)) return move(id, { phase: 'cancelled' });
      const kept = keptDocument(error);
      if (kept !== null) apply({ type: 'accepted', id, documentId: kept });
      move(id, failureState(error, deps.isOnline()));
    }
  }

  /** A document the server has already is analyzed again, or followed further; anything else is sent. */
  async function deliver(id: string, signal: AbortSignal): Promise<SendAnswer> {
    const documentId = find(id)?.documentId;
    if (documentId) {
      move(id, { phase: 'analyzing', progress: 0, stage: '' });
      return brokenOff.delete(id) ? { kind: 'pending', documentId } : deps.retryAnalysis(documentId);
    }
    const file = files.get(id);
    const pictures = scans.get(id);
    if (!file && !pictures) throw new Error(messages.analysisFailed);
    if (!deps.isSignedIn()) throw new Error(messages.uploadNeedsToken);
    move(id, { phase: 'uploading', sent: 0, total: find(id)?.size ?? 0 });
    const onBytes = (sent: number, total: number) => {
      // With the last byte sent the server is already at work.
      if (sent >= total) move(id, { phase: 'analyzing', progress: 0, stage: '' });
      else move(id, { phase: 'uploading', sent, total });
    };
    return pictures ? deps.sendPictures(pictures, onBytes, signal) : deps.send(file!, onBytes, signal);
  }

  function toUpload(file: File): Upload {
    lastId += 1;
    const id = `upload-${lastId}`;
    const isPdf = file.type === PDF_TYPE;
    if (isPdf) files.set(id, file);
    const state: UploadState = isPdf
      ? { phase: 'waiting' }
      : {
          phase: 'failed',
          error: messages.uploadNotPdf,
          retriable: false,
          ...(file.type.startsWith('image/') ? { isPicture: true } : {}),
        };
    return { id, filename: file.name, size: file.size, documentId: null, state };
  }

  /** Several pictures are one document: named after the first, as large as all together. */
  function scanOf(pictures: readonly File[]): Upload {
    lastId += 1;
    const id = `upload-${lastId}`;
    scans.set(id, pictures);
    const name = pictures[0]?.name ?? 'photo';
    const size = pictures.reduce((sum, picture) => sum + picture.size, 0);
    const filename = pictures.length === 1 ? name : `${name} and ${pictures.length - 1} more`;
    return { id, filename, size, documentId: null, state: { phase: 'waiting' } };
  }

  function startNext(): void {
    for (const upload of uploads) {
      if (running.size >= CONCURRENT) return;
      if (upload.state.phase !== 'waiting' || running.has(upload.id)) continue;
      const controller = new AbortController();
      running.set(upload.id, controller);
      run(upload.id, controller).finally(() => {
        running.delete(upload.id);
        const ended = find(upload.id);
        if (ended) deps.onEnd(ended);
        startNext();
      });
    }
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(chosen: readonly File[]) {
      apply({ type: 'chosen', uploads: chosen.map(toUpload) });
      startNext();
    },
    /** Pictures as the pages of one document. */
    addScan(pictures: readonly File[]) {
      apply({ type: 'chosen', uploads: [scanOf(pictures)] });
      startNext();
    },
    /** Other files in the place of one that can never be taken. */
    replace(id: string, chosen: readonly File[]) {
      apply({ type: 'replaced', id, uploads: chosen.map(toUpload) });
      startNext();
    },
    cancel(id: string) {
      const documentId = find(id)?.documentId;
      // The analysis runs on the server whether or not anybody follows it.
      if (documentId) deps.cancelAnalysis(documentId).catch(() => undefined);
      move(id, { phase: 'cancelled' });
      running.get(id)?.abort();
    },
    retry(id: string) {
      move(id, { phase: 'waiting' });
      startNext();
    },
    /** Every failed file for which trying again makes sense. */
    retryFailed() {
      for (const { id, state } of uploads)
        if (state.phase === 'failed' && state.retriable) move(id, { phase: 'waiting' });
      startNext();
    },
    /** The line is back: what broke off goes on. */
    resume() {
      for (const { id, state } of uploads) {
        if (state.phase !== 'failed' || !state.awaitsLine) continue;
        brokenOff.add(id);
        move(id, { phase: 'waiting' });
      }
      startNext();
    },
    clear() {
      apply({ type: 'cleared' });
      for (const kept of [files, scans]) for (const id of kept.keys()) if (!find(id)) kept.delete(id);
    },
    /** The session is over: nothing of it may stay on screen. */
    reset() {
      for (const controller of running.values()) controller.abort();
      files.clear();
      scans.clear();
      uploads = [];
      for (const listener of listeners) listener();
    },
  };
}
