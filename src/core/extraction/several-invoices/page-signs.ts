import type { Candidate } from '../../candidates/candidate.ts';
import type { PageLayout } from '../../layout/layout.ts';
import { findDates } from '../../values/calendar-date.ts';
import { findTitles } from '../document-type/find-titles.ts';
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
  hasDate: boolean;
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
const COUNT =
  /(?<![\p{L}\d])(?:page|seite|blatt|pagina|página|pág\.?|pag\.?|s\.|p\.)\s*:?\s*(\d{1,3})\s*(?:of|von|sur|de|van|di|\/|\|)\s*(\d{1,3})(?!\d)/iu;
const IDENTITY =
  /[\p{L}\d._-]+@[\p{L}\d.-]+\.\p{L}{2,}|(?<=www\.|https?:\/\/)[\p{L}\d.-]+\.\p{L}{2,}|(?<![\p{L}\d])\p{L}{2}\d{2}(?:\s?[\p{L}\d]{4}){3,7}|(?<![\p{L}\d])(?:at)?\p{L}{2}\s?u?\d{8,12}(?!\d)|(?<!\d)\+?\d[\d ()/-]{8,16}\d(?!\d)/gu;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;

/** The signs of every page. `numbers` are the document's candidates for an invoice number. */
export function pageSigns(facts: DocumentFacts, numbers: readonly Candidate[]): PageSigns[] {
  return facts.layout.pages.map((page) => {
    const texts = page.rows.map(({ text }) => text);
    const counted = texts.map((text) => COUNT.exec(text)).find(Boolean);
    return {
      number: page.page.number,
      numbers: announcedNumbers(page, facts, numbers),
      isTitled: findTitles(facts, page.page.number).some(
        ({ type, segment }) => SALES.includes(type) && segment.box.y < UPPER,
      ),
      count: counted ? { page: Number(counted[1]), of: Number(counted[2]) } : null,
      hasTotal: page.rows.some(
        ({ text, segments }) =>
          AMOUNT.test(text) &&
          segments.some((segment) =>
            facts.labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, ['total', 'amount_due'])),
          ),
      ),
      hasDate: page.segments.some((segment) =>
        facts.labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, ['invoice_date', 'date'])),
      ),
      identities: texts
        .flatMap((text) => folded(text).match(IDENTITY) ?? [])
        .filter((found) => findDates(found, facts.dateOrder).length === 0)
        .map((found) => found.replace(/[\s.]/g, '')),
      firstLine: folded(texts[0] ?? ''),
      text: folded(texts.join('')).replace(/[^\p{L}\d]/gu, ''),
      words: texts.flatMap((text) => folded(text).match(/[\p{L}\d]+/gu) ?? []).sort(),
    };
  });
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
