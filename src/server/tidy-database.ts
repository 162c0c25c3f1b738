import { lt } from 'drizzle-orm';
import { forgetUploadKeys } from './analysis/accept-once.ts';
import { forgetOldAttempts } from './auth/attempts.ts';
import { isDue } from './backup/nightly-backups.ts';
import { passwordResets, sessions } from './db/schema.ts';
import { checkoutSessions } from './db/subscription-schema.ts';
import type { Deps } from './deps.ts';
import { repeatWork } from './repeat-work.ts';
import { forgetOldDeliveries } from './webhooks/delivery-worker.ts';
import { forgetOldSecrets } from './webhooks/webhooks.repository.ts';

type TidyDeps = Pick<Deps, 'db' | 'database' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A checkout page can be used, and says how it ended, for as long. */
const KEEP_CHECKOUTS_MS = 30 * DAY_MS;
const NIGHT_HOUR = 3;
const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Deletes what has had its time (attempts, sessions, reset links, checkouts, the log of webhooks) and, in the embedded database, which
 * has nobody else to do it, gives the room of deleted rows to new ones, so that no table grows by what comes and goes.
 */
export async function tidyDatabase({ db, database, now: clock }: TidyDeps): Promise<void> {
  const now = clock();
  await forgetOldAttempts(db, now);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await forgetUploadKeys(db, now);
  await forgetOldDeliveries(db, now);
  await forgetOldSecrets(db, now);
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  const long = new Date(now.getTime() - KEEP_CHECKOUTS_MS);
  await db.delete(checkoutSessions).where(lt(checkoutSessions.createdAt, long));
  if (database.kind !== 'embedded') return;
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where schemaname = 'pgboss' or relname = any($1)`,
    [
      [
        'attempts',
        'sessions',
        'password_resets',
        'checkout_sessions',
        'upload_keys',
        'taken_inputs',
        'export_jobs',
        'webhook_deliveries',
        'sign_in_addresses',
        'user_figures',
      ],
    ],
  );
  // One by one: others have their turn in between.
  for (const { name } of rows) await database.pool.query(`vacuum analyze ${name}`);
}

/** Tidies every night, and soon after a start, as not every machine is on at night. Returns what ends it. */
export function startTidying(deps: TidyDeps & Pick<Deps, 'log'>): () => Promise<void> {
  let last: Date | null = null;
  const tidyWhenDue = async () => {
    if (!isDue(deps.now(), last, NIGHT_HOUR)) return;
    last = deps.now();
    await tidyDatabase(deps);
  };
  return repeatWork(tidyWhenDue, LOOK_EVERY_MS, (err) => deps.log.error({ err }, 'tidying the database'));
}
