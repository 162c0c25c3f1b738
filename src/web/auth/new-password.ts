import { MIN_RESET_PASSWORD, resetPasswordProblem } from '#contracts/auth.ts';
import { messages } from '#web/api/errors.ts';

/** The rules of §5 in few words, for ticking off while typing. */
export const PASSWORD_RULES = [
  { words: `At least ${MIN_RESET_PASSWORD} characters`, isMet: (text: string) => text.length >= MIN_RESET_PASSWORD },
  { words: 'One uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { words: 'One lowercase letter', isMet: (text: string) => /\p{Ll}/u.test(text) },
  { words: 'One number', isMet: (text: string) => /\d/.test(text) },
] as const;

/** The sentence for two passwords that may not be sent, or null: equality first, then the first failing rule. */
export function newPasswordProblem(password: string, repeated: string): string | null {
  return password === repeated ? resetPasswordProblem(password) : messages.passwordsDiffer;
}
