import { Plus } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DocumentEntities } from '#contracts/document.ts';
import { documentWriting } from '#core/typed/document-writing.ts';
import { currencyOfDocument } from '#core/typed/persons-currency.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { HeadCell, Table } from '#web/ui/table.tsx';
import { type CellPlace, focusCell, isCellOf, neighbourCell, onCellKey } from './cell-walk.ts';
import { EMPTY_LINE, isPersonsLine, withField } from './change-lines.ts';
import type { Leaving } from './line-cell.tsx';
import { LINE_FIELDS, type LineField } from './line-fields.ts';
import { type LineFocus, LineRow } from './line-row.tsx';
import { LinesHead } from './lines-head.tsx';
import { useLineItems } from './use-line-items.ts';

interface EditableLinesProps {
  documentId: string;
  found: DocumentEntities;
  focus: LineFocus;
}

/** The rows of the invoice, each cell to be corrected where it stands; nothing where what was read is no invoice. */
export function EditableLines({ documentId, found, focus }: EditableLinesProps) {
  const table = useRef<HTMLDivElement>(null);
  const wanted = useRef<CellPlace | 'add' | null>(null);
  const [edited, setEdited] = useState<{ row: number; field: LineField } | null>(null);
  const { items, actions } = useLineItems(documentId, found.line_items);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const original = found.line_items_original;
  const writing = useMemo(() => {
    const entities = Object.values(found.entities).flat();
    const { numberStyle } = documentWriting(entities, found.metadata?.language ?? 'und');
    return { numberStyle, currency: currencyOfDocument(entities) };
  }, [found]);

  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place) return;
    wanted.current = null;
    // The last row is gone: to the one before it, else to the button that makes a new one.
    const isThere =
      place !== 'add' && [place.row, place.row - 1].some((row) => focusCell(table.current, { ...place, row }));
    if (isThere) return;
    table.current?.querySelector<HTMLElement>('[data-add-line]')?.focus();
  });

  const remove = (row: number) => {
    wanted.current = { row, field: 'description' };
    // Rows have no id: what was typed into them would stand in others.
    setDrafts(new Map());
    actions.remove(row);
  };
  const leave = (place: { row: number; field: LineField }, to: Leaving, value?: string | null) => {
    const rows = Math.max(items.length, value === undefined ? 0 : place.row + 1);
    if (value !== undefined) actions.change((list) => withField(list, place.row, place.field, value));
    // A new line that holds nothing yet is still there for its next cell.
    const next =
      to === 'next' || to === 'previous'
        ? neighbourCell(place, to === 'next' ? 1 : -1, Math.max(rows, place.row + 1))
        : null;
    if (!next && to !== 'away') wanted.current = place.row < rows ? place : 'add';
    setEdited(next);
  };
  if (items.length === 0 && !original && found.metadata?.document_type === 'other') return null;
  const hasNewLine = edited?.row === items.length || [...drafts.keys()].some((key) => isCellOf(key, items.length));
  const rows = hasNewLine ? [...items, EMPTY_LINE] : items;
  return (
    <section aria-labelledby="line-items" className="min-w-0">
      <LinesHead
        documentId={documentId}
        count={items.length}
        isPersons={original !== undefined}
        onRestore={actions.restore}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the cells inside, which are buttons */}
      <div
        ref={table}
        onKeyDown={(event) => onCellKey(event, remove)}
        className="rounded-card border border-line bg-paper"
      >
        {rows.length > 0 && (
          <Table aria-label="Line items">
            <thead>
              <tr>
                {LINE_FIELDS.map(({ field, head, isFigure }) => (
                  <HeadCell key={field} className={isFigure ? 'text-right' : undefined}>
                    {head}
                  </HeadCell>
                ))}
                <HeadCell>
                  <span className="sr-only">Remove</span>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {rows.map((item, row) => (
                <LineRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id; a removed one hands its place on
                  key={row}
                  item={item}
                  row={row}
                  isPersons={isPersonsLine(item, original)}
                  writing={writing}
                  focus={focus}
                  edited={edited?.row === row ? edited.field : null}
                  drafts={drafts}
                  onDraft={(cell, text) => setDrafts((before) => withDraft(before, cell, text))}
                  onEdit={(field) => setEdited({ row, field })}
                  onLeave={(field, to, value) => leave({ row, field }, to, value)}
                  onRemove={row < items.length ? () => remove(row) : null}
                />
              ))}
            </tbody>
          </Table>
        )}
        <div className={cn('px-1.5 py-1', rows.length > 0 && 'border-line border-t')}>
          <Button variant="ghost" data-add-line onClick={() => setEdited({ row: items.length, field: 'description' })}>
            <Plus aria-hidden /> Add line
          </Button>
        </div>
      </div>
    </section>
  );
}

function withDraft(
  drafts: ReadonlyMap<string, string>,
  cell: string,
  text: string | null,
): ReadonlyMap<string, string> {
  if (text === null && !drafts.has(cell)) return drafts;
  const next = new Map(drafts);
  if (text === null) next.delete(cell);
  else next.set(cell, text);
  return next;
}
