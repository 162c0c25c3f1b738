import { type KeyboardEvent, useCallback } from 'react';
import type { PageKey } from '#web/frame/page-keys.ts';
import type { ValueRows } from './value-rows.ts';

/** What the rows of values do with keys themselves, for the list of keys. */
export const ROW_KEYS: readonly PageKey[] = [
  { key: '↑ ↓', description: 'Next value' },
  { key: 'Tab / Enter', description: 'Next value that needs a look' },
];

interface ValueRowOptions {
  id: string;
  /** The row is a stop for Tab, and for Enter. */
  doubtful?: boolean;
  edit?: (() => void) | undefined;
}

/**
 * Makes a button or field one of `rows`: ↑ and ↓ go through all of them, Enter from one that needs a look to the next.
 */
export function useValueRow(rows: ValueRows, { id, doubtful = false, edit }: ValueRowOptions) {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) return rows.register({ id, element, doubtful, edit });
    },
    [rows, id, doubtful, edit],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && doubtful) rows.stepToDoubtful(event.currentTarget);
    else if (event.key === 'ArrowDown') rows.step(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') rows.step(event.currentTarget, -1);
    else return;
    event.preventDefault();
  };
  return { ref, onKeyDown };
}
