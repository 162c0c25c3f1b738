import { EventEmitter, setMaxListeners } from 'node:events';
import type { AnalysisEvent } from '#contracts/analysis.ts';
import type { MessageChannel } from '../db/message-channel.ts';

/** One run of a document's analysis. */
export interface Run {
  documentId: string;
  run: number;
}

/** What happens to documents while they are analysed, in whichever process that is. */
export interface AnalysisEvents {
  publish(documentId: string, event: AnalysisEvent): void;
  /** Calls `listener` for each event of the document until the returned function is called. */
  subscribe(documentId: string, listener: (event: AnalysisEvent) => void): () => void;
  /** The last progress, for listeners that come late; null before the analysis has begun. */
  latest(documentId: string): AnalysisEvent | null;
  /** Stops a run wherever it runs; its result is not wanted any more. */
  stop(run: Run): void;
  /** Aborted when this process stops: nobody waits for an analysis any longer. */
  ending: AbortSignal;
  end(): void;
  /** A signal that is aborted when the run is to stop, and what to call when the run is over. */
  follow(run: Run): { signal: AbortSignal; end: () => void };
}

type Message = { event: AnalysisEvent; documentId: string } | { stop: Run };

const keyOf = ({ documentId, run }: Run) => `${documentId} ${run}`;

/** Events within this process, and over the channel with the others that work on the same database. */
export function analysisEvents(channel: MessageChannel | null): AnalysisEvents {
  const emitter = new EventEmitter().setMaxListeners(0);
  const progress = new Map<string, AnalysisEvent>();
  const running = new Map<string, AbortController>();
  const ending = new AbortController();
  // Everybody who waits listens.
  setMaxListeners(0, ending.signal);
  const tellOthers = (message: Message) => channel?.send(JSON.stringify(message));

  function take(documentId: string, event: AnalysisEvent): void {
    if (event.type === 'progress') progress.set(documentId, event);
    else progress.delete(documentId);
    emitter.emit(documentId, event);
  }
  function stopHere(run: Run): void {
    running.get(keyOf(run))?.abort();
    progress.delete(run.documentId);
  }

  channel?.onMessage((text) => {
    const message = JSON.parse(text) as Message;
    if ('stop' in message) stopHere(message.stop);
    else take(message.documentId, message.event);
  });

  return {
    publish(documentId, event) {
      take(documentId, event);
      tellOthers({ documentId, event });
    },
    subscribe(documentId, listener) {
      emitter.on(documentId, listener);
      return () => emitter.off(documentId, listener);
    },
    ending: ending.signal,
    end: () => ending.abort(),
    latest: (documentId) => progress.get(documentId) ?? null,
    stop(run) {
      stopHere(run);
      tellOthers({ stop: run });
    },
    follow(run) {
      const abort = new AbortController();
      running.set(keyOf(run), abort);
      return { signal: abort.signal, end: () => running.delete(keyOf(run)) };
    },
  };
}
