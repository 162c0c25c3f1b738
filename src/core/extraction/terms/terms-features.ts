import type { Candidate } from '../../candidates/candidate.ts';
import type { Features } from '../../candidates/choices.ts';
import type { Segment } from '../../layout/layout.ts';
import { DAYS_BEHIND, DAYS_IN_WORDS } from '../../lexicon/periods.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { lineAbove } from '../page/line-above.ts';
import { type FieldLabels, isOneOf, linkFeatures } from '../page/link-features.ts';
import { placeFeatures } from '../page/place-features.ts';
import { deniesDiscount, isDiscountOnly, isForDebited, speaksOfDiscount } from './offers.ts';
import {
  asksPolitely,
  asksToPayOn,
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

export const TERMS_LABELS: FieldLabels = { target: ['terms'], weak: ['payment_method', 'due_date'] };

const DAYS = new RegExp(
  String.raw`(?:\d{1,4}(?!\d)\)?\s?(?:${DAYS_BEHIND})|${DAYS_IN_WORDS})(?!\p{L})|net\s?\d{1,3}(?!\d|[.,]\d)|\b\d+\s?d\b`,
  'iu',
);

/** Features of every candidate phrase for the payment terms. */
export function termsFeatures(candidates: readonly Candidate[], facts: DocumentFacts): Features[] {
  const above = lineAbove(facts);
  // "Payment terms: 7 days" says it; a sentence elsewhere only repeats to what day that leads.
  const isTitled = (candidate: Candidate) =>
    isTitledPeriod(candidate.value, linkFeatures(labelLinks(candidate, facts), TERMS_LABELS).target!);
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
  return candidates.map((candidate) => {
    const { value, segment } = candidate;
    // "Montant à payer 221,89 €", and beside it in the same bar until when.
    const links = labelLinks(candidate, facts).filter(
      ({ label, direction }) => direction !== 'left' || !(isOneOf(label, ['amount_due']) && bidsToPay(value)),
    );
    const words = value.split(/\s+/).length;
    const dates = facts.datesIn(value).length;
    const cut = segment.text.slice(0, candidate.start);
    const described = linkFeatures(links, TERMS_LABELS);
    const [sounds, small] = [soundsLikeTerms(value) ? 1 : 0, soundsLikeSmallPrint(value) ? 1 : 0];
    const wasPaid = tellsPaidBy(`${cut}${value}`) ? 1 : 0;
    const method = wasPaid || namesOnlyMethod(value) ? 1 : 0;
    const labelAndDate = isLabelAndDate(candidate, facts) ? 1 : 0;
    const startsOtherwise = startsWithOtherLabel(candidate, facts) ? 1 : 0;
    const amounts = value.match(AMOUNT)?.length ?? 0;
    return {
      ...described,
      method,
      labelAndDate,
      startsOtherwise,
      amounts: Math.min(4, amounts),
      discountBesideNet: anyNet && isDiscountOnly(value) ? 1 : 0,
      prior:
        -2.5 * method -
        WAS_PAID * wasPaid -
        6 * labelAndDate -
        (speaksOfLater(value) ? OF_LATER * (anyForAll ? 2 : 1) : 0) -
        4 * (holdsOtherLabels(candidate, facts) ? 1 : 0) -
        3 * startsOtherwise -
        (amounts > 1 ? 1.5 : 0) -
        (isOwnLabel(candidate, facts) ? 4 : 0) -
        (anyForAll && isForSome(candidate) ? FOR_SOME : 0) -
        (anyTitled && !DAYS.test(value) ? ELSEWHERE : 0) +
        (isAnswer(candidate, facts) ? ANSWERS : 0) +
        (announcesDay(candidate, facts) ? ANNOUNCES : 0) +
        2.5 * described.target! +
        2 * Math.max(sounds, isTitledPeriod(value, described.target!) ? 1 : 0) -
        (mentionsTime(value) ? 0 : 1.5) -
        1.5 * small,
      ...placeFeatures(candidate, facts),
      sounds,
      time: mentionsTime(value) ? 1 : 0,
      paying: mentionsPaying(value) ? 1 : 0,
      smallPrint: small,
      words: Math.min(40, words),
      days: DAYS.test(value) ? 1 : 0,
      dates: Math.min(3, dates),
      justLabelledDate: dates === 1 && words <= 6 ? 1 : 0,
      firstWordPays:
        /^(?:zahlbar|payment|payable|net(?!\p{L})|paiement|betaling|betalen|pago|pagamento|due|zahlung|please pay|bitte|der(?!\p{L})|den(?!\p{L}))/iu.test(
          value,
        )
          ? 1
          : 0,
      sentenceEnd: /[.!]$/.test(value) ? 1 : 0,
      previousOpen: candidate.start === 0 && isOpen(above.get(segment)) ? 1 : 0,
      lowerStart: /^\p{Ll}/u.test(value) ? 1 : 0,
      moreLines: candidate.more?.length ?? 0,
      endsOpen: /(?:,|%|\p{Ll}{1,3}|\band)$/iu.test(segment.text) ? 1 : 0,
      bank: /\biban\b|\bbic\b|swift|sort code|account/iu.test(value) ? 1 : 0,
      labelCutOff: /\p{L}/u.test(cut) ? 1 : 0,
      question: /\?|http|www\.|@/.test(value) ? 1 : 0,
    };
  });
}

/** Log odds against a day to pay in a sentence, where a label of terms has its days. */
const ELSEWHERE = 1;

/** Against what is done for those who pay by direct debit, where others are told when to pay. */
const FOR_SOME = 3;

/** Against what is said of the payments after this one: "Your new instalment is collected from 1 March". */
const OF_LATER = 2;

/** And against how it was paid. */
const WAS_PAID = 3;

/** Log odds for a sentence that says on which day the money is paid or taken. */
const ANNOUNCES = 1;
/** So many words make a sentence, and no field of a form. */
const SENTENCE = 6;

/** "Het bedrag van € 59,40 wordt rond 27 juni 2025 van uw rekening afgeschreven.", whatever else its line is labelled. */
function announcesDay({ value }: Candidate, facts: DocumentFacts): boolean {
  if (value.split(/\s+/).length < SENTENCE || !/^\p{Lu}.*[.!]$/u.test(value)) return false;
  const [day, another] = facts.datesIn(value);
  return day !== undefined && !another && asksToPayOn(value.slice(0, day.start), value.slice(day.end));
}

/** Log odds for a phrase that tells a time in the place of a day. */
const ANSWERS = 1.5;

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

/** "Balance due by 08/20/2024: $4,312.00". */
const AMOUNT_BEHIND = /^[\s:–-]*(?:[A-Z]{3}\s?|[$€£]\s?)?[\d.,]+(?:\s?[A-Z]{3}|\s?[$€£])?\s*$/u;

/** "7 days" right behind its label needs no word about paying. */
function isTitledPeriod(value: string, target: number): boolean {
  return target > 0.9 && DAYS.test(value) && value.split(/\s+/).length <= 4;
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
