import { nouns } from '../../lexicon/nouns.ts';
import { CENT, isNear } from '../../values/decimal.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

/** A sum of one line proves nothing: prices are repeated. */
const FEWEST = 2;

/**
 * The lines above the first row that is their sum, whatever that row is called; null when no row is. Words for sums are
 * without number, and each trade and country has its own; that the figures add up needs no word.
 */
export function aboveClosingSum(drafts: readonly ItemDraft[]): ItemDraft[] | null {
  for (let end = FEWEST; end < drafts.length; end++) {
    const sum = drafts[end]!;
    // What is counted or priced is sold.
    if (sum.quantity !== null || sum.unitPrice !== null) continue;
    const above = drafts.slice(0, end);
    if (!isZero(sum.total) && isNear(sumOf(above.map(({ total }) => total)), sum.total, CENT)) return above;
  }
  return null;
}

/**
 * The lines without the nameless rows that sum up those above since the last such row, and of them those behind the last:
 * lists below each other, each with a sum that no word names.
 */
export function withoutBareSums(drafts: readonly ItemDraft[]): { kept: ItemDraft[]; last: ItemDraft[] } {
  const kept: ItemDraft[] = [];
  let open: ItemDraft[] = [];
  for (const draft of drafts) {
    const isBare = draft.left === null && draft.unitPrice === null && open.length >= FEWEST && !isZero(draft.total);
    if (isBare && isNear(sumOf(open.map(({ total }) => total)), draft.total, CENT)) open = [];
    else {
      open.push(draft);
      kept.push(draft);
    }
  }
  return { kept, last: open };
}

/**
 * The lines of sections below each other, each closed by a row that is its sum, whatever that is called ("Labour total"
 * below labour, "Parts total" below parts); null where there are not two such sections, or lines belong to none.
 */
export function linesOfSections(drafts: readonly ItemDraft[]): ItemDraft[] | null {
  const kept: ItemDraft[] = [];
  let open: ItemDraft[] = [];
  let closed = 0;
  for (const draft of drafts) {
    const isPlain = draft.quantity === null && draft.unitPrice === null && !isZero(draft.total);
    const mayClose = isPlain && open.length >= (TOTAL_BEHIND.test(textOf(draft)) ? 1 : FEWEST);
    if (mayClose && isNear(sumOf(open.map(({ total }) => total)), draft.total, '0')) {
      kept.push(...open);
      open = [];
      closed++;
    } else open.push(draft);
  }
  return closed > 1 && open.length === 0 ? kept : null;
}

/** "Labour total": with the word one line may be all that is summed up. */
const TOTAL_BEHIND = new RegExp(String.raw`\p{L}\s(?:${nouns('sums')}):?$`, 'iu');

function textOf({ anchor }: ItemDraft): string {
  const names = anchor.cells.flatMap((cell) => (cell && /\p{L}{3}/u.test(cell.text) ? [cell.text] : []));
  return names.join(' ');
}

function isZero(value: string): boolean {
  return !/[1-9]/.test(value);
}

/** Kinds by which a box below sums the lines up again: "Labor", "Parts", "Sublet". */
const MOST_KINDS = 4;

/**
 * The lines above a box that sums them up by kind, each without a count: "Labor   275.00" and "Parts   231.69" below lines
 * that make 506.69. Null where nothing below makes what the lines above do.
 */
export function summedByKind(drafts: readonly ItemDraft[]): ItemDraft[] | null {
  const isPlain = ({ quantity, unitPrice }: ItemDraft) => quantity === null && unitPrice === null;
  for (let end = drafts.length - 2; end > 1; end--) {
    const kinds = drafts.slice(end, end + MOST_KINDS);
    if (!isPlain(kinds[0]!)) break;
    const lines = drafts.slice(0, end);
    if (!lines.some((line) => !isPlain(line))) return null;
    const sum = valueKey(sumOf(lines.map(({ total }) => total)));
    const isMade = kinds.some(
      (_, at) => at > 0 && valueKey(sumOf(kinds.slice(0, at + 1).map(({ total }) => total))) === sum,
    );
    if (isMade) return lines;
  }
  return null;
}
