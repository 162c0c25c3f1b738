import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { errorSchema } from '#contracts/common.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { resourceNotFound } from '../http/error-handler.ts';
import type { TypedFastify } from '../http/typed-fastify.ts';
import { analysisKind } from '../jobs/analysis-jobs.ts';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** Outside the rate limit: a flood must not make a healthy server look ill, nor blind whoever watches it. */
export const UNLIMITED_ROUTES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);
const tags = ['operations'];
/** What the server says, before any route is asked, to what is no HTTP, or comes too slowly. */
const NO_REQUEST = { '4xx': errorSchema };
/** Whoever asks (a load balancer) does not wait for long. */
const READY_WITHIN_MS = 4_000;

/** Liveness, readiness and figures for whoever runs the server. */
export async function operationsRoutes(app: TypedFastify, deps: Deps, { registry }: Metrics): Promise<void> {
  app.get(
    '/healthz',
    {
      schema: {
        tags,
        summary: 'The process lives',
        response: { 200: z.object({ status: z.literal('ok') }), ...NO_REQUEST },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'Database, files and queue are there',
        response: { 200: z.object({ status: z.literal('ok') }), 503: errorSchema, ...NO_REQUEST },
      },
    },
    async (request) => {
      try {
        await within(READY_WITHIN_MS, [
          deps.db.execute(sql`select 1`),
          deps.storage.has('0'.repeat(64)),
          deps.jobs.lengthOf(analysisKind(deps.config)),
        ]);
      } catch (cause) {
        request.log.error({ err: cause }, 'not ready');
        throw appError('server.not_ready', 503, 'The server is not ready.', { headers: { 'retry-after': '5' } });
      }
      return { status: 'ok' as const };
    },
  );

  const metricsSchema = {
    tags,
    summary: 'Prometheus figures, for the loopback address or with METRICS_TOKEN',
    response: { 200: z.unknown().describe('Prometheus text'), 404: errorSchema },
  };
  app.get('/metrics', { schema: metricsSchema }, async (request, reply) => {
    const isAllowed = mayReadMetrics(request, deps.config);
    // Strangers do not learn that there are metrics.
    if (!isAllowed) throw resourceNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Resolves when all of `work` is done. Rejects with the first failure, and when that takes longer than `ms`. */
async function within(ms: number, work: Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([Promise.all(work), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
