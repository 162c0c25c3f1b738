import type { DocumentType } from '../../entity.ts';
import type { Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import { OTHER_TITLES } from './title-words.ts';

/** What a document calls itself somewhere on a page. */
export interface Title {
  type: DocumentType;
  segment: Segment;
  /** 1 for ordinary writing; more for large, bold, high and lonely titles. */
  strength: number;
}

/** A title stands alone, or with its number, in writing at least this much larger than usual (or bold, or at the top). */
const TITLE_SIZE = 1.15;
/** Titles of ordinary writing stand in this part of the page. */
const TOP = 0.35;
/** Words behind the title's own that tell of what it is. */
const MOST_WORDS_BEHIND = 3;
const MOST_WORDS_OF_SUBJECT = 8;

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
      const other = otherTitle(segment, facts);
      const sale = saleTitle(segment, facts);
      // "Statement of charges" is a bill, "Proforma invoice" is none: the longer phrase knows better.
      if (other && (!sale || other.length >= sale.length)) titles.push(titleOf(other.type, segment, facts));
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
    if (types.length > 0 && isTitle(label, facts)) return { types, length: label.end - label.start };
  }
  return null;
}

function isTitle(label: FoundLabel, facts: DocumentFacts): boolean {
  const { segment } = label;
  if (label.colon) return false;
  const rest = segment.text.slice(label.end);
  if (!label.startsSegment) return isEndOfHeading(label, rest, facts);
  if (wordsIn(rest) > MOST_WORDS_BEHIND) return false;
  if (isLarge(segment, facts)) return true;
  // "… as a / receipt." is the end of a sentence.
  if (!label.wholeSegment || /[.,;]$/.test(segment.text)) return false;
  return (segment.bold || segment.box.y < TOP) && !isCellOrEnd(segment, facts);
}

/** "Membership Renewal Invoice": a few words in large writing that end in the title. */
function isEndOfHeading({ segment, start }: FoundLabel, rest: string, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  return rest.trim() === '' && /^(?:\p{Lu}[\p{L}&-]*\s){1,3}$/u.test(before) && isLarge(segment, facts);
}

function otherTitle(segment: Segment, facts: DocumentFacts): { type: DocumentType; length: number } | null {
  const { text } = segment;
  const large = isLarge(segment, facts);
  for (const [type, words] of OTHER_TITLES) {
    const match = words.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length);
    // "Tender Care Ltd" is somebody's name.
    if (LEGAL_FORM.test(text)) continue;
    // "Order ID: 4711" and "Balance due" announce a value, and a sentence's last word no document.
    if (!large && (/^[^:]{0,16}:\s*\S/.test(rest) || /[.,;]$/.test(text))) continue;
    if (isLabelOfValue(segment, match[0].length, facts)) continue;
    // "Service agreement between …", "Reminder: invoice 118", but no sentence that begins with such a word.
    const isWhole = wordsIn(rest) === 0 && !/:\s*$/.test(rest);
    const fits = large ? wordsIn(rest) <= MOST_WORDS_OF_SUBJECT : isWhole || (segment.bold && wordsIn(rest) <= 2);
    if (!fits) continue;
    if (!large && isCellOrEnd(segment, facts)) continue;
    if (large || segment.bold || (segment.box.y < TOP && text.length <= 32 && !/\d/.test(rest)))
      return { type, length: match[0].length };
  }
  return null;
}

const VALUES: readonly LabelClass[] = [
  ...(['total', 'subtotal', 'tax', 'amount_due', 'prepaid', 'discount', 'charge', 'due_date', 'terms'] as const),
  ...(['bank', 'payment_method', 'reference', 'seller', 'buyer'] as const),
];

/** Whether the line begins with a label of an amount, an account and the like, at least as long as the title. */
function isLabelOfValue(segment: Segment, length: number, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) => label.start === 0 && label.end >= length && isOneOf(label, VALUES),
  );
}

function isLarge({ fontSize }: Segment, { medianFontSize }: DocumentFacts): boolean {
  return fontSize >= medianFontSize * TITLE_SIZE;
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** A cell of a table, or what a line break left alone of a sentence. */
function isCellOrEnd(segment: Segment, { layout, tableRows }: DocumentFacts): boolean {
  const row = layout.rows[segment.row]!;
  if (tableRows.has(row.index) || row.segments.length > 3) return true;
  const above = layout.rows[segment.row - 1];
  if (above?.page !== row.page || row.segments.length > 1 || segment.bold) return false;
  const [line, ...others] = above.segments;
  if (others.length > 0 || Math.abs(line!.box.x - segment.box.x) > 0.02) return false;
  const near = segment.box.y - line!.box.y < 2 * segment.box.height;
  return near && line!.words.length > 5 && !/[.:!?]$/.test(line!.text);
}
