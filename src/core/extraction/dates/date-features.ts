import type { Candidate } from '../../candidates/candidate.ts';
import type { Features } from '../../candidates/choices.ts';
import type { Segment } from '../../layout/layout.ts';
import { BY, MEANS, PAID } from '../../lexicon/how-paid.ts';
import { addDays, daysBetween } from '../../values/calendar-date.ts';
import { statedTerms } from '../../values/stated-term.ts';
import { NUMBER_SIGN } from '../numbers/number-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { lineAbove } from '../page/line-above.ts';
import { type FieldLabels, isOneOf, linkFeatures, strongestLink } from '../page/link-features.ts';
import { linesOfOtherPaper } from '../page/other-paper.ts';
import { placeFeatures } from '../page/place-features.ts';
import {
  asksToPayOn,
  marksPaid,
  SHORTENED,
  soundsLikeTerms,
  speaksOfLater,
  speaksOfNotice,
  tellsCounter,
} from '../terms/terms-language.ts';
import { daysOfDiscount } from './discount-days.ts';
import { aloneInHead, dayOfLeaving, isTownAndDate, linesOfAddresses } from './letter-dates.ts';

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
  String.raw`^\W*(?:${PAID})(?:\s(?:${BY}|on|am|le|op|el|il|em|den))?(?:\s(?:${MEANS}))?\W*$`,
  'iu',
);
const BY_MEANS = 5;
/** "Scadenza: 18/07/2025 – SALDATO", whatever label stands before it. */
const MARKED_PAID = 12;

const OF_VERSION =
  '(?:version|revision|rev|release|edition|ausgabe|form|stand|permit|authority|licen[cs]e|accreditation)';
const VERSION = new RegExp(String.raw`(?<!\p{L})${OF_VERSION}(?!\p{L})`, 'iu');
/** Left of the date such a word begins its text, or has a number or a colon: "Port Authority" is whom the bill is for. */
const VERSION_LINE = new RegExp(String.raw`^${OF_VERSION}(?!\p{L})|(?<!\p{L})${OF_VERSION}(?!\p{L}).*[\d:]`, 'iu');

/** More than any printed line has; a row that was made to have thousands is not read anew for each of its dates. */
const MOST_SEGMENTS_LEFT = 60;

/** Features of every date candidate for a date field. */
export function dateFeatures(candidates: readonly Candidate[], labels: FieldLabels, facts: DocumentFacts): Features[] {
  const { counts, values, firstOther } = repetitions(candidates.map(({ value }) => value));
  const above = lineAbove(facts);
  const below = new Map([...above].map(([line, upper]) => [upper, line]));
  const forDue = labels.target.includes('due_date');
  const ofLater = candidates.map(
    (candidate) =>
      forDue &&
      (speaksOfLater(sentenceBefore(candidate, above.get(candidate.segment))) ||
        speaksOfNotice(sentenceOf(candidate, above.get(candidate.segment), below.get(candidate.segment)))),
  );
  const stated = candidates.map(
    (candidate, index) => !ofLater[index] && linkFeatures(labelLinks(candidate, facts), labels).target! > 0.5,
  );
  const statedDates = stated.filter(Boolean).length;
  const inAddresses = forDue ? new Set<Segment>() : linesOfAddresses(facts);
  const inColumns = forDue ? new Set<Candidate>() : inColumnsOfDays(candidates, facts);
  const forLess = forDue ? daysOfDiscount(candidates, facts) : new Set<Candidate>();
  const agreed = forDue ? agreedDays(candidates, facts) : new Set<string>();
  const leaving = forDue || statedDates > 0 ? undefined : dayOfLeaving(candidates, facts);
  const ofOther = forDue ? new Set<Segment>() : linesOfOtherPaper(facts);
  const hasOther = candidates.some(({ segment }) => !ofOther.has(segment));
  const alone = forDue || statedDates > 0 ? undefined : aloneInHead(candidates, inColumns, inAddresses, facts);
  const issuedDays = new Set(
    candidates
      .filter((candidate) => strongestLink(labelLinks(candidate, facts), ['invoice_date', 'date']) > 0.6)
      .filter(({ segment, start }) => !tellsCounter(segment.text.slice(0, start)))
      .map(({ value }) => value),
  );
  return candidates.map((candidate, index) => {
    const rangePart = isRangePart(candidate, above.get(candidate.segment)) ? 1 : 0;
    const toPay =
      rangePart === 0 &&
      !forLess.has(candidate) &&
      !(issuedDays.has(candidate.value) && tellsCounter(candidate.segment.text.slice(0, candidate.start))) &&
      isDayOfPayment(candidate, above.get(candidate.segment), below.get(candidate.segment))
        ? 1
        : 0;
    const later = ofLater[index] ? 1 : 0;
    const all = labelLinks(candidate, facts);
    // "Payment is required by 15 February": the sentence's other words announce nothing else.
    const links =
      forDue && toPay
        ? all.filter(
            ({ label }) => label.segment !== candidate.segment || (isOneOf(label, DATES) && !isLittleWord(label)),
          )
        : all;
    const row = facts.layout.rows[candidate.segment.row]!;
    const { value } = candidate;
    const before = candidate.segment.text.slice(0, candidate.start);
    const own = row.segments.indexOf(candidate.segment);
    const left = row.segments.slice(Math.max(0, own - MOST_SEGMENTS_LEFT), own).map(({ text }) => text);
    const described = linkFeatures(links, labels);
    const titledDate = isTitledDate(candidate, facts) ? 1 : 0;
    // "Version 2.1 vom 24.03.2020" dates a form, not the invoice.
    const versionBefore = VERSION.test(before) || left.some((text) => VERSION_LINE.test(text)) ? 1 : 0;
    const unlabelled = described.target! < 0.25 && described.weak! < 0.25 && toPay === 0 ? 1 : 0;
    const rivalLink = strongestLink(links, forDue ? ['invoice_date', 'date'] : ['due_date']);
    const otherDateLink = strongestLink(links, ['other_date', 'delivery_date', 'service_period']);
    // "Facture n° 2024-07-03" is a number.
    const numbered = NUMBER_SIGN.test(before) ? 1 : 0;
    const ownPrior = forDue
      ? TO_PAY * toPay * (1 - Math.min(1, described.target!)) +
        (rangePart === 0 && agreed.has(candidate.value) ? AGREED : 0) +
        (isDayOfMethod(candidate, facts) && issuedBefore(candidate.value, issuedDays) ? BY_METHOD : 0) -
        2.5 * unlabelled -
        UNTIL * rangePart -
        LATER * later -
        (forLess.has(candidate) ? FOR_LESS : 0) -
        (marksPaid(candidate.segment.text.slice(candidate.end)) ? MARKED_PAID : 0) -
        (PAID_WITH.test(candidate.segment.text.slice(candidate.end)) ||
        PAID_ON.test(before) ||
        (candidate.start === 0 && described.target! < 0.5 && BY_CARD.test(candidate.segment.text.slice(candidate.end)))
          ? BY_MEANS
          : 0)
      : TITLED * titledDate -
        2 * toPay -
        2 * rangePart -
        2 * Math.max(0, rivalLink - described.target!) -
        2 * otherDateLink -
        3 * numbered -
        (facts.tableRows.has(candidate.segment.row) || inColumns.has(candidate) ? OF_LINE : 0) -
        OF_PAYMENT * followsMethod(candidate, facts) +
        WRITTEN_AT * (isTownAndDate(candidate, inAddresses, facts) ? 1 : 0) +
        (candidate === leaving ? LEFT : 0) +
        (candidate === alone ? ALONE : 0);
    return {
      ...described,
      prior: described.prior! + ownPrior - 3 * versionBefore,
      versionBefore,
      ofOtherPaper: hasOther && ofOther.has(candidate.segment) ? 1 : 0,
      ...placeFeatures(candidate, facts),
      earliest: value === values[0] ? 1 : 0,
      latest: value === values.at(-1) ? 1 : 0,
      distinctDates: Math.min(8, values.length),
      order: firstOther === -1 || index < firstOther ? 1 : 0,
      repeats: Math.min(4, counts.get(value)!),
      daysAfterFirst: Math.min(120, daysBetween(values[0]!, value)) / 30,
      inTermsSentence: soundsLikeTerms(candidate.segment.text) ? 1 : 0,
      dueAnywhere: statedDates > (stated[index] ? 1 : 0) ? 1 : 0,
      titleInRow: row.segments.some((segment) =>
        facts.labels.get(segment)?.some((label) => isOneOf(label, ['title', 'credit_title', 'invoice_number'])),
      )
        ? 1
        : 0,
      discountNear: /skonto|escompte|korting|discount|descuento|sconto|%[^.;]{0,40}$/iu.test(before) ? 1 : 0,
      titledDate,
      rangePart,
      toPay,
      rivalLink,
      otherDateLink,
      unlabelled,
    };
  });
}

/** How often each value occurs, the values from first to last, and which is the first that differs from the one before. */
function repetitions(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { counts, values: [...counts.keys()].sort(), firstOther: values.findIndex((value) => value !== values[0]) };
}

/** "le", "am", "op" before a date: a label in a form, but not in a sentence. */
function isLittleWord({ phrase }: FoundLabel): boolean {
  return phrase.length <= 3 && phrase !== 'due';
}

/** "Please pay by", "wird am … abgebucht", "zal op … worden afgeschreven": a sentence about paying on that day. */
function isDayOfPayment(
  { segment, start, end, more }: Candidate,
  above: Segment | undefined,
  below: Segment | undefined,
): boolean {
  // "Balance due 9/6/2025", with the amount in a column of its own.
  if (DUE_BEFORE.test(segment.text.slice(0, start)) && /^\W*$/.test(segment.text.slice(end))) return true;
  return asksToPayOn(sentenceBefore({ segment, start }, above), sentenceBehind({ segment, end, more }, below));
}

/** What stands behind a date in its own sentence, which may end in the line below. */
function sentenceBehind(
  { segment, end, more }: Pick<Candidate, 'segment' | 'end' | 'more'>,
  below: Segment | undefined,
) {
  const rest = segment.text.slice(end) + (more ?? []).map(({ text }) => ` ${text}`).join('');
  const goesOn = below && segment.words.length >= LINE_OF_PROSE && !OWN_MATTER.test(below.text);
  const on = !more && goesOn ? `${rest} ${below.text}` : rest;
  return on.split(/[.!?](?:\s|$)/)[0]!;
}

/** All of a date's sentence but the date itself. */
function sentenceOf(candidate: Candidate, above: Segment | undefined, below: Segment | undefined): string {
  return `${sentenceBefore(candidate, above)} ${sentenceBehind(candidate, below)}`;
}

/** "Paid: by app": a line with a label of its own is no second half of the one above. */
const OWN_MATTER = /^\p{L}[\p{L}. ]{2,24}:\s/u;

const DUE_BEFORE = /^\W*(?:(?:remaining\s)?balance|amount|total|payment)\sdue:?\s+$/iu;

/** What stands in front of a date in its own sentence, which may begin in the line above. */
function sentenceBefore({ segment, start }: Pick<Candidate, 'segment' | 'start'>, above: Segment | undefined): string {
  const own = segment.text.slice(0, start);
  const lead = /[.!?:]\s/.test(own) || !above || /[.!?:]$/.test(above.text) ? own : `${above.text} ${own}`;
  const ends = [...lead.matchAll(SENTENCE_END)];
  return lead.slice((ends.at(-1)?.index ?? -1) + 1);
}

/** "30 Tagen netto, d.h. bis", "i.e. by", "30 j. fin de mois", "abzgl. 3 %": the point behind a single letter or a shortened word ends no sentence. */
const SENTENCE_END = new RegExp(String.raw`(?<!(?<!\p{L})\p{L})(?!${SHORTENED})[.!?](?=\s)`, 'giu');

/** Log odds: the day of a line of the table, of a payment; where and when the letter was written. */
const OF_LINE = 2.5;
const OF_PAYMENT = 4;
const WRITTEN_AT = 2.5;

/** Log odds: the day on which a guest leaves, where nothing else dates the bill. */
const LEFT = 7;
/** Log odds: the day that stands alone in the head of a letter. */
const ALONE = 3;

/** Rows between the days of a list, whose entries may have several lines. */
const NEXT_ENTRY = 4;

/** Days one below the other, each beginning its row in a list of what was done: "7/17/25  CMG  Confer with … .10". */
function inColumnsOfDays(candidates: readonly Candidate[], facts: DocumentFacts): Set<Candidate> {
  const begins = candidates.filter(({ segment, start, text }) => {
    const { segments } = facts.layout.rows[segment.row]!;
    return start === 0 && text.length === segment.text.length && segments[0] === segment && segments.length > 2;
  });
  const found = new Set<Candidate>();
  for (const [index, upper] of begins.entries()) {
    const lower = begins[index + 1];
    if (!lower || lower.page !== upper.page || lower.segment.row - upper.segment.row > NEXT_ENTRY) continue;
    if (lower.segment.row === upper.segment.row || Math.abs(lower.box.x - upper.box.x) > 0.01) continue;
    found.add(upper).add(lower);
  }
  return found;
}

/** "Payment: transfer of 9 February": behind how it was paid stands when. */
function followsMethod({ segment, start }: Candidate, facts: DocumentFacts): number {
  const labels = facts.labels.get(segment) ?? [];
  return labels.some((label) => label.startsSegment && label.end <= start && isOneOf(label, ['payment_method']))
    ? 1
    : 0;
}

/** Means by which money comes later than the invoice, unlike cards and cash. */
const LATER_MEANS =
  /^(?:bank\s?transfer|direct\sdebit|[üu]berweisung|(?:sepa-?\s?)?lastschrift|bankeinzug|virement|pr[ée]l[èe]vement|lcr|transferencia|giro|recibo|domiciliaci[óo]n|bonifico|ri\.?ba\.?|overboeking|overschrijving|incasso|przelew|bankoverf[øo]rsel|transfer[êe]ncia)(?:\s\p{L}+){0,2}[\s:,-]*$/iu;

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

/** So many words begin a sentence that may go on in the next line. */
const LINE_OF_PROSE = 5;

/** Log odds: a sentence asks for money on this day; it follows the invoice's after a stated term; it ends a period. */
const TO_PAY = 5;
const AGREED = 2.5;
/** A day after the invoice's, behind the means of payment. */
const BY_METHOD = 8;
/** "Invoice no. 12 of 3.4.2024" outweighs whatever date stands at the page's top. */
const TITLED = 4;
const UNTIL = 7;
/** It belongs to a payment that comes after this one, or to no payment at all. */
const LATER = 9;
/** Until then a part is taken off, and another day is named for all of it. */
const FOR_LESS = 6;

const RANGE_JOINT = String.raw`(?:[-–—]|to|bis(?:\s+(?:zum|einschl\.?|und\s+mit))?|au|tot(?:\s+en\s+met)?|t\/m|al|hasta(?:\s+el)?|y(?:\s+el)?|e(?:\s+il)?|et(?:\s+le)?|and|und|until|till|through|fino\s+al)`;
const RANGE_BEFORE = new RegExp(String.raw`\d(?:er|st|nd|rd|th|\.)?\s*${RANGE_JOINT}\s*$`, 'iu');
const RANGE_BEHIND = new RegExp(String.raw`^\s*${RANGE_JOINT}\s*(?:\p{L}{0,9}\.?\s?\d|$)`, 'iu');
/** "and" and the like join the ends of a period only behind a word for its beginning. */
const PERIOD =
  /(?<!\p{L})(?:from|between|period|vom|von|zwischen|zeitraum|du|entre|p[ée]riode|van|tussen|del?|desde|dal|tra|periodo)(?!\p{L})/iu;
const LOOSE_JOINT = /(?<!\p{L})(?:and|und|et|y|e|to|al|au)(?:\s+(?:le|el|il))?\s*$/iu;

/** "01.05.2024 - 31.05.2024" is a period, neither of its ends a date of the invoice; the second may begin the next line. */
function isRangePart({ segment, start, end }: Candidate, above: Segment | undefined): boolean {
  const before = start < 4 && above ? `${above.text} ${segment.text.slice(0, start)}` : segment.text.slice(0, start);
  const behind = segment.text.slice(end);
  const joined = RANGE_BEFORE.test(before) && (!LOOSE_JOINT.test(before) || PERIOD.test(before));
  return joined || (RANGE_BEHIND.test(behind) && (/\d/.test(behind) || PERIOD.test(before)));
}

/** The days that follow a date which is labelled as the invoice's after a term that is stated in days. */
function agreedDays(candidates: readonly Candidate[], facts: DocumentFacts): Set<string> {
  const terms = statedTerms(facts.layout.rows.map(({ text }) => text));
  const issued = candidates.filter(
    (candidate) => strongestLink(labelLinks(candidate, facts), ['invoice_date', 'date']) > 0.6,
  );
  return new Set(issued.flatMap(({ value }) => [...terms].map((days) => addDays(value, days))));
}

/** "Rechnung Nr. 12 vom 3.4.2024", "Facture n° 12 du 3/4/2024": title and date in one segment, or with a gap before "du". */
function isTitledDate({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const titles = (one: Segment, until: number) =>
    facts.labels.get(one)?.some((label) => label.startsSegment && label.end <= until && isOneOf(label, TITLES));
  if (titles(segment, start)) return true;
  const { segments } = facts.layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1];
  const joins = facts.labels
    .get(segment)
    ?.some((label) => label.startsSegment && isOneOf(label, ['date']) && isLittleWord(label) && start - label.end <= 1);
  return Boolean(joins && left && /\d/.test(left.text) && titles(left, left.text.length));
}

const TITLES: FoundLabel['classes'] = ['title', 'credit_title', 'invoice_number'];
