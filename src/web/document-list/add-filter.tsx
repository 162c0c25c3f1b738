import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type RefObject, Suspense, useState } from 'react';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CHOICES, type FilterKind, KIND_WORDS } from './filter-choices.ts';
import type { AddressChanges } from './list-address.ts';

const OpenFilters = lazyPart(async () => (await import('./open-filters.tsx')).OpenFilters);

interface AddFilterProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  filter: DocumentFilter;
  onChange: (changes: AddressChanges) => void;
}

const ITEM =
  'flex h-8 w-full items-center justify-between gap-3 rounded-md px-2 text-left transition-colors hover:bg-well focus-visible:bg-well focus-visible:-outline-offset-2 coarse:min-h-11';

/** What was pressed is gone with the step before; the focus goes to the first control of the next. */
function focusFirst(step: HTMLElement | null): void {
  step?.querySelector<HTMLElement>('button')?.focus();
}

/** 'Add filter': first what it is about, then which value. */
export function AddFilter({ buttonRef, filter, onChange }: AddFilterProps) {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<FilterKind | null>(null);
  const toggle = (next: boolean) => {
    setOpen(next);
    setKind(null);
  };
  const choose = (changes: AddressChanges) => {
    onChange(changes);
    toggle(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger asChild>
        <Button ref={buttonRef} variant="ghost" className="h-7 rounded-full border border-line border-dashed text-sm">
          <Plus aria-hidden /> Add filter
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Add filter"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-64 animate-appear overflow-y-auto rounded-control border border-line bg-paper p-1 shadow-float"
        >
          {kind === null ? (
            <ul ref={focusFirst}>
              {Object.entries(KIND_WORDS).map(([name, words]) => (
                <li key={name}>
                  <button type="button" className={ITEM} onClick={() => setKind(name as FilterKind)}>
                    {words} <ChevronRight aria-hidden className="size-4 text-faded" />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <div ref={focusFirst}>
              <button type="button" className={`${ITEM} justify-start font-medium`} onClick={() => setKind(null)}>
                <ChevronLeft aria-hidden className="size-4 text-faded" /> {KIND_WORDS[kind]}
              </button>
              {kind in CHOICES ? (
                <ul>
                  {CHOICES[kind as keyof typeof CHOICES].map(({ words, changes }) => (
                    <li key={words}>
                      <button type="button" className={ITEM} onClick={() => choose(changes)}>
                        {words}
                      </button>
                    </li>
                  ))}
                </ul>
              ) : (
                <Suspense fallback={<Skeleton className="h-24" />}>
                  <OpenFilters kind={kind} filter={filter} onChoose={choose} itemClass={ITEM} />
                </Suspense>
              )}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
