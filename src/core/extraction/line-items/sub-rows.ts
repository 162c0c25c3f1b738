import { rowWords } from '../../lexicon/row-words.ts';
import { lineAddsUp } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

/** How much further in (share of the text's height) a component stands than the item it belongs to. */
const INDENT = 0.5;
const PART_WORDS = new RegExp(String.raw`^(?:${rowWords('within')})\b`, 'i');

/** "Solar feed-in   402.0   -0.0500   -20.10": what has a count and a price of its own is a line, though the sum below leaves it out. */
function isMultiplied({ quantity, unitPrice, total }: ItemDraft): boolean {
  return quantity !== null && unitPrice?.startsWith('-') === true && lineAddsUp(quantity, unitPrice, total, null);
}

type Suspicion = (draft: ItemDraft) => boolean;

/**
 * Drops rows that only explain the line above (components, levies that are included). They give themselves away by
 * what they lack; the sum of the others being printed proves it. Without proof only rows that say so are dropped.
 */
export function withoutSubRows(
  drafts: readonly ItemDraft[],
  isSum: (drafts: readonly ItemDraft[]) => boolean,
): { drafts: ItemDraft[]; summed: boolean } {
  for (const suspicious of suspicions(drafts)) {
    const kept = drafts.filter((draft) => !suspicious(draft));
    if (kept.length > 0 && kept.length < drafts.length && isSum(kept))
      return { drafts: drafts.filter((draft) => !suspicious(draft) || isMultiplied(draft)), summed: true };
  }
  const isPart = (draft: ItemDraft): boolean => draft.unitPrice === null && PART_WORDS.test(nameOf(draft));
  const mostPriced = mostAre(drafts, ({ unitPrice }) => unitPrice !== null);
  return { drafts: drafts.filter((draft) => !(mostPriced && isPart(draft))), summed: false };
}

function suspicions(drafts: readonly ItemDraft[]): Suspicion[] {
  const lefts = drafts.flatMap(({ left }) => (left === null ? [] : [left]));
  const edge = lefts.length > 0 ? Math.min(...lefts) : 0;
  const isIndented: Suspicion = ({ left, anchor }) => left !== null && left > edge + INDENT * anchor.height;
  const lacks: Suspicion[] = [
    ({ unitPrice }) => unitPrice === null,
    ({ quantity }) => quantity === null,
    ({ hasPosition }) => !hasPosition,
    ({ total }) => /^-?0*(\.0*)?$/.test(total),
  ];
  const own: Suspicion[] = [
    (draft) => PART_WORDS.test(nameOf(draft)),
    ...lacks,
    isIndented,
    ({ total }) => total.startsWith('-'),
  ];
  return own.filter((suspicion) => mostAre(drafts, (draft) => !suspicion(draft)));
}

function mostAre(drafts: readonly ItemDraft[], test: Suspicion): boolean {
  return drafts.filter(test).length * 2 >= drafts.length;
}

function nameOf({ anchor }: ItemDraft): string {
  return anchor.cells.find((cell) => cell && /\p{L}{2}/u.test(cell.text))?.text ?? '';
}
