import { LayoutGrid, List } from 'lucide-react';
import type { RefObject } from 'react';
import type { AddressChanges } from '#web/document-list/list-address.ts';
import { OrderSelect } from '#web/document-list/order-select.tsx';
import { SearchField } from '#web/document-list/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { DocumentsAddress } from './documents-address.ts';

interface DocumentsToolbarProps {
  address: DocumentsAddress;
  /** How many are shown, of how many; null while that is not known. */
  count: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (changes: AddressChanges) => void;
}

const VIEWS = [
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
  { view: 'list', label: 'List view', icon: List },
] as const;

export function DocumentsToolbar({ address, count, searchRef, onChange }: DocumentsToolbarProps) {
  const { filter, sort } = address;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h1 tabIndex={-1} className="mr-auto font-semibold text-xl max-sm:w-full">
        Documents <span className="font-normal text-faded text-lg tabular-nums">{count}</span>
      </h1>
      <SearchField
        fieldRef={searchRef}
        label="Search by file name, seller, number or text"
        query={filter.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <OrderSelect
        sort={sort}
        searching={filter.q !== undefined}
        onSort={(next) => onChange({ sort: next })}
        className="max-sm:flex-1"
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
