import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { leases } from '../db/input-schema.ts';

/** This process among those that share a database. */
export const PROCESS_NAME: string = randomUUID();

/**
 * Takes a lease, or prolongs the one that is held: false while another process has it. By the database's clock, which
 * all of them share. Who forgets to prolong it loses it, so that the work of a killed process goes on elsewhere.
 */
export async function takeLease(db: Db, name: string, seconds: number, holder = PROCESS_NAME): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} <= now()`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
}

/** Gives it back, where it still is held. */
export async function endLease(db: Db, name: string, holder = PROCESS_NAME): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
