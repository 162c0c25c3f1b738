import { EventEmitter } from 'node:events';
import type { AnalysisEvent } from '#contracts/analysis.ts';

/** What happens to documents while they are analysed in this process. */
export interface AnalysisEvents {
  publish(documentId: string, event: AnalysisEvent): void;
  /** Calls `listener` for each event of the document until the returned function is called. */
  subscribe(documentId: string, listener: (event: AnalysisEvent) => void): () => void;
  /** The last progress, for listeners that come late; null before the analysis has begun. */
  latest(documentId: string): AnalysisEvent | null;
}

export function analysisEvents(): AnalysisEvents {
  const emitter = new EventEmitter().setMaxListeners(0);
  const progress = new Map<string, AnalysisEvent>();
  return {
    publish(documentId, event) {
      if (event.type === 'progress') progress.set(documentId, event);
      else progress.delete(documentId);
      emitter.emit(documentId, event);
    },
    subscribe(documentId, listener) {
      emitter.on(documentId, listener);
      return () => emitter.off(documentId, listener);
    },
    latest: (documentId) => progress.get(documentId) ?? null,
  };
}
