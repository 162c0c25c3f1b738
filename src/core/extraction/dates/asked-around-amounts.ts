import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentLayout, Segment } from '../../layout/layout.ts';
import { asksToPayOn, endsInUntil } from '../terms/terms-language.ts';

/** Words that may stand before the day in its own line: "by", "spätestens bis zum". */
const MOST_WORDS = 3;
/** So many times the height of the larger line lies the next one below at most. */
const NEAR = 2.8;
/** So many rows of what stands beside may lie between two lines. */
const MOST_ROWS = 4;
/** With its currency and a word or two for its tax: "927,00 € TTC", "£118.40 incl. VAT". */
const AMOUNT_ONLY =
  /^(?:\p{Sc}|[A-Z]{3}|kr\.?)?\s?\d[\d.,'’ ]*[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3}|kr\.?)?(?:\s\p{L}{2,6}\.?){0,2}$/u;

/** "Please pay", below it "£968.57" in large letters, and below that "by 7 December 2026": a sentence around its amount. */
export function isAskedAroundAmount({ segment, start, end }: Candidate, layout: DocumentLayout): boolean {
  const before = segment.text.slice(0, start);
  if (!endsInUntil(before) || before.trim().split(/\s+/).length > MOST_WORDS) return false;
  const amount = lineAboveInColumn(segment, layout);
  if (!amount || !AMOUNT_ONLY.test(amount.text)) return false;
  const asking = lineAboveInColumn(amount, layout);
  return asking !== undefined && asksToPayOn(`${asking.text} ${before}`, segment.text.slice(end));
}

/** The nearest line above in the same column, which begins with it or stands above its middle. */
export function lineAboveInColumn({ row, page, box }: Segment, { rows }: DocumentLayout): Segment | undefined {
  const middle = box.x + box.width / 2;
  for (const above of rows.slice(Math.max(0, row - MOST_ROWS), row).reverse()) {
    const line = above.segments.find(
      (one) =>
        Math.abs(one.box.x - box.x) < SAME_EDGE.loose ||
        Math.abs(one.box.x + one.box.width / 2 - middle) < SAME_EDGE.loose,
    );
    if (line && line.page === page)
      return box.y - line.box.y < NEAR * Math.max(box.height, line.box.height) ? line : undefined;
  }
  return undefined;
}
