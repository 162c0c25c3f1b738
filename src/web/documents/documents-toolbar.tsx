import type { RefObject } from 'react';
import type { AddressChanges } from '#web/document-list/list-address.ts';
import { OrderSelect } from '#web/document-list/order-select.tsx';
import { SearchField } from '#web/document-list/search-field.tsx';
import type { ExportedDocuments } from '#web/export/export-calls.ts';
import { ExportMenu } from '#web/export/export-menu.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ViewToggle } from '#web/ui/view-toggle.tsx';
import type { DocumentsAddress } from './documents-address.ts';

interface DocumentsToolbarProps {
  address: DocumentsAddress;
  /** How many are shown, of how many; null while that is not known. */
  count: string | null;
  /** All that match; null while none do. */
  exported: (() => ExportedDocuments) | null;
  /** What is selected is exported from where it is selected. */
  isSelecting: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (changes: AddressChanges) => void;
}

export function DocumentsToolbar(props: DocumentsToolbarProps) {
  const { address, count, exported, isSelecting, searchRef, onChange } = props;
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
      {/* It keeps its place, so that nothing moves when something is selected. */}
      {exported && <ExportMenu which={exported} className={cn(isSelecting && 'invisible')} />}
      <ViewToggle view={address.view} onChange={(view) => onChange({ view: view === 'grid' ? null : view })} />
    </div>
  );
}
