import type { Segment } from '../../layout/layout.ts';
import { isPricedInList } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import { mentionsPaying, statesPeriod } from './terms-language.ts';

/** "1. Total payment due in 30 days": the number of a remark in a list. */
export const ENUMERATOR = /^\d{1,2}[.)]\s+(?=\p{Lu}\p{Ll})/u;

/** The lines that may go on with a sentence: up to what has a price, and to the next remark of a numbered list. */
export function goingOn(lines: readonly Segment[], facts: DocumentFacts): readonly Segment[] {
  const next = lines.findIndex(({ text }) => ENUMERATOR.test(text));
  return untilPriced(next < 0 ? lines : lines.slice(0, next), facts);
}

/** The lines above the first that has its own amount: it begins an item. */
function untilPriced(lines: readonly Segment[], facts: DocumentFacts): readonly Segment[] {
  const end = lines.findIndex((line) => isPricedInList(line, facts));
  return end < 0 ? lines : lines.slice(0, end);
}

/** "Observaciones: Pago a 30 días fecha factura", "Bemerkung: zahlbar binnen 14 Tagen": what a remark says, is said behind its title. */
export function remarkOn(labels: readonly FoundLabel[], text: string): FoundLabel | undefined {
  return labels.find(
    (found) =>
      found.startsSegment &&
      found.colon &&
      isOneOf(found, ['other_party']) &&
      statesPeriod(text.slice(found.end)) &&
      mentionsPaying(text.slice(found.end)),
  );
}
