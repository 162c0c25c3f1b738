import { registrationProblem } from '#contracts/auth.ts';
import { type PlanId, planIdSchema } from '#contracts/subscription.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';
import { startPlanAtRegistration } from '../subscription/start-plan.ts';
import { countAttempt } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { openSession, type UserRow } from './sessions.ts';
import { insertUser } from './users.ts';

export interface Registration {
  username: string;
  email: string;
  password: string;
  fullName: string | undefined;
  company: string | undefined;
  selectedPlan: string | undefined;
  address: string;
}

const HOUR_MS = 3_600_000;
const MAX_NAME = 100;
const MAX_EMAIL = 320;

const orNull = (value: string | undefined) => value?.trim() || null;

/**
 * Creates an account, opens its first session and starts the trial or leads to the checkout. Refuses with 403
 * (registration closed), 409 (name or address taken), 422 and 429.
 */
export async function registerUser(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'publicUrl' | 'payments'>,
  registration: Registration,
): Promise<{ user: UserRow; token: string; checkoutUrl?: string }> {
  if (deps.config.REGISTRATION === 'closed') {
    throw appError('auth.registration_closed', 403, 'Registration is closed on this installation.');
  }
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
  if (user === 'username') throw taken('auth.username_taken', 'This username is already taken.', user);
  if (user === 'email') throw taken('auth.email_taken', 'An account with this email already exists.', user);
  const checkoutUrl = await startPlanAtRegistration(deps, { user, plan });
  const token = await openSession(deps.db, user.id, now);
  return checkoutUrl ? { user, token, checkoutUrl } : { user, token };
}

const taken = (code: string, message: string, path: string) =>
  appError(code, 409, message, { errors: [{ path, message }] });

function validate(registration: Registration): PlanId {
  const problem = registrationProblem(registration);
  if (problem) throw invalidField(problem.path, problem.message, 'auth.invalid_registration');
  if (registration.username.trim().length > MAX_NAME) {
    throw invalidField('username', 'Username must be at most 100 characters', 'auth.invalid_registration');
  }
  if (registration.email.trim().length > MAX_EMAIL) {
    throw invalidField('email', 'Please enter a valid email address', 'auth.invalid_registration');
  }
  for (const [path, value] of [
    ['full_name', registration.fullName],
    ['company', registration.company],
  ] as const) {
    if ((value?.length ?? 0) > 2 * MAX_NAME) {
      throw invalidField(path, 'This value is too long', 'auth.invalid_registration');
    }
  }
  const plan = planIdSchema.safeParse(registration.selectedPlan?.trim() || 'discovery');
  if (!plan.success) throw invalidField('selected_plan', 'There is no such plan', 'auth.invalid_registration');
  return plan.data;
}
