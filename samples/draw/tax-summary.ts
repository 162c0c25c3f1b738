import type { Draft } from './draft.ts';
import type { Style } from './style.ts';
import type { Text } from './text.ts';

/**
 * The small table of rate, base and tax that European invoices print beside their sums. With one rate its tax is the
 * total tax; with several it shows parts only. Returns the y below (y itself when no tax is charged).
 */
export function taxSummary(
  { content, phrasing, sheet }: Draft,
  x: number,
  y: number,
  width: number,
  style: Style = {},
): number {
  const { parts } = content.amounts;
  if (parts.length === 0) return y;
  const field = parts.length > 1 ? 'TAX_PART' : 'TAX_AMOUNT';
  const head: Text[] = [phrasing.label('taxRate'), phrasing.label('totalBeforeTax'), phrasing.label('taxAmount')];
  const rows: Text[][] = parts.map((part) => [
    part.name === content.locale.taxNames[0]
      ? phrasing.percent(part.rate)
      : `${part.name} ${phrasing.percent(part.rate)}`,
    [phrasing.bare(part.baseCents)],
    [phrasing.bare(part.cents, field)],
  ]);
  const cell = width / head.length;
  let top = y;
  [head, ...rows].forEach((texts, index) => {
    const cellStyle: Style = { size: 8, bold: index === 0, align: 'right', fit: true, ...style, width: cell - 6 };
    const height =
      Math.max(...texts.map((text) => sheet.countLines(text, cellStyle))) * sheet.lineHeight(cellStyle) + 4;
    texts.forEach((text, i) => {
      sheet.frame(x + i * cell, top, cell, height, '#888888', 0.4);
      sheet.write(text, x + i * cell + 3, top + 2, cellStyle);
    });
    top += height;
  });
  return top;
}
