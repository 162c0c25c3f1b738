import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { passwordFits } from './passwords.ts';
import { openSession } from './sessions.ts';
import { findUserByLogin, foldName } from './users.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

/**
 * A bearer token for a username or e-mail address and its password. Throws 401 'Invalid credentials', and 429 after
 * ten failures in 15 minutes for one account and address, or fifty for one address.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { login: string; password: string; address: string },
): Promise<string> {
  const { db } = deps;
  const now = deps.now();
  const attempt = await countAttempt(
    db,
    [
      { key: `login:${foldName(input.login)}:${input.address}`, most: FAILURES_PER_ACCOUNT, withinMs: WINDOW_MS },
      { key: `login-address:${input.address}`, most: FAILURES_PER_ADDRESS, withinMs: WINDOW_MS },
    ],
    now,
    'Too many failed logins. Please try again later.',
  );
  const user = await findUserByLogin(db, input.login);
  if (!(await passwordFits(user?.passwordHash ?? null, input.password)) || !user) {
    throw appError('auth.invalid_credentials', 401, 'Invalid credentials');
  }
  await forgiveAttempt(db, attempt);
  return openSession(db, user.id, now);
}
