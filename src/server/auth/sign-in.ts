import { foldName, MAX_EMAIL } from '#contracts/auth.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from './attempts.ts';
import { passwordFits } from './passwords.ts';
import { noteSecurityEvent } from './security-log.ts';
import { openSession } from './sessions.ts';
import { isKnownAddress, rememberAddress } from './sign-in-addresses.ts';
import { findUserByLogin } from './users.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;
const HOUR_MS = 60 * 60 * 1000;
/** OWASP ASVS 2.2.1: over all addresses. */
const FAILURES_PER_ACCOUNT_EVERYWHERE = 100;

const invalidCredentials = () => appError('auth.invalid_credentials', 401, 'Invalid credentials');

/**
 * A bearer token for a username or e-mail address and its password. Throws 401 'Invalid credentials', and 429 after
 * ten failures in 15 minutes for one account and address, or fifty for one address. After a hundred failures in an hour
 * from anywhere an account is closed to addresses that it was never signed in from; its owner's are not among them.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  input: {
    login: string;
    password: string;
    /** As `addressKey` gives it. */
    address: string;
  },
): Promise<string> {
  const { db } = deps;
  const { login, address } = input;
  // Nobody is called that: not worth a look, nor a row.
  if (login.length > MAX_EMAIL) throw invalidCredentials();
  const now = deps.now();
  const user = await findUserByLogin(db, login);
  // One account has one count, however it is named; a name that nobody has is counted alike.
  const account = user ? `user:${user.id}` : `name:${foldName(login)}`;
  const isKnown = await isKnownAddress(db, { userId: user?.id ?? '', address });
  const limits: AttemptLimit[] = [
    { key: `login:${account}:${address}`, most: FAILURES_PER_ACCOUNT, withinMs: WINDOW_MS },
    { key: `login-address:${address}`, most: FAILURES_PER_ADDRESS, withinMs: WINDOW_MS },
    { key: `login-account:${account}`, most: isKnown ? null : FAILURES_PER_ACCOUNT_EVERYWHERE, withinMs: HOUR_MS },
  ];
  const attempt = await countAttempt(db, limits, now, 'Too many failed logins. Please try again later.').catch(
    (refusal: unknown) => {
      noteSecurityEvent(deps, 'login.refused', user?.id ?? null);
      throw refusal;
    },
  );
  if (!(await passwordFits(user?.passwordHash ?? null, input.password)) || !user) {
    noteSecurityEvent(deps, 'login.failed', user?.id ?? null);
    throw invalidCredentials();
  }
  await forgiveAttempt(db, attempt);
  await rememberAddress(db, { userId: user.id, address }, now);
  return openSession(db, user.id, now);
}
