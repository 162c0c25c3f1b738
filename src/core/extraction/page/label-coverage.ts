import type { Candidate } from '../../candidates/candidate.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** How much a label of another segment says, 0 to 1: labels that fill it count fully, words inside sentences hardly. */
export function coverage(label: FoundLabel, candidate: Candidate, facts: DocumentFacts): number {
  const share = (label.end - label.start) / Math.max(1, label.segment.text.length);
  // "From: Acme" has its value already.
  if (label.colon && !label.wholeSegment) return 0.25;
  if (candidate.isIdentifier && /\d{3}/.test(label.segment.text.slice(label.end))) return 0.25;
  // "Rechnungsdatum 14.03.22" announces its own date, no other one.
  if (ISO_DATE.test(candidate.value) && hasOwnDate(label, facts)) return 0.25;
  if ('money' in candidate && label.startsSegment && isToldByDay(label, facts)) return 0.95;
  const inFront = label.segment.text.slice(0, label.start);
  const isHead =
    (label.startsSegment || RATE_IN_FRONT.test(inFront) || isTaxOfPlace(label, inFront)) && !isSentence(label);
  return label.wholeSegment ? 1 : Math.min(1, (isHead ? 0.55 : 0.25) + 0.5 * share);
}

/** "zzgl. 0,00 % USt.": a rate, and a word or two around it, in front of a tax begin the line with it. */
const RATE_IN_FRONT = /^(?:\p{L}{2,10}\.?\s)?\d{1,2}(?:[.,]\d{1,2})?\s?%\s(?:\p{L}{2,12}\.?\s)?$/u;

/** "ME SALES TAX (EXEMPT)", "Total State of Illinois Sales Tax", "Cook County Use Tax 1.25%": whose tax it is stands in front. */
function isTaxOfPlace(label: FoundLabel, inFront: string): boolean {
  return (
    isOneOf(label, ['tax']) &&
    OF_PLACES.has(label.phrase) &&
    PLACE.test(inFront) &&
    !OF_SUM.test(inFront) &&
    !/\p{L}/u.test(label.segment.text.slice(label.end).replace(/\([^()]*\)/g, ''))
  );
}

const OF_PLACES: ReadonlySet<string> = new Set(LEXICONS.flatMap(({ taxes }) => taxes?.ofPlaces ?? []));
/** Words with a capital, as names of places have. */
const PLACE = /^(?:(?:\p{Lu}[\p{L}.'’]*|[Oo]f|[Tt]he)\s){1,5}$/u;
/** "Amount Before Sales Tax", "Subtotal Without Use Tax": a sum, and no tax. */
const OF_SUM = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.ofSums)})(?!\p{L})`, 'iu');

/** "Btw verlegd conform artikel 24b van het Uitvoeringsbesluit.": what is said, and no heading of what stands below. */
function isSentence({ segment }: FoundLabel): boolean {
  return segment.words.length >= SENTENCE && /\p{L}{2}[.!?]$|\d{4}\.$/u.test(segment.text);
}

/** Words from which on a line with a full stop is one. */
const SENTENCE = 7;

/** "Amount due by 27/08/2024", "Zu zahlen bis 14.10.2024": beside an amount the day is part of the label. */
function isToldByDay({ segment, end }: FoundLabel, facts: DocumentFacts): boolean {
  const rest = segment.text.slice(end);
  const [date, more] = /\d/.test(rest) ? facts.datesIn(rest) : [];
  if (!date || more) return false;
  return /^(?:\s\p{L}{1,10}\.?){1,3}\s$/u.test(rest.slice(0, date.start)) && /^\W*$/.test(rest.slice(date.end));
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function hasOwnDate({ segment, end }: FoundLabel, facts: DocumentFacts): boolean {
  return /\d/.test(segment.text) && facts.datesIn(segment.text.slice(end)).length > 0;
}
