import { nouns } from '../../lexicon/nouns.ts';
import { descriptionOf, type ItemDraft } from './item-draft.ts';

const ROUNDING = new RegExp(`^(?:${nouns('rounding')})\\W*$`, 'iu');
/** Sums are rounded to whole units at most. */
const LARGEST = 1;

/** "Rundung   0.03" closes the list of what was sold, and was not sold. */
export function isRounding(draft: ItemDraft, description: number | null): boolean {
  return Math.abs(Number(draft.total)) < LARGEST && ROUNDING.test(descriptionOf(draft, description, 0) ?? '');
}
