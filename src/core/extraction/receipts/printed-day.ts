import type { Candidate } from '../../candidates/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { recognisedWords } from '../../lexicon/sayings/all-sayings.ts';

/** A till prints the time beside the date; the date itself is taken away before. */
const TIME = /(?<![\d.,])(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d)?(?![\d,])/;
/** Its own word, with the first letter misread as often as not ("late", "Oate"). */
const DATE_WORD = new RegExp(
  String.raw`(?<!\p{L})[dlfo0]at(?:e|um|a|o)(?!\p{L})|(?<!\p{L})(?:${recognisedWords('day')})(?!\p{L})`,
  'iu',
);
/** Of something that ends or begins on another day. */
const OTHER_DAY = new RegExp(String.raw`(?<!\p{L})(?:${recognisedWords('otherDay')})(?!\p{L})`, 'iu');

/** What stands further away than this, in letters, is not of the same line of a slip. */
const BESIDE = 100;
/** Of the parts of that line, so many to either side. */
const NEAREST = 6;

const LABELLED = 2;
const TIMED = 2;
const TIME_IN_NEXT_ROW = 1;
const OF_OTHER_DAY = 4;

/**
 * The day a slip was printed, of all its dates: named so, beside the time or above it; neither the end of an offer nor the
 * last day for bringing things back. The first of equals; null when there is none.
 */
export function printedDay<Day extends Candidate>(dates: readonly Day[], rows: readonly Row[]): Day | null {
  const worth = ({ segment, start, end }: Day): number => {
    const row = rows[segment.row];
    if (!row) return 0;
    const around = segment.text.slice(Math.max(0, start - BESIDE), start) + segment.text.slice(end, end + BESIDE);
    const at = row.segments.indexOf(segment);
    const near = row.segments.slice(Math.max(0, at - NEAREST), at + NEAREST + 1);
    const beside = near.map((one) => (one === segment ? around : one.text.slice(0, BESIDE))).join(' ');
    const below = rows[segment.row + 1]?.text.slice(0, BESIDE) ?? '';
    return (
      (DATE_WORD.test(beside) ? LABELLED : 0) +
      (TIME.test(beside) ? TIMED : TIME.test(below) ? TIME_IN_NEXT_ROW : 0) -
      (OTHER_DAY.test(beside) ? OF_OTHER_DAY : 0)
    );
  };
  let [best, most] = [null as Day | null, -1];
  for (const date of dates.toSorted((a, b) => a.segment.row - b.segment.row || a.start - b.start)) {
    const own = worth(date);
    if (own > most) [best, most] = [date, own];
  }
  return best;
}
