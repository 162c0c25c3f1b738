import type { DocumentType, LineItem } from '../entity.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';
import type { Choices } from './resolve-candidates.ts';
import { isTitledOtherwise, linesMakeTotal, namesCard } from './sale-evidence.ts';

/** A title stands alone, or with its number, in writing at least this much larger than usual (or bold, or at the top). */
const TITLE_SIZE = 1.15;
const INVOICE_WORDS = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'total',
  'subtotal',
  'tax',
  'amount_due',
  'terms',
] as const;

const SPOKEN = ['title', 'invoice_number', 'credit_title'] as const;

/** What the document calls itself; "other" when it neither bears a title nor shows an invoice's labels, lines and amounts. */
export function documentType(facts: DocumentFacts, choices: Choices, lines: readonly LineItem[]): DocumentType {
  const titles = [...facts.labels.values()].flatMap((labels) => labels.filter((label) => isTitle(label, facts)));
  const sizeOf = (name: FoundLabel['classes'][number]) =>
    Math.max(0, ...titles.filter((label) => label.classes.includes(name)).map((label) => label.segment.fontSize));
  const [invoice, credit, receipt] = [sizeOf('title'), sizeOf('credit_title'), sizeOf('receipt_title')];
  if (!looksLikeInvoice(facts, choices, lines, invoice > 0 || credit > 0 || receipt > 0)) return 'other';
  if (credit > 0 && credit >= invoice) return 'credit_note';
  if (receipt > 0 && receipt > invoice) return 'receipt';
  const hasCreditNumber = [...facts.labels.values()].some((labels) =>
    labels.some((label) => label.startsSegment && /credit|gutschrift|avoir|abono|rectificativa/.test(label.phrase)),
  );
  return hasCreditNumber && invoice === 0 ? 'credit_note' : 'invoice';
}

function isTitle(label: FoundLabel, facts: DocumentFacts): boolean {
  if (label.segment.page !== 1 || label.colon) return false;
  const rest = label.segment.text.slice(label.end);
  if (!label.startsSegment) return isEndOfHeading(label, rest, facts);
  if ((rest.match(/\p{L}{2,}/gu)?.length ?? 0) > 3) return false;
  const large = label.segment.fontSize >= facts.medianFontSize * TITLE_SIZE;
  return large || (label.wholeSegment && (label.segment.bold || label.segment.box.y < 0.35));
}

/** "Membership Renewal Invoice": a few words in large writing that end in the title. */
function isEndOfHeading({ segment, start }: FoundLabel, rest: string, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  return (
    rest.trim() === '' &&
    /^(?:\p{Lu}[\p{L}&-]*\s){1,3}$/u.test(before) &&
    segment.fontSize >= facts.medianFontSize * TITLE_SIZE
  );
}

/** An invoice shows an amount to pay and speaks of it; a report with a date and a number is none. */
function looksLikeInvoice(
  facts: DocumentFacts,
  choices: Choices,
  lines: readonly LineItem[],
  titled: boolean,
): boolean {
  const announced = new Set<string>();
  for (const labels of facts.labels.values()) {
    for (const label of labels) {
      for (const name of label.classes) if ((INVOICE_WORDS as readonly string[]).includes(name)) announced.add(name);
    }
  }
  // "Invoice 118273" in running text, and a sum that is called the total or due.
  const spoken =
    (announced.has('total') || announced.has('amount_due')) &&
    [...facts.labels.values()].some((labels) =>
      labels.some(({ startsSegment, classes }) => startsSegment && SPOKEN.some((name) => classes.includes(name))),
    );
  if (!choices.TOTAL_AMOUNT && choices.INVOICE_NUMBER === undefined) return false;
  if (!choices.TOTAL_AMOUNT) return titled ? announced.size >= 3 : spoken && announced.size >= 2;
  if (titled) return announced.size >= 1;
  if (announced.size >= (spoken ? 2 : 3)) return true;
  const paid = namesCard(facts) ? 1 : 0;
  const needed = linesMakeTotal(lines, choices) ? 1 : 3;
  return announced.size > 0 && announced.size + paid >= needed && !isTitledOtherwise(facts);
}
