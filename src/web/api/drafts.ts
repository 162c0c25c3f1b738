import type { z } from 'zod';

/** Half-written text that outlives the end of a session, but neither a logout nor the tab. */
const PREFIX = 'draft';

/** Drafts are told apart by user, so that nobody sees what another one wrote in the same tab. */
const nameOf = (userId: string, key: string) => `${PREFIX}:${userId}:${key}`;

/** The kept draft, or null where there is none that `schema` takes. */
export function readDraft<S extends z.ZodType>(userId: string, key: string, schema: S): z.infer<S> | null {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(nameOf(userId, key)) ?? 'null')).data ?? null;
  } catch {
    // No JSON, or storage is forbidden: there is no draft.
    return null;
  }
}

export function writeDraft(userId: string, key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(nameOf(userId, key), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text stays in the form alone.
  }
}

export function forgetDraft(userId: string, key: string): void {
  sessionStorage.removeItem(nameOf(userId, key));
}

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(name);
  }
}
