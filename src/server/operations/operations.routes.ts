import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { bearerToken } from '../http/authenticate.ts';
import { resourceNotFound } from '../http/error-handler.ts';
import { failures, type Room } from '../http/room.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const tags = ['operations'];

/** Liveness, readiness and figures for whoever runs the server. */
export async function operationsRoutes(app: Room, deps: Deps): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 25],
    registers: [registry],
  });
  new Gauge({
    name: 'analysis_jobs_pending',
    help: 'Analyses that wait or run',
    registers: [registry],
    async collect() {
      this.set(await deps.jobs.pending());
    },
  });
  app.server.on('close', () => registry.clear());
  const root = app as unknown as { addHook: typeof app.addHook };
  root.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });

  app.get(
    '/healthz',
    { schema: { tags, summary: 'The process lives', response: { 200: z.object({ status: z.literal('ok') }) } } },
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
        await deps.jobs.pending();
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
    const token = deps.config.METRICS_TOKEN;
    const isAllowed = token ? bearerToken(request) === token : LOOPBACK.test(request.ip);
    // Strangers do not learn that there are metrics.
    if (!isAllowed) throw resourceNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
