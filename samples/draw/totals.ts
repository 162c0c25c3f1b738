import type { LabelKey } from '../content/labels/label-keys.ts';
import type { Draft } from './draft.ts';
import type { Style } from './style.ts';
import { type Span, stating, type Text } from './text.ts';

export interface TotalRow {
  label: Text;
  amount: Span[];
  /** The sum that counts. */
  strong: boolean;
}

/**
 * The rows from the sum of the lines to what is to be paid. The marks follow the truth's rules: TOTAL_AMOUNT is the
 * invoice with tax, a deposit does not change it; TAX_AMOUNT is a printed total, not the part of one of several rates.
 */
export function totalRows(
  { content, phrasing, random }: Draft,
  options: { taxTotal?: boolean; accountBalance?: boolean } = {},
): TotalRow[] {
  const { amounts } = content;
  const rows: TotalRow[] = [];
  const push = (key: LabelKey | Text, amount: Span[], strong = false) =>
    rows.push({ label: typeof key === 'string' ? key : key, amount, strong });
  const inclusive = amounts.model === 'inclusive';
  const adjusted = amounts.discount !== 0 || amounts.shipping !== 0;
  if (!inclusive || adjusted || random.chance(0.3)) {
    const net = !inclusive && !adjusted && amounts.tax !== null && random.chance(0.5);
    push(
      phrasing.label(net ? 'totalBeforeTax' : 'subtotal'),
      phrasing.money(amounts.lines, ...(inclusive ? [] : ['SUBTOTAL_AMOUNT'])),
    );
  }
  if (amounts.discount !== 0)
    push(
      random.chance(0.5)
        ? `${phrasing.label('discount')} (${phrasing.percent(amounts.discountPercent)})`
        : phrasing.label('discount'),
      phrasing.money(-amounts.discount),
    );
  if (amounts.shipping !== 0) push(phrasing.label('shipping'), phrasing.money(amounts.shipping));
  if (!inclusive && adjusted && amounts.parts.length > 0 && random.chance(0.4))
    push(phrasing.label('totalBeforeTax'), phrasing.money(amounts.net));
  const several = amounts.parts.length > 1;
  const withTaxTotal = options.taxTotal ?? random.chance(0.4);
  const taxRows = () => {
    for (const part of amounts.parts) {
      const label = inclusive
        ? `${phrasing.label('includedTax')} ${phrasing.percent(part.rate)}`
        : phrasing.taxPartLabel(part);
      push(label, phrasing.money(part.cents, several ? 'TAX_PART' : 'TAX_AMOUNT'));
    }
    if (several && withTaxTotal) push(phrasing.label('taxTotal'), phrasing.money(amounts.tax!, 'TAX_AMOUNT'));
    if (amounts.parts.length === 0 && amounts.tax === 0 && random.chance(0.5))
      push(`${phrasing.taxName} ${phrasing.percent(0)}`, phrasing.money(0, 'TAX_AMOUNT'));
  };
  if (!inclusive) taxRows();
  if (amounts.rounding !== 0) push(phrasing.label('rounding'), phrasing.money(amounts.rounding));
  const asDue = amounts.paid === 0 && amounts.withheld === 0 && !options.accountBalance && random.chance(0.25);
  const totalLabel: Text = [
    phrasing.label(
      asDue ? 'amountDue' : options.accountBalance && amounts.previousBalance !== 0 ? 'newCharges' : 'total',
    ),
    ...stating(phrasing.currencyNote),
  ];
  push(totalLabel, phrasing.money(amounts.total, 'TOTAL_AMOUNT', ...(asDue ? ['AMOUNT_DUE'] : [])), true);
  if (inclusive) taxRows();
  if (amounts.withheld !== 0)
    push(
      `${phrasing.label('withholding')} ${phrasing.percent(amounts.withheldPercent)}`,
      phrasing.money(-amounts.withheld),
    );
  if (amounts.paid !== 0)
    push(phrasing.label('paid'), phrasing.money(random.chance(0.6) ? -amounts.paid : amounts.paid));
  if (amounts.paid !== 0 || amounts.withheld !== 0) {
    push(phrasing.label('amountDue'), phrasing.money(amounts.due, 'AMOUNT_DUE'), true);
  } else if (!asDue && !options.accountBalance && random.chance(0.12)) {
    push(phrasing.label('amountDue'), phrasing.money(amounts.total, 'AMOUNT_DUE'), true);
  }
  if (options.accountBalance && amounts.previousBalance !== 0) {
    push(phrasing.label('previousBalance'), phrasing.money(amounts.previousBalance));
    if (amounts.earlierPayment !== 0) push(phrasing.label('paymentsReceived'), phrasing.money(-amounts.earlierPayment));
    push(phrasing.label('amountDue'), phrasing.money(amounts.accountBalance, 'AMOUNT_DUE'), true);
  }
  return rows;
}

export interface TotalsStyle {
  text?: Style;
  strong?: Style;
  /** The total stands on a filled bar of this colour. */
  bar?: string;
  rules?: 'none' | 'each' | 'total' | 'grid';
  gap?: number;
  labelAlign?: 'left' | 'right';
}

/** Labels left, amounts right-aligned at x + width. Returns the y below. */
export function drawTotals(
  { sheet }: Draft,
  rows: readonly TotalRow[],
  x: number,
  y: number,
  width: number,
  style: TotalsStyle = {},
): number {
  const gap = style.gap ?? 3;
  let top = y;
  for (const row of rows) {
    const text: Style = { size: 10, ...style.text, ...(row.strong ? { bold: true, ...style.strong } : {}) };
    const amountWidth = sheet.measure(row.amount, text) + 10;
    const labelWidth = width - amountWidth - (style.bar ? 6 : 0);
    const labelLines = Math.max(1, Math.ceil(sheet.measure(row.label, text) / Math.max(40, labelWidth - 4)));
    const height = sheet.lineHeight(text) * labelLines + 2 * gap;
    if (row.strong && style.bar) sheet.fill(x, top, width, height, style.bar);
    if (style.rules === 'grid') {
      sheet.frame(x, top, width, height);
      sheet.line(x + width * 0.58, top, x + width * 0.58, top + height);
    }
    if (row.strong && style.rules === 'total') sheet.line(x, top, x + width, top, '#333333', 1);
    sheet.write(row.label, x + 4, top + gap, {
      ...text,
      width: labelWidth,
      ...(style.labelAlign ? { align: style.labelAlign } : {}),
    });
    sheet.write(row.amount, x, top + gap, { ...text, width: width - 4, align: 'right' });
    if (style.rules === 'each') sheet.line(x, top + height, x + width, top + height, '#bbbbbb', 0.4);
    top += height;
  }
  return top;
}
