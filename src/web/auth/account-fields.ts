import {
  emailProblem,
  passwordProblem,
  registrationProblem,
  tooLongProblem,
  usernameProblem,
} from '#contracts/auth.ts';
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
  const found: [keyof AccountFields, string | null][] = [
    ['username', fields.username.trim() === '' ? 'Please choose a username' : usernameProblem(fields.username)],
    ['email', emailProblem(fields.email)],
    ['password', passwordProblem(fields.password)],
    ['full_name', tooLongProblem('full_name', fields.full_name)],
    ['company', tooLongProblem('company', fields.company)],
  ];
  for (const [name, problem] of found) if (problem) problems[name] = problem;
  if (fields.password !== fields.confirmPassword) problems.confirmPassword = messages.passwordsDiffer;
  return problems;
}
