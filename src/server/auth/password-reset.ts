import { and, eq, gt } from 'drizzle-orm';
import { foldName, MAX_EMAIL, MAX_PASSWORD, resetPasswordProblem } from '#contracts/auth.ts';
import { passwordResets } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { deleteAllApiKeys } from '../keys/api-keys.ts';
import { passwordResetMail } from '../mail/compose-mail.ts';
import { countAttempt } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { noteSecurityEvent } from './security-log.ts';
import { hashToken, newToken, revokeAllSessions } from './sessions.ts';
import { rememberAddress } from './sign-in-addresses.ts';
import { findUserByEmail, setPasswordHash } from './users.ts';

export const RESET_MINUTES = 60;
const RESETS_PER_HOUR = 3;
/** Of all accounts: enough for an office behind one address, too few to fill a disk or strangers' mailboxes with. */
const RESETS_PER_ADDRESS = 100;
const HOUR_MS = 3_600_000;

/**
 * Mails a link when an account has this address. Answers the same words in the same time whether or not it does: the
 * work is done after the answer. Throws 422 without an address, 429 after three requests in an hour for one account,
 * or a hundred from one address.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, 'db' | 'mailer' | 'now' | 'publicUrl' | 'background' | 'log'>,
  { email, address }: { email: string; address: string },
): Promise<void> {
  if (email.trim() === '') throw invalidField('email', 'Please enter your email address');
  if (email.length > MAX_EMAIL) throw invalidField('email', 'Please enter a valid email address');
  const now = deps.now();
  await countAttempt(
    deps.db,
    [
      { key: `reset:${foldName(email)}`, most: RESETS_PER_HOUR, withinMs: HOUR_MS },
      { key: `reset-address:${address}`, most: RESETS_PER_ADDRESS, withinMs: HOUR_MS },
    ],
    now,
    'Too many reset requests. Please try again later.',
  );
  deps.background('password reset mail', async () => {
    const user = await findUserByEmail(deps.db, email);
    noteSecurityEvent(deps, 'reset.requested', user?.id ?? null);
    if (!user) return;
    const token = newToken();
    await deps.db.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
    });
    const link = `${deps.publicUrl()}/reset-password?token=${token}`;
    await deps.mailer.send(
      passwordResetMail({ to: user.email, username: user.username, link, minutes: RESET_MINUTES }),
    );
  });
}

export async function isResetTokenValid(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<boolean> {
  const [found] = await deps.db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, deps.now())));
  return found !== undefined;
}

/**
 * Sets the new password, uses the token up and ends every session and API key of the user. Throws 422 for a password against the
 * rules (the token stays valid) and for a token that is unknown, used or expired.
 */
export async function confirmPasswordReset(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  input: { token: string; newPassword: string; address: string },
): Promise<void> {
  const problem = resetPasswordProblem(input.newPassword);
  if (problem) throw invalidField('new_password', problem, 'auth.invalid_password');
  if (input.newPassword.length > MAX_PASSWORD) {
    throw invalidField('new_password', 'Password must be at most 256 characters', 'auth.invalid_password');
  }
  if (input.token.trim() === '') throw invalidResetToken('Invalid or missing reset token');
  // Before the work of hashing: a stranger's guess is not worth it.
  if (!(await isResetTokenValid(deps, input.token))) throw refusedToken(deps);
  const passwordHash = await hashPassword(input.newPassword);
  const userId = await deps.db.transaction(async (tx) => {
    // Deleting is what uses it up: of two at the same time, one finds nothing.
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hashToken(input.token)), gt(passwordResets.expiresAt, deps.now())))
      .returning();
    if (!used) throw refusedToken(deps);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, used.userId));
    await setPasswordHash(tx, used.userId, passwordHash);
    await revokeAllSessions(tx, used.userId);
    await deleteAllApiKeys(tx, used.userId);
    return used.userId;
  });
  noteSecurityEvent(deps, 'reset.completed', userId);
  noteSecurityEvent(deps, 'sessions.ended', userId);
  // Whoever reads the account's mail is its owner: not to be kept out while somebody guesses the password.
  await rememberAddress(deps.db, { userId, address: input.address }, deps.now());
}

function refusedToken(deps: Pick<Deps, 'log'>) {
  noteSecurityEvent(deps, 'reset.refused', null);
  return invalidResetToken('Invalid or expired reset token');
}

const invalidResetToken = (message: string) => invalidField('token', message, 'auth.invalid_reset_token');
