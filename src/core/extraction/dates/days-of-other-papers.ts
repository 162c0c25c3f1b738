import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import type { Neighbours } from './date-sentences.ts';

/** What may number the invoice itself, or date it. */
const OF_INVOICE: FoundLabel['classes'] = [
  'title',
  'credit_title',
  'invoice_number',
  'invoice_date',
  'date',
  'receipt_number',
  'reference',
];

/** What calls a paper an invoice, or numbers it, wherever it stands: "Auftrag: Nr. 118 vom 4.11.2024" is none. */
const NAMES_INVOICE: FoundLabel['classes'] = ['title', 'credit_title', 'invoice_number'];

/** Letters of the little words that join a number and its day: "vom", "du", "of", "z dnia". */
const LITTLE_WORD = 6;

/**
 * "Auftragsbestätigung: AB 24-0866 vom 04.11.2024", "Bon de commande : BC-118 du 4/11/2024": behind the number of a paper
 * that its title calls otherwise than an invoice stands the day of that paper; not so in "Betreff: Rechnung Nr. 118 vom
 * 4.11.2024".
 */
export function isOfOrder({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const joins = facts.labels
    .get(segment)
    ?.find(
      (label) =>
        isOneOf(label, ['date']) &&
        label.phrase.length <= LITTLE_WORD &&
        label.end <= start &&
        start - label.end <= 1 &&
        !label.startsSegment,
    );
  if (!joins) return false;
  if (isNumberOfOther(segment, joins.start, facts)) return true;
  const { segments } = facts.layout.rows[segment.row]!;
  const colon = segment.text.slice(0, joins.start).indexOf(':');
  const title = colon >= 0 ? segment : segments[segments.indexOf(segment) - 1];
  const end = colon >= 0 ? colon : title?.text.endsWith(':') ? title.text.length : 0;
  if (!title || !/\p{L}{5}/u.test(title.text.slice(0, end))) return false;
  if (!/\d/.test(segment.text.slice(Math.max(0, colon), joins.start))) return false;
  if (facts.labels.get(title)?.some((label) => label.start < end && isOneOf(label, OF_INVOICE))) return false;
  return !facts.labels.get(segment)?.some((label) => label.end <= joins.start && isOneOf(label, NAMES_INVOICE));
}

/** "Lieferschein LS25-66120", "Bon de livraison 3391", in ordinary writing: a line that begins with the title and the number of another paper. */
function isNumberOfOther(segment: Segment, end: number, { labels, medianFontSize }: DocumentFacts): boolean {
  if (segment.bold || segment.fontSize > medianFontSize * LARGE) return false;
  const first = labels.get(segment)?.find(({ startsSegment }) => startsSegment);
  return (
    first !== undefined &&
    first.end < end &&
    isOneOf(first, OF_OTHER) &&
    !isOneOf(first, OF_INVOICE) &&
    /^[\s.:]*\S*\d\S*\s$/u.test(segment.text.slice(first.end, end))
  );
}

const OF_OTHER: FoundLabel['classes'] = ['other_number', 'purchase_order', 'delivery_date'];
/** What is larger may be the paper's own title. */
const LARGE = 1.1;

/** Fewer words are no sentence. */
const WORDS_OF_PROSE = 5;

/** "… aus Rechnung R-118; ursprünglich" above "1.284,77 EUR, fällig 21.04.2025": a sentence of some words about another paper. */
export function isToldOfOther(
  { segment, start }: Candidate,
  ofOther: ReadonlySet<Segment>,
  above: Neighbours,
): boolean {
  const upper = above.get(segment);
  if (ofOther.has(segment)) return segment.words.length >= WORDS_OF_PROSE;
  if (!upper || !ofOther.has(upper) || upper.words.length < WORDS_OF_PROSE) return false;
  return !/[.!?:]$/.test(upper.text) && !/[.!?]\s/.test(segment.text.slice(0, start));
}
