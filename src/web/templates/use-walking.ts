import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface Walking {
  box: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** One of them is gone: its neighbour takes the focus, or the heading where none is left. */
  focusBeside: (id: string) => void;
}

/** Arrow keys between the links (`data-cell`) of a list whose items lie side by side; Delete presses an item's button. */
export function useWalking(ids: readonly string[]): Walking {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<{ id: string; index: number } | null>(null);
  const cells = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];

  useEffect(() => {
    const gone = left.current;
    if (!gone || ids.includes(gone.id)) return;
    left.current = null;
    // Who has gone on to something else in the meantime stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    const beside = box.current?.querySelectorAll<HTMLElement>('[data-cell]')[Math.min(gone.index, ids.length - 1)];
    (beside ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (event.key === 'Delete') {
      target.closest('[data-template]')?.querySelector<HTMLElement>('[data-delete] button')?.click();
      return;
    }
    const next = besideOf(cells(), cell, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return {
    box,
    onKeyDown,
    focusBeside: (id) => {
      left.current = { id, index: Math.max(0, ids.indexOf(id)) };
    },
  };
}

/** The item before or after, or the nearest of the row above or below. */
function besideOf(cells: readonly HTMLElement[], cell: HTMLElement, key: string): HTMLElement | undefined {
  const index = cells.indexOf(cell);
  if (key === 'ArrowRight') return cells[index + 1];
  if (key === 'ArrowLeft') return cells[index - 1];
  if (key === 'Home') return cells[0];
  if (key === 'End') return cells.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const from = cell.getBoundingClientRect();
  const isBeyond = ({ top }: DOMRect) => (key === 'ArrowDown' ? top > from.bottom : top < from.top - 1);
  const beyond = cells
    .map((one) => ({ one, place: one.getBoundingClientRect() }))
    .filter(({ place }) => isBeyond(place));
  const away = ({ place }: { place: DOMRect }) =>
    Math.abs(place.top - from.top) * 10 + Math.abs(place.left - from.left);
  return beyond.sort((a, b) => away(a) - away(b))[0]?.one;
}
