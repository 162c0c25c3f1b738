import { useState } from 'react';
import type { PlanId } from '#contracts/subscription.ts';
import { type AccountFields, EMPTY_ACCOUNT } from './account-fields.ts';

interface RegistrationDraft {
  fields: AccountFields;
  /** Null until one was chosen in a form. */
  plan: PlanId | null;
}

const EMPTY: RegistrationDraft = { fields: EMPTY_ACCOUNT, plan: null };

// In memory alone, as passwords are among it: it outlives the page, not the window.
let draft = EMPTY;

/** What was typed into a registration form, also after the page was left and come back to. */
export function useRegistrationDraft() {
  const [value, setValue] = useState(draft);
  const change = (part: Partial<RegistrationDraft>) => {
    draft = { ...draft, ...part };
    setValue(draft);
  };
  return [value, change] as const;
}

/** The account exists: nothing of what was typed is needed any more. */
export function forgetRegistrationDraft(): void {
  draft = EMPTY;
}
