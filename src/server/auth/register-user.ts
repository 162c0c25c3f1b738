import { identityProblem, registrationProblem } from '#contracts/auth.ts';
import { type PlanId, planIdSchema } from '#contracts/subscription.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';
import { startPlanAtRegistration } from '../subscription/start-plan.ts';
import { countAttempt } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { openSession, type UserRow } from './sessions.ts';
import { rememberAddress } from './sign-in-addresses.ts';
import { insertUser, takenField } from './users.ts';

export interface Registration {
  username: string;
  email: string;
  password: string;
  fullName: string | undefined;
  company: string | undefined;
  selectedPlan: string | undefined;
  /** Where from, as `addressKey` gives it. */
  address: string;
}

const HOUR_MS = 3_600_000;

const orNull = (value: string | undefined) => value?.trim() || null;

/**
 * Creates an account, opens its first session and starts the trial or leads to the checkout. Refuses with 403
 * (registration closed), 409 (name or address taken), 422 and 429.
 */
export async function registerUser(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'publicUrl' | 'payments'>,
  registration: Registration,
): Promise<{ user: UserRow; token: string; checkoutUrl?: string }> {
  refuseWhenClosed(deps);
  const plan = validate(registration);
  const now = deps.now();
  const limit = {
    key: `registration:${registration.address}`,
    most: deps.config.REGISTRATIONS_PER_HOUR,
    withinMs: HOUR_MS,
  };
  await countAttempt(deps.db, [limit], now, 'Too many registrations from this address. Please try again later.');
  const user = await insertUser(
    deps.db,
    {
      username: registration.username.trim(),
      email: registration.email.trim(),
      fullName: orNull(registration.fullName),
      company: orNull(registration.company),
      passwordHash: await hashPassword(registration.password),
    },
    now,
  );
  if (user === 'username' || user === 'email') throw takenError(user);
  const checkoutUrl = await startPlanAtRegistration(deps, { user, plan });
  await rememberAddress(deps.db, { userId: user.id, address: registration.address }, now);
  const token = await openSession(deps.db, user.id, now);
  return checkoutUrl ? { user, token, checkoutUrl } : { user, token };
}

/**
 * Whether this name and address could be registered: silent if so. Refuses as registering does, and tells no more than
 * it: which of the two another account has (409) is what registering answers anyway, and asking is as limited.
 */
export async function checkAccount(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { username, email, address }: Pick<Registration, 'username' | 'email' | 'address'>,
): Promise<void> {
  refuseWhenClosed(deps);
  const problem = identityProblem({ username, email });
  if (problem) throw invalidField(problem.path, problem.message, 'auth.invalid_registration');
  const limit = { key: `account-check:${address}`, most: deps.config.REGISTRATIONS_PER_HOUR, withinMs: HOUR_MS };
  await countAttempt(deps.db, [limit], deps.now(), 'Too many checks from this address. Please try again later.');
  const taken = await takenField(deps.db, { username, email });
  if (taken) throw takenError(taken);
}

function refuseWhenClosed({ config }: Pick<Deps, 'config'>): void {
  if (config.REGISTRATION === 'closed') {
    throw appError('auth.registration_closed', 403, 'Registration is closed on this installation.');
  }
}

const TAKEN = { username: 'This username is already taken.', email: 'An account with this email already exists.' };

function takenError(path: 'username' | 'email') {
  return appError(`auth.${path}_taken`, 409, TAKEN[path], { errors: [{ path, message: TAKEN[path] }] });
}

function validate(registration: Registration): PlanId {
  const problem = registrationProblem({ ...registration, full_name: registration.fullName });
  if (problem) throw invalidField(problem.path, problem.message, 'auth.invalid_registration');
  const plan = planIdSchema.safeParse(registration.selectedPlan?.trim() || 'discovery');
  if (!plan.success) throw invalidField('selected_plan', 'There is no such plan', 'auth.invalid_registration');
  return plan.data;
}
