import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { PaperText } from './paper-text.ts';

/** "This is not an invoice", "the invoice will follow": what a document says about itself, without accents. */
const NO_INVOICE = new RegExp(String.raw`\b(?:${saleWords('noInvoice')})`, 'u');
const INVOICE_TO_COME = new RegExp(String.raw`\b(?:${saleWords('toCome')})`, 'u');

/** Whether the text says that it is no invoice, or that the invoice is still to come. */
export function saysNoInvoice({ plain }: PaperText): boolean {
  return NO_INVOICE.test(plain) || INVOICE_TO_COME.test(plain);
}
