import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { LineItemWire } from '#contracts/entity.ts';
import { cn } from '#web/ui/class-names.ts';
import { Cell } from '#web/ui/table.tsx';
import { useValueRow } from '../use-value-row.ts';
import type { ValueRows } from '../value-rows.ts';
import { draftOf, type LINE_FIELDS, type LineWriting, readField, shownField } from './line-fields.ts';

/** Where to go after a cell was left: stay on it, to the one behind or in front, or nowhere. */
export type Leaving = 'stay' | 'next' | 'previous' | 'away';

interface LineCellProps {
  item: LineItemWire;
  /** From 1. */
  number: number;
  column: (typeof LINE_FIELDS)[number];
  /** The line among the document's values: the walk through all of them stops at its description. */
  id: string;
  rows: ValueRows;
  /** Names the cell to the table's keys. */
  cellKey: string;
  writing: LineWriting;
  isEdited: boolean;
  /** What was typed and could not be read when the cell was left; null: nothing. */
  draft: string | null;
  onDraft: (text: string | null) => void;
  isStop: boolean;
  onEdit: () => void;
  /** `value` is undefined where nothing changed. */
  onLeave: (to: Leaving, value?: string | null) => void;
}

/** One field of a line: its value as a button, and the box to type in where it stands. */
export function LineCell(props: LineCellProps) {
  const { item, number, column, id, rows, cellKey, isEdited, draft, isStop, onEdit } = props;
  const shownId = useId();
  const valueRow = useValueRow(rows, { id, edit: onEdit });
  if (isEdited) return <EditedCell {...props} />;
  return (
    <Cell className={cn('px-1', column.field === 'description' && 'min-w-40', column.isFigure && 'text-right')}>
      <button
        type="button"
        {...(column.field === 'description' ? valueRow : {})}
        tabIndex={isStop ? 0 : -1}
        data-line-cell={cellKey}
        aria-label={`Edit ${column.name} of line ${number}`}
        aria-describedby={shownId}
        className={cn(
          'min-h-8 w-full cursor-text rounded-control px-2 py-1 hover:bg-well focus-visible:-outline-offset-2 coarse:min-h-11',
          column.isFigure ? 'text-right' : 'text-left',
        )}
        onClick={onEdit}
      >
        <span id={shownId} className={cn(column.field === 'description' && 'wrap-anywhere')}>
          {draft === null ? (
            shownField(item, column.field)
          ) : (
            <span className="text-bad underline decoration-dotted underline-offset-4">
              {draft}
              <span className="sr-only"> is not saved</span>
            </span>
          )}
        </span>
      </button>
    </Cell>
  );
}

function EditedCell({ item, number, column, writing, draft, onDraft, onLeave }: LineCellProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const [text, setText] = useState(() => draft ?? draftOf(item, column.field, writing));
  const [problem, setProblem] = useState(() => problemOf(readField(text, item, column.field, writing)));
  useEffect(() => input.current?.select(), []);

  const leave = (to: Leaving, value?: string | null) => {
    // Taking the box away takes its focus too: that must not save once more.
    if (left.current) return;
    left.current = true;
    onDraft(null);
    onLeave(to, value);
  };
  const save = (to: Leaving, isToOtherCell = false) => {
    const read = readField(text, item, column.field, writing);
    if ('problem' in read) {
      // Whoever goes to another cell finds it here again. The sentence would move that cell away from under the pointer.
      if (!isToOtherCell) setProblem(read.problem);
      return onDraft(text);
    }
    if (read.value === item[column.field]) leave(to);
    else leave(to, read.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') leave('stay');
    else if (event.key === 'Enter') save('stay');
    else save(event.shiftKey ? 'previous' : 'next');
  };
  const name = column.name.charAt(0).toUpperCase() + column.name.slice(1);
  return (
    <Cell className="relative px-1 align-top">
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
        autoFocus
        aria-label={`${name} of line ${number}`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        onBlur={({ relatedTarget }) => save('away', relatedTarget?.closest('[data-line-cell]') instanceof HTMLElement)}
        onKeyDown={onKeyDown}
        className={cn(
          'h-8 w-full min-w-16 rounded-control border border-accent bg-paper px-2 aria-invalid:border-bad coarse:h-11 coarse:text-lg',
          column.isFigure && 'text-right',
          column.field === 'description' && 'min-w-40',
        )}
      />
      {problem && (
        <p id={problemId} role="alert" className="wrap-anywhere min-w-36 py-1 text-bad text-xs">
          {problem}
        </p>
      )}
    </Cell>
  );
}

const problemOf = (read: ReturnType<typeof readField>): string | null => ('problem' in read ? read.problem : null);
