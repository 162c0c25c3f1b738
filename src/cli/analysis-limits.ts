import type { z } from 'zod';
import { createOcrPool, type OcrPool } from '#reader/ocr/ocr-pool.ts';
import { CONFIG_TABLE } from '#server/config.ts';
import { UsageError } from './usage-error.ts';

/** The limits of one analysis. */
export interface AnalysisLimits {
  maxUploadBytes: number;
  maxUploadMb: number;
  maxPages: number;
  timeoutMs: number;
  processes: number;
  memoryMb: number;
}

type LimitName = 'MAX_UPLOAD_MB' | 'MAX_PAGES' | 'ANALYSIS_TIMEOUT_S' | 'ANALYSIS_PROCESSES' | 'ANALYSIS_MEMORY_MB';

/** The server's own variables and defaults, without its other settings. Throws `UsageError` for a wrong value. */
export function analysisLimits(env: NodeJS.ProcessEnv): AnalysisLimits {
  const limit = (name: LimitName): number => {
    const { schema, fallback } = CONFIG_TABLE[name];
    const given = env[name]?.trim() || fallback;
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw new UsageError(`${name} must be a whole number above 0, not '${given}'.`);
    return parsed.data;
  };
  const maxUploadMb = limit('MAX_UPLOAD_MB');
  return {
    maxUploadMb,
    maxUploadBytes: maxUploadMb * 1024 * 1024,
    maxPages: limit('MAX_PAGES'),
    timeoutMs: limit('ANALYSIS_TIMEOUT_S') * 1000,
    processes: limit('ANALYSIS_PROCESSES'),
    memoryMb: limit('ANALYSIS_MEMORY_MB'),
  };
}

/** What reads scans and photos, as the server's variables say; undefined with `OCR_ENGINE=off`. Throws `UsageError`. */
export function ocrPool(
  env: NodeJS.ProcessEnv,
  limits: Pick<AnalysisLimits, 'processes' | 'memoryMb'>,
): OcrPool | undefined {
  const setting = <Name extends 'OCR_ENGINE' | 'OCR_LANGUAGES'>(name: Name) => {
    const { schema, fallback } = CONFIG_TABLE[name];
    const parsed = schema.safeParse(env[name]?.trim() || fallback);
    if (!parsed.success) throw new UsageError(`${name} cannot be '${env[name]}': ${parsed.error.issues[0]?.message}`);
    return parsed.data as z.infer<(typeof CONFIG_TABLE)[Name]['schema']>;
  };
  const engine = setting('OCR_ENGINE');
  const languages = setting('OCR_LANGUAGES');
  return engine === 'off' ? undefined : createOcrPool({ ...limits, engine, languages });
}
