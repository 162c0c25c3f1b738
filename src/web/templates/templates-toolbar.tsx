import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { AddressChanges } from '#web/document-list/list-address.ts';
import { SearchField } from '#web/document-list/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { type ListView, ViewToggle } from '#web/ui/view-toggle.tsx';
import { ImportButton, type ImportButtonProps } from './import-button.tsx';

interface TemplatesToolbarProps extends ImportButtonProps {
  query: string;
  view: ListView;
  /** How many are shown, of how many; null while that is not known. */
  count: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (changes: AddressChanges) => void;
}

export function TemplatesToolbar({ query, view, count, searchRef, onChange, ...importing }: TemplatesToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h1 tabIndex={-1} className="mr-auto font-semibold text-xl max-sm:w-full">
        Templates <span className="font-normal text-faded text-lg tabular-nums">{count}</span>
      </h1>
      <SearchField
        fieldRef={searchRef}
        label="Search by name or description"
        placeholder="Search by name or description"
        query={query}
        onChange={(q) => onChange({ q })}
      />
      <ViewToggle view={view} onChange={(next) => onChange({ view: next === 'grid' ? null : next })} />
      <ImportButton {...importing} />
      <Button asChild variant="primary" className="h-8 max-sm:flex-1">
        <Link to="/templates/new">
          <Plus aria-hidden /> New Template
        </Link>
      </Button>
    </div>
  );
}
