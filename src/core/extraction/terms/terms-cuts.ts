import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { asksForDay } from './asks-for-day.ts';
import { mentionsTime, SHORTENED, soundsLikeSmallPrint, soundsLikeTerms } from './terms-language.ts';
import { SENTENCE_END } from './terms-sentences.ts';
import { spanning } from './terms-span.ts';

const SENTENCE_ENDS = new RegExp(SENTENCE_END.source, 'gu');

/** "Your order: 44 Terms: Net 7 Due date: 28/11": what stands between a terms label and the next label of its line. */
export function betweenLabels(segment: Segment, facts: DocumentFacts): Candidate[] {
  const labels = facts.labels.get(segment) ?? [];
  return labels.flatMap((label, index) => {
    if (!label.colon || !isOneOf(label, ['terms'])) return [];
    const next = labels.slice(index + 1).find((other) => other.colon);
    if (!next && label.startsSegment) return [];
    const lead = /^[\s.):]*/.exec(segment.text.slice(label.end))![0].length;
    const text = segment.text.slice(label.end + lead, next?.start).trimEnd();
    const start = label.end + lead;
    return /[\p{L}\d]/u.test(text) ? [spanning(segment, start, start + text.length, [])] : [];
  });
}

/**
 * "Thank you for your order. Please transfer the" / "total within 14 days to our account. No VAT is charged": the last
 * sentence of a line to where it ends, without those before it and behind.
 */
export function sentenceOverLines(
  segment: Segment,
  from: number,
  onward: readonly Segment[],
  facts: DocumentFacts,
): Candidate | null {
  const begin = matchesOf(segment.text, SENTENCE_ENDS).findLast(({ index }) => index > from);
  // "… wird am 27.10.2025 von Ihrem Konto" / "eingezogen. Mandatsreferenz 118": a line may be one sentence that goes on.
  if (!begin && !(from === 0 && /^\p{Ll}/u.test(onward[0]?.text ?? ''))) return null;
  const start = begin ? begin.index + begin[0].length : from;
  const opened = segment.text.slice(start);
  if (/[.!;:]$/.test(opened)) return null;
  for (const [index, line] of onward.entries()) {
    if (facts.labels.get(line)?.some((next) => next.startsSegment && (next.colon || next.wholeSegment))) return null;
    const end = line.text.search(SENTENCE_END);
    if (end < 0 && !/[.!:]$/.test(line.text)) continue;
    const more = onward.slice(0, index + 1);
    const whole = spanning(segment, start, segment.text.length, more);
    const text = end < 0 ? whole.text : whole.text.slice(0, whole.text.length - line.text.length + end);
    const asks = soundsLikeTerms(text) || (!begin && asksForDay(text, facts));
    return asks && !soundsLikeSmallPrint(text) ? { ...whole, text, value: text.trim() } : null;
  }
  return null;
}

/** Dots in numbers and days, and those that shorten a word, end none. */
const SENTENCE = new RegExp(
  String.raw`[^.;!]+(?:\.(?=\S)[^.;!]*|(?<=(?<![\d.,])\d{1,2})\.[^.;!]*|${SHORTENED}[^.;!]*)*[.;!]?`,
  'giu',
);

/** Single sentences; right behind a terms label the first one counts whatever it says. */
export function sentences(segment: Segment, from: number, labelled: boolean): Candidate[] {
  const parts = matchesOf(segment.text.slice(from), SENTENCE).map((part) => ({ text: part[0], at: part.index }));
  if (parts.length < 2) return [];
  return joinedTerms(parts, labelled)
    .filter(({ text }, index) => (labelled && index === 0) || soundsLikeTerms(text))
    .map(({ text, at }) => {
      const start = from + at + text.length - text.trimStart().length;
      return spanning(segment, start, start + text.trim().replace(/;$/, '').length, []);
    });
}

/** "2 % within 10 days; otherwise net by 9 March 2025": what goes on behind a semicolon with another time to pay. */
function joinedTerms(
  parts: readonly { text: string; at: number }[],
  labelled: boolean,
): { text: string; at: number }[] {
  const joined: { text: string; at: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const goesOn = last?.text.endsWith(';') && /^\s+\p{Ll}.*\d/u.test(part.text) && mentionsTime(part.text);
    // "Betalingstermijn 30 dagen; …": what the label calls terms needs no word about paying.
    const isTerms = last && (soundsLikeTerms(last.text) || (labelled && joined.length === 1));
    if (last && goesOn && isTerms && !soundsLikeSmallPrint(part.text)) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
