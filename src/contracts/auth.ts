import { z } from 'zod';
import { timestampSchema } from './common.ts';
import { isCommonPassword } from './common-passwords.ts';

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  company: z.string().nullable(),
  created_at: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

export const tokenSchema = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

/** Rules and sentences of the product specification §5; the server and the forms check with the same ones. */
const MIN_SIGN_UP_PASSWORD = 6;
export const MIN_RESET_PASSWORD = 8;
export const MAX_PASSWORD = 256;
const MAX_USERNAME = 100;
export const MAX_EMAIL = 320;
const MAX_OPTIONAL = 200;
/** Its own sentence, behind the rules of §5. */
const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another';
/** One address: none of the characters that make a list, a comment or a quoted name of it in a mail's head. */
const IN_ADDRESS = '[^\\s@,;<>()"\\p{Default_Ignorable_Code_Point}\\p{Cc}]+';
const EMAIL_PATTERN = new RegExp(`^${IN_ADDRESS}@${IN_ADDRESS}\\.${IN_ADDRESS}$`, 'u');
/** Characters that are not seen, or turn what stands beside them: two names would look the same. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Names and addresses are compared without case and without lookalike encodings. */
export const foldName = (name: string) => name.trim().normalize('NFKC').toLowerCase();

export const registeredSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  user: userSchema,
  checkout_url: z.string().optional(),
});

/** What the registration asks of a name and an address before it goes on. */
export const checkAccountSchema = z.object({ username: z.string().default(''), email: z.string().default('') });

export const requestResetSchema = z.object({ email: z.string('Please enter your email address') });
export const validateTokenSchema = z.object({ valid: z.boolean() });
export const confirmResetSchema = z.object({
  token: z.string('Invalid or missing reset token'),
  new_password: z.string('Password must be at least 8 characters long'),
});

/** The first failing rule for a password chosen at a reset (§5), or null. */
export function resetPasswordProblem(password: string): string | null {
  if (password.length < MIN_RESET_PASSWORD) return 'Password must be at least 8 characters long';
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter';
  if (!/\p{Ll}/u.test(password)) return 'Password must contain at least one lowercase letter';
  if (!/\d/.test(password)) return 'Password must contain at least one number';
  return isCommonPassword(password) ? COMMON_PASSWORD : null;
}

interface OptionalFields {
  full_name?: string | undefined;
  company?: string | undefined;
}

type Problem<Path extends string> = { path: Path; message: string };

/** What keeps a name and an address from being an account's, whoever has them already; or null. */
export function identityProblem(fields: { username: string; email: string }): Problem<'username' | 'email'> | null {
  for (const path of ['username', 'email'] as const) {
    if (fields[path].trim() === '') return { path, message: 'Please fill in all required fields' };
  }
  const email = emailProblem(fields.email);
  if (email) return { path: 'email', message: email };
  const username = usernameProblem(fields.username);
  return username ? { path: 'username', message: username } : null;
}

/** One e-mail address, as it is written and as it is compared. */
export function emailProblem(email: string): string | null {
  const spellings = [email.trim(), foldName(email)];
  const isOne = spellings.every((spelling) => spelling.length <= MAX_EMAIL && EMAIL_PATTERN.test(spelling));
  return isOne ? null : 'Please enter a valid email address';
}

/** What a name folds to counts, too: a fullwidth '＠' is an '@'. */
export function usernameProblem(username: string): string | null {
  const spellings = [username.trim(), foldName(username)];
  if (spellings.some((spelling) => spelling.includes('@'))) return "Usernames cannot contain '@'";
  if (spellings.some((spelling) => INVISIBLE.test(spelling))) return 'Usernames cannot contain invisible characters';
  // A single character may fold to a whole phrase.
  return spellings.some((spelling) => spelling.length > MAX_USERNAME)
    ? `Username must be at most ${MAX_USERNAME} characters`
    : null;
}

/** The first of the optional fields that is too long to be kept, or null. */
function optionalProblem(fields: OptionalFields): Problem<keyof OptionalFields> | null {
  for (const path of ['full_name', 'company'] as const) {
    const message = tooLongProblem(path, fields[path] ?? '');
    if (message) return { path, message };
  }
  return null;
}

const OPTIONAL_NAMES = { full_name: 'Full name', company: 'Company' };

export function tooLongProblem(path: keyof OptionalFields, value: string): string | null {
  if (value.trim().length <= MAX_OPTIONAL) return null;
  return `${OPTIONAL_NAMES[path]} must be at most ${MAX_OPTIONAL} characters`;
}

/** The first failing rule of a registration (§5), or null. Repeated passwords are compared by the form alone. */
export function registrationProblem(
  fields: {
    username: string;
    email: string;
    password: string;
  } & OptionalFields,
): Problem<'username' | 'email' | 'password' | keyof OptionalFields> | null {
  for (const path of ['username', 'email', 'password'] as const) {
    if (fields[path].trim() === '') return { path, message: 'Please fill in all required fields' };
  }
  const tooShortOrLong = lengthProblem(fields.password);
  if (tooShortOrLong) return { path: 'password', message: tooShortOrLong };
  const problem = identityProblem(fields) ?? optionalProblem(fields);
  if (problem) return problem;
  const common = passwordProblem(fields.password);
  return common ? { path: 'password', message: common } : null;
}

/** The first failing rule for a password chosen at sign-up, or null. */
export function passwordProblem(password: string): string | null {
  return lengthProblem(password) ?? (isCommonPassword(password) ? COMMON_PASSWORD : null);
}

function lengthProblem(password: string): string | null {
  if (password.length < MIN_SIGN_UP_PASSWORD) return 'Password must be at least 6 characters';
  return password.length > MAX_PASSWORD ? `Password must be at most ${MAX_PASSWORD} characters` : null;
}
