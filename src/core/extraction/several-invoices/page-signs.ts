import type { Candidate } from '../../candidates/candidate.ts';
import type { PageLayout, Row } from '../../layout/layout.ts';
import { INVOICE_WORD } from '../../lexicon/invoice-words.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { findTitles } from '../document-type/find-titles.ts';
import { centsIn } from '../page/cents-in.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, weightOf } from '../page/link-features.ts';

/** What tells to which invoice a page belongs. */
export interface PageSigns {
  number: number;
  /** The invoice numbers that a label or title announces, folded; the surest first. */
  numbers: string[];
  /** A title of an invoice, credit note or receipt in the upper part. */
  isTitled: boolean;
  /** "Page 1 of 2", "1/2": this page's own count. */
  count: { page: number; of: number } | null;
  /** An amount stands behind a label of a total. */
  hasTotal: boolean;
  /** These amounts, in cents. */
  totals: number[];
  /** All amounts with cents, in cents. */
  amounts: number[];
  hasDate: boolean;
  /** The dates in a line with a label of an invoice's date, and of no other, or in the line below. */
  dates: string[];
  /** Headings of seller and buyer, each a line by itself. */
  hasParties: boolean;
  /** Titles of a table's columns. */
  hasTable: boolean;
  /** Tax ids, accounts, mail and web addresses: whose page it is. */
  identities: string[];
  firstLine: string;
  /** Letters and digits only. */
  text: string;
  /** All words, folded and sorted: the same page again has the same. */
  words: string[];
}

const SALES = ['invoice', 'credit_note', 'receipt'];
const ANNOUNCING = ['invoice_number', 'receipt_number', 'title', 'credit_title'] as const;
const SURE = 0.6;
const UPPER = 0.5;
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${rowWords('pages')})\s*:?\s*(\d{1,3})\s*(?:${rowWords('ofPages')}|\/|\|)\s*(\d{1,3})(?!\d)`,
  'iu',
);
const IDENTITY =
  /[\p{L}\d._-]+@[\p{L}\d.-]+\.\p{L}{2,}|(?<=www\.|https?:\/\/)[\p{L}\d.-]+\.\p{L}{2,}|(?<![\p{L}\d])\p{L}{2}\d{2}(?:\s?[\p{L}\d]{4}){3,7}|(?<![\p{L}\d])(?:at)?\p{L}{2}\s?u?\d{8,12}(?!\d)|(?<!\d)\+?\d[\d ()/-]{8,16}\d(?!\d)/gu;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
const FEWEST_COLUMNS = 3;

/** The signs of every page. `numbers` are the document's candidates for an invoice number. */
export function pageSigns(facts: DocumentFacts, numbers: readonly Candidate[]): PageSigns[] {
  return facts.layout.pages.map((page) => {
    const texts = page.rows.map(({ text }) => text);
    const counted = texts.map((text) => COUNT.exec(text)).find(Boolean);
    const title = findTitles(facts, page.page.number).find(
      ({ type, segment }) => SALES.includes(type) && segment.box.y < UPPER,
    );
    const summed = page.rows.filter((row) => AMOUNT.test(row.text) && announces(row, facts, ['total', 'amount_due']));
    const dated = page.rows.filter((row) => announces(row, facts, ['invoice_date', 'date']));
    return {
      number: page.page.number,
      numbers: announcedNumbers(page, facts, numbers),
      isTitled: title !== undefined,
      count: counted ? { page: Number(counted[1]), of: Number(counted[2]) } : null,
      hasTotal: summed.length > 0,
      totals: summed.flatMap(({ text }) => centsIn(text)),
      amounts: texts.flatMap(centsIn),
      hasDate: dated.length > 0,
      dates: page.rows.filter((row) => namesInvoiceDate(row, facts)).flatMap((row) => datesAt(row, page, facts)),
      hasParties: heads(page, facts, 'seller') && heads(page, facts, 'buyer'),
      hasTable: page.rows.some((row) => titlesColumns(row, facts)),
      identities: texts
        .flatMap((text) => folded(text).match(IDENTITY) ?? [])
        .filter((found) => facts.datesIn(found).length === 0)
        .map((found) => found.replace(/[\s.]/g, '')),
      firstLine: folded(texts[0] ?? ''),
      text: folded(texts.join('')).replace(/[^\p{L}\d]/gu, ''),
      words: texts.flatMap((text) => folded(text).match(/[\p{L}\d]+/gu) ?? []).sort(),
    };
  });
}

function announces({ segments }: Row, { labels }: DocumentFacts, classes: readonly LabelClass[]): boolean {
  return segments.some((segment) =>
    labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, classes)),
  );
}

function heads({ rows }: PageLayout, { labels }: DocumentFacts, party: 'seller' | 'buyer'): boolean {
  return rows.some(({ segments }) =>
    segments.some((segment) => labels.get(segment)?.some((label) => label.wholeSegment && isOneOf(label, [party]))),
  );
}

/** "Invoice date", "Rechnungsdatum": no bare "Date", which may be of anything on a further page. */
function namesInvoiceDate({ segments }: Row, { labels }: DocumentFacts): boolean {
  return segments.some((segment) =>
    labels
      .get(segment)
      ?.some(
        (label) => label.startsSegment && label.classes.includes('invoice_date') && INVOICE_WORD.test(label.phrase),
      ),
  );
}

function datesAt(row: Row, { rows }: PageLayout, facts: DocumentFacts): string[] {
  const own = facts.datesIn(row.text);
  const below = own.length === 0 ? rows[rows.indexOf(row) + 1] : undefined;
  return (below ? facts.datesIn(below.text) : own).map(({ value }) => value);
}

function titlesColumns({ segments }: Row, { labels }: DocumentFacts): boolean {
  const titles = segments.filter((segment) => labels.get(segment)?.some((label) => isOneOf(label, ['table_head'])));
  return titles.length >= FEWEST_COLUMNS;
}

function announcedNumbers(page: PageLayout, facts: DocumentFacts, numbers: readonly Candidate[]): string[] {
  const weights = new Map<string, number>();
  for (const candidate of numbers) {
    if (candidate.page !== page.page.number) continue;
    for (const link of labelLinks(candidate, facts)) {
      if (!isOneOf(link.label, ANNOUNCING)) continue;
      const weight = weightOf(link) * (link.label.startsSegment ? 1 : 0.5);
      const key = folded(candidate.value).replace(/[^\p{L}\d]/gu, '');
      if (weight >= SURE) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    }
  }
  const found = [...weights].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  // "Handelsrechnung (380) Nr. 471102": the code of a form is on all of them.
  return found.some((key) => key.length > 3) ? found.filter((key) => key.length > 3) : found;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
