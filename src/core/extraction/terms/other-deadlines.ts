import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import {
  endsInUntil,
  mentionsPaying,
  mentionsTime,
  soundsLikeTerms,
  speaksOfLater,
  statesPeriod,
} from './terms-language.ts';

const wordsOf = (kind: 'late' | 'complaints' | 'givenBack' | 'kept') =>
  LEXICONS.flatMap(({ terms }) => terms[kind] ?? []).join('|');
const LATE = new RegExp(`^(?:${wordsOf('late')})`, 'iu');
const COMPLAINT = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf('complaints')})(?!\p{L})`, 'iu');
/** What is given back, in whose days nobody pays. */
const GIVEN_BACK = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf('givenBack')})(?!\p{L})`, 'iu');

/** "Les marchandises restent la propriété du vendeur jusqu'au" / "paiement intégral": whose the goods are until then. */
const KEPT = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf('kept')})(?!\p{L})`, 'iu');

/** Between two sentences: an abbreviation or the number of a day ends none. */
const BETWEEN_SENTENCES = /(?<=(?:\p{Ll}{3}|\p{Lu}{4}|\d{4})[.!?])\s+(?=[\p{Lu}\d])/u;

/**
 * Whether only the sentences with another deadline sound like terms: "Your contract ends on 14 March 2028. If we can't
 * settle a complaint within 8 weeks …".
 */
export function isAmongOtherDeadlines(value: string): boolean {
  const sentences = value.split(BETWEEN_SENTENCES);
  const others = sentences.filter((sentence) => !isOtherDeadline(sentence));
  return sentences.length > 1 && others.length < sentences.length && !others.some(soundsLikeTerms);
}

/** "Interest applies to accounts more than 30 days overdue", "Complaints within 8 days": days, but none to pay in. */
export function isOtherDeadline(value: string): boolean {
  if (LATE.test(value)) return true;
  // "Ask for a refund within 15 days of the payment".
  const back = GIVEN_BACK.exec(value);
  const lead = back && value.slice(0, back.index);
  if (lead !== null && !mentionsTime(lead) && !mentionsPaying(lead)) return true;
  const complaint = COMPLAINT.exec(value);
  if (!complaint || mentionsTime(value.slice(0, complaint.index))) return false;
  const [behind] = value.slice(complaint.index + complaint[0].length).split(BETWEEN_SENTENCES, 1) as [string];
  return !(mentionsPaying(behind) && statesPeriod(behind));
}

/** "Next invoice around 14 April": it begins with what comes after this one, and counts no days. */
export function isNextPaper(value: string): boolean {
  return speaksOfLater(value.split(/\s+/, 2).join(' ')) && !statesPeriod(value);
}

/**
 * Whether a line goes on with a sentence above it that speaks of another deadline: "… for a full refund within 15 days of
 * an upgrade or / within 45 days of a yearly payment", "In caso di ritardo saranno addebitati interessi dal primo giorno /
 * successivo alla scadenza."
 */
export function goesOnAboutOther({ start, segment, value }: Candidate, above: Segment | undefined): boolean {
  if (!above || !/^\p{Ll}/u.test(segment.text) || /[.!?:]$/.test(above.text)) return false;
  // "paiement intégral" is the end of that sentence as well, though its first word is a label.
  if (start > 0 && (!/^\p{Ll}/u.test(value) || /[.!?]\s/.test(segment.text.slice(0, start)))) return false;
  const begun = above.text.split(/[.!?]\s/).at(-1)!;
  return GIVEN_BACK.test(begun) || LATE.test(begun) || (KEPT.test(begun) && endsInUntil(above.text));
}
