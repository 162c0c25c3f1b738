import { z } from 'zod';
import { userSchema } from '#contracts/auth.ts';
import { request } from '#web/api/client.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { queryClient } from '#web/api/query-client.ts';
import { forgetSession, startSession } from '#web/api/session.ts';
import { profileQuery } from '#web/frame/account-queries.ts';

/** Only the token matters to a login; `token_type` may be missing. */
const loginAnswerSchema = z.object({ access_token: z.string().min(1) });

/** The sentence for a failed login (§8): any 4xx but 429 is a wrong name or password. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.loginFailed;
  if (error.unreadable === 'empty') return messages.loginEmpty;
  if (error.unreadable === 'unparsable') return messages.loginUnparsable;
  if (error.unreadable === 'unexpected') return messages.loginWithoutToken;
  if (error.status === 429) return error.detail ?? messages.loginFailed;
  if (error.status >= 400 && error.status < 500) return messages.invalidCredentials;
  return error.message;
}

/**
 * Signs in and loads the user. Throws an Error whose message is the sentence to show; nothing stays stored then.
 */
export async function signIn(username: string, password: string): Promise<void> {
  let token: string;
  try {
    const form = { username, password };
    const answer = await request('/simple-token', loginAnswerSchema, { method: 'POST', form, unauthorized: 'refuse' });
    token = answer.access_token;
  } catch (error) {
    throw new Error(loginProblem(error));
  }
  queryClient.clear();
  startSession(token);
  try {
    const user = await request('/users/me', userSchema, { unauthorized: 'refuse' });
    queryClient.setQueryData(profileQuery.queryKey, user);
  } catch {
    forgetSession('logout');
    throw new Error(messages.loginFailed);
  }
}
