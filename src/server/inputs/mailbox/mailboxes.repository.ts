import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type MailboxRow, mailboxes } from '../../db/input-schema.ts';
import { PROCESS_NAME } from '../lease.ts';

/** A killed process's turn is over after so long; one that lives prolongs it (`PROLONG_EVERY_MS`). */
const LEASE_S = 60;

export async function findMailbox(db: Db, userId: string): Promise<MailboxRow | null> {
  const [row] = await db.select().from(mailboxes).where(eq(mailboxes.userId, userId));
  return row ?? null;
}

/** Whose turn it is at a mailbox: each has a name of its own, so that one that is over writes nothing any more. */
interface Turn {
  userId: string;
  leaseHolder: string;
}
export type ClaimedMailbox = MailboxRow & Turn;

/** A mailbox that is to be looked into and at which nobody is; it is the caller's turn then. By the database's clock. */
export async function claimMailbox(db: Db): Promise<ClaimedMailbox | null> {
  const leaseHolder = `${PROCESS_NAME}:${randomUUID()}`;
  const due = sql`(select ${mailboxes.userId} from ${mailboxes}
    where ${mailboxes.active} and ${mailboxes.nextCheckAt} <= now()
      and (${mailboxes.leaseUntil} is null or ${mailboxes.leaseUntil} < now())
    order by ${mailboxes.nextCheckAt} limit 1 for update skip locked)`;
  const [row] = await db
    .update(mailboxes)
    .set({ leaseHolder, leaseUntil: leaseEnd() })
    .where(eq(mailboxes.userId, due))
    .returning();
  return row ? { ...row, leaseHolder } : null;
}

type Reached = Partial<Pick<MailboxRow, 'uidValidity' | 'baselineUid' | 'lastUid' | 'faults' | 'lastRefused'>>;

/** Notes how far a look came, and prolongs the turn. False: the turn is over, or the owner changed the mailbox. */
export async function noteReached(db: Db, turn: Turn, reached: Reached): Promise<boolean> {
  const noted = await db
    .update(mailboxes)
    .set({ ...reached, leaseUntil: leaseEnd() })
    .where(ownTurn(turn))
    .returning({ userId: mailboxes.userId });
  return noted.length > 0;
}

/** Ends a turn: what became of it, and when the next look is. */
export async function endTurn(
  db: Db,
  turn: Turn,
  { problem, inSeconds }: { problem: string | null; inSeconds: number },
): Promise<void> {
  await db
    .update(mailboxes)
    .set({
      problem,
      leaseHolder: null,
      leaseUntil: null,
      lastCheckedAt: sql`now()`,
      nextCheckAt: sql`now() + make_interval(secs => ${inSeconds})`,
    })
    .where(ownTurn(turn));
}

/** For a process that has the database to itself: turns of the one before it, which was killed, are over. */
export async function endAllTurns(db: Db): Promise<void> {
  await db.update(mailboxes).set({ leaseHolder: null, leaseUntil: null });
}

const leaseEnd = () => sql`now() + make_interval(secs => ${LEASE_S})`;
const ownTurn = ({ userId, leaseHolder }: Turn) =>
  and(eq(mailboxes.userId, userId), eq(mailboxes.leaseHolder, leaseHolder));
