import type { Inputs, Mailbox } from '#contracts/inputs.ts';
import type { UserRow } from '../auth/sessions.ts';
import type { MailboxRow } from '../db/input-schema.ts';
import type { Deps } from '../deps.ts';
import { findMailbox } from './mailbox/mailboxes.repository.ts';
import { NOT_FOR_US } from './watch-folder.ts';

/** How a user's documents can come in by themselves; never with a password. */
export async function ownInputs({ config, db }: Pick<Deps, 'config' | 'db'>, user: UserRow): Promise<Inputs> {
  const mailbox = await findMailbox(db, user.id);
  return {
    watched_folder: { active: config.WATCH_DIR !== undefined, folder: folderName(user.username) },
    mailbox_available: config.SECRET_KEY !== undefined,
    mailbox: mailbox && toMailbox(mailbox),
  };
}

const folderName = (username: string) => (/[/\\]/.test(username) || NOT_FOR_US.test(username) ? null : username);

const toMailbox = (row: MailboxRow): Mailbox => ({
  host: row.host,
  port: row.port,
  security: row.security,
  username: row.username,
  folder: row.folder,
  senders: row.senders,
  afterwards: row.afterwards,
  move_to: row.moveTo,
  active: row.active,
  last_checked_at: row.lastCheckedAt?.toISOString() ?? null,
  problem: row.problem,
  last_refused: row.lastRefused,
});
