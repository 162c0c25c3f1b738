import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { isPricedInList } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf } from '../page/link-features.ts';
import { saysOfPaper } from '../page/said-of-paper.ts';
import { beforeAccount, runsIntoAccount, withoutAccount } from './accounts-behind-terms.ts';
import { grantsNothing, offersDebit } from './offers.ts';
import { goesOnAboutOther, isAmongOtherDeadlines, isNextPaper, isOtherDeadline } from './other-deadlines.ts';
import { givesTermForDay, isPeriodBelowDay } from './period-behind-day.ts';
import { ENUMERATOR, goingOn, remarkOn } from './remarks.ts';
import { isAmountDue, isMarkedPaid, isSumWithDay } from './sums-with-days.ts';
import { betweenLabels, sentenceOverLines, sentences } from './terms-cuts.ts';
import {
  asksPolitely,
  beginsSentence,
  mentionsPaying,
  mentionsTime,
  paysReader,
  saysItIsPaid,
  soundsLikeSmallPrint,
  soundsLikeTerms,
  speaksOfNotice,
  statesPeriod,
  wasPaidOn,
} from './terms-language.ts';
import { ofTermsOnly, withoutAfterwards } from './terms-sentences.ts';
import { PART_END, spanning } from './terms-span.ts';
import { beginsTitle } from './titles-in-two-lines.ts';
import { isEndOfTerms, toTheirEnd } from './whole-terms.ts';

const MAX_MORE_LINES = 2;
const MOST_LINES_OF_SENTENCE = 3;

/** Phrases and sentences that may say when to pay: by their words, or by a terms label beside or above. */
export function termsCandidates(facts: DocumentFacts): Candidate[] {
  const { blocks } = facts;
  const found: Candidate[] = [];
  for (const row of facts.layout.rows) {
    const inTable = facts.tableRows.has(row.index);
    for (const segment of row.segments) {
      // Terms may share a row with the first sums, which the table seems to include.
      if (inTable ? !isClosing(segment, facts) : isOfItem(segment, facts)) continue;
      found.push(...ofSegment(segment, blocks.get(segment)!, facts));
    }
  }
  return found;
}

function isClosing(segment: Segment, facts: DocumentFacts): boolean {
  if (isOfItem(segment, facts)) return false;
  const isNamed = facts.labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, ['terms']));
  return segment.words.length >= 3 && (isNamed || soundsLikeTerms(segment.text));
}

/** "Discount for direct debit   1   -7.50   -7.50": a count, a price and what both make are an item, whatever it is called. */
function isOfItem(segment: Segment, facts: DocumentFacts): boolean {
  const { layout, labels, datesIn } = facts;
  const others = layout.rows[segment.row]!.segments.filter((other) => other !== segment);
  return (
    others.length >= FIGURES_OF_ITEM &&
    others.every(
      (one) =>
        FIGURE_OF_ITEM.test(one.text) &&
        // "LCR 45 jours | 15/05/25 | 308,88": until when, and how much; "Payable dans les 15 jours. | TPS 5% | 66,50".
        datesIn(one.text).length === 0 &&
        !labels.get(one)?.some(({ startsSegment }) => startsSegment),
    ) &&
    // Labels are looked for around few lines only: most stand beside something else than figures.
    !isUnderTitle(segment, facts)
  );
}

/** "C00518 | 03380750980 | RI.BA. 30/60 GG | 04" in a form, where a title above says that these are the terms. */
function isUnderTitle(segment: Segment, facts: DocumentFacts): boolean {
  return labelLinks(spanning(segment, 0, segment.text.length, []), facts).some(
    ({ label, direction }) =>
      direction === 'above' &&
      label.wholeSegment &&
      (isOneOf(label, ['terms']) || (isOneOf(label, ['payment_method']) && statesPeriod(segment.text))),
  );
}

/** "Terms explained" heads what tells of words. */
const EXPLAINED = new RegExp(String.raw`^\p{L}+\s(?:${inAllLanguages(({ terms }) => terms.explained)})$`, 'iu');

const FIGURES_OF_ITEM = 2;
/** A figure with its currency, unit or rate; a word is none. */
const FIGURE_OF_ITEM = /^(?=.*\d)[^\p{L}]*(?:\p{L}{1,4}\.?)?[^\p{L}]*$/u;

function ofSegment(segment: Segment, block: Block, facts: DocumentFacts): Candidate[] {
  const text = segment.text;
  const labels = facts.labels.get(segment) ?? [];
  if (beginsTitle(segment, facts) || EXPLAINED.test(text)) return [];
  if (isPeriodBelowDay(segment, facts)) return [spanning(segment, text.indexOf('(') + 1, text.indexOf(')'), [])];
  if (labels.some((found) => found.wholeSegment) && !isValueOfTerms(segment, facts)) return [];
  const label =
    labels.find((found) => found.startsSegment && isOneOf(found, ['terms', 'payment_method'])) ??
    labels.find((found) => givesTermForDay(found, facts));
  if (isOfAnother(labels) || isDateOfForm(segment, facts) || isDueDateOfForm(labels, facts)) return [];
  if (isSumWithDay(segment, facts) || isMarkedPaid(text, facts)) return [];
  // "Forma de pago: Transferencia" says how to pay, and not when.
  const isOfMethod = label !== undefined && !isOneOf(label, ['terms', 'due_date']);
  // "Règlement par virement à 30 jours", "Payment is due in full before the event": a sentence, of which the label is the beginning.
  const isSentence =
    label !== undefined && !label.colon && beginsSentence(text.slice(0, label.end), text.slice(label.end));
  const title = label ? !isSentence && label : remarkOn(labels, text);
  const start = title
    ? title.end + (/^[\s.:]*/.exec(text.slice(title.end))?.[0].length ?? 0)
    : (ENUMERATOR.exec(text)?.[0].length ?? 0);
  if (!/\p{L}|\d/u.test(text.slice(start))) return [];
  const bare = spanning(segment, start, text.length, []);
  const links = labelLinks(bare, facts);
  const isNamed = label !== undefined || links.some((link) => isOneOf(link.label, ['terms']) && link.strength > 0.4);
  const labelled =
    isNamed ||
    // Few lines have such a label: what they say is looked through behind it, as the words for times are many.
    (links.some(
      (link) =>
        isOneOf(link.label, ['payment_method', 'due_date']) && link.strength > 0.6 && link.direction !== 'below',
    ) &&
      mentionsTime(text.slice(start)));
  const from = block.segments.indexOf(segment) + 1;
  // In a list of texts and amounts each row says all of it.
  const isPriced = isPricedInList(segment, facts);
  const below = isPriced ? [] : goingOn(block.segments.slice(from, from + MAX_MORE_LINES), facts);
  const whole = [text.slice(start), ...below.map((line) => line.text)].join(' ');
  const sounds = () =>
    [...new Set([whole, ...text.slice(start).split(PART_END)])].some((part) => soundsLikeTerms(part));
  // "Direct debit" above "Set up at acme.example".
  const withNext = [text.slice(start), ...below.slice(0, 1).map((line) => line.text)].join(' ');
  if (!isNamed && offersDebit(withNext) && !tellsWhen(withNext, facts)) return [];
  if (!labelled && !(sounds() && (mentionsPaying(text) || mentionsTime(text) || asksPolitely(text)))) return [];
  if (/^[\d.,\s%€$£]+$/.test(text.slice(start))) return [];
  const candidates = [bare];
  // "Forma de pago: Contado": what says when without its label is no longer with it.
  const saysWithoutLabel = label?.colon && (soundsLikeTerms(text.slice(start)) || statesPeriod(text.slice(start)));
  if (label && start > label.end && !isOneOf(label, ['due_date']) && !saysWithoutLabel)
    candidates.push(spanning(segment, 0, text.length, []));
  for (let lines = 1; lines <= below.length; lines++) {
    // Other columns' lines, the next label, a bare date and a bare code are no continuation.
    const line = below[lines - 1]!;
    const isOpen = leavesOpen(below[lines - 2] ?? segment, line);
    const isMatter = facts.labels.get(line)?.some((next) => startsAnew(next, facts, isOpen));
    if (isMatter || !(hasWords(line.text, facts) || (isOpen && /\p{L}/u.test(line.text)))) break;
    candidates.push(spanning(segment, start, text.length, below.slice(0, lines)));
  }
  const onward = isPriced ? [] : goingOn(block.segments.slice(from, from + MOST_LINES_OF_SENTENCE), facts);
  candidates.push(...sentences(segment, start, labelled), ...betweenLabels(segment, facts));
  candidates.push(...beforeAccount(segment, start));
  const overLines = sentenceOverLines(segment, start, onward, facts);
  if (overLines) candidates.push(overLines);
  const lines = block.segments.slice(from - 1);
  const told = candidates
    .map(withoutAfterwards)
    .filter((candidate) => !isEndOfTerms(candidate, block.segments[from - 2], facts))
    .filter((candidate) => !runsIntoAccount(candidate) && !saysNothingOfTime(candidate.value))
    .filter(
      ({ value }) =>
        // "Betales via Betalingsservice den 2. marts": Italian streets begin with the word.
        (statesPeriod(value) || !isAddressLine(value) || /\d\s?%/.test(value) || isSentenceOfTerms(value, facts)) &&
        // "Pay by: 15 May" above a sentence makes no terms of what it says of direct debits.
        (mentionsTime(value) || !(isOfMethod || isOtherMatter(value) || !isNamed)) &&
        !isNextPaper(value) &&
        !saysOfPaper(value) &&
        !isOtherDeadline(value) &&
        (labelled || !isAmongOtherDeadlines(value)) &&
        ((label && isOneOf(label, ['terms'])) || !wasPaidOn(value, facts.datesIn(value))) &&
        // "Paid by bank transfer on 3 March": the label says that it was paid.
        !(isOfMethod && wasPaidOn(text, facts.datesIn(text))) &&
        (tellsWhen(value, facts) ||
          !(grantsNothing(ownSentences(value)) || offersDebit(value) || (!isNamed && saysItIsPaid(value)))),
    )
    .filter(({ value }) => !isAmountDue(value) && !paysReader(value))
    .filter(({ start, value }) => start > 0 || !isRestOfAbove(value, block.segments[from - 2]))
    .filter((candidate) => !goesOnAboutOther(candidate, block.segments[from - 2]))
    .flatMap((candidate) => ofTermsOnly(candidate, labelled) ?? [])
    .map((candidate) => toTheirEnd(candidate, lines, facts))
    .flatMap((candidate) => ofTermsOnly(candidate, labelled) ?? [])
    .filter(({ start, value }, index, all) => all.findIndex((o) => o.start === start && o.value === value) === index)
    // "Goods remain ours until paid. Please quote 60-83-71": figures behind the sentence that is kept say nothing of when.
    .filter(({ value }) => !saysNothingOfTime(value) && !speaksOfNotice(value))
    .map(withoutRequest)
    .map(withoutAccount);
  // A sentence that goes on below is not told by its beginning.
  const entire = told.find(({ start, value }) => start === overLines?.start && value === overLines.value)?.value ?? '';
  const goesOn = ({ start, value }: Candidate) =>
    !labelled &&
    !soundsLikeTerms(value) &&
    told.some((one) => one.start === start && one.value.startsWith(value) && soundsLikeTerms(one.value));
  return told.filter(
    (one) => !(one.start === overLines?.start && one.value !== entire && entire.startsWith(one.value)) && !goesOn(one),
  );
}

/** "recouvrement 40 €. Pas d'escompte …": without the end of a sentence that began in the line above. */
function ownSentences(value: string): string {
  const end = /^\p{Ll}/u.test(value) ? value.search(/[.!?]\s/) : -1;
  return end < 0 ? value : value.slice(end + 2);
}

/** Whether a period or a day is named; "No discount" and "Switch to direct debit" alone ask for nothing. */
function tellsWhen(text: string, facts: DocumentFacts): boolean {
  return statesPeriod(text) || facts.datesIn(text).length > 0;
}

function isSentenceOfTerms(value: string, facts: DocumentFacts): boolean {
  return /^\p{Lu}\p{Ll}[^:]*(?:[.!]|\p{Ll}{3})$/u.test(value) && tellsWhen(value, facts) && soundsLikeTerms(value);
}

/**
 * "… stating the in-" / "voice number to our account", "… von Ihrem Konto DE12" / "eingezogen.": the rest of a word and the
 * last word of a sentence begin none.
 */
function isRestOfAbove(value: string, above: Segment | undefined): boolean {
  if (!above || !/^\p{Ll}/u.test(value)) return false;
  return /\p{L}{2}[-\u00ad]$/u.test(above.text) || (/^\p{L}+\.$/u.test(value) && !/[.!?:]$/.test(above.text));
}

/** A company, or a heading of what was paid. */
function isOtherMatter(value: string): boolean {
  return LEGAL_FORM.test(value) || HISTORY.test(value);
}

/** Headings of what was paid already. */
const HISTORY = /^(?:payment|billing|transaction)s?\s(?:history|summary|details)$/iu;

/** "within 30 days, please" at the end of a line: the next line says what is asked for besides. */
const REQUEST = new RegExp(String.raw`\s*[,;–—]\s*(?:${inAllLanguages(({ terms }) => terms.request)})$`, 'iu');

function withoutRequest(candidate: Candidate): Candidate {
  const { segment, start, text, more = [] } = candidate;
  const kept = text.replace(REQUEST, '');
  return kept === text || more.length > 0 ? candidate : spanning(segment, start, start + kept.length, []);
}

/** "Bitte überweisen Sie den" above "Rechnungsbetrag innerhalb", "Please pay the total" above "amount by": in narrow lines a sentence goes on with whatever word. */
function leavesOpen({ text, words }: Segment, below: Segment): boolean {
  if (/[.!?:;)]$/.test(text)) return false;
  return OPEN_WORD.test(text) || (words.length >= WORDS_OF_PROSE && /^\p{Ll}{2}/u.test(below.text));
}

const OPEN_WORD = /\p{L}\s\p{Ll}{1,4}$/u;
const WORDS_OF_PROSE = 3;

/** Whether a line that holds this label has a matter of its own; `isOpen`: the sentence above has not ended. */
function startsAnew(label: FoundLabel, facts: DocumentFacts, isOpen: boolean): boolean {
  if (!label.startsSegment || (isOpen && !label.colon)) return false;
  return (
    label.colon ||
    label.wholeSegment ||
    label.end > 12 ||
    isOneOf(label, ['terms']) ||
    isLabelOfDate(label, label.segment, facts)
  );
}

/** "Prepaid" right of "Terms of payment", though other pages head a deposit with that word. */
function isValueOfTerms(segment: Segment, facts: DocumentFacts): boolean {
  const { segments } = facts.layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1];
  return (
    left !== undefined &&
    (facts.labels.get(left) ?? []).some((label) => label.wholeSegment && isOneOf(label, ['terms'])) &&
    (facts.labels.get(segment) ?? []).every((label) => isOneOf(label, ['prepaid', 'payment_method'])) &&
    !/:\s*$/.test(segment.text)
  );
}

/** "Date 19 Feb 2024" above "Terms 7 days". */
function isDateOfForm(segment: Segment, facts: DocumentFacts): boolean {
  const first = facts.labels.get(segment)?.[0];
  return Boolean(
    first?.startsSegment && isOneOf(first, ['date', 'invoice_date']) && isLabelOfDate(first, segment, facts),
  );
}

/** "Scadenza", "Fällig am": what the field is called in which the day stands. */
const NAMES_DAY = new RegExp(String.raw`^(?:${inAllLanguages(({ terms }) => terms.namesDay)})(?!\p{L})`, 'u');

/** "Fällig am: 16. November 2023", "Due 4 May": the field of a form, which asks for nothing. */
function isDueDateOfForm([first]: readonly FoundLabel[], facts: DocumentFacts): boolean {
  if (!first?.startsSegment || !isOneOf(first, ['due_date']) || isOneOf(first, ['terms'])) return false;
  return (
    isLabelOfDate(first, first.segment, facts) && (first.colon || !mentionsPaying(first.phrase.replace(NAMES_DAY, '')))
  );
}

/** "PAYMENT DUE Jul 15, 2024": a label without a colon and nothing but its date. */
function isLabelOfDate({ end }: FoundLabel, { text }: Segment, facts: DocumentFacts): boolean {
  const [date] = facts.datesIn(text.slice(end));
  return date !== undefined && !/[\p{L}\d]/u.test(text.slice(end).replace(date.text, ''));
}

/** "Order ID: CA-2012-…" below a heading of terms. */
function isOfAnother(labels: readonly FoundLabel[]): boolean {
  const [first] = labels;
  if (!first?.startsSegment || labels.some((label) => isOneOf(label, ['terms']))) return false;
  return (
    isOneOf(first, ['invoice_number']) ||
    (first.colon && isOneOf(first, ['purchase_order', 'customer_number', 'tax_id']))
  );
}

/** Whether a line says anything beside dates and codes. */
function hasWords(text: string, facts: DocumentFacts): boolean {
  const dates = facts.datesIn(text).map((date) => date.text);
  return /\p{L}{4}|^\p{Ll}/u.test(dates.reduce((rest, date) => rest.replace(date, ''), text));
}

/** "All payments are final." under a heading of terms; and half a date: "due by Feb" of "due by Feb. 3". */
function saysNothingOfTime(value: string): boolean {
  return (
    (soundsLikeSmallPrint(value) && !(mentionsTime(value) && /\d/.test(value))) ||
    HALF_DATE.test(value) ||
    OPEN_END.test(value) ||
    LABEL_ONLY.test(value) ||
    ONLY_ARTICLE.test(value)
  );
}

/** "We will debit your account on": the day stands elsewhere. */
const OPEN_END = new RegExp(String.raw`^(?!.*\d).*\s(?:${inAllLanguages(({ terms }) => terms.beforeDay)})\s?:?$`, 'iu');

/** "Details:" behind "Terms and conditions". */
const LABEL_ONLY = /^\p{L}+(?:\s\p{L}+)?:$/u;
/** "Cod.", a column of codes: not cash on delivery. */
const ONLY_ARTICLE = /^Cod\./;

const HALF_DATE = /\bby (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/iu;
