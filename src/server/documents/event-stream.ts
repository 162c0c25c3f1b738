import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnalysisEvent } from '#contracts/analysis.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { awaitAnalysis } from './await-analysis.ts';

const HEARTBEAT_MS = 15_000;
/** Longer than any analysis; a reader that is still there connects again. */
const LONGEST_MS = 3_600_000;

/** Sends a document's progress, then its end, as server-sent events. An ended one sends its end at once. */
export async function streamAnalysis(
  deps: Pick<Deps, 'db' | 'events'>,
  document: DocumentRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that buffer would hold the events back (nginx, X-Accel-Buffering).
    'x-accel-buffering': 'no',
  });
  const send = (event: AnalysisEvent) => raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const heartbeat = setInterval(() => raw.write(': heartbeat\n\n'), HEARTBEAT_MS);
  const unsubscribe = deps.events.subscribe(document.id, (event) => {
    if (event.type === 'progress') send(event);
  });
  const closed = new Promise<null>((resolve) => {
    raw.on('close', () => resolve(null));
  });
  try {
    if (document.status === 'processing') {
      send(deps.events.latest(document.id) ?? { type: 'progress', progress: 0, stage: 'queued' });
    }
    const key = { id: document.id, userId: document.userId };
    const ended = await Promise.race([awaitAnalysis(deps, key, LONGEST_MS), closed]);
    if (ended) send(endEvent(ended));
  } catch (error) {
    request.log.error({ err: error }, 'event stream');
  } finally {
    unsubscribe();
    clearInterval(heartbeat);
    raw.end();
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
