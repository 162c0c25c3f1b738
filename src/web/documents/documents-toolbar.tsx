import { LayoutGrid, List, Search } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { LIST_SORTS, type ListSort } from '#web/document-list/document-list.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { DocumentsAddress } from './documents-address.ts';

interface DocumentsToolbarProps {
  address: DocumentsAddress;
  count: number;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (changes: Record<string, string | null>) => void;
}

const SORTS = Object.entries(LIST_SORTS).map(([value, label]) => ({ value: value as ListSort, label }));
const VIEWS = [
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
  { view: 'list', label: 'List view', icon: List },
] as const;

export function DocumentsToolbar({ address, count, searchRef, onChange }: DocumentsToolbarProps) {
  const { query } = address.filter;
  const [text, setText] = useState(query);
  // The address follows the typing with a delay, so while the field has the focus the field is right; else the address.
  useEffect(() => {
    if (document.activeElement !== searchRef.current) setText(query);
  }, [query, searchRef]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h1 className="mr-auto font-semibold text-xl max-sm:w-full">
        Documents <span className="font-normal text-faded text-lg tabular-nums">{count > 0 && count}</span>
      </h1>
      <div className="relative min-w-full sm:w-72 sm:min-w-0">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faded"
        />
        <Input
          ref={searchRef}
          type="search"
          aria-label="Search documents by file name"
          aria-keyshortcuts="/"
          placeholder="Search by file name"
          className="h-8 pl-8"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange({ q: event.target.value });
          }}
        />
      </div>
      <Select
        label="Order"
        className="max-sm:flex-1"
        value={address.sort}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? null : sort })}
        options={SORTS}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: two toggles are no form field set */}
      <div role="group" aria-label="View" className="flex rounded-control border border-line bg-paper p-px">
        {VIEWS.map(({ view, label, icon: Icon }) => (
          <Tooltip key={view} text={label}>
            <Button
              variant="ghost"
              icon
              aria-label={label}
              aria-pressed={address.view === view}
              className={cn('h-7.5', address.view === view && 'bg-well text-ink')}
              onClick={() => onChange({ view: view === 'grid' ? null : view })}
            >
              <Icon aria-hidden />
            </Button>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
