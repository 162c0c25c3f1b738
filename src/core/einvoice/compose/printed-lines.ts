import { isProduct } from '../../checks/line-products.ts';
import type { LineItem } from '../../entity.ts';
import type { ExportedDocument } from '../../export/exported-document.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  partOfDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import { type PrintsDiscount, printedDiscounts } from './line-discount.ts';
import { type MissingTerm, missingTerm, wrongTerm } from './missing-term.ts';
import { plain } from './sums.ts';
import { unitCode } from './unit-code.ts';

/** A line with all its figures, as they are printed or follow from those that are. */
export interface PrintedLine {
  /** From 1, as the page has them. */
  number: number;
  description: string;
  quantity: Decimal;
  /** UN/ECE Recommendation 20. */
  unit: string;
  price: Decimal;
  total: Decimal;
  /** Printed at the line. */
  rate: Decimal | null;
  /** What the total is less than quantity times price, where the line prints why. */
  discount: Decimal | null;
}

/** Places of a price that is computed. */
const PRICE_PLACES = 4;

/**
 * The lines of a document and what they lack. `rows` are its lines of text; `sign` -1 turns the negative lines of a
 * credit note round.
 */
export function printedLines(
  { lineItems, entities }: Pick<ExportedDocument, 'entities' | 'lineItems'>,
  rows: readonly string[],
  sign: 1 | -1,
): { lines: PrintedLine[]; missing: MissingTerm[] } {
  const lines: PrintedLine[] = [];
  const missing: MissingTerm[] = [];
  const printsDiscount = printedDiscounts(entities, rows);
  lineItems.forEach((item, index) => {
    const read = readLine(item, index + 1, sign, printsDiscount);
    if ('missing' in read) missing.push(...read.missing);
    else lines.push(read);
  });
  return { lines, missing };
}

const figure = (value: string | null) => (value !== null && isDecimal(value) ? plain(value) : null);
const isZero = (value: Decimal) => compareDecimals(value, '0') === 0;
const unsigned = (value: Decimal) => value.replace(/^-/, '');

function readLine(
  item: LineItem,
  number: number,
  sign: 1 | -1,
  printsDiscount: PrintsDiscount,
): PrintedLine | { missing: MissingTerm[] } {
  const of = `line ${number}`;
  const missing: MissingTerm[] = [];
  const description = item.description?.trim().replace(/\s+/g, ' ') ?? '';
  if (description === '') missing.push(missingTerm('BT-153', of));
  const unit = unitCode(item.unit);
  if (unit === null) missing.push(wrongTerm('BT-130', `no code is known for "${item.unit}"`, of));
  const figures = figuresOf(item);
  if ('term' in figures) return { missing: [...missing, missingTerm(figures.term, of)] };
  if (missing.length > 0 || unit === null) return { missing };
  let { quantity, price } = figures;
  const total = sign < 0 ? negateDecimal(figures.total) : figures.total;
  // A price is never negative: the quantity is, of what was given back.
  price = unsigned(price);
  quantity = total.startsWith('-') && !isZero(total) ? `-${unsigned(quantity)}` : unsigned(quantity);
  const rate = figure(item.tax_rate);
  const product = multiplyDecimals(quantity, price);
  const fits = isProduct({ ...item, quantity, unit_price: price, line_total: total }, product);
  const less = subtractDecimals(roundDecimal(product, 2), total);
  const isLess = !fits && compareDecimals(less, '0') > 0 && compareDecimals(total, '0') >= 0;
  const discount = isLess && printsDiscount(item, product, less) ? plain(less) : null;
  if (!fits && !discount && !isTaxedProduct(product, total, rate)) {
    return { missing: [wrongTerm('BT-131', `${quantity} × ${price} is not ${total}`, of)] };
  }
  return { number, description, quantity, unit, price, total: roundDecimal(total, 2), rate, discount };
}

/** A net price beside a total with its tax. */
function isTaxedProduct(product: Decimal, total: Decimal, rate: Decimal | null): boolean {
  if (!rate) return false;
  const taxed = multiplyDecimals(product, addDecimals('1', multiplyDecimals(rate, '0.01')));
  return compareDecimals(unsigned(subtractDecimals(taxed, total)), '0.02') <= 0;
}

/** Quantity, price and total: a third follows from two; a line with one amount alone is one of that. */
function figuresOf(item: LineItem): { quantity: Decimal; price: Decimal; total: Decimal } | { term: string } {
  const quantity = figure(item.quantity);
  const price = figure(item.unit_price);
  const total = figure(item.line_total);
  if (total === null) {
    if (price === null) return { term: 'BT-131' };
    if (quantity === null) return { term: 'BT-129' };
    return { quantity, price, total: roundDecimal(multiplyDecimals(quantity, price), 2) };
  }
  if (quantity !== null && price !== null) return { quantity, price, total };
  if (quantity === null && price === null) return { quantity: '1', price: total, total };
  if (price === null) {
    const each = divided(total, quantity!, PRICE_PLACES);
    return each ? { quantity: quantity!, price: each, total } : { term: 'BT-146' };
  }
  const count = quantity ?? divided(total, price, 3);
  const isExact = count !== null && compareDecimals(multiplyDecimals(count, price), total) === 0;
  return isExact ? { quantity: count, price, total } : { term: 'BT-129' };
}

/** a ÷ b, to so many places; null for b = 0. */
export function divided(a: Decimal, b: Decimal, places: number): Decimal | null {
  if (isZero(b)) return null;
  const decimals = b.split('.')[1]?.length ?? 0;
  const scale = `1${'0'.repeat(decimals)}`;
  const units = Number(multiplyDecimals(unsigned(b), scale).split('.')[0]);
  if (!Number.isSafeInteger(units)) return null;
  const part = plain(partOfDecimal(multiplyDecimals(unsigned(a), scale), units, places));
  return a.startsWith('-') === b.startsWith('-') || isZero(part) ? part : `-${part}`;
}
