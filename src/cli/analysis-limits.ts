import { availableParallelism } from 'node:os';
import { UsageError } from './usage-error.ts';

/** The limits of one analysis, from the same variables that the server reads. */
export interface AnalysisLimits {
  maxUploadBytes: number;
  maxUploadMb: number;
  maxPages: number;
  timeoutMs: number;
  processes: number;
  memoryMb: number;
}

/** Throws `UsageError` for a variable that is not a positive number. */
export function analysisLimits(env: NodeJS.ProcessEnv): AnalysisLimits {
  const maxUploadMb = positive(env, 'MAX_UPLOAD_MB', 25);
  return {
    maxUploadMb,
    maxUploadBytes: maxUploadMb * 1024 * 1024,
    maxPages: positive(env, 'MAX_PAGES', 300),
    timeoutMs: positive(env, 'ANALYSIS_TIMEOUT_S', 120) * 1000,
    processes: Math.ceil(positive(env, 'ANALYSIS_PROCESSES', availableParallelism())),
    memoryMb: Math.ceil(positive(env, 'ANALYSIS_MEMORY_MB', 1024)),
  };
}

function positive(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new UsageError(`${name} must be a positive number, not '${text}'.`);
  return value;
}
