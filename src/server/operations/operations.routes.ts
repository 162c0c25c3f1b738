import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { analysisKind } from '../documents/analysis-jobs.ts';
import { appError } from '../errors.ts';
import { bearerToken } from '../http/authenticate.ts';
import { resourceNotFound } from '../http/error-handler.ts';
import { failures, type Room } from '../http/room.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const tags = ['operations'];

/** Liveness, readiness and figures for whoever runs the server. */
export async function operationsRoutes(app: Room, deps: Deps, { registry }: Metrics): Promise<void> {
  app.get(
    '/healthz',
    {
      schema: {
        tags,
        summary: 'The process lives',
        response: { 200: z.object({ status: z.literal('ok') }), ...failures() },
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
        response: { 200: z.object({ status: z.literal('ok') }), ...failures(503) },
      },
    },
    async (request) => {
      try {
        await deps.db.execute(sql`select 1`);
        await deps.storage.has('0'.repeat(64));
        await deps.jobs.lengthOf(analysisKind(deps.config));
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
    response: { 200: z.unknown().describe('Prometheus text'), ...failures(404) },
  };
  app.get('/metrics', { schema: metricsSchema }, async (request, reply) => {
    const isAllowed = mayReadMetrics(request, deps.config);
    // Strangers do not learn that there are metrics.
    if (!isAllowed) throw resourceNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * With `METRICS_TOKEN` whoever has it; without it the machine itself. What came through a proxy on this machine that
 * nobody told us to trust also comes from the loopback address, and is from a stranger.
 */
function mayReadMetrics(request: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY }: Deps['config']): boolean {
  if (METRICS_TOKEN) {
    const [wanted, given] = [Buffer.from(METRICS_TOKEN), Buffer.from(bearerToken(request) ?? '')];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return LOOPBACK.test(request.ip) && !(isForwarded && !TRUST_PROXY);
}
