import { EMAIL_PATTERN, MIN_SIGN_UP_PASSWORD, registrationProblem } from '#contracts/auth.ts';
import { messages } from '#web/api/errors.ts';

/** What the registration forms ask for (product specification §3). */
export interface AccountFields {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  full_name: string;
  company: string;
}

export type AccountProblems = Partial<Record<keyof AccountFields, string>>;

export const EMPTY_ACCOUNT: AccountFields = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  full_name: '',
  company: '',
};

/** The first failing rule of §5, in its order: required fields, equal passwords, then the shared rules. */
export function firstAccountProblem(fields: AccountFields): string | null {
  const isMissing = [fields.username, fields.email, fields.password].some((value) => value.trim() === '');
  if (isMissing) return 'Please fill in all required fields';
  if (fields.password !== fields.confirmPassword) return messages.passwordsDiffer;
  return registrationProblem(fields)?.message ?? null;
}

/** What is wrong with each field as it stands, for showing beside the fields while typing. */
export function accountProblems(fields: AccountFields): AccountProblems {
  const problems: AccountProblems = {};
  if (fields.username.trim() === '') problems.username = 'Please choose a user name';
  else if (fields.username.includes('@')) problems.username = "User names cannot contain '@'";
  if (!EMAIL_PATTERN.test(fields.email.trim())) problems.email = 'Please enter a valid email address';
  if (fields.password.length < MIN_SIGN_UP_PASSWORD) problems.password = 'Password must be at least 6 characters';
  if (fields.password !== fields.confirmPassword) problems.confirmPassword = messages.passwordsDiffer;
  return problems;
}
