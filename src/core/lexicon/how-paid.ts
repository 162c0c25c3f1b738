import { LEXICONS } from './lexicons.ts';
import type { PaymentWords } from './terms-lexicon.ts';

const alternatives = (kind: keyof PaymentWords) => LEXICONS.flatMap(({ payment }) => payment[kind] ?? []);

/** "paid", "bezahlt": an alternative of patterns, in all languages. */
export const PAID = alternatives('done').join('|');
/** The same, or "received", "erhalten". */
export const PAID_OR_RECEIVED = [...alternatives('done'), ...alternatives('received')].join('|');
/** What stands between that and the means. */
export const BY = ['via', ...alternatives('by')].join('|');
/** Cards, cash and services that one pays with. */
export const MEANS = ['visa', 'mastercard', 'paypal', 'ideal', 'bizum', ...alternatives('means')].join('|');
/** How the row of a slip begins below or above its total; without accents. Cards and services are called so everywhere. */
export const BESIDE_TOTAL = [
  'visa|mastercard|amex|debit|girocard|bancontact|apple pay|google pay|twint|swish|mobilepay|blik|bizum',
  ...alternatives('beside'),
].join('|');
