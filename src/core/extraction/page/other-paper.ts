import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

const INVOICE_WORD = new RegExp(
  inAllLanguages(
    ({ papers }) => papers?.invoice,
    ({ papers }) => papers?.invoiceShort,
  ),
);
const CREDIT_WORD = new RegExp(inAllLanguages(({ papers }) => papers?.creditNote));
/** "Invoice number: CN-0055": programs that call every paper's number so. */
const NUMBERS_CREDIT = new RegExp(
  String.raw`(?<!\p{L})(?:${inAllLanguages(({ papers }) => papers?.creditCodes)})[-/_.\s]?\d`,
  'iu',
);
/** Titles stand in the upper part of the page. */
const UPPER = 0.5;

/**
 * The lines that name another paper than this: of a credit note those with the invoice that it takes back, below its own
 * title ("Réf. facture FA-2026-0190 du 01/03/2026"), of an invoice the sentences about a credit note ("Die Gutschrift
 * G-31 vom 01.03.2026 ist berücksichtigt.").
 */
export function linesOfOtherPaper(facts: DocumentFacts): ReadonlySet<Segment> {
  return otherPaper(facts).lines;
}

/** Of a credit note the lines that name the invoice that it takes back; none of any other paper. */
export function linesOfTakenBack(facts: DocumentFacts): ReadonlySet<Segment> {
  const { title, lines } = otherPaper(facts);
  return title === 'credit' ? lines : new Set();
}

function otherPaper(facts: DocumentFacts): { title: 'credit' | 'invoice' | undefined; lines: ReadonlySet<Segment> } {
  const found = new Set<Segment>();
  let title: 'credit' | 'invoice' | undefined;
  for (const [line, labels] of facts.labels) {
    if (line.page !== 1) break;
    const first = labels.find((label) => label.startsSegment);
    if (!title) {
      if (line.box.y > UPPER) break;
      if (first && callsItself(first))
        title = isOneOf(first, ['title']) ? 'invoice' : isCredit(first) ? 'credit' : title;
    } else if (title === 'invoice') {
      if (labels.some(isCredit) && line.words.length >= SENTENCE) found.add(line);
    } else if (facts.tableRows.has(line.row) || labels.some(isCredit) || NUMBERS_CREDIT.test(line.text)) continue;
    else if (labels.some(isOfInvoice) || (isDayOfInvoice(first) && isBesideOne(line, found))) found.add(line);
  }
  return { title, lines: found };
}

/** Fewer words are no sentence. */
const SENTENCE = 5;

/** "AVOIR", "Credit note 118": the title and nothing else, or its number. */
function callsItself({ segment, end, wholeSegment }: FoundLabel): boolean {
  return wholeSegment || /^[\s:.#]*(?:\p{L}{1,7}[.°º:]{0,2}\s*)?[\p{L}/-]{0,6}\d/u.test(segment.text.slice(end));
}

function isCredit(label: FoundLabel): boolean {
  return isOneOf(label, ['credit_title']) || CREDIT_WORD.test(label.phrase);
}

function isDayOfInvoice(label: FoundLabel | undefined): boolean {
  return label !== undefined && isOneOf(label, ['invoice_date']) && INVOICE_WORD.test(label.phrase);
}

/** "Factuurnummer: F26-441 | Factuurdatum: 02-03-2026": the day stands behind the number. */
function isBesideOne({ row, page }: Segment, lines: ReadonlySet<Segment>): boolean {
  return [...lines].some((line) => line.row === row && line.page === page && /\d/.test(line.text));
}

function isOfInvoice(label: FoundLabel): boolean {
  return isOneOf(label, ['invoice_number', 'title', 'reference']) && INVOICE_WORD.test(label.phrase);
}
