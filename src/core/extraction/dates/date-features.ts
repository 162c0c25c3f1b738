import type { Candidate } from '../../candidates/candidate.ts';
import type { DescribedCandidates } from '../../candidates/choices.ts';
import { asNumber, type SignTable, weigh, weighedSigns } from '../../candidates/signs.ts';
import type { Segment } from '../../layout/layout.ts';
import { BY, MEANS, PAID } from '../../lexicon/how-paid.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { addDays, daysBetween } from '../../values/calendar-date.ts';
import { statedTerms } from '../../values/stated-term.ts';
import { NUMBER_SIGN } from '../numbers/number-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { lineAbove } from '../page/line-above.ts';
import { type FieldLabels, isOneOf, linkFigures, linkLook, strongestLink } from '../page/link-features.ts';
import { linesOfOtherPaper, linesOfTakenBack } from '../page/other-paper.ts';
import { placeFeatures } from '../page/place-features.ts';
import { isTownAndDate } from '../page/town-and-date.ts';
import {
  asksToPayOn,
  datesBalance,
  marksPaid,
  paysReader,
  soundsLikeTerms,
  speaksOfLater,
  speaksOfNotice,
  tellsCounter,
} from '../terms/terms-language.ts';
import { isAskedAroundAmount } from './asked-around-amounts.ts';
import { inColumnsOfDays } from './columns-of-days.ts';
import { type Neighbours, sentenceBefore, sentenceBehind, sentenceOf } from './date-sentences.ts';
import {
  DUE_DATE_SIGNS,
  INVOICE_DATE_SIGNS,
  type SeenDate,
  type SeenDueDate,
  type SeenInvoiceDate,
} from './date-signs.ts';
import { isOfOrder, isToldOfOther } from './days-of-other-papers.ts';
import { type DiscountDays, discountDays, NO_DISCOUNT_DAYS } from './discount-days.ts';
import { aloneInHead, dayOfLeaving, isCaptioned } from './letter-dates.ts';
import { daysOfLongAgo } from './long-ago.ts';
import { isRangePart } from './range-parts.ts';
import { isLittleWord, isTitledDate } from './titled-dates.ts';

export const INVOICE_DATE_LABELS: FieldLabels = {
  target: ['invoice_date'],
  weak: ['date', 'title', 'credit_title', 'receipt_title', 'invoice_number'],
};
export const DUE_DATE_LABELS: FieldLabels = { target: ['due_date'], weak: ['terms', 'amount_due'] };

const DATES = ['due_date', 'terms', 'amount_due', 'invoice_date', 'date', 'other_date', 'delivery_date'] as const;

/** "15/07/2024 via PIX": behind the day of a payment stands how it was made. */
const PAID_WITH = new RegExp(String.raw`^\s+(?:${BY})\s+(?:${MEANS})(?!\p{L})`, 'iu');
/** "Règlements   22/09/2024  Carte bancaire": behind the day of a payment that begins its cell, how it was made. */
const BY_CARD = new RegExp(String.raw`^\s+(?:${MEANS})(?!\p{L})`, 'iu');
/** "Paid 18/11/25 - card", "Bezahlt am": so begins a line that says what was paid already. */
const PAID_ON = new RegExp(
  String.raw`^\W*(?:${PAID})(?:\s(?:${BY}|${inAllLanguages(({ terms }) => terms.onDay)}))?(?:\s(?:${MEANS}))?\W*$`,
  'iu',
);

/** "bei Zahlung bis" behind a discount or its rate. */
const DISCOUNT_BEFORE = new RegExp(`${inAllLanguages(({ terms }) => terms.discountWord)}|%[^.;]{0,40}$`, 'iu');

const OF_VERSION = `(?:${inAllLanguages(({ papers }) => papers?.editions)})`;
const VERSION = new RegExp(String.raw`(?<!\p{L})${OF_VERSION}(?!\p{L})`, 'iu');
/** Left of the date such a word begins its text, or has a number or a colon: "Port Authority" is whom the bill is for. */
const VERSION_LINE = new RegExp(String.raw`^${OF_VERSION}(?!\p{L})|(?<!\p{L})${OF_VERSION}(?!\p{L}).*[\d:]`, 'iu');

/** More than any printed line has; a row that was made to have thousands is not read anew for each of its dates. */
const MOST_SEGMENTS_LEFT = 60;

const HOUR = `(?:${inAllLanguages(({ terms }) => terms.hours)})`;
/** "27 de março de 2026, às 15 h", "am 3. Mai um 19:30 Uhr", "14 maj kl. 18". */
const HOUR_BEHIND = new RegExp(
  String.raw`^,?\s+(?:\p{L}{1,4}\.?\s){0,3}?(?:\d{1,2}(?:[:h]\d{2}(?!\d)|\s?${HOUR}(?!\p{L}))|${HOUR}\.?\s\d{1,2}(?!\d))`,
  'iu',
);
/** In days. */
const HALF_YEAR = 182;

/** Features of every date candidate for the day by which to pay. */
export function dueDateFeatures(candidates: readonly Candidate[], facts: DocumentFacts): DescribedCandidates {
  const shared = sharedDates(candidates, DUE_DATE_LABELS, facts);
  const discounts = discountDays(candidates, facts);
  const agreed = agreedDays(candidates, facts);
  const takenBack = linesOfTakenBack(facts);
  const all = candidates.map((candidate) => seenDate(candidate, shared, facts, discounts));
  const asked = candidates
    .filter((_, index) => all[index]!.isToPay && !shared.ofLater[index])
    .map(({ value }) => value);
  const seen = candidates.map((candidate, index): SeenDueDate => {
    const own = all[index]!;
    const { segment, start, end, value } = candidate;
    const behind = segment.text.slice(end);
    const below = shared.below.get(segment);
    return {
      ...own,
      isAgreed: !own.isRangePart && agreed.has(value),
      isOfMethod: isDayOfMethod(candidate, facts) && issuedBefore(value, shared.issuedDays),
      isLater: shared.ofLater[index]!,
      isForLess: discounts.less.has(candidate),
      isMarkedPaid: marksPaid(behind),
      isOfOtherPaper: isToldOfOther(candidate, takenBack, shared.above),
      isOfPayout: paysReader(sentenceOf(candidate, shared.above, shared.below)),
      isOfPastPayment:
        PAID_WITH.test(behind) ||
        PAID_ON.test(segment.text.slice(0, start)) ||
        (start === 0 && own.target < 0.5 && BY_CARD.test(behind)),
      isOfEvent: own.isUnlabelled && HOUR_BEHIND.test(/^,?$/.test(behind) ? ` ${below?.text}` : behind),
      isLongAfterAsked: (!own.isToPay || own.target < 0.25) && asked.some((day) => daysBetween(day, value) > HALF_YEAR),
    };
  });
  return described(DUE_DATE_SIGNS, seen, candidates, shared, facts);
}

/** Features of every date candidate for the day of the invoice. */
export function invoiceDateFeatures(candidates: readonly Candidate[], facts: DocumentFacts): DescribedCandidates {
  const shared = sharedDates(candidates, INVOICE_DATE_LABELS, facts);
  const inColumns = inColumnsOfDays(candidates, facts);
  const longAgo = daysOfLongAgo(candidates, facts);
  const isStated = shared.stated.includes(true);
  const leaving = isStated ? undefined : dayOfLeaving(candidates, facts);
  const alone = isStated ? undefined : aloneInHead(candidates, inColumns, facts);
  const seen = candidates.map((candidate): SeenInvoiceDate => {
    const { segment, start } = candidate;
    return {
      ...seenDate(candidate, shared, facts, NO_DISCOUNT_DAYS),
      isTitled: isTitledDate(candidate, facts),
      isNumbered: NUMBER_SIGN.test(segment.text.slice(0, start)),
      isOfLine: facts.tableRows.has(segment.row) || inColumns.has(candidate),
      isOfPayment: followsMethod(candidate, facts),
      isWrittenAt: isTownAndDate(candidate, facts),
      isDayOfLeaving: candidate === leaving,
      isAlone: candidate === alone,
      isOfOrder: isOfOrder(candidate, facts),
      isLongAgo: longAgo.has(candidate),
    };
  });
  const ofOther = linesOfOtherPaper(facts);
  const hasOwn = candidates.some(({ segment }) => !ofOther.has(segment));
  return described(INVOICE_DATE_SIGNS, seen, candidates, shared, facts, hasOwn ? ofOther : undefined);
}

/** What is known of all dates of a document together, for one of the fields. */
interface SharedDates {
  labels: FieldLabels;
  forDue: boolean;
  above: ReadonlyMap<Segment, Segment>;
  below: ReadonlyMap<Segment, Segment>;
  /** Of every candidate: whether it belongs to a payment after this one; whether a label states it for the field. */
  ofLater: readonly boolean[];
  stated: readonly boolean[];
  /** The days that labels call the invoice's. */
  issuedDays: ReadonlySet<string>;
}

function sharedDates(candidates: readonly Candidate[], labels: FieldLabels, facts: DocumentFacts): SharedDates {
  const above = lineAbove(facts);
  const below = new Map([...above].map(([line, upper]) => [upper, line]));
  const forDue = labels.target.includes('due_date');
  const ofLater = candidates.map(
    (candidate) =>
      forDue &&
      (speaksOfLater(sentenceBefore(candidate, above)) ||
        speaksOfNotice(sentenceOf(candidate, above, below)) ||
        datesBalance(sentenceBefore(candidate, above), sentenceBehind(candidate, below))),
  );
  const stated = candidates.map(
    (candidate, index) => !ofLater[index] && linkLook(labelLinks(candidate, facts), labels).target > 0.5,
  );
  const issuedDays = new Set(
    candidates
      .filter((candidate) => strongestLink(labelLinks(candidate, facts), ['invoice_date', 'date']) > 0.6)
      .filter(({ segment, start }) => !tellsCounter(segment.text.slice(0, start)))
      .map(({ value }) => value),
  );
  return { labels, forDue, above, below, ofLater, stated, issuedDays };
}

function seenDate(
  candidate: Candidate,
  { labels, forDue, above, below, issuedDays }: SharedDates,
  facts: DocumentFacts,
  { less, whole }: DiscountDays,
): SeenDate {
  const { segment, start, value } = candidate;
  const before = segment.text.slice(0, start);
  const upper = above.get(segment);
  const isRange = isRangePart(candidate, upper);
  const isToPay =
    !isRange &&
    !less.has(candidate) &&
    !(issuedDays.has(value) && tellsCounter(before)) &&
    (whole.has(candidate) || isDayOfPayment(candidate, above, below) || isAskedAroundAmount(candidate, facts.layout));
  const all = labelLinks(candidate, facts);
  // "Payment is required by 15 February": the sentence's other words announce nothing else.
  const links =
    forDue && isToPay
      ? all.filter(({ label }) => announcesOther(label, segment) || (isOneOf(label, DATES) && !isLittleWord(label)))
      : all;
  const look = linkLook(links, labels);
  const { segments } = facts.layout.rows[segment.row]!;
  const own = segments.indexOf(segment);
  const left = segments.slice(Math.max(0, own - MOST_SEGMENTS_LEFT), own);
  return {
    ...look,
    isRangePart: isRange,
    isToPay,
    isStamped: facts.stamps.has(segment),
    isOfVersion: VERSION.test(before) || left.some(({ text }) => VERSION_LINE.test(text)),
    isUnlabelled: look.target < 0.25 && look.weak < 0.25 && !isToPay,
    rivalLink: strongestLink(links, forDue ? ['invoice_date', 'date'] : ['due_date']),
    otherDateLink: strongestLink(links, ['other_date', 'delivery_date', 'service_period']),
  };
}

function described<Seen extends SeenDate>(
  signs: SignTable<Seen>,
  seen: readonly Seen[],
  candidates: readonly Candidate[],
  { stated }: SharedDates,
  facts: DocumentFacts,
  ofOther?: ReadonlySet<Segment>,
): DescribedCandidates {
  const { counts, values, firstOther } = repetitions(candidates.map(({ value }) => value));
  const statedDates = stated.filter(Boolean).length;
  const anyCalled = seen.some(({ target, weak }) => Math.max(target, weak) > CALLED);
  const features = candidates.map((candidate, index) => {
    const one = seen[index]!;
    const { segment, start, value } = candidate;
    const before = segment.text.slice(0, start);
    const paper = {
      versionBefore: asNumber(one.isOfVersion),
      ofOtherPaper: asNumber(ofOther?.has(segment) ?? false),
      calledOtherwise: asNumber(anyCalled && one.isUnlabelled && isCaptioned(candidate, facts)),
    };
    const day = {
      earliest: asNumber(value === values[0]),
      latest: asNumber(value === values.at(-1)),
      distinctDates: Math.min(8, values.length),
      order: asNumber(firstOther === -1 || index < firstOther),
      repeats: Math.min(4, counts.get(value)!),
      daysAfterFirst: Math.min(120, daysBetween(values[0]!, value)) / 30,
      inTermsSentence: asNumber(soundsLikeTerms(segment.text)),
      dueAnywhere: asNumber(statedDates > asNumber(stated[index]!)),
      titleInRow: asNumber(isTitleInRow(segment, facts)),
      discountNear: asNumber(DISCOUNT_BEFORE.test(before)),
      titledDate: asNumber(isTitledDate(candidate, facts)),
      rangePart: asNumber(one.isRangePart),
      toPay: asNumber(one.isToPay),
      rivalLink: one.rivalLink,
      otherDateLink: one.otherDateLink,
      unlabelled: asNumber(one.isUnlabelled),
    };
    return { prior: weigh(signs, one), ...linkFigures(one), ...paper, ...placeFeatures(candidate, facts), ...day };
  });
  return { features, told: (index) => weighedSigns(signs, seen[index]!) };
}

/** How near a label must stand that calls a day the paper's. */
const CALLED = 0.6;

function isTitleInRow(segment: Segment, facts: DocumentFacts): boolean {
  return facts.layout.rows[segment.row]!.segments.some((one) =>
    facts.labels.get(one)?.some((label) => isOneOf(label, ['title', 'credit_title', 'invoice_number'])),
  );
}

/** How often each value occurs, the values from first to last, and which is the first that differs from the one before. */
function repetitions(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { counts, values: [...counts.keys()].sort(), firstOther: values.findIndex((value) => value !== values[0]) };
}

/** Whether a label stands outside the sentence of a day and is no word of a sentence itself: it has a colon, or its cell alone. */
function announcesOther(label: FoundLabel, sentence: Segment): boolean {
  return label.segment !== sentence && (label.colon || label.wholeSegment);
}

/** "Please pay by", "wird am … abgebucht", "zal op … worden afgeschreven": a sentence about paying on that day. */
function isDayOfPayment({ segment, start, end, more }: Candidate, above: Neighbours, below: Neighbours): boolean {
  // "Balance due 9/6/2025", with the amount in a column of its own.
  if (DUE_BEFORE.test(segment.text.slice(0, start)) && /^\W*$/.test(segment.text.slice(end))) return true;
  return asksToPayOn(sentenceBefore({ segment, start }, above), sentenceBehind({ segment, end, more }, below));
}

const DUE_BEFORE = /^\W*(?:(?:remaining\s)?balance|amount|total|payment)\sdue:?\s+$/iu;

/** "Payment: transfer of 9 February": behind how it was paid stands when. */
function followsMethod({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const labels = facts.labels.get(segment) ?? [];
  return labels.some((label) => label.startsSegment && label.end <= start && isOneOf(label, ['payment_method']));
}

/** Means by which money comes later than the invoice, unlike cards and cash. */
const LATER_MEANS = new RegExp(
  String.raw`^(?:${inAllLanguages(({ payment }) => payment.later)})(?:\s\p{L}+){0,2}[\s:,-]*$`,
  'iu',
);

/** "Forma de pago: Transferencia 07.09.2026": the day behind the means by which is to be paid. */
function isDayOfMethod(candidate: Candidate, facts: DocumentFacts): boolean {
  const { segment, start } = candidate;
  const label = (facts.labels.get(segment) ?? []).find((one) => one.startsSegment && one.end <= start);
  const named = label && isOneOf(label, ['payment_method']) && /^[\s:]/.test(segment.text.slice(label.end));
  // "Transferencia" may be a label itself, below the title of its column.
  const own = segment.text.slice(named && label.colon ? label.end : 0, start).replace(/^[\s:]+/, '');
  return (
    LATER_MEANS.test(own) &&
    (Boolean(named && label.colon) || strongestLink(labelLinks(candidate, facts), ['payment_method']) > 0.6)
  );
}

function issuedBefore(day: string, issued: ReadonlySet<string>): boolean {
  return issued.size > 0 && [...issued].every((one) => one < day);
}

/** The days that follow a date which is labelled as the invoice's after a term that is stated in days. */
function agreedDays(candidates: readonly Candidate[], facts: DocumentFacts): Set<string> {
  const terms = statedTerms(facts.layout.rows.map(({ text }) => text));
  const issued = candidates.filter(
    (candidate) => strongestLink(labelLinks(candidate, facts), ['invoice_date', 'date']) > 0.6,
  );
  return new Set(issued.flatMap(({ value }) => [...terms].map((days) => addDays(value, days))));
}
