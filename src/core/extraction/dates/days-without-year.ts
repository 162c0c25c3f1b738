import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { OF_MONTH, OF_YEAR, ORDINAL } from '../../lexicon/date-joints.ts';
import { matchesOf } from '../../matches-of.ts';
import { daysBetween, isoDate } from '../../values/calendar-date.ts';
import { monthOf } from '../../values/month-names.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { asksToPayOn } from '../terms/terms-language.ts';

/** "15. Oktober", "15 de octubre", "1er mars"; and "October 15", "October 15th". No year, nor another number, follows. */
const DAY_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(\d{1,2})(?:${ORDINAL}|\.)?\s(?:${OF_MONTH}\s)?(\p{L}{3,12})(?![\p{L}\d]|\.?,?\s(?:${OF_YEAR}\s)?\d)`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})${ORDINAL}?(?![\p{L}\d]|[.,:/-]\d|,?\s\d)`,
  'giu',
);

/** Nobody who leaves the year out gives more days to pay. */
const MOST_DAYS = 100;
/** From here on a label tells the day, and does not only stand near. */
const LABELLED = 0.6;
const SENTENCE_END = /[.!?]\s(?=\p{Lu})/u;

/**
 * "Bitte überweist das Geld bis zum 15. Oktober": the day until which a sentence asks to pay may be without its year,
 * which is the one that brings it soon after the day of the invoice; where no label tells that, after the first date.
 */
export function daysWithoutYear(facts: DocumentFacts, dated: readonly Candidate[]): Candidate[] {
  const from = (
    dated.find((one) => strongestLink(labelLinks(one, facts), ['invoice_date', 'date']) > LABELLED) ?? dated[0]
  )?.value;
  if (!from) return [];
  return facts.layout.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ segments }) => segments.flatMap((segment, index) => daysIn(segment, segments, index, from))),
  );
}

function daysIn(segment: Segment, lines: readonly Segment[], index: number, from: string): Candidate[] {
  const { text } = segment;
  if (!/\d/.test(text)) return [];
  const found = [
    ...matchesOf(text, DAY_MONTH).map((match) => ({ match, day: match[1]!, month: monthOf(match[2]!) })),
    ...matchesOf(text, MONTH_DAY).map((match) => ({ match, day: match[2]!, month: monthOf(match[1]!) })),
  ];
  return found.flatMap(({ match, day, month }) => {
    const value = month && soonAfter(from, month, Number(day));
    if (!value) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const before = `${lines[index - 1]?.text ?? ''} ${text.slice(0, start)}`.split(SENTENCE_END).at(-1)!;
    const behind = `${text.slice(end)} ${lines[index + 1]?.text ?? ''}`.split(SENTENCE_END)[0]!;
    return asksToPayOn(before, behind) ? [makeCandidate(segment, start, end, value)] : [];
  });
}

/** The next such day; null where that is long after. */
function soonAfter(from: string, month: number, day: number): string | null {
  const year = Number(from.slice(0, 4));
  const next = [year, year + 1].map((one) => isoDate(one, month, day)).find((date) => date !== null && date >= from);
  return next && daysBetween(from, next) <= MOST_DAYS ? next : null;
}
