import type { Choices } from '../../candidates/choices.ts';
import { roundedBox } from '../../candidates/make-entity.ts';
import type { LineItem } from '../../entity.ts';
import { unionOf } from '../../geometry.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import {
  type CountedAmount,
  countedAmounts,
  isCharged,
  type ToldAmount,
  toldAmounts,
} from '../amounts/told-amounts.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { SENTENCE_END, sentenceStart } from '../page/paragraphs.ts';

/** "I charge", "berechne ich Ihnen"; without accents. */
const CHARGES = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('charges')})(?!\p{L})`, 'iu');
/** "For", "Pour l'": in front of what is charged for; without accents. */
const FOR = new RegExp(String.raw`^\W*(?:${saleWords('chargedFor')})(?!\p{L})['’]?\s*`, 'iu');
/** What leads from the words for something to its price or quantity: "at", "zu je", ": ". */
const LEAD = /[\s,:;–-]+(?:\p{L}{1,3}[\s:]*){0,2}$/u;

/**
 * What a letter charges for in a sentence: a quantity, a price and what both make ("12 hours at £95.00, in all £1,140.00"),
 * which prove each other and together are the net amount or the total; else the one amount that somebody says he charges.
 */
export function toldInProse(amounts: readonly AmountCandidate[], choices: Choices, facts: DocumentFacts): LineItem[] {
  const total = choices.TOTAL_AMOUNT?.candidate;
  if (!total) return [];
  const whole = centsOf(total.value);
  const tax = choices.TAX_AMOUNT?.candidate;
  const wanted = new Set([whole, tax ? whole - centsOf(tax.value) : whole]);
  const told = toldAmounts(amounts, facts);
  const counted = countedAmounts(told, facts);
  const sum = counted.reduce((cents, one) => cents + centsOf(one.sum.amount.value), 0);
  if (counted.length > 0 && wanted.has(sum)) return counted.map((one, index) => countedLine(one, counted[index - 1]));
  const alone = told.filter((one, index) => !isBesideOther(one, told[index - 1]));
  return alone.flatMap((one) => (wanted.has(centsOf(one.amount.value)) ? (chargedLine(one) ?? []) : [])).slice(0, 1);
}

function countedLine({ quantity, at, printed, price, sum }: CountedAmount, before?: CountedAmount): LineItem {
  const { text } = price.paragraph;
  const from = Math.max(
    sentenceStart(text, price.start),
    before?.sum.paragraph === price.paragraph ? before.sum.end : 0,
  );
  const words =
    whatFor(text.slice(from, Math.min(at, price.start))) || whatFor(text.slice(at + printed.length, price.start));
  return lineOf(words || null, quantity, price.amount.value, sum.amount, [price.amount, sum.amount]);
}

/** Whether another amount stands before this one in its sentence, which then tells of more than one thing. */
function isBesideOther({ paragraph, start }: ToldAmount, before: ToldAmount | undefined): boolean {
  return before?.paragraph === paragraph && before.start >= sentenceStart(paragraph.text, start);
}

/** "For the translation of your brochure I charge £420.00". */
function chargedLine(told: ToldAmount): LineItem | null {
  if (!isCharged(told)) return null;
  const {
    paragraph: { text },
    start,
    end,
    amount,
  } = told;
  const from = sentenceStart(text, start);
  const rest = text.slice(end).split(SENTENCE_END, 1)[0]!;
  const words = whatFor(text.slice(from, start)) || whatFor(rest);
  return words.split(/\s+/).length < 2 ? null : lineOf(words, null, null, amount, [amount]);
}

/** The words of a sentence that say what for: without "for", "I charge" and what leads to a figure. */
function whatFor(part: string): string {
  const plain = withoutAccents(part);
  const charges = CHARGES.exec(plain);
  // Without its accents a text may be shorter; then its words are taken as they stand.
  const own = charges && plain.length === part.length ? outside(part, charges.index, charges[0].length) : part;
  const lead = FOR.exec(withoutAccents(own));
  return own
    .slice(lead ? lead[0].length : 0)
    .replace(LEAD, '')
    .trim();
}

/** The longer of what stands before "I charge" and behind it. */
function outside(part: string, at: number, length: number): string {
  const [before, behind] = [part.slice(0, at).trim(), part.slice(at + length).trim()];
  return before.length >= behind.length ? before : behind;
}

function lineOf(
  description: string | null,
  quantity: string | null,
  unitPrice: string | null,
  total: AmountCandidate,
  parts: readonly AmountCandidate[],
): LineItem {
  return {
    description,
    quantity,
    unit: null,
    unit_price: unitPrice,
    tax_rate: null,
    line_total: total.value,
    page: total.page,
    box: roundedBox(unionOf(parts.filter(({ page }) => page === total.page).map(({ box }) => box))),
  };
}
