import type { Check, LineItem } from '../entity.ts';
import { nouns } from '../lexicon/nouns.ts';
import { matchesOf } from '../matches-of.ts';
import { centsOf, compareDecimals, type Decimal, isDecimal, multiplyDecimals } from '../values/decimal.ts';
import { parseNumber } from '../values/number-style.ts';
import { HIGHEST_TAX_RATE, knownTaxRates, mostLocalTax } from '../values/tax-rates.ts';
import { outsideLines } from './adjustments.ts';
import { absolute, difference, type EntitiesByLabel, type Figure, figureOf, isWithin } from './figures.ts';
import { lineSum } from './line-checks.ts';

/** Each of the two summands is rounded to cents: half a cent each, and one for totals per tax rate. */
const ROUNDING = '0.02';
/** Taxes are rounded line by line: so far may the tax be from the rate's, in amounts of the currency. */
const ROUNDED_LINES = 0.06;
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?)\s?%/gu;

/**
 * The tax is a plausible share of the net amount, with its sign: at a rate that the page prints or that a country has,
 * or between two of them where several apply. The net amount is the printed subtotal; where none is printed, or it has
 * the tax in it, what the total is without the tax.
 */
export function checkTaxRate(entities: EntitiesByLabel, lines: readonly LineItem[] = []): Check[] {
  const tax = figureOf(entities, 'TAX_AMOUNT');
  const total = figureOf(entities, 'TOTAL_AMOUNT');
  if (!tax || !total) return [];
  const subtotal = figureOf(entities, 'SUBTOTAL_AMOUNT');
  const printed = subtotal && !isWithin(subtotal.value, total.value, ROUNDING) ? subtotal : null;
  const net = printed?.value ?? difference(total.value, tax.value);
  if (compareDecimals(net, '0') === 0) return [];
  // For display only; the decisions below are exact where they can be.
  const rate = String(Math.round((Number(tax.value) / Number(net)) * 1000) / 10);
  const about = { params: { tax: tax.value, net, rate }, entity_ids: [tax.entity.id, (printed ?? total).entity.id] };
  const check = (status: Check['status'], message: string): Check[] => [
    { id: 'tax.rate_plausible', status, message, ...about },
  ];
  if (!isPossible(tax.value, net)) {
    const message = `The tax ${tax.value} would be ${rate} % of the net amount ${net}, which no usual rate explains.`;
    return check('warning', message);
  }
  const nets = [net, difference(total.value, tax.value)].map(Number);
  const rates = ratesOf(entities, lines);
  const positive = [...rates].filter((one) => one > 0);
  // Where no rate is printed, three figures that agree are the better witness: goods at several rates, say.
  const addsUp = printed !== null && isWithin(difference(total.value, printed.value), tax.value, ROUNDING);
  if (
    ((rates.size === 0 || isPartlyTaxed(rate, rates, lines)) && addsUp) ||
    (rates.size === 0 && printed === null && isNetOfLines(net, entities, lines)) ||
    nets.some((base) => isAtRate(Number(tax.value), base, total, rates)) ||
    ((printed === null || addsUp) && isOfPrintedBase(tax.value, net, printedAmounts(tax, entities, lines), positive))
  )
    return check('pass', `The tax is ${rate} % of the net amount.`);
  return check(
    'warning',
    `The tax ${tax.value} is ${rate} % of the net amount ${net}, a rate that is not printed and that no country has.`,
  );
}

/** A printed rate of a printed amount, or of all but that: "VAT 20 % of 1,150.00", one line of several that is free of tax. */
function isOfPrintedBase(tax: Decimal, net: Decimal, bases: ReadonlySet<number>, rates: readonly number[]): boolean {
  if (addUpToNet(centsOf(tax), Math.abs(centsOf(net)), bases)) return true;
  // Of several rates this may be the tax at one of them only.
  if (rates.length !== 1) return false;
  const least = LEAST_TAXED * Math.abs(centsOf(net));
  const [paid, whole, rate] = [centsOf(tax), Math.abs(centsOf(net)), rates[0]!];
  const isFree = (part: number) => part >= least && part < whole && isShare(paid, whole - part, rate);
  return [...bases].some((base) => (base >= least && isShare(paid, base, rate)) || isFree(base));
}

/**
 * "22 %   1,807.18   397.58" above "free of tax   12,446.54": a part of the net amount and the rest of it are printed, and
 * the tax is that of a country's rate on the part.
 */
function addUpToNet(paid: number, whole: number, bases: ReadonlySet<number>): boolean {
  return [...bases].some(
    (base) =>
      base > 0 &&
      base < whole &&
      base !== paid &&
      whole - base !== paid &&
      bases.has(whole - base) &&
      [...knownTaxRates()].some((rate) => rate >= LOWEST_OF_PARTS && isShare(paid, base, rate)),
  );
}

/** With the lower rates some part of the net amount may lead to the tax by chance. */
const LOWEST_OF_PARTS = 4;

function isShare(cents: number, base: number, rate: number): boolean {
  return base !== cents && Math.abs((base * rate) / 100 - cents) <= 1;
}

/** All printed amounts, in cents: those of the lines, and the figures beside the tax. */
function printedAmounts(tax: Figure, entities: EntitiesByLabel, lines: readonly LineItem[]): ReadonlySet<number> {
  const beside = matchesOf(tax.entity.context, AMOUNT).flatMap(([number]) =>
    (['.', ','] as const).flatMap((decimalMark) => parseNumber(number, { decimalMark }) ?? []),
  );
  const printed = [
    ...(entities.MONETARY ?? []).map(({ value }) => value),
    ...beside,
    ...lines.flatMap(({ line_total }) => line_total ?? []),
  ];
  return new Set(printed.filter(isDecimal).map(centsOf));
}

const AMOUNT = /(?<![\p{L}\d])\d[\d.,'’ \u00a0\u202f]*[.,]\d{2}(?!\d)/gu;
/** What alone is taxed is at least this share of the whole. */
const LEAST_TAXED = 0.05;
/** Where the net amount is printed and is what the lines sum to, net, tax and total agree although nothing labels it. */
function isNetOfLines(net: Decimal, entities: EntitiesByLabel, lines: readonly LineItem[]): boolean {
  const sum = lineSum(lines);
  if (lines.length < 2 || sum === null || compareDecimals(sum, net) !== 0) return false;
  return outsideLines(entities.MONETARY ?? [], lines).some(
    ({ value, context }) => isDecimal(value) && compareDecimals(value, net) === 0 && NET.test(context),
  );
}

const NET = new RegExp(String.raw`(?<!\p{L})(?:${nouns('net')})(?!\p{L})`, 'iu');

/** Some lines bear a rate and some none: the tax is less than the rate of the whole. */
function isPartlyTaxed(rate: string, rates: ReadonlySet<number>, lines: readonly LineItem[]): boolean {
  const untaxed = lines.some(({ tax_rate }) => tax_rate === null) && lines.some(({ tax_rate }) => tax_rate !== null);
  return untaxed && Number(rate) > 0 && Number(rate) < Math.max(...rates);
}

/** Between nothing and the highest rate, with the sign of the net amount. */
function isPossible(tax: Decimal, net: Decimal): boolean {
  const sameSign = compareDecimals(multiplyDecimals(tax, net), '0') >= 0;
  const most = multiplyDecimals(absolute(net), HIGHEST_TAX_RATE);
  return sameSign && compareDecimals(multiplyDecimals(absolute(tax), '100'), most) <= 0;
}

/** The rates that the page prints: at its amounts and of its lines, in percent. */
function ratesOf(entities: EntitiesByLabel, lines: readonly LineItem[]): ReadonlySet<number> {
  const rates = new Set<number>();
  for (const label of ['TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'TOTAL_AMOUNT', 'MONETARY']) {
    for (const { context } of entities[label] ?? []) {
      for (const [, rate] of matchesOf(context, PERCENT)) rates.add(Number(rate!.replace(',', '.')));
    }
  }
  for (const { tax_rate } of lines) if (tax_rate !== null && isDecimal(tax_rate)) rates.add(Number(tax_rate));
  return rates;
}

function isAtRate(tax: number, net: number, total: Figure, printed: ReadonlySet<number>): boolean {
  if (tax === 0) return true;
  const fits = (rate: number) => Math.abs(tax - (net * rate) / 100) <= Math.max(ROUNDED_LINES, Math.abs(tax) * 0.002);
  const real = [...printed].filter((rate) => rate <= Number(HIGHEST_TAX_RATE));
  if (real.some(fits) || [...knownTaxRates()].some(fits)) return true;
  // Two taxes of one base: a federal and a state's, or central and integrated ones.
  if (real.some((one) => real.some((other) => other !== one && fits(one + other)))) return true;
  const rate = (tax / net) * 100;
  const local =
    total.entity.currency === 'USD' ? mostLocalTax('US') : total.entity.currency === 'CAD' ? mostLocalTax('CA') : null;
  if (local !== null && rate <= local) return true;
  // Goods at several rates, or some that are not taxed.
  const taxed = real.filter((one) => one > 0);
  return taxed.length >= 2 && rate < Math.max(...taxed) && rate > 0;
}
