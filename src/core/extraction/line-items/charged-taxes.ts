import { withoutAccents } from '../../lexicon/fold.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import type { Decimal } from '../../values/decimal.ts';
import { knownTaxRates } from '../../values/tax-rates.ts';
import type { BodyRow } from './body-row.ts';

/** The tax on the sale itself, by its names; without accents. */
const OF_SALE = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.names)})(?!\p{L})`, 'iu');
/** "GST paid on your behalf": what was laid out for the buyer is charged as it is; without accents. */
const LAID_OUT = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('laidOut')})(?!\p{L})`, 'iu');
/** Percentage points by which a rate may be missed for the rounding of amounts. */
const NEAR_RATE = 0.03;

/**
 * Whether a row of tax may be charged among the lines, as levies on energy are ("Taxes et contributions"), and is not
 * the sale's own tax: no rate is printed, none that any country has makes it of what stands above, and no name says so,
 * unless it was laid out for the buyer.
 */
export function mayBeCharged(row: BodyRow, text: string, amount: Decimal, above: Decimal): boolean {
  if (row.summary?.kind !== 'tax' || row.summary.pure || /%/.test(text)) return false;
  if (isLaidOut(text)) return true;
  if (OF_SALE.test(withoutAccents(text))) return false;
  const rate = (100 * Number(amount)) / Number(above);
  return Number.isFinite(rate) && [...knownTaxRates()].every((known) => Math.abs(known - rate) > NEAR_RATE);
}

/** Whether a row says that it was paid for the buyer, who owes it like what was sold. */
export function isLaidOut(text: string): boolean {
  return LAID_OUT.test(withoutAccents(text));
}
