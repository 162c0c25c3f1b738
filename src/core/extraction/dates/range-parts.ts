import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { ORDINAL } from '../../lexicon/date-joints.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { Lexicon, SpanWords } from '../../lexicon/lexicon.ts';

const spanWords = (...kinds: (keyof SpanWords)[]) =>
  inAllLanguages(
    ...kinds.map(
      (kind) =>
        ({ spans }: Lexicon) =>
          spans?.[kind],
    ),
  );
/** "e 31/05", but not the "E" of "07-11-2024 EUR 249.40". */
const RANGE_JOINT = String.raw`(?:[-–—]|(?:${spanWords('until', 'andDay')})(?!\p{L}))`;
/** "vom 01.01.2027, 0 Uhr, bis 31.12.2027, 24 Uhr": policies begin and end at an hour. */
const AT_HOUR = String.raw`(?:,?\s(?:\p{L}{1,3}\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:${inAllLanguages(({ terms }) => terms.hours)})?,?)?`;
const RANGE_BEFORE = new RegExp(String.raw`\d(?:${ORDINAL}|\.)?${AT_HOUR}\s*${RANGE_JOINT}\s*$`, 'iu');
const RANGE_BEHIND = new RegExp(String.raw`^${AT_HOUR}\s*${RANGE_JOINT}\s*(?:\p{L}{0,9}\.?\s?\d|$)`, 'iu');
/** "and" and the like join the ends of a period only behind a word for its beginning. */
const PERIOD = new RegExp(String.raw`(?<!\p{L})(?:${spanWords('from')})(?!\p{L})`, 'iu');
const LOOSE_JOINT = new RegExp(String.raw`(?<!\p{L})(?:${spanWords('loose')})\s*$`, 'iu');

/** "01.05.2024 - 31.05.2024" is a period, neither of its ends a date of the invoice; the second may begin the next line. */
export function isRangePart({ segment, start, end }: Candidate, above: Segment | undefined): boolean {
  const before = start < 4 && above ? `${above.text} ${segment.text.slice(0, start)}` : segment.text.slice(0, start);
  const behind = segment.text.slice(end);
  const joined = RANGE_BEFORE.test(before) && (!LOOSE_JOINT.test(before) || PERIOD.test(before));
  return joined || (RANGE_BEHIND.test(behind) && (/\d/.test(behind) || PERIOD.test(before)));
}
