import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CHOICES, type FilterKind, KIND_WORDS } from './filter-choices.ts';
import type { AddressChanges } from './list-address.ts';

const OpenFilters = lazyPart(async () => (await import('./open-filters.tsx')).OpenFilters);

/** The look of what opens above the page with these steps in it. */
export const STEPS_BOX =
  'z-50 max-h-(--radix-popover-content-available-height) w-64 animate-appear overflow-y-auto rounded-control border border-line bg-paper p-1 shadow-float';

const ITEM =
  'flex h-8 w-full items-center justify-between gap-3 rounded-md px-2 text-left transition-colors hover:bg-well focus-visible:bg-well focus-visible:-outline-offset-2 coarse:min-h-11';

/** What was pressed is gone with the step before; the focus goes to the first control of the next. */
function focusFirst(step: HTMLElement | null): void {
  step?.querySelector<HTMLElement>('button')?.focus();
}

interface FilterStepsProps {
  /** Begins with the values of this kind. */
  start?: FilterKind | null;
  filter: DocumentFilter;
  onChoose: (changes: AddressChanges) => void;
}

/** First what a filter is about, then which value. */
export function FilterSteps({ start = null, filter, onChoose }: FilterStepsProps) {
  const [kind, setKind] = useState<FilterKind | null>(start);
  if (kind === null) {
    return (
      <ul ref={focusFirst}>
        {Object.entries(KIND_WORDS).map(([name, words]) => (
          <li key={name}>
            <button type="button" className={ITEM} onClick={() => setKind(name as FilterKind)}>
              {words} <ChevronRight aria-hidden className="size-4 text-faded" />
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div ref={focusFirst}>
      <button type="button" className={`${ITEM} justify-start font-medium`} onClick={() => setKind(null)}>
        <ChevronLeft aria-hidden className="size-4 text-faded" /> {KIND_WORDS[kind]}
      </button>
      {kind in CHOICES ? (
        <ul>
          {CHOICES[kind as keyof typeof CHOICES].map(({ words, changes }) => (
            <li key={words}>
              <button type="button" className={ITEM} onClick={() => onChoose(changes)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        // As tall as what comes: the box finds its side of the chip once, and what grows in it later would be cut.
        <Suspense fallback={<Skeleton className="h-64" />}>
          <OpenFilters kind={kind} filter={filter} onChoose={onChoose} itemClass={ITEM} />
        </Suspense>
      )}
    </div>
  );
}
