import type { LineItemWire } from '#contracts/entity.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { shownField, statedFields } from './lines/line-fields.ts';

/** The id of a row among the values of a document; rows are counted from 0. */
export const lineId = (index: number) => `line-${index}`;

/** The rows of the invoice, to be read; nothing where there are none. */
export function LineItemsTable({ items }: { items: readonly LineItemWire[] }) {
  if (items.length === 0) return null;
  const columns = statedFields(items);
  return (
    <section aria-labelledby="line-items" className="min-w-0">
      <h2 id="line-items" className="mb-1.5 font-semibold">
        Line Items <span className="font-normal text-faded tabular-nums">{items.length}</span>
      </h2>
      <div className="rounded-card border border-line bg-paper">
        <Table aria-label="Line items">
          <thead>
            <tr>
              {columns.map(({ field, head, isFigure }) => (
                <HeadCell key={field} className={isFigure ? 'text-right' : undefined}>
                  {head}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never reorder
              <tr key={index}>
                {columns.map(({ field, isFigure }) => (
                  <Cell
                    key={field}
                    className={
                      isFigure ? 'text-right' : field === 'description' ? 'min-w-28 py-1.5 sm:min-w-40' : undefined
                    }
                  >
                    {shownField(item, field)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
