import { X } from 'lucide-react';
import { useRef } from 'react';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { AddFilter } from './add-filter.tsx';
import { filterChips } from './filter-words.ts';
import type { AddressChanges } from './list-address.ts';

interface FilterBarProps {
  filter: DocumentFilter;
  onChange: (changes: AddressChanges) => void;
}

/** What narrows the list beside the search, each removable, and what else could. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const chips = filterChips(filter);
  const add = useRef<HTMLButtonElement>(null);
  const remove = (names: readonly string[]) => {
    onChange(Object.fromEntries([...names, 'month'].map((name) => [name, null])));
    // The chip that was pressed goes; the focus stays at the filters.
    add.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.length > 0 && (
        <ul className="contents" aria-label="Filters">
          {chips.map(({ names, text }) => (
            <li key={names[0]} className="min-w-0">
              <button
                type="button"
                onClick={() => remove(names)}
                aria-label={`Remove the filter ${text}`}
                className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3 text-accent-strong text-sm transition-colors hover:bg-well coarse:h-11"
              >
                <span className="truncate">{text}</span> <X aria-hidden className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddFilter buttonRef={add} filter={filter} onChange={onChange} />
    </div>
  );
}
