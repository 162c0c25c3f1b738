import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Box, unionOf } from '#core/geometry.ts';
import { pageWordsQuery } from '#web/api/documents-queries.ts';
import { type PageWord, textOf, wordBeside, wordsInside } from './walk-words.ts';

/** A place on a page and the words that stand there; no words on a scan. */
export interface Pick {
  page: number;
  box: Box;
  text: string;
}

export interface Picking {
  onPick: (pick: Pick) => void;
  onCancel: () => void;
}

interface PagePickerProps extends Picking {
  documentId: string;
  page: number;
  /** Takes the focus as soon as it is there. */
  focused: boolean;
}

const NONE: readonly PageWord[] = [];
/** Page fractions; a smaller drag is a click. */
const CLICK = 0.004;
const WORD_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Lies over a page while a place is picked: drag a box, click a word, or walk the words by keys. */
export function PagePicker({ documentId, page, focused, onPick, onCancel }: PagePickerProps) {
  const host = useRef<HTMLDivElement>(null);
  const head = useRef<SVGRectElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const { data, isPending } = useQuery(pageWordsQuery(documentId, page));
  const words = data?.words ?? NONE;
  const [walk, setWalk] = useState<{ anchor: number; head: number } | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const chosen = drawn
    ? wordsInside(words, drawn)
    : walk
      ? words.slice(Math.min(walk.anchor, walk.head), Math.max(walk.anchor, walk.head) + 1)
      : NONE;

  useEffect(() => {
    if (!focused) return;
    // On a phone the pages lie above the form and may have scrolled away.
    host.current?.closest('[role="region"]')?.scrollIntoView({ block: 'nearest' });
    host.current?.focus({ preventScroll: true });
  }, [focused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the walk brings its word into view
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [walk]);

  const take = (taken: readonly PageWord[], box: Box | null) => {
    const place = taken.length > 0 ? unionOf(taken.map((word) => word.box)) : box;
    if (place) onPick({ page, box: place, text: textOf(taken) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key before the words are there begins the walk all the same: it shows when they are.
    const isWalk = WORD_KEYS.has(event.key) && (isPending || words.length > 0);
    if (!isWalk && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    if (event.key === 'Enter') return take(chosen, null);
    const next = walk && words.length > 0 ? wordBeside(words, walk.head, event.key) : 0;
    setDrawn(null);
    setWalk({ anchor: event.shiftKey && walk ? walk.anchor : next, head: next });
  };

  const at = (event: PointerEvent) => {
    const sheet = event.currentTarget.getBoundingClientRect();
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    return {
      x: clamp((event.clientX - sheet.left) / sheet.width),
      y: clamp((event.clientY - sheet.top) / sheet.height),
    };
  };
  const boxTo = (event: PointerEvent): Box | null => {
    if (!start.current) return null;
    const [a, b] = [start.current, at(event)];
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  };
  const onPointerUp = (event: PointerEvent) => {
    const box = boxTo(event);
    start.current = null;
    setDrawn(null);
    if (!box) return;
    if (box.width > CLICK && box.height > CLICK) return take(wordsInside(words, box), box);
    take(words.filter(({ box: word }) => isInside(box, word)).slice(0, 1), null);
  };

  return (
    <div
      ref={host}
      role="application"
      aria-label={`Words of page ${page}. Arrow keys go from word to word, Shift extends, Enter takes, Escape ends.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its own keys walk the words
      tabIndex={0}
      aria-busy={isPending}
      data-picker={page}
      className="absolute inset-0 z-10 cursor-crosshair touch-none bg-accent/5 focus-visible:outline-offset-0"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = at(event);
        setWalk(null);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (start.current) setDrawn(boxTo(event));
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = null;
        setDrawn(null);
      }}
      onClick={(event) => event.stopPropagation()}
    >
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden className="pointer-events-none size-full">
        {drawn && <rect {...drawn} vectorEffect="non-scaling-stroke" strokeDasharray="4 3" className="pdf-pick" />}
        {chosen.map((word, index) => (
          <rect
            key={`${word.box.x} ${word.box.y}`}
            ref={walk && index === (walk.head < walk.anchor ? 0 : chosen.length - 1) ? head : null}
            {...word.box}
            vectorEffect="non-scaling-stroke"
            className="pdf-pick"
          />
        ))}
      </svg>
      <p role="status" className="sr-only">
        {walk ? textOf(chosen) : ''}
      </p>
    </div>
  );
}

function isInside({ x, y }: { x: number; y: number }, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
