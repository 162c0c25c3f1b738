import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'it is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
};

/**
 * One sentence for whoever starts the server: which folder cannot be used, and why. Making a folder below a read-only
 * one may fail with another reason, so the nearest one that is there is asked.
 */
export async function whyUnusable(
  folder: string,
  error: unknown,
  mayWrite: (path: string) => Promise<void> = (path) => access(path, constants.R_OK | constants.W_OK),
): Promise<string> {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const found = code === 'ENOENT' ? await nearestReason(dirname(folder), mayWrite) : code;
  return `The folder '${folder}' cannot be used: ${REASONS[found] ?? message}.`;
}

async function nearestReason(folder: string, mayWrite: (path: string) => Promise<void>): Promise<string> {
  try {
    await mayWrite(folder);
    return '';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' && dirname(folder) !== folder ? nearestReason(dirname(folder), mayWrite) : code;
  }
}
