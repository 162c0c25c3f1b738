import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/**
 * Takes no more requests, lets those be answered that run (at most `patienceMs`), and closes every connection. Event
 * streams and waiting uploads end by themselves, once `DocumentEvents.end` was called.
 */
export async function closeApp(app: Pick<FastifyInstance, 'close' | 'server'>, patienceMs: number): Promise<void> {
  // A connection whose request was answered would be kept open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(patience);
  }
}
