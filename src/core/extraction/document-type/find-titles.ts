import type { DocumentType } from '../../entity.ts';
import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { SALE_WORD } from '../../lexicon/invoice-words.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { OTHER_TITLES } from '../../lexicon/sayings/other-titles.ts';
import { MONTH_NAMES, WRITINGS } from '../../lexicon/writings.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { beginsLine, type FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import {
  bearsNumber,
  isBelowLabel,
  isBelowSale,
  isCellOrEnd,
  namesSaleAtHead,
  standsAtHead,
  TOP,
  UPPER,
} from './around-titles.ts';
import { endOfHeading, titleInParts, wordCount } from './heading-words.ts';
import { isNumberOnly } from './offer-signs.ts';

/** What a document calls itself somewhere on a page. */
export interface Title {
  type: DocumentType;
  segment: Segment;
  /** 1 for ordinary writing; more for large, bold, high and lonely titles. */
  strength: number;
  /** "Order 118", "Devis n° 24-118" in ordinary writing: it may as well refer to another paper. */
  isReference?: boolean;
  /** More than its number is said behind it. */
  saysMore?: boolean;
}

/** A title stands alone, or with its number, in writing at least this much larger than usual (or bold, or at the top). */
const TITLE_SIZE = 1.15;
/** Words behind the title's own that tell of what it is. */
const MOST_WORDS_BEHIND = 3;
const MOST_WORDS_OF_SUBJECT = 8;
/** Characters of a title in ordinary writing. */
const LONGEST_PLAIN = 32;

const SALE_TITLES = [
  ['title', 'invoice'],
  ['credit_title', 'credit_note'],
  ['receipt_title', 'receipt'],
] as const;

/** All titles of a page (from 1), strongest first. */
export function findTitles(facts: DocumentFacts, page = 1): Title[] {
  const titles: Title[] = [];
  for (const row of facts.layout.pages.find((one) => one.page.number === page)?.rows ?? []) {
    for (const segment of row.segments) {
      if (facts.stamps.has(segment)) continue;
      const inTwo = titleInParts(segment, facts);
      const whole = inTwo ? otherTitle(segment, facts, inTwo) : null;
      const other = whole ?? otherTitle(segment, facts);
      const sale = saleTitle(segment, facts);
      // "Statement of charges" is a bill, "Proforma invoice" is none: the longer phrase knows better.
      const too = other && namesSaleToo(other, segment, facts);
      if (too) titles.push(titleOf(too, segment, facts));
      else if (other && (!sale || other.length >= sale.length))
        titles.push({
          ...titleOf(other.type, segment, facts),
          isReference: other.isReference,
          saysMore: other.saysMore,
        });
      else if (sale) titles.push(...sale.types.map((type) => titleOf(type, segment, facts)));
    }
  }
  return titles.sort((a, b) => b.strength - a.strength);
}

function titleOf(type: DocumentType, segment: Segment, { medianFontSize }: DocumentFacts): Title {
  const top = segment.box.y < TOP ? 0.1 : 0;
  return { type, segment, strength: segment.fontSize / medianFontSize + (segment.bold ? 0.15 : 0) + top };
}

function saleTitle(segment: Segment, facts: DocumentFacts): { types: DocumentType[]; length: number } | null {
  for (const label of facts.labels.get(segment) ?? []) {
    const types = SALE_TITLES.flatMap(([name, type]) => (label.classes.includes(name) ? [type] : []));
    const names = [isTitle, isNumberedCredit, creditsAnother, creditsOwn];
    if (types.length > 0 && names.some((isNamed) => isNamed(label, facts)))
      return { types, length: label.end - label.start };
  }
  return null;
}

function isTitle(label: FoundLabel, facts: DocumentFacts): boolean {
  const { segment } = label;
  if (label.colon) return false;
  // "Was ist eine / E-Rechnung?" heads what explains it.
  if (segment.text.endsWith('?')) return false;
  const rest = segment.text.slice(label.end);
  if (!beginsLine(label))
    return isEndOfHeading(label, rest, facts) || isKindOfSale(label, rest, facts) || isBehindPoint(label, rest, facts);
  if (wordCount(rest) > MOST_WORDS_BEHIND && wordCount(withoutDays(rest, facts)) > MOST_WORDS_BEHIND) return false;
  if (isLarge(segment, facts)) return true;
  // "Beleg   VA-25-019226" may number any paper.
  if (!segment.bold && ANY_PAPER.test(label.phrase) && isNumberBeside(segment, facts)) return false;
  // "… as a / receipt." is the end of a sentence.
  if (!(label.wholeSegment || isOfTwoLanguages(label, facts)) || /[.,;]$/.test(segment.text)) return false;
  return (segment.bold || segment.box.y < TOP) && !isCellOrEnd(segment, facts);
}

/** "Credit note C0088" in ordinary writing at the top, and in no list: nothing else there is called so. */
function isNumberedCredit({ segment, start, end, classes }: FoundLabel, facts: DocumentFacts): boolean {
  if (!classes.includes('credit_title') || start > 0 || segment.box.y > TOP) return false;
  const isAlone = facts.layout.rows[segment.row]!.segments.length === 1;
  return isAlone && isNumberOnly(segment.text.slice(end)) && !isCellOrEnd(segment, facts);
}

/** "Gutschrift GS-0093 zu Rechnung 71182", at the beginning of a line or within a bold one: its own number, and whose it credits. */
function creditsAnother({ segment, start, end, classes }: FoundLabel, { labels }: DocumentFacts): boolean {
  if (!classes.includes('credit_title') || !(start === 0 || segment.bold)) return false;
  // "Invoice 4471, credit note 93 deducted" is the invoice.
  if (labels.get(segment)!.some((label) => label.end <= start && isOneOf(label, ['title', 'invoice_number'])))
    return false;
  const billed = labels.get(segment)!.find((label) => label.start > end && isOneOf(label, ['title', 'invoice_number']));
  if (!billed) return false;
  const [between, behind] = [segment.text.slice(end, billed.start), segment.text.slice(billed.end)];
  return /\d/.test(between) && wordCount(between) <= MOST_WORDS_BEHIND && /^[^.!?]{0,6}\d/.test(behind);
}

/**
 * "Gutschrift zu unserer Rechnung 71182 vom 5. August", "Our invoice 4471 of 3 May – credit note", as a line of its own: whose
 * it credits, in front of it or behind. "Your invoice" is one that is complained of.
 */
function creditsOwn({ segment, start, end, classes }: FoundLabel, facts: DocumentFacts): boolean {
  const { labels, layout } = facts;
  const { text, box, row } = segment;
  if (!classes.includes('credit_title') || box.y > UPPER || YOURS.test(text) || /[.,;]$/.test(text)) return false;
  // Below an invoice's title a credit is one of its lines.
  if (layout.rows[row]!.segments.length > 1 || isBelowLabel(segment, ['title'], facts)) return false;
  const billed = labels
    .get(segment)!
    .find((label) => label.start !== start && isOneOf(label, ['title', 'invoice_number']));
  if (!billed) return false;
  if (billed.start > end)
    return start === 0 && CREDITS.test(text.slice(end, billed.start)) && /^[^.!?]{0,6}\d/.test(text.slice(billed.end));
  return end === text.length && /\d/.test(text.slice(billed.end, start)) && /\s[-–—]\s$/u.test(text.slice(0, start));
}

/** A word or two between a credit and the bill that it is for. */
const CREDITS = /^(?:\s\p{Ll}{1,9}'?){1,3}\s$/u;
const YOURS = new RegExp(
  String.raw`(?<!\p{L})(?:${LEXICONS.map(({ persons }) => persons.yours).join('|')})(?!\p{L})`,
  'iu',
);

/** What any paper is called in its own number. */
const ANY_PAPER = new RegExp(`^(?:${inAllLanguages(({ papers }) => papers?.anyPaper)})$`, 'iu');

/** "Remissionsabrechnung R 4418027": what it is, and its number. */
const KIND_AND_NUMBER = /^\p{Lu}\p{Ll}{3,}[\p{L} .-]*\s\S*\d\S*$/u;

function isNumberBeside({ row, box }: Segment, { layout }: DocumentFacts): boolean {
  const next = layout.rows[row]!.segments.find((one) => one.box.x > box.x);
  return next !== undefined && (isNumberOnly(next.text) || KIND_AND_NUMBER.test(next.text));
}

/** "Invoice / Rechnung": the same title again, and nothing else. */
function isOfTwoLanguages({ segment, end, classes }: FoundLabel, { labels }: DocumentFacts): boolean {
  const again = (labels.get(segment) ?? []).find(
    (other) => other.start > end && other.classes.some((name) => classes.includes(name)),
  );
  if (!again) return false;
  return /^\s*[/|–-]\s*$/.test(segment.text.slice(end, again.start)) && segment.text.slice(again.end).trim() === '';
}

/** "Membership Renewal Invoice", "Order Invoice 4471", "Freight bill / Invoice": a few words in large writing that end in the title, and its number. */
function isEndOfHeading({ segment, start }: FoundLabel, rest: string, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  const isEnd = rest.trim() === '' || isNumberOnly(rest);
  return isEnd && /^(?:\p{Lu}[\p{L}&-]*\s){1,3}(?:[/|–-]\s)?$/u.test(before) && isLarge(segment, facts);
}

/** "Subscription invoice", "Membership renewal invoice" in ordinary writing at the top: what is billed, and the title. */
function isKindOfSale({ segment, start }: FoundLabel, rest: string, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  return (
    rest === '' && segment.box.y < TOP && KIND.test(before) && !NO_KIND.test(before) && !isCellOrEnd(segment, facts)
  );
}

/** "Bilhete eletrónico · Fatura simplificada FS 2025BT/55118" at the top: what else the paper is, a point, and the title with its number. */
function isBehindPoint({ segment, start }: FoundLabel, rest: string, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  return (
    isNumberOnly(rest) &&
    segment.box.y < TOP &&
    /^\p{Lu}[\p{L} -]{2,40}\s[·•]\s$/u.test(before) &&
    !OTHER_TITLES.some(([, words]) => words.test(before)) &&
    !isCellOrEnd(segment, facts)
  );
}

const KIND = /^\p{Lu}[\p{L}&-]{2,}\s(?:\p{L}[\p{L}&-]{2,}\s)?$/u;
/** "Your invoice", "Unpaid invoice", "Sample invoice": words about an invoice, which may be another paper; "Due upon receipt": when. */
const NO_KIND = new RegExp(
  String.raw`(?<!\p{L})(?:${inAllLanguages(({ papers }) => papers?.besideTitle)})(?!\p{L})`,
  'iu',
);

interface OtherTitleFound {
  type: DocumentType;
  length: number;
  isReference: boolean;
  saysMore: boolean;
}

function otherTitle(segment: Segment, facts: DocumentFacts, printed = segment.text): OtherTitleFound | null {
  const text = printed.replace(OF_LAW, '');
  const large = isLarge(segment, facts);
  // Most lines look like no title, and need not be held against all words for one.
  const mayBeTitle = large || segment.bold || (segment.box.y < TOP && text.length <= LONGEST_OF_TIME);
  if (!mayBeTitle || (!large && isCellOrEnd(segment, facts))) return null;
  for (const [type, words] of OTHER_TITLES) {
    const match = words.exec(text) ?? (large ? endOfHeading(text, words) : null);
    if (!match) continue;
    const rest = text.slice(match.index + match[0].length);
    // "Vertrag: | Architektenvertrag vom 08.09.2023": what a field of that name holds.
    if (isValueOf(segment, words, facts)) continue;
    // "Tender Care Ltd" is somebody's name.
    if (LEGAL_FORM.test(text)) return null;
    // "Order ID: 4711" and "Balance due" announce a value, and a sentence's last word no document.
    if (!large && (/^[^:]{0,16}:\s*\S/.test(rest) || /[.,;]$/.test(text))) continue;
    // "Devis D2026-118 accepté le 02/09/2026. Attestation reçue.": remarks, in letters as large as they may be.
    if (ANOTHER_SENTENCE.test(rest)) continue;
    // "Purchase Order #:" has its value in the next cell.
    if (!large && /[#:]\s*:\s*$|[#№]\s*$/.test(rest)) continue;
    const saysMore = segment.box.y < TOP && bearsNumber(rest) && !namesSaleAtHead(facts);
    const isReference = isNumberOnly(rest) || saysMore;
    if (text === printed && isLabelOfValue(segment, match[0].length, facts, isReference)) continue;
    // "Service agreement between …", "Reminder: invoice 118", but no sentence that begins with such a word.
    const isWhole = wordCount(rest) === 0 && !/:\s*$/.test(rest);
    const isOfTime =
      text.length <= (/\d{4}/.test(rest) ? LONGEST_OF_TIME : LONGEST_LINE) &&
      wordCount(rest.replace(BEHIND_DAY, '$1').replace(OF_TIME, ' ')) === 0;
    const isNotice = type === 'reminder' && text.length <= LONGEST_LINE && AND_MORE.test(rest) && wordCount(rest) <= 3;
    // "2. Mahnung Kundennummer 4471", "Letzte Mahnung vor gerichtlichem Mahnverfahren" in bold letters.
    const isWhich = /^\d/.test(match[0]) ? !isBelowSale(segment, facts) : segment.bold && wordCount(match[0]) > 1;
    const isCounted = type === 'reminder' && isWhich && standsAtHead(segment, facts);
    const isSetOff = segment.bold || (BEHIND_TITLE.test(rest) && isLineInCapitals(segment, facts));
    const fits = large
      ? wordCount(rest) <= MOST_WORDS_OF_SUBJECT
      : isWhole || isOfTime || isNotice || isReference || isCounted || (isSetOff && wordCount(rest) <= 2);
    if (!fits) continue;
    const isStrong = !saysMore && (large || segment.bold || isCounted);
    const isAtTop = segment.box.y < TOP && text.length <= (isReference ? LONGEST_OF_TIME : LONGEST_LINE);
    const isBare = isAtTop && ((text.length <= LONGEST_PLAIN && !/\d/.test(rest)) || rest === '' || isNotice);
    const isPeriod =
      segment.box.y < TOP && (YEAR.test(rest) || (isOfTime && !isWhole)) && (type === 'other' || type === 'statement');
    if (isStrong || isBare || isPeriod) return { type, length: match[0].length, isReference: false, saysMore };
    if (isAtTop && isReference) return { type, length: match[0].length, isReference: true, saysMore };
  }
  return null;
}

/** "BESCHEID ÜBER EINFUHRABGABEN": set off from ordinary writing as bold letters are. */
function isLineInCapitals({ row, text }: Segment, { layout }: DocumentFacts): boolean {
  return text === text.toUpperCase() && layout.rows[row]!.segments.length === 1;
}

function isValueOf({ row, box }: Segment, words: RegExp, { layout }: DocumentFacts): boolean {
  const left = layout.rows[row]!.segments.findLast((one) => one.box.x < box.x);
  return left?.text.endsWith(':') === true && words.test(left.text);
}

/** "… ÜBER EINFUHRABGABEN": what it is about, where "CONTRACT CLEANING" is anybody's name. */
const BEHIND_TITLE = new RegExp(String.raw`^\s(?:${saleWords('behindTitles')})(?!\p{L})`, 'iu');

/** What was done, and a sentence behind it; "vom 3. März 2024" and "Nr. 118. Projekt Halle" say nothing of the kind. */
const ANOTHER_SENTENCE = /\s\p{Ll}{5,}.*(?:\p{L}{4}|\d{3})[.!?]\s+\p{Lu}\p{L}/u;
/** "DOCUMENTO DI TRASPORTO (D.P.R. 472 del 14/08/1996)": the law of such papers, which says no more of this one. */
const OF_LAW = new RegExp(String.raw`\s\((?:${saleWords('laws')})[^()]*\)$`, 'iu');
/** Characters; what is longer is a sentence. */
const LONGEST_LINE = 44;
/** "… für den Zeitraum 01.01.2024 bis 31.12.2024". */
const LONGEST_OF_TIME = 76;
/** "zum 31.12.2024", "oktober 2024", "as of 1 May": when a paper is from, or for what time. */
const OF_TIME = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('ofTime')}|${MONTH_NAMES.join('|')})(?!\p{L})`, 'giu');
/** "… al 31/10/2025 - tutte le partite aperte": what is said behind the day. */
const BEHIND_DAY = /(\d{4})\s[-–—]\s\D+$/u;
/** "Avis d'impôt 2025": the year that it is for, no number. */
const YEAR = /^\s*(?:19|20)\d\d(?:\s?[/–-]\s?(?:(?:19|20)?\d\d))?\s*$/;
/** "Overdue account - second notice", "Mahnung, Rechnung 118". */
const AND_MORE = /^\s*[-–—,:(]\s*\p{L}/u;

const VALUES: readonly LabelClass[] = [
  ...(['total', 'subtotal', 'tax', 'amount_due', 'prepaid', 'discount', 'charge', 'due_date', 'terms'] as const),
  ...(['bank', 'payment_method', 'reference', 'seller', 'buyer'] as const),
];

/** Whether the line begins with a label of an amount, an account and the like, at least as long as the title. */
function isLabelOfValue(segment: Segment, length: number, facts: DocumentFacts, isReference: boolean): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) =>
      label.start === 0 &&
      label.end >= length &&
      isOneOf(label, VALUES) &&
      // "Conditions particulières" heads a policy, and terms further down.
      !(isOneOf(label, ['terms']) && segment.box.y < UPPER && isLarge(segment, facts)) &&
      // "Pedido nº 118" announces its own number, and may be the title of an order.
      !(isReference && label.classes.includes('reference')),
  );
}

/** "Order / Invoice", "Order invoice no. 4471", "Order summary and VAT receipt": what is both asks for money, or has got it. */
function namesSaleToo(
  { type, length }: OtherTitleFound,
  segment: Segment,
  facts: DocumentFacts,
): 'invoice' | 'receipt' | null {
  if (type === 'quote' || type === 'reminder') return null;
  const isAccount = type === 'other' || type === 'statement';
  const found = (facts.labels.get(segment) ?? []).find(
    (label) =>
      label.start > 0 &&
      // "Bestätigung über Geldzuwendungen/Mitgliedsbeitrag" names what was given.
      (!isAccount || SALE_WORD.test(label.phrase)) &&
      isOneOf(label, type === 'order' ? ['title', 'invoice_number', 'receipt_title'] : ['title', 'invoice_number']) &&
      (AND.test(segment.text.slice(0, label.start)) ||
        (type === 'order' && label.start === length + 1) ||
        (isAccount && isInBracket(label))) &&
      // "Booking confirmation and VAT invoice CONF25-0318"
      wordCount(segment.text.slice(label.end).replace(/\S*\d\S*/g, ' ')) === 0,
  );
  if (!found) return null;
  return isOneOf(found, ['title', 'invoice_number']) ? 'invoice' : 'receipt';
}

/** "Betriebskostenabrechnung 2024 (Rechnung BK-0093)": in brackets, with the number under which it is billed. */
function isInBracket({ segment, start, end }: FoundLabel): boolean {
  return /\(\s*$/.test(segment.text.slice(0, start)) && /^[^()]*\d[^()]*\)\s*$/.test(segment.text.slice(end));
}

const AND = new RegExp(String.raw`(?:[&/+,–-]|\s(?:${rowWords('and')}|${rowWords('with')}))\s*$`, 'iu');

function isLarge({ fontSize }: Segment, { medianFontSize }: DocumentFacts): boolean {
  return fontSize >= medianFontSize * TITLE_SIZE;
}

/** The words of "of Thursday, 12th March 2024" that are no day. */
function withoutDays(text: string, facts: DocumentFacts): string {
  const days = [...facts.datesIn(text)].sort((a, b) => b.start - a.start);
  return days.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text).replace(WEEKDAY, '');
}

const WEEKDAY = new RegExp(
  String.raw`(?<!\p{L})(?:${WRITINGS.map(({ weekdays }) => weekdays.split(' ').join('|')).join('|')})(?!\p{L})`,
  'giu',
);
