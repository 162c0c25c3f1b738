import type { LineItemWire } from '#contracts/entity.ts';
import { formatAmount, formatQuantity } from '#web/format/money.ts';
import { cn } from '#web/ui/class-names.ts';
import { Cell } from '#web/ui/table.tsx';
import type { EntityFocus } from './entity-focus.ts';
import { useValueRow } from './use-value-row.ts';

/** How a row points at its place on the page, where the page is beside the table. */
export type LineFocus = Pick<EntityFocus, 'activeId' | 'setActiveId' | 'show' | 'rows'>;

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
          <PlacedLine id={id} item={item} focus={focus}>
            {description}
          </PlacedLine>
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

/** A row's description as one of the values that the arrow keys walk; Tab keeps to what needs a look. */
function PlacedLine({
  id,
  item,
  focus,
  children,
}: {
  id: string;
  item: LineItemWire;
  focus: LineFocus;
  children: string;
}) {
  const row = useValueRow(focus.rows, { id });
  return (
    <button
      type="button"
      {...row}
      tabIndex={-1}
      className="w-full text-left"
      onFocus={() => {
        focus.setActiveId(id);
        focus.show(item, false);
      }}
      onBlur={() => focus.setActiveId(null)}
      onClick={() => focus.show(item, true)}
    >
      {children}
    </button>
  );
}
