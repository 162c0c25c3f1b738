import { SAYINGS, saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { BILL } from './billed-before.ts';
import type { PaperText } from './paper-text.ts';

/** "This is not an invoice", "the invoice will follow": what a document says about itself, without accents. */
const NO_INVOICE = new RegExp(String.raw`\b(?:${saleWords('noInvoice')})`, 'u');
const INVOICE_TO_COME = new RegExp(String.raw`\b(?:${saleWords('toCome')})`, 'u');

/** "Wij crediteren 22 uur": what is taken back in a sentence, and what else is credited, in each language; without accents. */
const CREDITING = [...SAYINGS.values()].flatMap(({ sale }) => {
  if (!sale?.credits) return [];
  const [credits, others] = [sale.credits, sale.creditsElse ?? []].map((words) => words.join('|'));
  return [
    {
      credits: new RegExp(String.raw`\b(?:${credits})`, 'u'),
      // Payments and points are credited as well, and what may come back one day.
      others: others ? new RegExp(String.raw`(?<!\p{L})(?:${others})(?!\p{L})`, 'u') : null,
    },
  ];
});

/** Whether the text takes back in a sentence what a bill that it names had charged. */
export function creditsBilled({ plain, plainRows }: PaperText): boolean {
  // A line that ends in what is said has no stop behind it.
  const spoken = CREDITING.filter(({ credits }) => credits.test(plain) || plainRows.some((row) => credits.test(row)));
  if (spoken.length === 0 || !BILL.test(plain)) return false;
  const sentences = [...plain.split(/[.!?](?=\s)/u), ...plainRows];
  return spoken.some(({ credits, others }) =>
    sentences.some((sentence) => credits.test(sentence) && !others?.test(sentence)),
  );
}

/** "This letter is your credit note": whatever bill it names and asks to pay the rest of; without accents. */
const CREDIT_ITSELF = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('creditItself')})(?!\p{L})`, 'u');

/** Whether the text says that it is a credit note. */
export function isCreditItself({ plain }: PaperText): boolean {
  return CREDIT_ITSELF.test(plain);
}

/** Whether the text says that it is no invoice, or that the invoice is still to come. */
export function saysNoInvoice({ plain }: PaperText): boolean {
  return NO_INVOICE.test(plain) || INVOICE_TO_COME.test(plain);
}
