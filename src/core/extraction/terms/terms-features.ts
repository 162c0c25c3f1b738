import type { Candidate } from '../../candidates/candidate.ts';
import type { DescribedCandidates } from '../../candidates/choices.ts';
import { asNumber, weigh, weighedSigns } from '../../candidates/signs.ts';
import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { DAYS_BEHIND, DAYS_IN_WORDS } from '../../lexicon/periods.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { lineAbove } from '../page/line-above.ts';
import { type FieldLabels, isOneOf, linkFigures, linkLook } from '../page/link-features.ts';
import { placeFeatures } from '../page/place-features.ts';
import { asksForDay } from './asks-for-day.ts';
import { deniesDiscount, isDiscountOnly, isForDebited, speaksOfDiscount } from './offers.ts';
import { isDayWithPeriod, isPeriodBelowDay } from './period-behind-day.ts';
import { ENUMERATOR } from './remarks.ts';
import {
  asksPolitely,
  bidsToPay,
  mentionsPaying,
  mentionsTime,
  namesOnlyMethod,
  soundsLikeSmallPrint,
  soundsLikeTerms,
  speaksOfLater,
  statesPeriod,
  tellsPaidBy,
} from './terms-language.ts';
import { type SeenTerms, TERMS_SIGNS } from './terms-signs.ts';

export const TERMS_LABELS: FieldLabels = { target: ['terms'], weak: ['payment_method', 'due_date'] };

const DAYS = new RegExp(
  String.raw`(?:\d{1,4}(?!\d)\)?\s?(?:${DAYS_BEHIND})|${DAYS_IN_WORDS})(?!\p{L})|net\s?\d{1,3}(?!\d|[.,]\d)|\b\d+\s?d\b`,
  'iu',
);

/** "Zahlbar …", "Payment …": the first words of many terms. */
const BEGINS = new RegExp(`^(?:${inAllLanguages(({ terms }) => terms.begins)})`, 'iu');

/** Features of every candidate phrase for the payment terms. */
export function termsFeatures(candidates: readonly Candidate[], facts: DocumentFacts): DescribedCandidates {
  const above = lineAbove(facts);
  // "Payment terms: 7 days" says it; a sentence elsewhere only repeats to what day that leads.
  const isTitled = (candidate: Candidate) =>
    isTitledPeriod(candidate.value, linkLook(labelLinks(candidate, facts), TERMS_LABELS).target);
  const anyTitled = candidates.some(isTitled);
  const isNet = ({ value }: Candidate) =>
    statesPeriod(value) && soundsLikeTerms(value) && !speaksOfDiscount(value) && !soundsLikeSmallPrint(value);
  const anyNet = candidates.some(isNet);
  const isForSome = ({ value }: Candidate) => isForDebited(value) && !DAYS.test(value);
  const anyForAll = candidates.some(
    (one) =>
      !isForSome(one) &&
      !speaksOfLater(one.value) &&
      soundsLikeTerms(one.value) &&
      (DAYS.test(one.value) || facts.datesIn(one.value).length > 0),
  );
  const announced = candidates.map((candidate) => announcesDay(candidate, facts));
  const anyAnnounced = announced.includes(true);
  const seen = candidates.map((candidate, index): SeenTerms => {
    const { value, segment, start } = candidate;
    // "Montant à payer 221,89 €", and beside it in the same bar until when.
    const links = labelLinks(candidate, facts).filter(
      ({ label, direction }) => direction !== 'left' || !(isOneOf(label, ['amount_due']) && bidsToPay(value)),
    );
    const look = linkLook(links, TERMS_LABELS);
    const wasPaid = tellsPaidBy(`${segment.text.slice(0, start)}${value}`);
    return {
      ...look,
      isMethodOnly: wasPaid || namesOnlyMethod(value),
      wasPaid,
      isLabelAndDate: isLabelAndDate(candidate, facts),
      isLater: speaksOfLater(value),
      anyForAll,
      holdsOtherLabels: holdsOtherLabels(candidate, facts),
      startsOtherwise: startsWithOtherLabel(candidate, facts),
      amounts: amountsIn(value, facts),
      isLabelOfOwn: isOwnLabel(candidate, facts),
      isForSome: anyForAll && isForSome(candidate),
      isElsewhere: anyTitled && !DAYS.test(value),
      isAnswer: isAnswer(candidate, facts),
      isPeriodBehindDay: isDayWithPeriod(value, facts) || isPeriodBelowDay(segment, facts),
      announcesDay: announced[index]!,
      leavesDayOpen: anyAnnounced && look.target < 0.5 && !DAYS.test(value) && facts.datesIn(value).length === 0,
      sounds: soundsLikeTerms(value),
      isTitledPeriod: isTitledPeriod(value, look.target) || (look.weak > 0.6 && start === 0 && isPeriodOfMeans(value)),
      tellsTime: mentionsTime(value),
      isSmallPrint: soundsLikeSmallPrint(value),
    };
  });
  const features = candidates.map((candidate, index) => ({
    prior: weigh(TERMS_SIGNS, seen[index]!),
    ...termsFigures(candidate, seen[index]!, facts),
    discountBesideNet: asNumber(anyNet && isDiscountOnly(candidate.value)),
    previousOpen: asNumber(candidate.start === 0 && isOpen(above.get(candidate.segment))),
  }));
  return { features, told: (index) => weighedSigns(TERMS_SIGNS, seen[index]!) };
}

/** What trees learn of a phrase. */
function termsFigures(candidate: Candidate, one: SeenTerms, facts: DocumentFacts) {
  const { value, segment } = candidate;
  const words = value.split(/\s+/).length;
  const dates = facts.datesIn(value).length;
  const kind = {
    method: asNumber(one.isMethodOnly),
    labelAndDate: asNumber(one.isLabelAndDate),
    startsOtherwise: asNumber(one.startsOtherwise),
    amounts: Math.min(4, one.amounts),
  };
  const written = {
    sounds: asNumber(one.sounds),
    time: asNumber(one.tellsTime),
    paying: asNumber(mentionsPaying(value)),
    smallPrint: asNumber(one.isSmallPrint),
    words: Math.min(40, words),
    days: asNumber(DAYS.test(value)),
    dates: Math.min(3, dates),
    justLabelledDate: asNumber(dates === 1 && words <= 6),
    firstWordPays: asNumber(BEGINS.test(value)),
    sentenceEnd: asNumber(/[.!]$/.test(value)),
    lowerStart: asNumber(/^\p{Ll}/u.test(value)),
    moreLines: candidate.more?.length ?? 0,
    endsOpen: asNumber(/(?:,|%|\p{Ll}{1,3}|\band)$/iu.test(segment.text)),
    bank: asNumber(/\biban\b|\bbic\b|swift|sort code|account/iu.test(value)),
    labelCutOff: asNumber(/\p{L}/u.test(segment.text.slice(0, candidate.start))),
    question: asNumber(/\?|http|www\.|@/.test(value)),
  };
  return { ...linkFigures(one), ...kind, ...placeFeatures(candidate, facts), ...written };
}

/** So many words make a sentence, and no field of a form. */
const SENTENCE = 6;

/** "Het bedrag van € 59,40 wordt rond 27 juni 2025 van uw rekening afgeschreven.", whatever else its line is labelled. */
function announcesDay({ value }: Candidate, facts: DocumentFacts): boolean {
  return value.split(/\s+/).length >= SENTENCE && /^\p{Lu}.*[.!]$/u.test(value) && asksForDay(value, facts);
}

/** "Payment due: immediately": behind the label of a day, and short. */
function isAnswer({ segment, start, value }: Candidate, facts: DocumentFacts): boolean {
  return (
    mentionsTime(value) &&
    facts.datesIn(value).length === 0 &&
    (facts.labels.get(segment) ?? []).some(
      (label) =>
        label.startsSegment &&
        label.colon &&
        label.end <= start &&
        start - label.end <= 2 &&
        isOneOf(label, ['due_date']),
    )
  );
}

const AMOUNT = /\d[.,]\d{2}(?![\d.,]|\s?%)/g;

/** How many amounts stand in a phrase; the parts of "22.09.24" are none. */
function amountsIn(value: string, facts: DocumentFacts): number {
  const days = facts.datesIn(value);
  const rest = days.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), value);
  return rest.match(AMOUNT)?.length ?? 0;
}

/** "Balance due by 08/20/2024: $4,312.00". */
const AMOUNT_BEHIND = /^[\s:–-]*(?:[A-Z]{3}\s?|[$€£]\s?)?[\d.,]+(?:\s?[A-Z]{3}|\s?[$€£])?\s*$/u;

/** "7 days" right behind its label needs no word about paying. */
function isTitledPeriod(value: string, target: number): boolean {
  return target > 0.9 && DAYS.test(value) && value.split(/\s+/).length <= 4;
}

/** "Mandat administratif à 30 jours" below "MODE DE RÈGLEMENT": by what means, and in how many days. */
function isPeriodOfMeans(value: string): boolean {
  return DAYS.test(value) && value.split(/\s+/).length <= 6 && /^\p{L}/u.test(value);
}

/** "Transaction | TX-114" below "Terms | Prepaid": a label that no lexicon knows, with its value at the right. */
function isOwnLabel(candidate: Candidate, facts: DocumentFacts): boolean {
  const { segment, value } = candidate;
  const hasValue = (line: Segment) => {
    const { segments } = facts.layout.rows[line.row]!;
    const next = segments[segments.indexOf(line) + 1];
    return next && !facts.labels.get(next)?.some((label) => label.wholeSegment && !isOneOf(label, ['prepaid']));
  };
  if (mentionsTime(value) || /\d/.test(value) || !hasValue(segment)) return false;
  const links = labelLinks(candidate, facts).filter(({ label }) => isOneOf(label, ['terms']));
  return links.length > 0 && links.every(({ label, direction }) => direction === 'above' && hasValue(label.segment));
}

/** "2024 Customer: Anna Lund Pay by: 3 May": a piece of a line of labels and values, and no phrase. */
function holdsOtherLabels({ segment, start, end }: Candidate, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) =>
      label.start > start &&
      label.end < end &&
      label.colon &&
      !isOneOf(label, ['terms', 'payment_method', 'due_date', 'amount_due', 'bank']),
  );
}

/** "Order ID: CA-2012" below "Terms:" is announced by its own label. */
function startsWithOtherLabel({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const first = (facts.labels.get(segment) ?? []).find((label) => label.start >= start);
  return Boolean(first?.colon && first.start - start <= 1 && !isOneOf(first, ['terms', 'payment_method', 'due_date']));
}

const MOST_LABEL_WORDS = 4;

/** "Payment due on: April 1, 2024": a due date's label and the date, which is no sentence about terms. */
function isLabelAndDate({ segment, start, end, value }: Candidate, facts: DocumentFacts): boolean {
  const line = segment.text.slice(start, end);
  const [own, second] = facts.datesIn(line);
  // "1. Total payment due by 5/15/2025": a remark in a list.
  if (start > 0 && ENUMERATOR.test(segment.text)) return false;
  // Whatever the label is called: a few words, the date, and no sentence; what the next line says is another matter.
  // "Zahlbar ohne Skonto bis 14.02.2026": more than the name of a field is said there.
  if (own && deniesDiscount(line) && !line.slice(0, own.start).includes(':')) return false;
  if (own && (asksPolitely(line) || bidsToPay(line)) && !/:\s*$/.test(line.slice(0, own.start))) return false;
  const words = own ? line.slice(0, own.start).trim().split(/\s+/).length : 0;
  if (own && !second && words <= MOST_LABEL_WORDS && /^\p{Lu}/u.test(line) && !/[\p{L}\d.!]/u.test(line.slice(own.end)))
    return true;
  const [date, another] = facts.datesIn(value);
  if (!date || another) return false;
  const label = (facts.labels.get(segment) ?? []).find((one) => one.start >= start && one.classes.includes('due_date'));
  if (!label || label.start - start > 1 || label.end - start > date.start) return false;
  if (/\b(?:is|are|must|please)\b/iu.test(label.phrase) && /[.!]$/.test(value)) return false;
  const between = value.slice(label.end - start, date.start);
  return (
    !/\p{L}/u.test(between) &&
    !/[\p{L}\d.!]/u.test(value.slice(date.end).replace(AMOUNT_BEHIND, '')) &&
    (label.colon || /^\p{Lu}/u.test(value))
  );
}

/** A line of prose without an end: what follows continues its sentence. */
function isOpen(line: Segment | undefined): boolean {
  return line !== undefined && line.words.length >= 4 && !/[.:!?]$/.test(line.text);
}
