import type { KeyboardEvent } from 'react';
import { nextId } from './review-order.ts';

// Values carry `data-value` (their id) on their main button; those that need a look also `data-doubtful`.
const VALUES = '[data-value]';
const DOUBTFUL = '[data-value][data-doubtful]';

/** Puts the focus on an entity's first value in `container`, in the middle of the view. */
export function focusEntity(container: HTMLElement, id: string): void {
  const value = container.querySelector<HTMLElement>(`[data-value="${CSS.escape(id)}"]`);
  value?.focus({ preventScroll: true });
  value?.scrollIntoView({ block: 'center' });
}

/** Opens the correction of the value under focus, else of the first one with this id. */
export function openCorrection(container: HTMLElement, id: string): void {
  const focused = document.activeElement?.closest(VALUES);
  const value = focused ?? container.querySelector(`[data-value="${CSS.escape(id)}"]`);
  value?.closest('li')?.querySelector<HTMLElement>('[data-edit]')?.click();
}

/** The id of the value to go to when the one with `id` goes away: the next other one, else the one before. */
export function neighbourOf(container: HTMLElement, id: string): string | null {
  const ids = [...container.querySelectorAll<HTMLElement>(VALUES)].map((value) => value.dataset.value ?? '');
  const at = ids.indexOf(id);
  return (
    ids.slice(at + 1).find((other) => other !== id) ??
    ids.slice(0, Math.max(0, at)).findLast((other) => other !== id) ??
    null
  );
}

/** ↑ and ↓ go through all values, Enter from one that needs a look to the next. */
export function onWalkKey(event: KeyboardEvent<HTMLElement>): void {
  const value = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(VALUES) : null;
  if (!value || event.ctrlKey || event.metaKey || event.altKey) return;
  const doubtfulEnter = event.key === 'Enter' && value.matches(DOUBTFUL);
  if (!doubtfulEnter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  // A doubtful value that is the only one left stays the stop; its own Tab order leads out.
  const selector = doubtfulEnter ? `${DOUBTFUL}[tabindex="0"], ${DOUBTFUL}:focus` : VALUES;
  const values = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const keys = values.map((_, index) => String(index));
  const next = nextId(keys, String(values.indexOf(value)), event.key === 'ArrowUp' ? -1 : 1);
  values[Number(next)]?.focus();
}
