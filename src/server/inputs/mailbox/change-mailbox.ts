import { eq, sql } from 'drizzle-orm';
import type { PutMailbox } from '#contracts/inputs.ts';
import { type MailboxRow, mailboxes } from '../../db/input-schema.ts';
import type { Deps } from '../../deps.ts';
import { invalidField } from '../../errors.ts';
import { SealError, seal, unseal } from '../seal.ts';
import { findMailbox } from './mailboxes.repository.ts';

type ChangeDeps = Pick<Deps, 'config' | 'db' | 'now'>;
const FIELD = 'inputs.mailbox';

/**
 * Stores a user's mailbox, or takes it away (null). Without a password the stored one stays, for the same server and
 * user only. Throws 422 without `SECRET_KEY` and where a password is needed.
 */
export async function changeMailbox(deps: ChangeDeps, userId: string, asked: PutMailbox | null): Promise<void> {
  const { db, now } = deps;
  if (asked === null) {
    await db.delete(mailboxes).where(eq(mailboxes.userId, userId));
    return;
  }
  const password = await passwordFor(deps, userId, asked);
  const before = await findMailbox(db, userId);
  const { host, port, security, username, folder, senders, afterwards, move_to: moveTo, active } = asked;
  const settings = {
    ...{ host, port, security, username, folder, senders, afterwards, moveTo, active },
    sealedPassword: seal(neededKey(deps), userId, password),
    // At once: whoever saves wants to see whether it works.
    nextCheckAt: sql`now()`,
    // A look that goes on must not write how far it came.
    ...{ leaseHolder: null, leaseUntil: null, problem: null },
  };
  const isSameFolder = before?.host === host && before.username === username && before.folder === folder;
  const fromTheStart = {
    ...{ setUpAt: now(), uidValidity: null, baselineUid: 0, lastUid: 0, faults: 0 },
    ...{ lastRefused: null, lastCheckedAt: null },
  };
  await db
    .insert(mailboxes)
    .values({ userId, ...settings, ...fromTheStart })
    .onConflictDoUpdate({ target: mailboxes.userId, set: { ...settings, ...(isSameFolder ? {} : fromTheStart) } });
}

/** The password that is given, or the stored one: which goes to no other server than it was entered for. */
export async function passwordFor(
  deps: Pick<Deps, 'config' | 'db'>,
  userId: string,
  asked: PutMailbox,
): Promise<string> {
  const secretKey = neededKey(deps);
  if (asked.password !== undefined) return asked.password;
  const stored = await findMailbox(deps.db, userId);
  if (!stored) throw invalidField(`${FIELD}.password`, 'Please enter the password');
  if (!isSameAccount(stored, asked)) {
    throw invalidField(
      `${FIELD}.password`,
      'Please enter the password again: it is kept for the same server and user only',
    );
  }
  try {
    return unseal(secretKey, userId, stored.sealedPassword);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw invalidField(`${FIELD}.password`, 'Please enter the password again: it was stored with another SECRET_KEY');
  }
}

const isSameAccount = (stored: MailboxRow, asked: PutMailbox) =>
  stored.host === asked.host &&
  stored.port === asked.port &&
  stored.security === asked.security &&
  stored.username === asked.username;

function neededKey({ config }: Pick<Deps, 'config'>): string {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  throw invalidField(
    FIELD,
    'Mailboxes need SECRET_KEY, which encrypts their passwords. Whoever runs this server can set it.',
    'mailbox.no_secret_key',
  );
}
