import type { Choice, Choices, FieldCandidates } from '../../candidates/choices.ts';
import type { KeyField } from '../../labels.ts';
import type { Row } from '../../layout/layout.ts';
import { recognisedWords } from '../../lexicon/sayings/all-sayings.ts';
import { median } from '../../median.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { headName } from './head-name.ts';
import { paidTotal } from './paid-total.ts';
import { printedDay } from './printed-day.ts';

/** Tills print 32 to 48 letters a line; an invoice has 90. */
const WIDEST_IN_LETTERS = 62;
/** What a slip says of itself, each a sign of its own. */
const SIGNS: readonly RegExp[] = [
  ['total'] as const,
  ['cash', 'back'] as const,
  ['counter'] as const,
  ['taxes'] as const,
  ['thanks'] as const,
].map((kinds) => new RegExp(String.raw`\b(?:${recognisedWords(...kinds)})\b`, 'iu'));
const ENOUGH_SIGNS = 3;
/** Who gets it, until when it is to be paid, what was paid before: a narrow invoice, which says its values by labels. */
const OF_AN_INVOICE = new RegExp(String.raw`(?<!\p{L})(?:${recognisedWords('ofInvoice')})(?!\p{L})`, 'iu');
/** How sure a slip's own order of things makes its values; the recogniser's doubts come on top. */
const SCORE = 0.85;

/**
 * What the slip of a till says by its order alone: the seller at its head, the total that was paid, the day it was printed.
 * Null for what is no such slip. Made for recognised slips, whose letters are too uncertain to go by labels.
 */
export function tillSlip(
  facts: DocumentFacts,
  fields: Record<KeyField, FieldCandidates>,
): Pick<Choices, 'SELLER_NAME' | 'TOTAL_AMOUNT' | 'INVOICE_DATE'> | null {
  const { rows, pages } = facts.layout;
  if (pages.length !== 1 || !isSlip(rows)) return null;
  const seller = headName(facts);
  const total = paidTotal(fields.TOTAL_AMOUNT.candidates, rows);
  const date = printedDay(fields.INVOICE_DATE.candidates, rows);
  const chosen = (candidate: Choice['candidate'], index: number): Choice => ({
    ...{ candidate, index, score: SCORE, share: SCORE },
  });
  return {
    ...(seller ? { SELLER_NAME: chosen(seller, -1) } : {}),
    ...(total ? { TOTAL_AMOUNT: chosen(total, fields.TOTAL_AMOUNT.candidates.indexOf(total)) } : {}),
    ...(date ? { INVOICE_DATE: chosen(date, fields.INVOICE_DATE.candidates.indexOf(date)) } : {}),
  };
}

function isSlip(rows: readonly Row[]): boolean {
  const words = rows.flatMap((row) => row.words);
  if (words.length < 10 || rows.some(({ text }) => OF_AN_INVOICE.test(text))) return false;
  const signs = SIGNS.filter((sign) => rows.some(({ text }) => sign.test(text))).length;
  if (signs < ENOUGH_SIGNS) return false;
  const letter = median(words.map(({ box, text }) => box.width / text.length))!;
  const lefts = words.map(({ box }) => box.x).sort((a, b) => a - b);
  const rights = words.map(({ box }) => box.x + box.width).sort((a, b) => a - b);
  // Some specks at the edges widen nothing.
  const width = rights[Math.floor(rights.length * 0.98)]! - lefts[Math.floor(lefts.length * 0.02)]!;
  return width <= WIDEST_IN_LETTERS * letter;
}
