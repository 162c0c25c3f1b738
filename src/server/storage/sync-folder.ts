import { open } from 'node:fs/promises';

/** What Windows and some network file systems say to syncing a folder: names are theirs to keep there. */
const NOT_OFFERED = new Set(['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF']);

/** Makes the names in a folder durable, where the system can: a file's name is durable only when its folder is. */
export async function syncFolder(folder: string, openFolder: typeof open = open): Promise<void> {
  try {
    const entry = await openFolder(folder, 'r');
    try {
      await entry.sync();
    } finally {
      await entry.close();
    }
  } catch (error) {
    if (!NOT_OFFERED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
