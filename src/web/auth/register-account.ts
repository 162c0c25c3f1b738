import { z } from 'zod';
import { userSchema } from '#contracts/auth.ts';
import type { PlanId } from '#contracts/subscription.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { queryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { profileQuery } from '#web/frame/account-queries.ts';
import type { AccountFields } from './account-fields.ts';
import { forgetRegistrationDraft } from './registration-draft.ts';

const registrationAnswerSchema = z.object({
  access_token: z.string().min(1),
  user: userSchema,
  checkout_url: z.string().nullish(),
});

/** The sentence for a failed registration (§8). */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.registrationFailed;
  if (error.status === 0) return messages.registrationOffline;
  if (error.unreadable) return messages.registrationUnreadable;
  if (error.status >= 500) return error.message;
  return error.detail ?? messages.registrationFailed;
}

/**
 * Creates the account and signs in. Answers the checkout address of a paid plan, or null. Throws an Error whose
 * message is the sentence to show.
 */
export async function registerAccount(fields: AccountFields, plan: PlanId | null): Promise<string | null> {
  const form = {
    username: fields.username.trim(),
    email: fields.email.trim(),
    password: fields.password,
    full_name: fields.full_name.trim(),
    company: fields.company.trim(),
    selected_plan: plan ?? undefined,
  };
  try {
    const options = { method: 'POST', form, unauthorized: 'refuse' } as const;
    const answer = await request('/api/auth/register', registrationAnswerSchema, options);
    queryClient.clear();
    forgetRegistrationDraft();
    startSession(answer.access_token);
    queryClient.setQueryData(profileQuery.queryKey, answer.user);
    return answer.checkout_url ?? null;
  } catch (error) {
    throw new Error(registrationFailure(error));
  }
}
