import { Trash2 } from 'lucide-react';
import type { LineItemWire } from '#contracts/entity.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Cell } from '#web/ui/table.tsx';
import type { EntityFocus } from '../entity-focus.ts';
import { lineId } from '../line-items-table.tsx';
import { StateIcon } from '../state-icon.tsx';
import { cellKey } from './cell-walk.ts';
import { type Leaving, LineCell } from './line-cell.tsx';
import { LINE_FIELDS, type LineField, type LineWriting } from './line-fields.ts';

/** How a row and its place on the page point at each other. */
export type LineFocus = Pick<EntityFocus, 'activeId' | 'setActiveId' | 'show' | 'rows'>;

interface LineRowProps {
  item: LineItemWire;
  /** From 0. */
  row: number;
  /** A person changed or added it. */
  isPersons: boolean;
  writing: LineWriting;
  focus: LineFocus;
  /** The field that is being typed in. */
  edited: LineField | null;
  /** What was typed into its cells and could not be read, by the cell's key. */
  drafts: ReadonlyMap<string, string>;
  onDraft: (cell: string, text: string | null) => void;
  onEdit: (field: LineField) => void;
  onLeave: (field: LineField, to: Leaving, value?: string | null) => void;
  /** Null for a line that is not there yet. */
  onRemove: (() => void) | null;
}

/** One line: its fields to be corrected, whose word it is, and the way to remove it. */
export function LineRow(props: LineRowProps) {
  const { item, row, isPersons, writing, focus, edited, drafts, onDraft, onEdit, onLeave, onRemove } = props;
  const id = lineId(row);
  return (
    <tr
      className={cn('transition-colors duration-150', focus.activeId === id && 'bg-accent-soft')}
      onPointerEnter={() => focus.setActiveId(id)}
      onPointerLeave={() => focus.setActiveId(null)}
      onFocus={() => {
        focus.setActiveId(id);
        focus.show(item, false);
      }}
      onBlur={() => focus.setActiveId(null)}
    >
      {LINE_FIELDS.map((column) => (
        <LineCell
          key={column.field}
          item={item}
          number={row + 1}
          column={column}
          id={id}
          rows={focus.rows}
          cellKey={cellKey({ row, field: column.field })}
          writing={writing}
          isEdited={edited === column.field}
          draft={drafts.get(cellKey({ row, field: column.field })) ?? null}
          onDraft={(text) => onDraft(cellKey({ row, field: column.field }), text)}
          // One stop lets Tab in; the arrow keys walk from there.
          isStop={row === 0 && column.field === 'description'}
          onEdit={() => onEdit(column.field)}
          onLeave={(to, value) => onLeave(column.field, to, value)}
        />
      ))}
      <Cell className="whitespace-nowrap px-1 text-right">
        <span className="inline-flex items-center">
          {isPersons && <StateIcon state="confirmed_by_person" />}
          {onRemove && (
            <Button
              variant="ghost"
              icon
              tabIndex={-1}
              data-line-cell={cellKey({ row, field: 'remove' })}
              aria-label={`Remove line ${row + 1}`}
              onClick={onRemove}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </span>
      </Cell>
    </tr>
  );
}
