/** What is looked at to tell whether a file still grows. */
export interface FileLook {
  path: string;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
}

/** Remembers files from look to look. */
export interface SettledFiles {
  /** Those of a look at `folder` that have not changed for long enough; those that are gone are forgotten. */
  settled(folder: string, files: readonly FileLook[], nowMs: number): FileLook[];
  /** It is to be looked at as if it were new. */
  forget(path: string): void;
}

/** Whoever copies a file writes, and pauses: it is whole when nothing about it changed for `settleMs`. */
export function settledFiles(settleMs: number): SettledFiles {
  const folders = new Map<string, Map<string, FileLook & { sinceMs: number }>>();
  return {
    settled(folder, files, nowMs) {
      const before = folders.get(folder);
      const now = files.map((file) => {
        const seen = before?.get(file.path);
        return { ...file, sinceMs: seen && isSame(seen, file) ? seen.sinceMs : nowMs };
      });
      folders.set(folder, new Map(now.map((file) => [file.path, file])));
      return now.filter(({ sinceMs }) => nowMs - sinceMs >= settleMs);
    },
    forget(path) {
      for (const files of folders.values()) files.delete(path);
    },
  };
}

/** Whether two looks saw one and the same file. */
export const isSame = (a: Omit<FileLook, 'path'>, b: Omit<FileLook, 'path'>): boolean =>
  a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino;
