import type { LineItemWire } from '#contracts/entity.ts';
import { HeadCell, Table } from '#web/ui/table.tsx';
import { type LineFocus, LineItemRow } from './line-item-row.tsx';

/** The id of a row among the values of a document; rows are counted from 0. */
export const lineId = (index: number) => `line-${index}`;

/** The rows of the invoice; nothing where there are none. With `focus`, rows and page point at each other. */
export function LineItemsTable({ items, focus }: { items: readonly LineItemWire[]; focus?: LineFocus }) {
  if (items.length === 0) return null;
  const hasUnits = items.some((item) => item.unit);
  return (
    <section aria-labelledby="line-items" className="min-w-0">
      <h2 id="line-items" className="mb-1.5 font-semibold">
        Line Items <span className="font-normal text-faded tabular-nums">{items.length}</span>
      </h2>
      <div className="rounded-card border border-line bg-paper">
        <Table aria-label="Line items">
          <thead>
            <tr>
              <HeadCell>Description</HeadCell>
              <HeadCell className="text-right">Quantity</HeadCell>
              {hasUnits && <HeadCell>Unit</HeadCell>}
              <HeadCell className="text-right">Unit price</HeadCell>
              <HeadCell className="text-right">Tax</HeadCell>
              <HeadCell className="text-right">Total</HeadCell>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never reorder
              <LineItemRow key={index} id={lineId(index)} item={item} hasUnits={hasUnits} focus={focus} />
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
