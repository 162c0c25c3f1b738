import type { Choices } from '../../candidates/choices.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import type { PaperText } from './paper-text.ts';
import { isPaidBesideTotal, receiptSigns } from './receipt-signs.ts';

/** Whether anything in the paper says that money is or was asked for: a name of bills or slips, a request, a day or way to pay. */
export function isNamedSale(facts: DocumentFacts, choices: Choices, text: PaperText): boolean {
  return (
    // Most bills have terms or such a label, and need not be read through for words.
    choices.PAYMENT_TERMS != null ||
    [...facts.labels.values()].some((found) => found.some((label) => isOneOf(label, OF_PAYMENT))) ||
    NAMES_SALE.test(text.plain) ||
    asksToPay(text.plain) ||
    SPOKEN.test(text.plain) ||
    DONE.test(text.plain) ||
    text.rows.some((row) => FOR_DOING.test(row)) ||
    text.plainRows.some((row) => THANKS.test(row)) ||
    namesAccount(text) ||
    receiptSigns(facts, text).count > 0 ||
    isPaidBesideTotal(choices, text) ||
    (choices.TAX_AMOUNT != null && OF_TRADER.test(text.plain))
  );
}

/** Who charges tax says under which number; without accents. */
const OF_TRADER = new RegExp(String.raw`\b(?:${saleWords('traderNumber')})\b`, 'u');
const OF_PAYMENT: readonly LabelClass[] = [
  ...([
    'title',
    'credit_title',
    'receipt_title',
    'invoice_number',
    'receipt_number',
    'due_date',
    'amount_due',
  ] as const),
  ...(['bank', 'payment_method', 'payment_date'] as const),
];
const NAMES_SALE = new RegExp(saleWords('names'), 'u');

/** Who asks politely to be paid; without accents. */
const ASKS = new RegExp(String.raw`\b(?:${saleWords('asks')})`, 'gu');
const NOTHING = new RegExp(String.raw`\b(?:${saleWords('nothing')})\b`, 'u');
/** Letters behind a request in which it may say that nothing is to be paid. */
const LOOKS_AHEAD = 24;

/** Whether who writes asks to be paid: "Please pay nothing to the reader of your meters" does not. `plain`: without accents. */
export function asksToPay(plain: string): boolean {
  return matchesOf(plain, ASKS).some(
    (match) => !NOTHING.test(plain.slice(match.index, match.index + match[0].length + LOOKS_AHEAD)),
  );
}

/** Whether a line names an account by the branch of a bank and its number. */
export function namesAccount({ rows, plain }: PaperText): boolean {
  // "sort code 08-" / "99-61, number 30417725"
  return rows.some((row) => SORT_AND_ACCOUNT.test(row)) || SORT_AND_ACCOUNT.test(plain.replace(/(\d-) (?=\d)/g, '$1'));
}

/** "With thanks", "Thank you for your custom", alone in its line; without accents. */
const THANKS = new RegExp(String.raw`^\W*(?:${saleWords('thanks')})\W*$`, 'u');
/** Work that is done; without accents. */
export const DONE = new RegExp(String.raw`\b(?:${saleWords('done')})`, 'u');
/** "To tuning upright piano", "To our professional charges": how plain bills begin what they are for. */
export const FOR_DOING =
  /^\W*(?:To (?:the )?\p{Ll}{2,}ing\s\p{L}|T[oO] (?:our|my|OUR|MY) (?:\p{L}+ ){0,2}(?:[cC]harges|CHARGES|[fF]ees?|FEES?|[cC]osts|COSTS)(?!\p{L}))/u;
/** "60-83-71 12345678", "Sort code 30-94-12, account 41857720", "…, number 11740268": where to pay to in Britain. */
const SORT_AND_ACCOUNT =
  /(?<![\d-])\d{2}-\d{2}-\d{2}\W{1,4}(?:and )?(?:a\/?c|acc(?:oun)?t?)?[\s.:]*(?:n(?:o|umber)[\s.:]*)?\d{4}\s?\d{4}(?!\d)/iu;
/** "This letter is our bill", "diese Mail ist zugleich Ihre Rechnung": what says so of itself; without accents. */
export const ITSELF = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('itself')})(?!\p{L})`, 'u');
/** What one writes who asks for money in a sentence; without accents. */
export const SPOKEN = new RegExp(
  String.raw`(?<!\p{L})(?:${saleWords('itself')})(?!\p{L})|\b(?:${saleWords('bills')})|(?<!\p{L})(?:${saleWords('charges')})(?!\p{L})[^.!?]{0,60}(?:\d[.,]\d{2}(?!\d)|(?:[€£$]|eur|usd|gbp|chf)\s?\d|\d\s?(?:[€£$]|eur|euros?|gbp|chf|franken|pounds|dollars)(?!\p{L}))`,
  'u',
);
