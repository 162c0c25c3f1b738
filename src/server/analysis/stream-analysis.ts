import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnalysisEvent, DocumentEvent } from '#contracts/analysis.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { openEventStream } from '../http/event-stream.ts';
import { awaitAnalysis } from './await-analysis.ts';

/** Longer than any analysis; a reader that is still there connects again. */
const LONGEST_MS = 3_600_000;

/** Sends a document's progress, then its end, as server-sent events. An ended one sends its end at once. */
export async function streamAnalysis(
  deps: Pick<Deps, 'db' | 'events'>,
  document: DocumentRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const stream = openEventStream(reply);
  const send = (event: AnalysisEvent) => stream.send(event.type, event);
  const sendProgress = ({ progress, stage }: Pick<DocumentEvent, 'progress' | 'stage'>) => {
    if (progress !== undefined && stage !== undefined) send({ type: 'progress', progress, stage });
  };
  const unsubscribe = deps.events.ofDocument(document.id, sendProgress);
  try {
    if (document.status === 'processing') {
      sendProgress(deps.events.latest(document.id) ?? { progress: 0, stage: 'queued' });
    }
    const key = { id: document.id, userId: document.userId };
    const ended = await Promise.race([awaitAnalysis(deps, key, LONGEST_MS), stream.closed.then(() => null)]);
    if (ended) send(endEvent(ended.document));
  } catch (error) {
    request.log.error({ err: error }, 'event stream');
  } finally {
    unsubscribe();
    stream.end();
  }
}

function endEvent(document: DocumentRow): AnalysisEvent {
  if (document.status === 'completed') return { type: 'completed', document_id: document.id };
  return {
    type: 'failed',
    document_id: document.id,
    code: document.errorCode ?? 'analysis.failed',
    detail: document.errorDetail ?? 'The analysis failed.',
  };
}
