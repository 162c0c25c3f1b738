/** A fault, what the user sees of it and what is lost, and the tests that prove it. */
export interface FaultTests {
  fault: string;
  seen: string;
  files: readonly string[];
  /** Also with a private PostgreSQL. */
  postgres?: boolean;
}

export const FAULT_TESTS: readonly FaultTests[] = [
  {
    fault: 'killed 50 times during mixed work',
    seen: 'nothing acknowledged is lost; every document ends analysed',
    files: ['src/server/crash-recovery.test.ts'],
    postgres: true,
  },
  {
    fault: 'told to stop during analyses',
    seen: 'who waits is answered; what was broken off goes on at the next start, uncounted',
    files: ['src/server/graceful-stop.http.test.ts'],
  },
  {
    fault: 'database or file store frozen, stopped, back again',
    seen: '503 with Retry-After within the client’s patience; others are served; it goes on by itself',
    files: ['src/server/outages.http.test.ts', 'src/server/files-in-bucket.http.test.ts'],
    postgres: true,
  },
  {
    fault: 'embedded database damaged',
    seen: 'the start ends with a sentence: which folder, what happened, how to restore',
    files: ['src/server/db/damaged-database.test.ts'],
  },
  {
    fault: 'folder read-only or of another account',
    seen: 'the start ends with one sentence that names the folder',
    files: ['src/server/storage/unusable-folder.test.ts', 'src/server/storage/disk-storage.test.ts'],
  },
  {
    fault: 'two servers on one folder or port; several on one database',
    seen: 'the second says why it does not start; on PostgreSQL they share the work, each analysis runs once',
    files: ['src/server/db/folder-lock.test.ts', 'src/cli/serve-command.test.ts', 'src/server/many-processes.test.ts'],
    postgres: true,
  },
  {
    fault: 'mail server refuses or is away',
    seen: 'the answer is the same; the failure is in the log, without the address',
    files: ['src/server/mail/mailer.test.ts', 'src/server/log-privacy.http.test.ts'],
  },
  {
    fault: 'payment provider refuses, is away, sends late and twice',
    seen: 'no plan changes without it; an event that cannot be looked up is not acknowledged and comes again',
    files: ['src/server/subscription/stripe.http.test.ts', 'src/server/subscription/stripe-payments.test.ts'],
  },
  {
    fault: 'clock ninety days ahead, behind, and right again',
    seen: 'sessions end; nothing is lost; logging in works',
    files: ['src/server/clock.http.test.ts'],
  },
  {
    fault: 'backup killed half-way; rows or files lost by hand',
    seen: 'the broken backup is none; documents come back from their sidecars',
    files: ['src/server/backup/killed-backup.test.ts', 'src/server/documents/recovery.http.test.ts'],
  },
];
