import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ReaderError } from '#reader/reader-error.ts';
import type { AnalysisLimits } from './analysis-limits.ts';

/** What the system's error codes mean to somebody who typed a file name. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
};

/** The bytes of a file named on the command line. Throws `ReaderError` (`file.unreadable`, `file.too_large`). */
export async function readInputFile(
  path: string,
  limits: Pick<AnalysisLimits, 'maxUploadBytes' | 'maxUploadMb'>,
): Promise<Uint8Array> {
  const absolute = resolve(callersFolder(), path);
  try {
    const { size } = await stat(absolute);
    if (size > limits.maxUploadBytes) throw new ReaderError('file.too_large', { limit: limits.maxUploadMb });
    return await readFile(absolute);
  } catch (error) {
    if (error instanceof ReaderError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new ReaderError('file.unreadable', { reason: REASONS[code] ?? (code || 'it cannot be read') });
  }
}

/** `npm run` changes into the checkout; names on the command line are meant from where it was called. */
function callersFolder(): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return npm_lifecycle_event === 'invoscope' && INIT_CWD ? INIT_CWD : process.cwd();
}
