import type { LineItemWire } from '#contracts/entity.ts';
import { formatAmount, formatQuantity } from '#web/format/money.ts';
import { cn } from '#web/ui/class-names.ts';
import { Cell } from '#web/ui/table.tsx';

/** How a row points at its place on the page, where the page is beside the table. */
export interface LineFocus {
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** With `zoom`, also near enough to read. */
  show: (item: LineItemWire, zoom: boolean) => void;
}

interface LineItemRowProps {
  /** The row's id among the values of the document. */
  id: string;
  item: LineItemWire;
  hasUnits: boolean;
  focus: LineFocus | undefined;
}

const or = (value: string | null, format: (value: string) => string) => (value ? format(value) : '–');

export function LineItemRow({ id, item, hasUnits, focus }: LineItemRowProps) {
  const description = item.description ?? '–';
  return (
    <tr
      className={cn('transition-colors duration-150', focus?.activeId === id && 'bg-accent-soft')}
      onPointerEnter={() => focus?.setActiveId(id)}
      onPointerLeave={() => focus?.setActiveId(null)}
    >
      <Cell className="min-w-40 py-1.5">
        {focus ? (
          <button
            type="button"
            // Reached by the arrow keys that walk all values; Tab keeps to what needs a look.
            tabIndex={-1}
            data-value={id}
            className="w-full text-left"
            onFocus={() => {
              focus.setActiveId(id);
              focus.show(item, false);
            }}
            onBlur={() => focus.setActiveId(null)}
            onClick={() => focus.show(item, true)}
          >
            {description}
          </button>
        ) : (
          description
        )}
      </Cell>
      <Cell className="text-right">{or(item.quantity, formatQuantity)}</Cell>
      {hasUnits && <Cell>{item.unit ?? '–'}</Cell>}
      <Cell className="text-right">{or(item.unit_price, formatAmount)}</Cell>
      <Cell className="text-right">{or(item.tax_rate, (rate) => `${formatQuantity(rate)}%`)}</Cell>
      <Cell className="text-right">{or(item.line_total, formatAmount)}</Cell>
    </tr>
  );
}
