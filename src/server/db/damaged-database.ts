const KEEPS_ITS_WORDS: Readonly<Record<string, string>> = {
  EROFS: 'it is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
};

/** PostgreSQL's classes for damaged files (XX, internal errors among them) and for what the disk refused (58). */
const DAMAGE = /^(XX|58)\w{3}$/;

/** The embedded database's folder holds none that can be opened. The message says what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/** Whether what a query failed with says that the files of the embedded database are not what was written. */
export function isDamage(error: unknown): boolean {
  const { code, cause, message = '' } = error as { code?: unknown; cause?: unknown; message?: string };
  if (typeof code === 'string' && DAMAGE.test(code)) return true;
  if (/Aborted\(|embedded database has stopped|RuntimeError/.test(message)) return true;
  return cause instanceof Error && isDamage(cause);
}

/** A sentence for whoever starts the server, in place of what the embedded database said when it was opened. */
export function notOpened(folder: string, error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = KEEPS_ITS_WORDS[code];
  if (reason) return new Error(`The embedded database in '${folder}' cannot be opened: ${reason}.`, { cause: error });
  const said = message.split('\n', 1)[0]?.replace(/\.? Build with -sASSERTIONS.*$/, '');
  return new DamagedDatabaseError(
    [
      `The embedded database in '${folder}' cannot be opened: it is damaged, or was made by something else (${said}).`,
      "Keep the folder, and restore the newest backup into an empty one: 'DATA_DIR=NEW_FOLDER invoscope restore BACKUP'",
      "(docs/operations.md, 'A damaged database').",
    ].join(' '),
    { cause: error },
  );
}
