import type { RefObject } from 'react';
import type { AddressChanges } from '#web/document-list/list-address.ts';
import { OrderSelect } from '#web/document-list/order-select.tsx';
import { SearchField } from '#web/document-list/search-field.tsx';
import { ViewToggle } from '#web/ui/view-toggle.tsx';
import type { DocumentsAddress } from './documents-address.ts';

interface DocumentsToolbarProps {
  address: DocumentsAddress;
  /** How many are shown, of how many; null while that is not known. */
  count: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (changes: AddressChanges) => void;
}

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
      <ViewToggle view={address.view} onChange={(view) => onChange({ view: view === 'grid' ? null : view })} />
    </div>
  );
}
