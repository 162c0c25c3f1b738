import { EventEmitter, setMaxListeners } from 'node:events';
import type { DocumentEvent } from '#contracts/analysis.ts';
import type { MessageChannel } from '../db/message-channel.ts';
import { ANALYSIS } from '../jobs/analysis-kind-name.ts';
import type { JobSignals } from '../jobs/job-signals.ts';

type Listener = (event: DocumentEvent) => void;

/** What happens to documents, in whichever process: each change as its transaction commits, and how analyses go on. */
export interface DocumentEvents {
  /** Calls `listener` for each event of the document until the returned function is called. */
  ofDocument(documentId: string, listener: Listener): () => void;
  /** As `ofDocument`, for all documents of a user. */
  ofUser(userId: string, listener: Listener): () => void;
  /** The last progress, for listeners that come late; null before the analysis has begun. */
  latest(documentId: string): DocumentEvent | null;
  /** Calls `listener` when events may have been missed: whoever must know all looks again. */
  onGap(listener: () => void): () => void;
  /** Aborted when this process stops: nobody waits for an analysis any longer. */
  ending: AbortSignal;
  end(): void;
}

/** What the trigger of the documents' table tells (see migration 'document events'). */
interface Change {
  user_id: string;
  document_id: string;
  status: DocumentEvent['status'];
}

export function documentEvents(channel: MessageChannel, signals: Pick<JobSignals, 'onProgress'>): DocumentEvents {
  const documents = new EventEmitter().setMaxListeners(0);
  const users = new EventEmitter().setMaxListeners(0);
  const gaps = new EventEmitter().setMaxListeners(0);
  const progress = new Map<string, DocumentEvent>();
  const ending = new AbortController();
  // Everybody who waits listens.
  setMaxListeners(0, ending.signal);

  function tell(userId: string, event: DocumentEvent): void {
    documents.emit(event.document_id, event);
    users.emit(userId, event);
  }

  channel.onChange((text) => {
    const { user_id, document_id, status } = JSON.parse(text) as Change;
    if (status !== 'processing') progress.delete(document_id);
    tell(user_id, { document_id, status });
  });
  channel.onGap(() => gaps.emit('gap'));
  signals.onProgress(ANALYSIS, (payload, { userId, progress: percent, stage }) => {
    const { documentId } = payload as { documentId: string };
    const event: DocumentEvent = { document_id: documentId, status: 'processing', progress: percent, stage };
    progress.set(documentId, event);
    tell(userId, event);
  });

  const listen = (emitter: EventEmitter, name: string, listener: Listener | (() => void)) => {
    emitter.on(name, listener);
    return () => emitter.off(name, listener);
  };
  return {
    ofDocument: (documentId, listener) => listen(documents, documentId, listener),
    ofUser: (userId, listener) => listen(users, userId, listener),
    onGap: (listener) => listen(gaps, 'gap', listener),
    latest: (documentId) => progress.get(documentId) ?? null,
    ending: ending.signal,
    end: () => ending.abort(),
  };
}
