import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A key that works on the current page: listed under `?`, and run when `run` is given. */
export interface PageKey {
  /** As `KeyboardEvent.key` has it ('/', 'Enter', 'ArrowDown'), or words for a listing only ('← → ↑ ↓'). */
  key: string;
  description: string;
  /** Without it the key is only listed; something else handles it. */
  run?: (event: KeyboardEvent) => void;
}

let registered: readonly (readonly PageKey[])[] = [];
const listeners = new Set<() => void>();

function setRegistered(next: typeof registered): void {
  registered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All keys of what is mounted now. */
export function useRegisteredKeys(): readonly (readonly PageKey[])[] {
  return useSyncExternalStore(subscribe, () => registered);
}

/** True where a key press is text or belongs to a dialog or menu, and so is no shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}

/** Registers `keys` while the calling component is mounted. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const listing = keys.map(({ key, description }) => `${key}\t${description}`).join('\n');
  useEffect(() => {
    const entry = listing
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [key = '', description = ''] = line.split('\t');
        return { key, description };
      });
    setRegistered([...registered, entry]);
    return () => setRegistered(registered.filter((other) => other !== entry));
  }, [listing]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const hit = latest.current.find(({ key, run }) => run && key === event.key);
      if (!hit?.run) return;
      event.preventDefault();
      hit.run(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
