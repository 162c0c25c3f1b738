import type { LineItemWire } from '#contracts/entity.ts';
import { formatAmount, formatQuantity } from '#web/documents/money.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';

/** The rows of the invoice; nothing where there are none. */
export function LineItemsTable({ items }: { items: readonly LineItemWire[] }) {
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
              <tr key={index}>
                <Cell className="min-w-40 py-1.5">{item.description ?? '–'}</Cell>
                <Cell className="text-right">{item.quantity ? formatQuantity(item.quantity) : '–'}</Cell>
                {hasUnits && <Cell>{item.unit ?? '–'}</Cell>}
                <Cell className="text-right">{item.unit_price ? formatAmount(item.unit_price) : '–'}</Cell>
                <Cell className="text-right">{item.tax_rate ? `${formatQuantity(item.tax_rate)}%` : '–'}</Cell>
                <Cell className="text-right">{item.line_total ? formatAmount(item.line_total) : '–'}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
