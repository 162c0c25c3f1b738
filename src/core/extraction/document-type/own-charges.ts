import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { PaperText } from './paper-text.ts';

/** The sum of what a supplier charges for its latest period, with its amount. */
const OWN_CHARGES = new RegExp(
  String.raw`^\W*(?:total\s)?(?:of\s)?(?:${saleWords('ownCharges')})(?!\p{L}).*\d[.,]\d{2}(?!\d)`,
  'u',
);
/** Accounts that lend money tell of charges too. */
const LENT = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('lent')})(?!\p{L})`, 'u');

/**
 * Whether the summary of an account is the bill of who supplies power, water or a line: it sums up what is charged this
 * time. A statement of a card or a loan does so as well, and tells what is owed at least.
 */
export function sumsOwnCharges({ plainRows }: PaperText): boolean {
  return plainRows.some((text) => OWN_CHARGES.test(text)) && !plainRows.some((text) => LENT.test(text));
}
