import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RULE_SAVE_DELAY_MS } from '#core/templates/limits.ts';

/** What was typed but is not in the editor's state yet; saving calls all of them first. */
export const PendingEdits = createContext<Set<() => void>>(new Set());

/** Text that is shown as it is typed, and handed to `commit` when nothing was typed for a while, on leaving, or on saving. */
export function useDelayedText(value: string, commit: (text: string) => void) {
  const pending = useContext(PendingEdits);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ typed, commit });
  useEffect(() => {
    latest.current = { typed, commit };
  });
  const [flush] = useState(() => () => {
    const { typed: text, commit: hand } = latest.current;
    if (text === null) return;
    latest.current = { typed: null, commit: hand };
    setTyped(null);
    hand(text);
  });

  useEffect(() => {
    if (typed === null) return;
    pending.add(flush);
    // At once: a click on Save right behind it finds what was typed neither here nor in the editor's state otherwise.
    const timer = setTimeout(() => flushSync(flush), RULE_SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      pending.delete(flush);
    };
  }, [typed, flush, pending]);
  // What is shown no longer may not be lost.
  useEffect(() => flush, [flush]);

  return { text: typed ?? value, change: (text: string) => setTyped(text), flush };
}
