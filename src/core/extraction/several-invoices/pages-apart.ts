import type { Candidate } from '../../candidates/candidate.ts';
import type { PageLayout } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { type PageSigns, pageSigns } from './page-signs.ts';

/** "3. Late payments …", "§ 4 Haftung", "2.1 Liability": so many of them make a page of conditions. */
const CLAUSE = /^(?:§\s?|art(?:icle|icolo|ículo|\.)?\s)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}/iu;
const FEWEST_CLAUSES = 3;
/** Words of a line of prose, on average over a page of conditions. */
const LONG_LINE = 7;
const AMOUNT_AT_END = /\d[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3})?$/u;
const MOST_AMOUNTS_OF_LETTER = 1;

/**
 * Pages that carry or follow the invoice and are none of it: a letter in front that says nothing of its own of number
 * and total, and conditions in numbered clauses, wherever they stand. None where no page would be left that announces
 * an invoice.
 */
export function pagesApart(facts: DocumentFacts, numbers: readonly Candidate[]): ReadonlySet<number> {
  const signs = pageSigns(facts, numbers);
  const first = signs.findIndex((page) => isInvoice(page));
  if (first < 0) return new Set();
  const apart = facts.layout.pages.filter((page, index) => {
    const own = signs[index]!;
    if (isInvoice(own) || own.numbers.length > 0) return false;
    // Views of electronic invoices may have parties on one page and amounts on the next.
    return (
      (isConditions(page) && !endsInHeading(facts.layout.pages[index - 1], facts)) ||
      (index < first && !own.hasTotal && !own.hasParties && isLetter(page))
    );
  });
  return new Set(apart.map(({ page }) => page.number));
}

function isInvoice({ numbers, isTitled, hasTotal, hasDate }: PageSigns): boolean {
  return hasTotal && (isTitled || (numbers.length > 0 && hasDate));
}

function isConditions({ rows }: PageLayout): boolean {
  const clauses = rows.filter(({ text }) => CLAUSE.test(text));
  const words = rows.reduce((sum, row) => sum + row.words.length, 0);
  const listed = rows.filter(({ segments, text }) => segments.length > 1 && AMOUNT_AT_END.test(text));
  return clauses.length >= FEWEST_CLAUSES && words > LONG_LINE * rows.length && listed.length < 2;
}

/** Whether a page ends in "Terms and conditions:", and the next one goes on with them. */
function endsInHeading(page: PageLayout | undefined, { labels }: DocumentFacts): boolean {
  const last = page?.rows.at(-1)?.segments ?? [];
  return (
    last.length === 1 && labels.get(last[0]!)!.some((label) => isHeading(label) && label.classes.includes('terms'))
  );
}

function isLetter({ rows }: PageLayout): boolean {
  return rows.filter(({ text }) => /\d[.,]\d{2}(?![\d.,])/.test(text)).length <= MOST_AMOUNTS_OF_LETTER;
}
