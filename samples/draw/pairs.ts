import type { LabelKey } from '../content/labels/label-keys.ts';
import type { Draft, Pair } from './draft.ts';
import type { Style } from './style.ts';
import { stating } from './text.ts';

export type MetaKey =
  | 'customerNumber'
  | 'purchaseOrder'
  | 'orderNumber'
  | 'orderDate'
  | 'deliveryDate'
  | 'servicePeriod'
  | 'reference'
  | 'contact';
const META_KEYS: readonly MetaKey[] = [
  'customerNumber',
  'purchaseOrder',
  'orderNumber',
  'orderDate',
  'deliveryDate',
  'servicePeriod',
  'reference',
  'contact',
];

/** One of the pieces of information beside number and dates; most of them are there to be told apart from those. */
export function metaPair({ content, phrasing }: Draft, key: MetaKey): Pair {
  const label = phrasing.colonLabel(key);
  switch (key) {
    case 'orderDate':
      return { label, value: [phrasing.date(content.orderDate)] };
    case 'deliveryDate':
      return { label, value: [phrasing.date(content.deliveryDate, 'DELIVERY_DATE')] };
    case 'servicePeriod':
      return { label, value: [phrasing.date(content.period[0]), ' - ', phrasing.date(content.period[1])] };
    case 'orderNumber':
      return { label, value: content.orderNumber };
    case 'reference':
      return { label, value: content.reference };
    case 'contact':
      return { label, value: content.seller.contact };
    case 'customerNumber':
      return { label, value: stating(content.customerNumber, 'CUSTOMER_NUMBER') };
    case 'purchaseOrder':
      return { label, value: stating(content.purchaseOrder, 'PURCHASE_ORDER') };
  }
}

export function numberPair({ content, phrasing }: Draft): Pair {
  return { label: phrasing.colonLabel(phrasing.numberKey), value: stating(content.number, 'INVOICE_NUMBER') };
}

export function datePair({ content, phrasing }: Draft, key: LabelKey = 'invoiceDate'): Pair {
  return { label: phrasing.colonLabel(key), value: [phrasing.date(content.date, 'INVOICE_DATE')] };
}

/** Null when this invoice has no row for it. */
export function duePair({ content, phrasing }: Draft): Pair | null {
  return content.statesDue && content.due
    ? { label: phrasing.colonLabel('dueDate'), value: [phrasing.date(content.due, 'DUE_DATE')] }
    : null;
}

/** The terms as a row when they are short and not yet placed; otherwise null. */
export function termsPair(draft: Draft): Pair | null {
  const { content, phrasing, placed } = draft;
  if (!content.terms?.isShort || placed.has('terms')) return null;
  placed.add('terms');
  return { label: phrasing.colonLabel('paymentTerms'), value: phrasing.terms()! };
}

/** Number, dates and some of the other references in one of the usual orders. */
export function metaPairs(
  draft: Draft,
  options: { extras?: number; terms?: boolean; only?: readonly MetaKey[] } = {},
): Pair[] {
  const { random } = draft;
  const extras = random
    .sample(options.only ?? META_KEYS, options.extras ?? random.integer(0, 3))
    .map((key) => metaPair(draft, key));
  const core = [numberPair(draft), datePair(draft)];
  const due = duePair(draft);
  const terms = options.terms ? termsPair(draft) : null;
  const rest = random.chance(0.5) ? [due, terms] : [terms, due];
  const ordered = random.pick([
    () => [...core, ...rest, ...extras],
    () => [...core, ...extras, ...rest],
    () => [...extras, ...core, ...rest],
    () => [core[1]!, core[0]!, ...extras, ...rest],
    () => [core[0]!, ...extras.slice(0, 1), core[1]!, ...rest, ...extras.slice(1)],
  ])();
  return ordered.filter((pair) => pair !== null);
}

export interface PairStyle {
  label?: Style;
  value?: Style;
  /** Points between two rows beyond the line height. */
  gap?: number;
}

/** Label left, value right of it in a column of its own. Returns the y below. */
export function pairsBeside(
  { sheet }: Draft,
  pairs: readonly Pair[],
  x: number,
  y: number,
  width: number,
  labelWidth: number,
  style: PairStyle = {},
): number {
  let top = y;
  for (const pair of pairs) {
    const afterLabel = sheet.write(pair.label, x, top, { width: labelWidth - 6, ...style.label });
    const afterValue = sheet.write(pair.value, x + labelWidth, top, { width: width - labelWidth, ...style.value });
    top = Math.max(afterLabel, afterValue) + (style.gap ?? 0);
  }
  return top;
}

/** Label and value in one run of text, one pair a line. */
export function pairsInline(
  { sheet }: Draft,
  pairs: readonly Pair[],
  x: number,
  y: number,
  style: Style = {},
  separator = ' ',
): number {
  let top = y;
  for (const pair of pairs) top = sheet.write([`${pair.label}${separator}`, ...stating(pair.value)], x, top, style);
  return top;
}

/** Cells in rows of `columns`: the label above its value (or below it). Returns the y below. */
export function pairsStacked(
  { sheet }: Draft,
  pairs: readonly Pair[],
  x: number,
  y: number,
  width: number,
  columns: number,
  style: PairStyle & { valueFirst?: boolean; framed?: string; filled?: string } = {},
): number {
  const cell = width / columns;
  const label = { size: 8, color: '#555555', ...style.label };
  const value = { size: 10, ...style.value };
  const inset = style.framed || style.filled ? 5 : 0;
  let top = y;
  for (let start = 0; start < pairs.length; start += columns) {
    const row = pairs.slice(start, start + columns);
    const box = { width: cell - 2 * inset - 4 };
    const labelLines = Math.max(...row.map((pair) => sheet.countLines(pair.label, { ...label, ...box })));
    const valueLines = Math.max(...row.map((pair) => sheet.countLines(pair.value, { ...value, ...box })));
    const labelHeight = sheet.lineHeight(label) * labelLines;
    const height = labelHeight + sheet.lineHeight(value) * valueLines + 2 * inset + (style.gap ?? 4);
    row.forEach((pair, i) => {
      const left = x + i * cell;
      if (style.filled) sheet.fill(left, top, cell, labelHeight + 2 * inset - 2, style.filled);
      if (style.framed) sheet.frame(left, top, cell, height, style.framed);
      if (style.valueFirst) {
        const below = sheet.write(pair.value, left + inset, top + inset, { ...value, ...box });
        sheet.write(pair.label, left + inset, below, { ...label, ...box });
      } else {
        sheet.write(pair.label, left + inset, top + inset, { ...label, ...box });
        sheet.write(pair.value, left + inset, top + inset + labelHeight + (style.filled ? 3 : 0), {
          ...value,
          ...box,
        });
      }
    });
    top += height;
  }
  return top;
}
