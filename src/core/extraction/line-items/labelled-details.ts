import { readTitle } from '../../layout/table-titles.ts';
import { lineAddsUp } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import type { Figure } from './figure.ts';
import type { ItemDraft } from './item-draft.ts';

/** "Quantity: 6   Unit Price: $15.99". */
const LABELLED = /(\p{L}[\p{L}\s.]{1,24}):\s?(\S*\d\S*)/gu;
const MOST_ROWS = 5;

/**
 * Fills quantity and unit price from rows right below a line that name them ("Quantity: 6", "Unit Price: $15.99"), where
 * the table has no column for them. A price has to lead to an amount of the line, perhaps that without tax.
 */
export function readLabelledDetails(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  readNumber: (text: string) => Figure | null,
): void {
  const anchors = new Set(drafts.map(({ anchor }) => anchor.row));
  for (const draft of drafts.filter((one) => one.quantity === null)) {
    const details = new Map<string, Figure>();
    for (const row of rows) {
      if (row.row <= draft.anchor.row || row.page !== draft.anchor.page) continue;
      if (anchors.has(row.row) || row.summary || row.row > draft.anchor.row + MOST_ROWS) break;
      for (const [, label, value] of row.cells.flatMap((cell) => [...(cell?.text ?? '').matchAll(LABELLED)])) {
        const figure = readNumber(value!.replace(/[,;]$/, ''));
        const { kind, known, total } = readTitle(label!);
        if (figure && known === total && !details.has(kind)) details.set(kind, figure);
      }
    }
    const quantity = details.get('quantity');
    const price = details.get('unitPrice') ?? details.get('price');
    if (!quantity || quantity.currency || quantity.percent) continue;
    const amounts = draft.anchor.figures.flatMap((figure) => figure?.value ?? []);
    if (price && !amounts.some((amount) => lineAddsUp(quantity.value, price.value, amount, null))) continue;
    draft.quantity = quantity.value;
    if (price) draft.unitPrice ??= price.value;
  }
}
