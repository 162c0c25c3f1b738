import { z } from 'zod';
import { timestampSchema } from './common.ts';

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
export const MIN_SIGN_UP_PASSWORD = 6;
export const MIN_RESET_PASSWORD = 8;
export const MAX_PASSWORD = 256;
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const registeredSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  user: userSchema,
  checkout_url: z.string().optional(),
});

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
  return null;
}

/** The first failing rule of a registration (§5), or null. Repeated passwords are compared by the form alone. */
export function registrationProblem(fields: { username: string; email: string; password: string }): {
  path: 'username' | 'email' | 'password';
  message: string;
} | null {
  for (const path of ['username', 'email', 'password'] as const) {
    if (fields[path].trim() === '') return { path, message: 'Please fill in all required fields' };
  }
  if (fields.password.length < MIN_SIGN_UP_PASSWORD) {
    return { path: 'password', message: 'Password must be at least 6 characters' };
  }
  if (fields.password.length > MAX_PASSWORD) {
    return { path: 'password', message: 'Password must be at most 256 characters' };
  }
  if (!EMAIL_PATTERN.test(fields.email.trim())) {
    return { path: 'email', message: 'Please enter a valid email address' };
  }
  if (fields.username.includes('@')) return { path: 'username', message: "User names cannot contain '@'" };
  return null;
}
