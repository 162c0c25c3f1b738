import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { DescribedCandidates } from '../../candidates/choices.ts';
import { asNumber, weigh, weighedSigns } from '../../candidates/signs.ts';
import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { isStreetLine } from '../../names/address-lines.ts';
import { oncePerText } from '../../values/once-per-text.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { type FieldLabels, isOneOf, linkFigures, linkLook, strongestLink, weightOf } from '../page/link-features.ts';
import { linesOfOtherPaper } from '../page/other-paper.ts';
import { placeFeatures } from '../page/place-features.ts';
import { partySection } from '../parties/party-sections.ts';
import { standsAboveList } from './number-above-list.ts';
import { NUMBER_SIGNS, type SeenNumber } from './number-signs.ts';

export const INVOICE_NUMBER_LABELS: FieldLabels = {
  target: ['invoice_number', 'receipt_number'],
  weak: ['title', 'credit_title', 'receipt_title', 'reference'],
};

/** Features of every identifier candidate for the invoice number. */
export function numberFeatures(candidates: readonly Candidate[], facts: DocumentFacts): DescribedCandidates {
  const counts = new Map<string, number>();
  for (const { value } of candidates) counts.set(value, (counts.get(value) ?? 0) + 1);
  const invoiceLinks = candidates.map((one) => strongestLink(labelLinks(one, facts), ['invoice_number']));
  const invoiceNumbers = new Set(candidates.filter((_, i) => invoiceLinks[i]! > 0.6).map(({ value }) => value));
  const namesInvoice = candidates.some((one) => isNamedAfterInvoice(one, facts));
  const ofOther = linesOfOtherPaper(facts);
  // A line may hold many identifiers.
  // "5 juni 2025 / factuur 25-118" is no street for its day.
  const isStreet = oncePerText((line) => isStreetLine(line) && isStreetLine(withoutDays(line, facts)));
  const hasOwn = candidates.some((one) => !ofOther.has(one.segment) && isNumberOfCredit(one, facts));
  const isNumbered = candidates.some(
    (one) =>
      titledNumber(one, facts) ||
      isNumberOfBox(one, facts) ||
      isUnderTitleCell(one, facts) ||
      labelLinks(one, facts).some(
        ({ label, direction, strength }) =>
          direction === 'inside' && strength > 0.75 && isOneOf(label, ['title', 'credit_title']),
      ),
  );
  const called = candidates.filter((one) =>
    labelLinks(one, facts).some(
      ({ label, direction, strength }) => STANDS_BEFORE.has(direction) && strength > 0.6 && namesNumberOrTitle(label),
    ),
  );
  const inTable = candidates.filter(({ segment }) => facts.tableRows.has(segment.row));
  const orders = new Set(candidates.filter((one) => isCalledOrder(one, facts)).map(({ value }) => value));
  const seen = candidates.map((candidate, index): SeenNumber => {
    const { value, segment } = candidate;
    const links = withoutSubject(labelLinks(candidate, facts));
    const section = partySection(segment, facts);
    const look = linkLook(links, INVOICE_NUMBER_LABELS);
    const isAbove = !isNumbered && invoiceNumbers.size === 0 && standsAboveList(candidate, facts);
    const isTitled =
      titledNumber(candidate, facts) || isAbove || (look.target < 0.3 && isNumberOfBox(candidate, facts));
    const receiptLink = strongestLink(links, ['receipt_number']);
    const orderLink = Math.max(
      strongestLink(
        links.filter(({ label }) => !CUSTOMERS_OWN.test(label.phrase)),
        ['purchase_order'],
      ),
      ...links.filter(({ label, direction }) => direction === 'inside' && BARE_NUMBER.test(label.phrase)).map(weightOf),
    );
    return {
      ...look,
      isTitled,
      isUnderTitle: isUnderTitleCell(candidate, facts),
      // Where nothing else is numbered, an order number at the top is the document's own.
      isOnlyOrder:
        orderLink > 0.6 &&
        invoiceNumbers.size === 0 &&
        !isNumbered &&
        !called.some((one) => one.value !== value) &&
        candidate.box.y < 0.3 &&
        !METER.test(candidate.segment.text.slice(0, candidate.start)),
      // Receipts of paid invoices bear both numbers; the invoice's counts.
      isOfReceipt:
        receiptLink > 0.6 &&
        invoiceLinks[index]! < receiptLink &&
        invoiceNumbers.size > (invoiceNumbers.has(value) ? 1 : 0),
      // "Folio 118", where another number is called the invoice's.
      isNamedOtherwise: namesInvoice && invoiceLinks[index]! > 0.6 && !isNamedAfterInvoice(candidate, facts),
      // "Invoice #20816" at the head of a paper with "Invoice No. INV-4471" and "Order ID 20816".
      isOfOrder: orders.has(value) && invoiceNumbers.size > (invoiceNumbers.has(value) ? 1 : 0),
      isPart: isPart(candidate),
      isInParty: Math.max(section.seller, section.buyer, section.other) > 0,
      isPhone: PHONE.test(segment.text),
      isStreet: isStreet(segment.text),
      isOfItem: look.target < 0.9 && inTable.includes(candidate) && inTable.some((one) => isInColumnOf(one, candidate)),
      isUnlabelled: look.target < 0.3 && look.weak < 0.3 && !isTitled,
    };
  });
  const features = candidates.map((candidate, index) => ({
    prior: weigh(NUMBER_SIGNS, seen[index]!),
    ...numberFigures(candidate, seen[index]!, facts),
    ofOtherPaper: asNumber(hasOwn && ofOther.has(candidate.segment)),
    repeats: Math.min(4, counts.get(candidate.value)!),
  }));
  return { features, told: (index) => weighedSigns(NUMBER_SIGNS, seen[index]!) };
}

/** Where a label stands that names what is beside or below it. */
const STANDS_BEFORE: ReadonlySet<string> = new Set(['above', 'left']);

/** "Numero", "Rechnung": a cell of its own that says no more above or beside a number. */
function namesNumberOrTitle(label: FoundLabel): boolean {
  return label.wholeSegment && (BARE_NUMBER.test(label.phrase) || isOneOf(label, ['title', 'credit_title']));
}

/** Whether a label of its own calls it the number of an order. */
function isCalledOrder(candidate: Candidate, facts: DocumentFacts): boolean {
  return labelLinks(candidate, facts).some(
    ({ label, direction, strength }) =>
      direction !== 'below' &&
      strength > CLEAR &&
      label.wholeSegment &&
      label.classes.length === 1 &&
      isOneOf(label, ['purchase_order']),
  );
}

/** How near a label must stand to name nothing else. */
const CLEAR = 0.8;

/** "4510-038" above "4512-045": articles are numbered row by row. */
function isInColumnOf(one: Candidate, other: Candidate): boolean {
  return (
    one.page === other.page &&
    one.segment.row !== other.segment.row &&
    one.value !== other.value &&
    Math.abs(one.box.x - other.box.x) < SAME_EDGE.close
  );
}

function withoutDays(line: string, { datesIn }: DocumentFacts): string {
  return datesIn(line).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line);
}

/** What trees learn of a number. */
function numberFigures(candidate: Candidate, one: SeenNumber, facts: DocumentFacts) {
  const { value, segment } = candidate;
  const before = segment.text.slice(0, candidate.start);
  const after = segment.text.slice(candidate.end);
  const titled = labelLinks(candidate, facts).filter(({ label }) => isOneOf(label, ['title', 'credit_title']));
  const inside = titled.filter(({ direction, label }) => direction === 'inside' && label.startsSegment);
  const said = {
    receiptOnly: asNumber(one.isOfReceipt),
    orderOnly: asNumber(one.isOnlyOrder),
    unlabelled: asNumber(one.isUnlabelled),
    part: asNumber(one.isPart),
    phone: asNumber(one.isPhone),
    street: asNumber(one.isStreet),
  };
  const written = {
    titleNear: Math.max(0, ...titled.map(({ strength }) => strength)),
    titleInside: Math.max(0, ...inside.map(({ strength }) => strength)),
    titledNumber: asNumber(one.isTitled),
    inParty: asNumber(one.isInParty),
    digits: Math.min(20, value.replace(/\D/g, '').length),
    length: Math.min(30, value.length),
    digitsOnly: asNumber(/^\d+$/.test(value)),
    separators: asNumber(/[-/._]/.test(value)),
    letters: Math.min(8, value.replace(/\P{L}/gu, '').length),
    lowerCase: asNumber(/\p{Ll}/u.test(value)),
    groups: value.split(' ').length - 1,
    yearLike: asNumber(/^(?:19|20)\d\d$/.test(value)),
    invoicePrefix: asNumber(/^(?:inv|re|rg|fa|fac|f|r|cn|av|gs|fv|sb|ft)[-/_.\s]?\d/iu.test(value)),
    numberSignBefore: asNumber(/[#№]\s*$|(?:\bno|\bnr|n[°º]|\bn)\.?\s*:?\s*$/iu.test(before)),
    cutLeft: asNumber(/[\p{L}\d]\s?[-/]?$/u.test(before) && !/\p{L}[.:]?\s$/u.test(before)),
    cutRight: asNumber(/^\s?[-/]?\s?\d/.test(after)),
    wordAfter: asNumber(/^\s+\p{L}{2}/u.test(after)),
    postcodeLike: asNumber(/^\d{4,6}$/.test(value) && /^\s+\p{Lu}\p{L}+/u.test(after)),
  };
  return { ...linkFigures(one), ...said, ...placeFeatures(candidate, facts), ...written };
}

/** Whether a credit note calls a number its own: by its title, or as its reference. */
function isNumberOfCredit(candidate: Candidate, facts: DocumentFacts): boolean {
  if (LIKE_INVOICE.test(candidate.value)) return false;
  return labelLinks(candidate, facts).some(
    ({ label, direction, strength }) =>
      (strength >= NEAR_TITLE && isOneOf(label, ['credit_title'])) ||
      (strength > 0.6 &&
        // "Numéro | Date | Notre référence" heads cells.
        (direction === 'inside' || direction === 'left' || (direction === 'above' && label.wholeSegment)) &&
        isOneOf(label, ['invoice_number', 'reference'])),
  );
}

const NEAR_TITLE = 0.5;
/** "INV-1180", "RE 2026/7": so are invoices numbered. */
const LIKE_INVOICE = new RegExp(
  String.raw`^(?:${inAllLanguages(({ papers }) => papers?.invoiceCodes)})[-/_.\s]?\d`,
  'iu',
);

const INVOICE_WORD = new RegExp(
  inAllLanguages(
    ({ papers }) => papers?.invoice,
    ({ papers }) => papers?.invoiceElse,
  ),
);

function isNamedAfterInvoice(candidate: Candidate, facts: DocumentFacts): boolean {
  return labelLinks(candidate, facts).some(
    ({ label, strength }) => strength > 0.6 && isOneOf(label, ['invoice_number']) && INVOICE_WORD.test(label.phrase),
  );
}

/** "Your ref", "Customer PO", "Ihre Bestellung": the buyer's own number is none of the document. */
const CUSTOMERS_OWN = /^(?:your|cust|customer|client|buyer|ihre?|votre|vos|uw|su|vostro)\b|\bref(?:erence)?\b/u;
/** "RCTI number", "Ref no.": a number of the document under an unknown name. */
const BARE_NUMBER = new RegExp(`^(?:${rowWords('bareNumbers')}|#)$`);
/** "Meter # 8834127": what is read there is none of the paper's numbers. */
const METER = new RegExp(
  String.raw`(?<!\p{L})(?:${rowWords('meters')})\W*(?:[#№]|(?:${rowWords('beforeNumbers')})\.?)?\W*$`,
  'iu',
);
/** What stands right before a number: "No.", "čís.", "n°", "#". */
const SIGN_OF_NUMBER = new RegExp(
  String.raw`(?:[#№]|(?<!\p{L})(?:${rowWords('beforeNumbers')}|n|num|n\.?[°º])\.?)\s*:?\s*$`,
  'iu',
);
const PHONE = /(?:\(\d{3}\)\s?|(?<!\d)\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|(?<!\p{L})(?:tel|phone|fax|mobile?)(?!\p{L})/iu;

/** Digits go on beside it: "4820" of "4820 1188 2044". */
function isPart({ segment, start, end }: Candidate): boolean {
  return /\d[\s-]$/.test(segment.text.slice(0, start)) || /^[\s-]\d/.test(segment.text.slice(end));
}

/** "Invoice | Date | Page" above "5004418 | 21-DEC-21 | 1": the title heads a cell, and its value is the number. */
function isUnderTitleCell(candidate: Candidate, facts: DocumentFacts): boolean {
  const { segment, value } = candidate;
  if (!/\d{3}/.test(value) || value.length < segment.text.length) return false;
  return labelLinks(candidate, facts).some(({ label, direction, strength }) => {
    if (direction !== 'above' || strength < 0.6 || !namesNumberOrTitle(label)) return false;
    if (isListed(candidate, facts)) return false;
    const titles = facts.layout.rows[label.segment.row]!.segments.flatMap((one) => facts.labels.get(one) ?? []);
    return titles.some((other) => other.wholeSegment && isOneOf(other, BESIDE_NUMBER));
  });
}

/** What else stands in a row of titles with that of the paper's number. */
const BESIDE_NUMBER = [
  'date',
  'invoice_date',
  'due_date',
  'customer_number',
  'purchase_order',
  'other_number',
] as const;

/** "Rechnung" above "Nummer / Datum | 0090448127 / 29.01.2025", or the number below its word: in the box of the title the bare word is its number. */
function isNumberOfBox({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const { layout, labels } = facts;
  if (start > 0) return false;
  const { segments } = layout.rows[segment.row]!;
  return [segments[segments.indexOf(segment) - 1], segmentAbove(segment, facts)].some((field) => {
    const first = field && labels.get(field)?.[0];
    if (!field || !first?.startsSegment || !BARE_NUMBER.test(first.phrase)) return false;
    const title = segmentAbove(field, facts);
    if (!title || field.box.y - title.box.y >= BELOW_TITLE * title.box.height) return false;
    return labels.get(title)?.some((label) => label.wholeSegment && isOneOf(label, ['title', 'credit_title'])) ?? false;
  });
}

/** The nearest segment above on the same left edge; other columns may have rows between. */
function segmentAbove(segment: Segment, { layout }: DocumentFacts): Segment | undefined {
  for (let row = segment.row - 1; row >= Math.max(0, segment.row - ROWS_BETWEEN); row--) {
    const found = layout.rows[row]!.segments.find(
      (one) => one.page === segment.page && Math.abs(one.box.x - segment.box.x) < SAME_EDGE.usual,
    );
    if (found) return found;
  }
  return undefined;
}

const ROWS_BETWEEN = 3;
/** In heights of the title. */
const BELOW_TITLE = 3.6;

/** "2. Abschlagsrechnung | 24-0688 | 22.11.2024 | 2.000,00 | 380,00 | -2.380,00": a bill before this one, with its amounts. */
function isListed({ segment }: Candidate, { layout }: DocumentFacts): boolean {
  const amounts = layout.rows[segment.row]!.segments.filter(({ text }) => AMOUNT.test(text));
  return amounts.length > 1;
}

const AMOUNT = /^\W{0,3}(?:[A-Z]{3}\s)?\d[\d.,'’\s]*[.,]\d{2}(?!\d)/u;

/** The segment starts with the document's title and a number sign stands right before the candidate, or both in cells beside each other. */
function titledNumber({ segment, start, end }: Candidate, facts: DocumentFacts): boolean {
  const labels = facts.labels.get(segment) ?? [];
  // "Rechnung: 4711": nothing else stands in its line.
  const isNamed = ({ startsSegment, colon, end: from }: FoundLabel) =>
    startsSegment && colon && /^[\s:]*$/.test(segment.text.slice(from, start)) && end === segment.text.length;
  if (labels.some((label) => isNamed(label) && label.classes.length === 1 && isOneOf(label, ['title', 'credit_title'])))
    return true;
  const title = labels.some(
    (label) => label.startsSegment && isOneOf(label, ['title', 'credit_title', 'invoice_number']),
  );
  return (title || isBesideTitle(segment, facts)) && SIGN_OF_NUMBER.test(segment.text.slice(0, start));
}

/** "Rechnung | Nr. 30877": the title has a cell of its own, and the sign of a number begins the next. */
function isBesideTitle(segment: Segment, { layout, labels }: DocumentFacts): boolean {
  if (!NUMBER_SIGN_FIRST.test(segment.text)) return false;
  const { segments } = layout.rows[segment.row]!;
  const before = segments[segments.indexOf(segment) - 1];
  return (
    before !== undefined &&
    (labels.get(before) ?? []).some((label) => label.wholeSegment && isOneOf(label, ['title', 'credit_title']))
  );
}

const NUMBER_SIGN_FIRST = /^(?:[#№]|(?:n[or]|nro|n\.?[°º]|n|num|núm)\.?)\s?:?\s?[\p{L}\d-]*\d/iu;

/** "Betreft: factuur 2526-031": what a letter is about is the invoice that is named behind the word, and no other matter. */
function withoutSubject(links: readonly LabelLink[]): readonly LabelLink[] {
  const title = links.find(
    ({ label, direction, strength }) =>
      direction === 'inside' && strength > 0.9 && isOneOf(label, ['title', 'invoice_number']),
  );
  if (!title) return links;
  return links.filter(
    ({ label, direction }) =>
      direction !== 'inside' || label.start >= title.label.start || !isOneOf(label, ['other_party']),
  );
}
