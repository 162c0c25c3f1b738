import { emailProblem } from '#contracts/auth.ts';
import { type ContactMessage, contactMessageSchema } from '#contracts/contact.ts';
import { ApiError, messages } from '#web/api/errors.ts';

export type ContactProblems = Partial<Record<keyof ContactMessage, string | undefined>>;

const NAMES: readonly (keyof ContactMessage)[] = ['name', 'email', 'subject', 'message'];

/** What keeps the message from being sent: all four fields are required, the email must be one (§5). */
export function contactProblems(fields: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  for (const name of NAMES) {
    if (fields[name].trim() === '') problems[name] = `Please enter your ${name}`;
    else if (!contactMessageSchema.shape[name].safeParse(fields[name]).success)
      problems[name] = `This ${name} is too long`;
  }
  if (fields.email.trim() !== '' && emailProblem(fields.email)) {
    problems.email = 'Please enter a valid email address';
  }
  return problems;
}

/** The response detail, or the catalogue's sentence (§8). */
export function contactFailure(error: unknown): string {
  if (error instanceof ApiError) return error.detail ?? messages.contactFailed;
  return error instanceof Error && error.message !== '' ? error.message : messages.contactFailed;
}
