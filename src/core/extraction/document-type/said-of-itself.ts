import { SAYINGS, saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { PaperText } from './paper-text.ts';

/** "This is not an invoice", "the invoice will follow": what a document says about itself, without accents. */
const NO_INVOICE = new RegExp(String.raw`\b(?:${saleWords('noInvoice')})`, 'u');
const INVOICE_TO_COME = new RegExp(String.raw`\b(?:${saleWords('toCome')})`, 'u');

/** "Wij crediteren 22 uur": what was billed is taken back in a sentence, without accents. */
const CREDITS = new RegExp(String.raw`\b(?:${saleWords('credits')})`, 'u');
const OF_BILL = new RegExp(
  String.raw`\b(?:${[...SAYINGS.values()].flatMap(({ unpaid }) => unpaid?.bill ?? []).join('|')})\b`,
  'u',
);

/** Payments and points are credited as well, and what may come back one day. */
const CREDITS_ELSE = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('creditsElse')})(?!\p{L})`, 'u');

/** Whether the text takes back in a sentence what a bill that it names had charged. */
export function creditsBilled({ plain }: PaperText): boolean {
  if (!CREDITS.test(plain) || !OF_BILL.test(plain)) return false;
  return plain.split(/[.!?](?=\s)/u).some((sentence) => CREDITS.test(sentence) && !CREDITS_ELSE.test(sentence));
}

/** Whether the text says that it is no invoice, or that the invoice is still to come. */
export function saysNoInvoice({ plain }: PaperText): boolean {
  return NO_INVOICE.test(plain) || INVOICE_TO_COME.test(plain);
}
