import type { Segment } from '../../layout/layout.ts';
import type { FoundLabel } from './find-labels.ts';

/** "Receipt for your payment", "Your receipt from Acme": what a paper calls itself has few words. */
const MOST_WORDS_IN_TITLE = 6;

/** A transaction's id is the number of a paper that is called a receipt; on others cards and payment services print it. */
export function settleTransactionIds(labels: ReadonlyMap<Segment, FoundLabel[]>): void {
  const all = [...labels.values()].flat();
  const isReceipt = all.some(
    ({ classes, startsSegment, segment }) =>
      startsSegment && classes.includes('receipt_title') && segment.words.length <= MOST_WORDS_IN_TITLE,
  );
  if (isReceipt) return;
  for (const label of all) if (label.phrase === 'transaction id') label.classes = ['other_number'];
}
