import { saleWords } from '../../lexicon/sayings/all-sayings.ts';

/** Who writes so has got an invoice, and sends none; without accents. */
const DISPUTES = new RegExp(String.raw`\b(?:${saleWords('disputes')})`, 'u');
const WHAT_IS_OWED = new RegExp(saleWords('owed'), 'u');
/** "Abweichenden Bedingungen widersprechen wir" is a seller's small print. */
const CONDITIONS = new RegExp(saleWords('conditions'), 'u');

/** Whether who writes has got a bill, and does not agree or has found it wrong. */
export function disputes(said: string): boolean {
  return sentences(said).some(
    (sentence) => DISPUTES.test(sentence) && WHAT_IS_OWED.test(sentence) && !CONDITIONS.test(sentence),
  );
}

/** "Could you send us the invoice": who waits for a bill, or for a right one; without accents. */
const WANTS_BILL = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('wantsBill')})(?!\p{L})`, 'u');

/** Whether who writes asks for a bill: then the paper is none, and reminds of none. */
export function wantsBill(said: string): boolean {
  return sentences(said).some((sentence) => WANTS_BILL.test(sentence));
}

function sentences(said: string): string[] {
  return said.split(/[.!?](?=\s)/u);
}
