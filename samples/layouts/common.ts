import type { Draft } from '../draw/draft.ts';
import type { Column, TableFlow } from '../draw/line-table.ts';

/** A set of columns that is usual for the document's country and tax. */
export function usualColumns({ random, content }: Draft): Column[] {
  const taxed = content.amounts.parts.length > 0 && content.amounts.model !== 'split';
  return random.pick<() => Column[]>([
    () => [
      { key: 'description', share: 5 },
      { key: 'quantity', share: 1 },
      { key: 'unitPrice', share: 1.5 },
      { key: 'lineTotal', share: 1.6 },
    ],
    () => [
      { key: 'quantity', share: 0.9, align: 'left' },
      { key: 'description', share: 5 },
      { key: 'unitPrice', share: 1.5 },
      { key: 'lineTotal', share: 1.6 },
    ],
    () => [
      { key: 'position', share: 0.7 },
      { key: 'description', share: 4.6 },
      { key: 'quantity', share: 1 },
      { key: 'unit', share: 0.9 },
      { key: 'unitPrice', share: 1.5 },
      { key: 'lineTotal', share: 1.6 },
    ],
    () => [
      { key: 'sku', share: 1.4 },
      { key: 'description', share: 4 },
      { key: 'quantity', share: 1 },
      { key: 'unitPrice', share: 1.5 },
      { key: 'lineTotal', share: 1.6 },
    ],
    () => [
      { key: 'description', share: 4.5 },
      { key: 'quantityUnit', share: 1.3 },
      { key: 'unitPrice', share: 1.5 },
      ...(taxed ? [{ key: 'taxRate', share: 1.1 } as const] : []),
      { key: 'lineTotal', share: 1.6 },
    ],
  ])();
}

/** A plain flow: the table goes on at `top` of a fresh page. */
export function flowTo(bottom: number, top: number, carry = false): TableFlow {
  return {
    bottom,
    carry,
    nextPage: ({ sheet }) => {
      sheet.addPage();
      return top;
    },
  };
}

/** Makes room for a block of that height: goes to a new page when it would cross `bottom`. */
export function roomFor({ sheet }: Draft, y: number, height: number, bottom = sheet.height - 60, top = 60): number {
  if (y + height <= bottom) return y;
  sheet.addPage();
  return top;
}
