import type { Entity, LineItem } from '../entity.ts';
import { insideLines } from '../inside-lines.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { oneOf } from '../lexicon/one-of.ts';
import { readSummary } from '../lexicon/summary-row.ts';
import { addDecimals, type Decimal, isDecimal, negateDecimal } from '../values/decimal.ts';
import { absolute, type EntitiesByLabel, isWithin } from './figures.ts';

/** An amount printed between the lines and the total, with the sign it has in the sum. */
export interface Adjustment {
  entity: Entity;
  value: Decimal;
  /** A row of a tax: it cannot explain what stands against the tax itself. */
  isTax: boolean;
}

/** More rows than this between subtotal and total are a statement, not deductions: any sum could be found in them. */
const MOST_ADJUSTMENTS = 12;
/** So many printed together are usual: a discount, a charge and a deposit or second tax. */
const MOST_TOGETHER = 3;

/** What an adjustment is called in any language. */
const wordsOf = (kind: keyof Lexicon['adjustments']) => [
  ...new Set(LEXICONS.flatMap(({ adjustments }) => adjustments[kind])),
];
const DEDUCTION = beginningWith(wordsOf('deduction'));
const CHARGE = beginningWith(wordsOf('charge'));
const TAX = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf('tax').join('|')})(?!\p{L})`, 'iu');

/** Finds words that begin with one of these, and those with a "*" within words as well. */
function beginningWith(words: readonly string[]): RegExp {
  const whole = words.filter((word) => !word.startsWith('*'));
  const within = words.filter((word) => word.startsWith('*')).map((word) => word.slice(1));
  return oneOf([String.raw`(?<!\p{L})(?:${whole.join('|')})`, ...within]);
}

/**
 * The deductions and charges that a document prints outside its lines: by the words before the amount, or because the
 * amount is negative. The last amount of a row counts; what stands before it is its base.
 */
export function printedAdjustments(entities: EntitiesByLabel, lines: readonly LineItem[]): Adjustment[] {
  const lastOfRow = new Map<string, Adjustment>();
  for (const entity of outsideLines(entities.MONETARY ?? [], lines)) {
    if (!isDecimal(entity.value) || /^-?0*(?:\.0*)?$/.test(entity.value)) continue;
    const found = signed(entity);
    if (found === null) continue;
    const row = `${entity.page} ${entity.context}`;
    const other = lastOfRow.get(row)?.entity.box;
    if (!other || !entity.box || entity.box.x > other.x) lastOfRow.set(row, { entity, ...found });
  }
  const adjustments = [...lastOfRow.values()];
  return adjustments.length <= MOST_ADJUSTMENTS ? adjustments : [];
}

/**
 * One adjustment that is the given difference, or two or three whose signed sum it is, or all of them, as where each
 * line has a discount or freight of its own below it; null when there are none.
 */
export function adjustmentsThatMake(wanted: Decimal, adjustments: readonly Adjustment[]): Adjustment[] | null {
  const search = (from: number, chosen: readonly Adjustment[]): Adjustment[] | null => {
    if (chosen.length > 0 && isWithin(addDecimals(...chosen.map(({ value }) => value)), wanted, '0'))
      return [...chosen];
    if (chosen.length === MOST_TOGETHER) return null;
    for (let index = from; index < adjustments.length; index++) {
      const found = search(index + 1, [...chosen, adjustments[index]!]);
      if (found) return found;
    }
    return null;
  };
  const found = search(0, []);
  if (found || adjustments.length <= MOST_TOGETHER) return found;
  return isWithin(addDecimals(...adjustments.map(({ value }) => value)), wanted, '0') ? [...adjustments] : null;
}

/** Amounts that stand in none of the lines: a line that was forgotten in the sum explains nothing. */
export function outsideLines(amounts: readonly Entity[], lines: readonly LineItem[]): Entity[] {
  const isInside = insideLines(lines);
  return amounts.filter((amount) => !isInside(amount));
}

function signed({ value, text, context }: Entity): Pick<Adjustment, 'value' | 'isTax'> | null {
  const words = wordsBefore(text, context);
  const kind = readSummary(words)?.kind;
  const isTax = kind === 'tax' || TAX.test(words);
  if (value.startsWith('-')) return { value, isTax };
  if (kind === 'discount' || DEDUCTION.test(words)) return { value: negateDecimal(absolute(value)), isTax: false };
  return kind === 'charge' || isTax || CHARGE.test(words) ? { value, isTax } : null;
}

/** What stands before an amount in its row, from the last cell that begins with a word. */
function wordsBefore(text: string, context: string): string {
  const end = context.lastIndexOf(text);
  const cells = (end < 0 ? context : context.slice(0, end)).split(/\s{2,}/);
  const start = cells.findLastIndex((cell) => /\p{L}(?:\p{L}\p{L}|\.\p{L}\.)/u.test(cell));
  return start < 0 ? '' : cells.slice(start).join(' ');
}
