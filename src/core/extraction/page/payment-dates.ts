import type { Row, Segment } from '../../layout/layout.ts';
import type { FoundLabel } from './find-labels.ts';

const AMOUNT = /(?<![\d.,])(?!0+[.,]0)\d[\d.,'’ ]*[.,]\d{2}(?!\d)/;

/** "Transaction ID | Payment Date | Amount": the titles of what was paid. */
const TRANSACTION = /^transaction/iu;

/**
 * "Payment date" is the day on which is to be paid, unless the page says that it was paid: as a receipt, or beside an
 * amount that was received, or is no invoice at all. The labels then name a due date, or another one.
 */
export function settlePaymentDates(rows: readonly Row[], labels: ReadonlyMap<Segment, readonly FoundLabel[]>): void {
  const all = [...labels.values()].flat();
  const dates = all.filter(({ classes }) => classes.includes('payment_date'));
  if (dates.length === 0) return;
  const isInvoice = all.some(
    ({ startsSegment, classes }) => startsSegment && (classes.includes('title') || classes.includes('invoice_number')),
  );
  const isPaid = all.some(
    ({ startsSegment, classes, segment }) =>
      startsSegment &&
      (classes.includes('receipt_title') ||
        (classes.includes('prepaid') && AMOUNT.test(rows[segment.row]!.text)) ||
        (TRANSACTION.test(segment.text) && dates.some((date) => date.segment.row === segment.row))),
  );
  for (const label of dates) label.classes = [isInvoice && !isPaid ? 'due_date' : 'other_date'];
}
