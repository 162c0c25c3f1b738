import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { analysisKind } from '../jobs/analysis-jobs.ts';

export interface Metrics {
  registry: Registry;
  /** Counts an answer. `route` is its pattern: addresses would be endless, and hold names and searches. */
  observe(answer: { method: string; route: string; status: number; ms: number }): void;
}

const BUCKETS_S = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 5, 25];

/** The figures of one server: its process, its answers, and the analyses of the whole installation. */
export function createMetrics({ jobs, config }: Pick<Deps, 'jobs' | 'config'>): Metrics {
  const analyses = analysisKind(config);
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers,
  });
  new Gauge({
    name: 'analysis_jobs_pending',
    help: 'Analyses that wait or run',
    registers,
    async collect() {
      this.set((await jobs.lengthOf(analyses)).pending);
    },
  });
  new Gauge({
    name: 'analysis_jobs_oldest_seconds',
    help: 'For how long the oldest of them has been waiting or running',
    registers,
    async collect() {
      this.set((await jobs.lengthOf(analyses)).oldestSeconds);
    },
  });
  return {
    registry,
    observe: ({ method, route, status, ms }) => durations.observe({ method, route, status: String(status) }, ms / 1000),
  };
}
