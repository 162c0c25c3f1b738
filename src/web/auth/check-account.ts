import { requestNothing } from '#web/api/client.ts';
import { ApiError } from '#web/api/errors.ts';
import type { AccountFields } from './account-fields.ts';

/** What the server has against a name and address: its sentence, and the field and text that it is about. */
export interface AccountRefusal {
  message: string;
  field: 'username' | 'email' | null;
  value: string;
}

const FIELDS: Record<string, 'username' | 'email'> = {
  'auth.username_taken': 'username',
  'auth.email_taken': 'email',
};

/**
 * Asks whether the account could be registered; null if so. Also null when the question was not answered (too many, no
 * connection): registering itself will tell, and nobody is held up before.
 */
export async function checkAccount(fields: AccountFields): Promise<AccountRefusal | null> {
  const json = { username: fields.username.trim(), email: fields.email.trim() };
  try {
    await requestNothing('/api/auth/check-account', { method: 'POST', json, unauthorized: 'refuse' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.detail === null || ![403, 409, 422].includes(error.status)) return null;
    const field = FIELDS[error.code ?? ''] ?? null;
    return { message: error.detail, field, value: field ? json[field] : '' };
  }
  return null;
}

/** Whether `refusal` still speaks of what is in the form. */
export function stillRefused(refusal: AccountRefusal | null, fields: AccountFields): refusal is AccountRefusal {
  if (!refusal) return false;
  return refusal.field === null || fields[refusal.field].trim() === refusal.value;
}
