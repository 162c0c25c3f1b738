import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import { COLUMNS } from './document-columns.tsx';
import { ColumnHead, GridRow, RowGroup } from './grid-parts.tsx';
import type { ListTools } from './list-actions.ts';
import { columnTracks, hasHeads, LINES, type ListLayout } from './list-layout.ts';
import { pressedSort, type SortField, sortState } from './list-sorts.ts';

interface ColumnHeadsProps {
  layout: ListLayout;
  sort: string | null;
  onSort: (sort: string) => void;
  tools: ListTools | undefined;
}

/** The heads of the table, each a button that sorts; where documents have several lines they are only spoken. */
export function ColumnHeads({ layout, sort, onSort, tools }: ColumnHeadsProps) {
  const names = LINES[layout].flat();
  if (!hasHeads(layout)) {
    return (
      <RowGroup className={tools && 'border-line border-b'}>
        <GridRow aria-rowindex={1} className="flex items-center">
          {tools && <SelectAllHead tools={tools} withWords />}
          {names.map((name) => (
            <ColumnHead key={name} className="sr-only" {...ariaSort(sort, COLUMNS[name].sort)}>
              {COLUMNS[name].head}
            </ColumnHead>
          ))}
          {tools && <ActionsHead />}
        </GridRow>
      </RowGroup>
    );
  }
  return (
    <RowGroup className="sticky top-[53px] z-20 rounded-t-card border-line border-b bg-paper">
      <GridRow
        aria-rowindex={1}
        className="grid h-8 items-center gap-x-3 px-2 text-faded text-xs"
        style={{ gridTemplateColumns: columnTracks(layout, tools !== undefined) }}
      >
        {tools && <SelectAllHead tools={tools} />}
        {names.map((name) => {
          const { head, sort: field, isFigure } = COLUMNS[name];
          return (
            <ColumnHead key={name} className={cn('flex min-w-0', isFigure && 'justify-end')} {...ariaSort(sort, field)}>
              {field ? <SortButton head={head} field={field} sort={sort} onSort={onSort} isFigure={isFigure} /> : head}
            </ColumnHead>
          );
        })}
        {tools && <ActionsHead />}
      </GridRow>
    </RowGroup>
  );
}

function ariaSort(sort: string | null, field: SortField | undefined) {
  return field ? { 'aria-sort': sortState(sort, field) } : {};
}

interface SortButtonProps {
  head: string;
  field: SortField;
  sort: string | null;
  onSort: (sort: string) => void;
  isFigure: boolean | undefined;
}

function SortButton({ head, field, sort, onSort, isFigure }: SortButtonProps) {
  const state = sortState(sort, field);
  const Arrow = (state === 'none' ? pressedSort(sort, field).startsWith('-') : state === 'descending')
    ? ArrowDown
    : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(pressedSort(sort, field))}
      className={cn(
        'group -mx-1 flex h-7 min-w-0 items-center gap-0.5 rounded px-1 font-medium hover:text-ink',
        state !== 'none' && 'text-ink',
        isFigure && 'flex-row-reverse',
      )}
    >
      {head}
      <Arrow
        aria-hidden
        className={cn(
          'size-3 shrink-0',
          state === 'none' && 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50',
        )}
      />
    </button>
  );
}

function ActionsHead() {
  return <ColumnHead className="sr-only">Actions</ColumnHead>;
}

function SelectAllHead({ tools, withWords }: { tools: ListTools; withWords?: boolean }) {
  return (
    <ColumnHead className="contents">
      <label
        className="flex h-8 cursor-pointer items-center justify-center gap-2 text-faded text-xs coarse:h-11 data-words:px-3"
        data-words={withWords}
      >
        <input
          ref={(box) => {
            if (box) box.indeterminate = tools.selectedAll === 'mixed';
          }}
          type="checkbox"
          checked={tools.selectedAll === true}
          onChange={tools.onSelectAll}
          aria-label="Select all documents"
          className="size-4 accent-accent"
        />
        {withWords && <span aria-hidden>Select all</span>}
      </label>
    </ColumnHead>
  );
}
