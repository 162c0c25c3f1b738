import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#contracts/contact.ts';
import { countAttempt } from '../auth/attempts.ts';
import type { UserRow } from '../auth/sessions.ts';
import { contactMessages } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { contactMail } from '../mail/compose-mail.ts';

const MESSAGES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * Stores a customer's message, then mails it to the support address. It is stored first: a mail server that is down
 * loses nothing. Throws 429 after ten messages in an hour.
 */
export async function sendContactMessage(
  deps: Pick<Deps, 'db' | 'mailer' | 'config' | 'now' | 'background'>,
  user: UserRow,
  message: ContactMessage,
): Promise<void> {
  const now = deps.now();
  await countAttempt(
    deps.db,
    [{ key: `contact:${user.id}`, most: MESSAGES_PER_HOUR, withinMs: HOUR_MS }],
    now,
    'Too many messages. Please try again later.',
  );
  const id = randomUUID();
  await deps.db.insert(contactMessages).values({ id, userId: user.id, ...message, createdAt: now });
  deps.background('contact mail', () =>
    deps.mailer.send(contactMail({ to: deps.config.SUPPORT_EMAIL, message, username: user.username, id })),
  );
}
