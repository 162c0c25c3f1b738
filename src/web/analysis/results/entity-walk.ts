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
