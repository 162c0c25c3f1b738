import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { DocumentPlace } from './use-document-queue.ts';

interface DocumentStepsProps {
  place: DocumentPlace;
  onOpen: (documentId: string) => void;
}

/** "3 of 12 to review", and the documents before and after. */
export function DocumentSteps({ place, onOpen }: DocumentStepsProps) {
  const { position, count, previous, next } = place;
  usePageKeys([
    { key: 'n', description: 'Next document', run: () => next && onOpen(next) },
    { key: 'p', description: 'Previous document', run: () => previous && onOpen(previous) },
  ]);
  if (count < 2) return null;
  return (
    <nav aria-label="Documents" className="-my-1 flex shrink-0 items-center gap-0.5 text-faded text-sm tabular-nums">
      <Tooltip text="Previous document (p)">
        <Button
          variant="ghost"
          icon
          aria-label="Previous document"
          aria-disabled={previous === null}
          onClick={() => previous && onOpen(previous)}
        >
          <ChevronLeft aria-hidden />
        </Button>
      </Tooltip>
      <span className="whitespace-nowrap">
        {position} of {count}
        {place.of === 'review' && ' to review'}
      </span>
      <Tooltip text="Next document (n)">
        <Button
          variant="ghost"
          icon
          aria-label="Next document"
          aria-disabled={next === null}
          onClick={() => next && onOpen(next)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </Tooltip>
    </nav>
  );
}
