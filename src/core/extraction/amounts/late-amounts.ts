import { horizontalOverlap } from '../../geometry.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';

const IF_LATE = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('ifLate')})(?!\p{L})`, 'iu');

/** "After 11/23/2026 pay $150.41", "After due date pay" above "$150.41": what whoever is late has to pay. */
export function isForLate({ segment, start }: AmountCandidate, { layout }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const before = start > 0 ? segment.text.slice(0, start) : (segments[segments.indexOf(segment) - 1]?.text ?? '');
  if (IF_LATE.test(before)) return true;
  if (before !== '') return false;
  const above = layout.rows[segment.row - 1];
  return (
    above?.page === segment.page &&
    above.segments.some(({ box, text }) => horizontalOverlap(box, segment.box) > 0 && IF_LATE.test(text))
  );
}
