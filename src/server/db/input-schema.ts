import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MailSecurity } from '#contracts/inputs.ts';
import { moment, userId } from './schema.ts';

/** What came in by itself (a file of the watched folder, a mail's attachment): nothing is taken twice. */
export const takenInputs = pgTable(
  'taken_inputs',
  {
    userId: userId(),
    /** SHA-256 of where it came from and what it is. It stays when the document is deleted. */
    keyHash: text('key_hash').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.keyHash] })],
);

/** Work that one of several servers does at a time: whose turn it is, and until when. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** A process, by a name of its own. */
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});

/** A user's mailbox, and how far it has been read. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    userId: userId().primaryKey(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    security: text('security').$type<MailSecurity>().notNull(),
    username: text('username').notNull(),
    /** Encrypted (`seal.ts`). */
    sealedPassword: text('sealed_password').notNull(),
    folder: text('folder').notNull(),
    senders: text('senders').array().notNull(),
    afterwards: text('afterwards').$type<'read' | 'move'>().notNull(),
    moveTo: text('move_to'),
    active: boolean('active').notNull(),
    /** Mail that came before is taken only where it is unread. */
    setUpAt: moment('set_up_at').notNull(),
    /** The folder's generation (RFC 9051, 2.3.1.1) that the two numbers below belong to; null: none was seen yet. */
    uidValidity: text('uid_validity'),
    /** The newest mail when that generation was first seen. */
    baselineUid: bigint('baseline_uid', { mode: 'number' }).notNull().default(0),
    /** All mail up to here is done with. */
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
    /** How often the mail behind it met a fault of ours. */
    faults: integer('faults').notNull().default(0),
    nextCheckAt: moment('next_check_at').notNull(),
    // Whose turn it is, as with `leases`: the process, and a name for the turn.
    leaseHolder: text('lease_holder'),
    leaseUntil: moment('lease_until'),
    lastCheckedAt: moment('last_checked_at'),
    problem: text('problem'),
    lastRefused: text('last_refused'),
  },
  (table) => [index('mailboxes_due').on(table.nextCheckAt).where(sql`${table.active}`)],
);
export type MailboxRow = typeof mailboxes.$inferSelect;
