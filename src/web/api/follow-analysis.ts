import { type AnalysisEvent, analysisEventSchema } from '#contracts/analysis.ts';
import { ApiError, isAbort, noAnswer } from './errors.ts';
import { readEvents } from './event-stream.ts';

/** How an analysis ended. */
export type AnalysisEnd = Exclude<AnalysisEvent, { type: 'progress' }>;

const RECONNECT_MS = 1000;
const RECONNECTS = 20;

/**
 * Follows the analysis of a document over its event stream, reconnecting when the connection breaks, until it ends.
 * Throws `ApiError` when the server refuses or stays away, and an AbortError when `signal` stopped it.
 */
export async function followAnalysis(
  documentId: string,
  onProgress: (progress: number, stage: string) => void,
  signal: AbortSignal,
): Promise<AnalysisEnd> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/events`;
  for (let attempt = 0; attempt < RECONNECTS; attempt += 1) {
    let end: AnalysisEnd | null = null;
    const onEvent = (event: AnalysisEvent) => {
      if (event.type === 'progress') onProgress(event.progress, event.stage);
      else end = event;
    };
    try {
      await readEvents(path, analysisEventSchema, onEvent, signal);
    } catch (error) {
      if (isAbort(error) || (error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error;
    }
    if (end) return end;
    await pause(RECONNECT_MS, signal);
  }
  throw noAnswer();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
