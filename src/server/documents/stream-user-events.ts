import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { DocumentEvent } from '#contracts/analysis.ts';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { openEventStream } from '../http/event-stream.ts';

/**
 * Sends what happens to a user's documents, in whichever process, as server-sent events `document`; first how far those
 * are that are being analysed. Ends when events may have been missed: the reader connects again and looks at all anew.
 */
export async function streamUserEvents(
  deps: Pick<Deps, 'db' | 'events'>,
  userId: string,
  reply: FastifyReply,
): Promise<void> {
  const stream = openEventStream(reply);
  const send = (event: DocumentEvent) => stream.send('document', event);
  const unsubscribe = deps.events.ofUser(userId, send);
  const offGap = deps.events.onGap(stream.end);
  deps.events.ending.addEventListener('abort', stream.end);
  try {
    const processing = await deps.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.status, 'processing')));
    for (const { id } of processing) send(deps.events.latest(id) ?? { document_id: id, status: 'processing' });
    if (deps.events.ending.aborted) stream.end();
    await stream.closed;
  } finally {
    unsubscribe();
    offGap();
    deps.events.ending.removeEventListener('abort', stream.end);
    stream.end();
  }
}
