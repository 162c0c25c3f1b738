import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import type { DocumentWire } from '#contracts/document.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { PlacedCell } from '#web/ui/use-virtual-cells.ts';
import { COLUMNS, type ColumnName, FailedChecksFlag, pagesText } from './document-columns.tsx';
import { GridCell, GridRow } from './grid-parts.tsx';
import type { ItemTools } from './list-actions.ts';
import { columnTracks, hasHeads, LINES, type ListLayout } from './list-layout.ts';

interface DocumentRowProps {
  document: DocumentWire;
  index: number;
  /** Pixels. */
  top: number;
  height: number;
  isLast: boolean;
  layout: ListLayout;
  tabIndex: 0 | -1;
  isOpen: boolean;
  to: string | undefined;
  onOpen: (id: string) => void;
  tools: ItemTools | undefined;
  selected: boolean;
  busy: boolean;
}

const LINE = 'absolute inset-x-0 top-0 border-line';

/** A document of the table: the whole line opens it, its tick box and delete button lie above. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, index, top, height, isLast, layout, isOpen, tools, selected } = props;
  return (
    <GridRow
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={tools ? selected : undefined}
      aria-current={isOpen || undefined}
      className={cn(
        LINE,
        'group px-2',
        isLast ? 'rounded-b-card' : 'border-b',
        selected || isOpen ? 'bg-accent-soft' : 'hover:bg-well',
        hasHeads(layout) ? 'grid items-center gap-x-3' : 'flex items-center gap-1',
      )}
      style={{
        height,
        transform: `translateY(${top}px)`,
        ...(hasHeads(layout) ? { gridTemplateColumns: columnTracks(layout, tools !== undefined) } : {}),
      }}
    >
      {tools && <TickBox document={document} index={index} selected={selected} tools={tools} />}
      {hasHeads(layout) ? <Cells names={LINES[layout].flat()} {...props} /> : <Lines {...props} />}
      {tools && (
        <GridCell data-delete className="relative z-10 justify-self-end">
          <ArmedDeleteButton
            label={`Delete ${document.filename}`}
            tooltip="Delete document"
            busy={props.busy}
            onDelete={() => tools.onDelete(document.id, index)}
          />
        </GridCell>
      )}
    </GridRow>
  );
});

function Cells({ names, ...props }: DocumentRowProps & { names: readonly ColumnName[] }) {
  return names.map((name) =>
    name === 'file' ? (
      <FileCell key={name} {...props} />
    ) : (
      <GridCell
        key={name}
        className={cn('truncate', COLUMNS[name].isFigure && 'text-right', name !== 'total' && 'text-faded')}
      >
        {COLUMNS[name].value(props.document)}
      </GridCell>
    ),
  );
}

/** The values of a document on several lines, the last of a line at its end. */
function Lines(props: DocumentRowProps) {
  const { document, layout } = props;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-1">
      {LINES[layout].map((names, line) => (
        <div key={names[0]} className={cn('flex min-w-0 items-baseline', line > 0 && 'text-faded text-xs')}>
          {names.map((name, position) =>
            name === 'file' ? (
              <FileCell key={name} {...props} />
            ) : (
              <LineCell
                key={name}
                name={name}
                document={document}
                atEnd={name === 'total' || name === 'status'}
                afterDot={position > (line === 0 ? 1 : 0)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

interface LineCellProps {
  name: ColumnName;
  document: DocumentWire;
  atEnd: boolean;
  afterDot: boolean;
}

function LineCell({ name, document, atEnd, afterDot }: LineCellProps) {
  const value = name === 'pages' ? pagesText(document.total_pages) : COLUMNS[name].value(document);
  return (
    <GridCell
      className={cn(
        'whitespace-nowrap',
        name === 'seller' ? 'min-w-0 truncate' : 'shrink-0',
        name === 'total' && 'pl-4 text-ink text-sm',
        name === 'number' && 'min-w-0 shrink truncate',
        (name === 'size' || name === 'pages' || name === 'uploaded') && 'text-faded text-xs',
        name === 'status' && 'ml-auto self-center pl-2',
      )}
    >
      {value && !atEnd && afterDot && <span aria-hidden>{'\u00a0· '}</span>}
      {value && COLUMNS[name].prefix}
      {value}
    </GridCell>
  );
}

function FileCell({ document, index, tabIndex, to, onOpen, tools }: DocumentRowProps) {
  const look =
    'min-w-0 truncate text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2';
  const press = (event: MouseEvent) => {
    if (tools && (event.shiftKey || event.ctrlKey || event.metaKey)) tools.onSelect(document.id, index, event.shiftKey);
    else onOpen(document.id);
  };
  return (
    <GridCell className="flex min-w-0 flex-1 items-center gap-1.5">
      {to ? (
        <Link to={to} data-cell={document.id} tabIndex={tabIndex} title={document.filename} className={look}>
          {document.filename}
        </Link>
      ) : (
        <button
          type="button"
          data-cell={document.id}
          tabIndex={tabIndex}
          title={document.filename}
          onClick={press}
          className={look}
        >
          {document.filename}
        </button>
      )}
      <FailedChecksFlag document={document} />
    </GridCell>
  );
}

interface TickBoxProps {
  document: DocumentWire;
  index: number;
  selected: boolean;
  tools: ItemTools;
}

function TickBox({ document, index, selected, tools }: TickBoxProps) {
  return (
    <GridCell className="relative z-10">
      <SelectBox
        filename={document.filename}
        selected={selected}
        onSelect={(range) => tools.onSelect(document.id, index, range)}
        className="h-8 w-7"
      />
    </GridCell>
  );
}

interface SelectBoxProps {
  filename: string;
  selected: boolean;
  onSelect: (range: boolean) => void;
  className?: string;
}

/** Selects a document; with Shift all from the one before. */
export function SelectBox({ filename, selected, onSelect, className }: SelectBoxProps) {
  return (
    <label className={cn('grid cursor-pointer place-items-center coarse:size-11', className)}>
      <input
        type="checkbox"
        checked={selected}
        onChange={(event) => onSelect((event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
        aria-label={`Select ${filename}`}
        className="size-4 accent-accent"
      />
    </label>
  );
}

/** A document whose page is on its way. */
export function PendingRow({ place, isLast }: { place: PlacedCell; isLast: boolean }) {
  return (
    <GridRow
      data-index={place.index}
      aria-rowindex={place.index + 2}
      className={cn(LINE, 'flex items-center px-3', !isLast && 'border-b')}
      style={{ height: place.height, transform: `translateY(${place.top}px)` }}
    >
      <GridCell className="h-3 w-1/3 animate-skeleton rounded bg-well">
        <span className="sr-only">Loading</span>
      </GridCell>
    </GridRow>
  );
}
