import { withoutAccents } from '../../lexicon/fold.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf, multiplyDecimals } from '../../values/decimal.ts';
import { parseNumber } from '../../values/number-style.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { type Paragraph, paragraphsOf, SENTENCE_END, sentenceStart } from '../page/paragraphs.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import type { RowPart } from './row-wholes.ts';

/** An amount in a paragraph, and where in its text. */
export interface ToldAmount {
  amount: AmountCandidate;
  paragraph: Paragraph;
  start: number;
  end: number;
}

/** A quantity and a price that make an amount; `at` and `printed`: where and how the quantity stands. */
export interface CountedAmount {
  quantity: string;
  at: number;
  printed: string;
  price: ToldAmount;
  sum: ToldAmount;
}

/** Between a price and what it makes stand a few words, and no other sentence. */
const MOST_BETWEEN = 60;
/** So far in front of a price its quantity is looked for. */
const MOST_BEFORE = 60;
/** A number that no other figure goes on. */
const COUNT = /(?<![\d.,:/-])\d{1,5}(?:[.,]\d{1,2})?(?![\d/:%-]|[.,]\d)/gu;
/** The highest usual rate of tax, as in India. */
const HIGHEST_RATE = 28;
/** Links of at least this strength name an amount. */
const LABELLED = 0.5;
/** And of this one what makes a total with another amount: "zzgl. 19,00 % MwSt." ends in the word for it. */
const CALLED_TAX = 0.3;

/** The amounts that stand in running text, as they follow each other. */
export function toldAmounts(amounts: readonly AmountCandidate[], facts: DocumentFacts): ToldAmount[] {
  const paragraphs = paragraphsOf(facts);
  return amounts.filter(isProper).flatMap((amount) => {
    const paragraph = paragraphs.get(amount.segment);
    if (!paragraph) return [];
    const start = paragraph.starts.get(amount.segment)! + amount.start;
    return [{ amount, paragraph, start, end: start + amount.text.length }];
  });
}

/** "180 lines at 1.60 each, in all 288.00", "at £95 per hour, 12 hours: £1,140". */
export function countedAmounts(told: readonly ToldAmount[], facts: DocumentFacts): CountedAmount[] {
  return told.flatMap((price, index) => countedAt(price, told[index + 1], told[index - 1], facts) ?? []);
}

function countedAt(
  price: ToldAmount,
  sum: ToldAmount | undefined,
  before: ToldAmount | undefined,
  facts: DocumentFacts,
): CountedAmount | null {
  const { text } = price.paragraph;
  if (sum?.paragraph !== price.paragraph) return null;
  const between = text.slice(price.end, sum.start);
  if (between.length > MOST_BETWEEN || SENTENCE_END.test(between)) return null;
  const dates = facts.datesIn(text);
  const begin = Math.max(
    before?.paragraph === price.paragraph ? before.end : 0,
    sentenceStart(text, price.start),
    price.start - MOST_BEFORE,
  );
  const places = [
    [begin, text.slice(begin, price.start)],
    [price.end, between],
  ] as const;
  for (const [from, part] of places) {
    for (const { 0: printed, index } of matchesOf(part, COUNT)) {
      const at = from + index;
      const quantity = parseNumber(printed, facts.numberStyle);
      if (quantity === null || Number(quantity) === 0) continue;
      if (dates.some(({ start, end }) => at >= start && at < end)) continue;
      if (centsOf(multiplyDecimals(quantity, price.amount.value)) !== centsOf(sum.amount.value)) continue;
      return { quantity, at, printed, price, sum };
    }
  }
  // "Three pianos at £65.00 each, £195.00": counted in a word.
  const times = centsOf(sum.amount.value) / centsOf(price.amount.value);
  const isCounted = Number.isInteger(times) && times > 1 && times <= HIGHEST_IN_WORDS;
  if (!isCounted || between.length > RIGHT_BEHIND || !/\p{L}{3}/u.test(text.slice(begin, price.start))) return null;
  return { quantity: String(times), at: price.start, printed: '', price, sum };
}

/** Counts are told in a word up to this one; what they make stands so near behind the price. */
const HIGHEST_IN_WORDS = 12;
const RIGHT_BEHIND = 16;

/** "In all", "zusammen sind das": what stands right in front of the sum of what a letter tells; without accents. */
export const IN_ALL = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('inAll')})(?!\p{L})[^\d.!?]{0,16}$`, 'u');

/**
 * What amounts are that a letter tells in its sentences: "… zusammen 288,00 Euro. Hinzu kommen 19 % Umsatzsteuer in Höhe von
 * 54,72 Euro, so dass sich 342,72 Euro ergeben", with the tax called so; and where no amount is called a total, the one
 * that a quantity and a price make.
 */
export function toldParts(amounts: readonly AmountCandidate[], facts: DocumentFacts): Map<AmountCandidate, RowPart> {
  const parts = new Map<AmountCandidate, RowPart>();
  const told = toldAmounts(amounts, facts);
  let largest: number | undefined;
  const stated = () => (largest ??= largestTaxedTotal(amounts, told, facts));
  for (const [index, tax] of told.entries()) {
    const whole = told.slice(index + 1).find((one) => one.paragraph === tax.paragraph && isWhole(one, tax, told));
    if (!whole || !isCalledTax(tax, told[index - 1], facts)) continue;
    if (centsOf(whole.amount.value) < stated()) continue;
    const net = netOf(whole, tax, told)!;
    parts.set(net.amount, 'net').set(tax.amount, 'tax').set(whole.amount, 'whole');
  }
  if (parts.size > 0 || told.length === 0) return parts;
  const isNamed = (one: AmountCandidate) => strongestLink(labelLinks(one, facts), ['total', 'amount_due']) > LABELLED;
  if (amounts.some(isNamed)) return parts;
  const sum = told.findLast((one) => IN_ALL.test(withoutAccents(one.paragraph.text.slice(0, one.start)).toLowerCase()));
  // What is told behind it, and is more, is told of all.
  const goesOn =
    sum && told.slice(told.indexOf(sum)).some((one) => centsOf(one.amount.value) > centsOf(sum.amount.value));
  if (sum && !goesOn) return parts.set(sum.amount, 'whole');
  const counted = countedAmounts(told, facts);
  if (counted.length === 1) parts.set(counted[0]!.sum.amount, 'whole');
  // "For the probate inventory our fee is $1,850.00."
  const [only, another] = amounts.filter(isProper);
  if (only && !another && told[0] && isCharged(told[0])) parts.set(only, 'whole');
  return parts;
}

/**
 * The cents of the largest total that is printed outside of sentences beside its tax, 0 where there is none: of it, a
 * sentence may tell a part, "Im Rechnungsbetrag sind Lohnkosten von 300,00 € zzgl. 57,00 € MwSt., zusammen 357,00 €, enthalten".
 */
function largestTaxedTotal(
  amounts: readonly AmountCandidate[],
  told: readonly ToldAmount[],
  facts: DocumentFacts,
): number {
  const inSentences = new Set(told.map(({ amount }) => amount));
  const printed = amounts.filter((one) => !inSentences.has(one) && isProper(one));
  const called = (classes: readonly LabelClass[], strength = LABELLED) =>
    printed.filter((one) => strongestLink(labelLinks(one, facts), classes) > strength);
  const taxes = new Set(called(['tax'], CALLED_TAX).map(({ value }) => centsOf(value)));
  const cents = new Set(printed.map(({ value }) => centsOf(value)));
  const wholes = called(['total', 'amount_due']).map(({ value }) => centsOf(value));
  return Math.max(0, ...wholes.filter((whole) => [...taxes].some((tax) => tax !== 0 && cents.has(whole - tax))));
}

/** "I charge", "berechne ich Ihnen"; without accents. */
const CHARGES = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('charges')})(?!\p{L})`, 'iu');

/** Whether the sentence of an amount says in front of it that somebody charges. */
export function isCharged({ paragraph: { text }, start }: ToldAmount): boolean {
  return CHARGES.test(withoutAccents(text.slice(sentenceStart(text, start), start)));
}

const isWhole = (whole: ToldAmount, tax: ToldAmount, told: readonly ToldAmount[]) =>
  netOf(whole, tax, told) !== undefined;

/** The amount before a tax that together with it makes the whole. */
function netOf(whole: ToldAmount, tax: ToldAmount, told: readonly ToldAmount[]): ToldAmount | undefined {
  const [part, sum] = [centsOf(tax.amount.value), centsOf(whole.amount.value)];
  if (part <= 0 || part > ((sum - part) * HIGHEST_RATE) / 100 + 1) return undefined;
  return told.find(
    (one) => one.paragraph === tax.paragraph && one.start < tax.start && centsOf(one.amount.value) === sum - part,
  );
}

/** Whether a tax is named between the amount before and this one, or right behind it. */
function isCalledTax(tax: ToldAmount, before: ToldAmount | undefined, { labels }: DocumentFacts): boolean {
  const { text, starts } = tax.paragraph;
  const from = before?.paragraph === tax.paragraph ? before.end : sentenceStart(text, tax.start);
  const to = tax.end + text.slice(tax.end).search(/[.,;]\s|$/u);
  return [...starts].some(([line, start]) =>
    labels
      .get(line)
      ?.some((label) => label.classes.includes('tax') && start + label.start >= from && start + label.end <= to),
  );
}
