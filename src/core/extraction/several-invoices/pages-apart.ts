import type { DocumentFacts } from '../page/document-facts.ts';
import { isCarryingLetter } from './carrying-letter.ts';
import { endsInHeading, isConditions } from './conditions-page.ts';
import type { PageSigns } from './page-signs.ts';

/**
 * Pages that carry or follow the invoice and are none of it: what was laid in front and says nothing of its own of
 * number and total, and conditions, wherever they stand. None where no page would be left with the signs of an invoice.
 */
export function pagesApart(facts: DocumentFacts, signs: readonly PageSigns[]): ReadonlySet<number> {
  const apart = new Set<number>();
  const { pages } = facts.layout;
  for (const [index, page] of pages.entries()) {
    if (isInvoice(signs[index]!) || signs[index]!.numbers.length > 0 || !isConditions(page)) continue;
    if (!endsInHeading(pages[index - 1], facts)) apart.add(page.page.number);
  }
  if (!signs.some((page) => !apart.has(page.number) && hasSign(page))) return new Set();
  for (const [index, page] of pages.entries()) {
    if (apart.has(page.page.number)) continue;
    const behind = pages.flatMap((one, at) =>
      at > index && !apart.has(one.page.number) ? [{ page: one, signs: signs[at]! }] : [],
    );
    if (!isCarryingLetter(page, signs[index]!, behind)) break;
    apart.add(page.page.number);
  }
  return apart;
}

function isInvoice({ numbers, isTitled, hasTotal, hasDate }: PageSigns): boolean {
  return hasTotal && (isTitled || (numbers.length > 0 && hasDate));
}

function hasSign({ numbers, isTitled, amounts }: PageSigns): boolean {
  return numbers.length > 0 || isTitled || amounts.length > 0;
}
