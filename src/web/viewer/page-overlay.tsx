import { type KeyboardEvent, useRef } from 'react';
import type { Mark } from './marks.ts';

interface PageOverlayProps {
  page: number;
  /** The marks of this page in reading order. */
  marks: readonly Mark[];
  activeId: string | null;
  onHover: (id: string | null) => void;
  onOpen: (id: string) => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The values' boxes over a page. One stop for Tab, arrow keys go from box to box, Enter opens. Pointers pass through
 * to the text below; the page finds out which box they mean.
 */
export function PageOverlay({ page, marks, activeId, onHover, onOpen }: PageOverlayProps) {
  const group = useRef<SVGSVGElement>(null);
  if (marks.length === 0) return null;
  const stop = marks.some((mark) => mark.id === activeId) ? activeId : marks[0]?.id;

  const onKeyDown = (event: KeyboardEvent, mark: Mark, index: number) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(mark.id);
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const boxes = group.current?.querySelectorAll('rect');
    boxes?.[(index + step + marks.length) % marks.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of boxes in a drawing has no HTML element
    <svg
      ref={group}
      role="group"
      aria-label={`Values on page ${page}`}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <rect
          key={mark.id}
          role="button"
          aria-label={mark.name}
          tabIndex={mark.id === stop ? 0 : -1}
          data-entity={mark.id}
          data-active={mark.sought || mark.id === activeId}
          data-quiet={mark.quiet}
          x={mark.box.x - 0.002}
          y={mark.box.y - 0.0015}
          width={mark.box.width + 0.004}
          height={mark.box.height + 0.003}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={mark.doubtful ? '4 3' : undefined}
          className="pdf-mark"
          style={{ color: mark.colour }}
          onFocus={() => onHover(mark.id)}
          onBlur={() => onHover(null)}
          onKeyDown={(event) => onKeyDown(event, mark, index)}
        />
      ))}
    </svg>
  );
}
