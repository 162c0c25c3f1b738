import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { forgetDraft, readDraft, writeDraft } from '#web/api/drafts.ts';
import { sessionToken } from '#web/api/session.ts';
import { profileQuery } from './account-queries.ts';

interface Draft<T> {
  /** What was typed, now or before the session ended; null when nothing was. */
  value: T | null;
  change: (value: T) => void;
  /** It was sent, or given up. */
  forget: () => void;
}

/**
 * What the signed-in user has half written under `key` (name the document in it): kept in the tab until it is forgotten
 * or the user logs out, so that a session that ends meanwhile costs nothing.
 */
export function useDraft<S extends z.ZodType>(key: string, schema: S): Draft<z.infer<S>> {
  const userId = useQuery(profileQuery).data?.id ?? null;
  const [typed, setTyped] = useState<z.infer<S> | null>(null);
  const [forgotten, setForgotten] = useState(false);
  // Typed before the profile was there: kept as soon as it is known whose it is.
  useEffect(() => {
    if (userId !== null && typed !== null) writeDraft(userId, key, typed);
  }, [userId, key, typed]);
  return {
    value: typed ?? (userId === null || forgotten ? null : readDraft(userId, key, schema)),
    change: (value) => setTyped(value),
    forget: () => {
      setTyped(null);
      setForgotten(true);
      if (userId !== null) forgetDraft(userId, key);
    },
  };
}

const textSchema = z.string();

/**
 * `useState` for the text of a form that opens and closes: closing gives up what was typed, but when the session ends
 * under it, the text is there again for whoever wrote it.
 */
export function useFormDraft(key: string, initial: string): [string, (text: string) => void] {
  const userId = useQuery(profileQuery).data?.id ?? null;
  const { value, change } = useDraft(key, textSchema);
  useEffect(
    () => () => {
      if (userId !== null && sessionToken() !== null) forgetDraft(userId, key);
    },
    [userId, key],
  );
  return [value ?? initial, change];
}
