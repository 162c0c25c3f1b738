import { saleWords } from '../../lexicon/sayings/all-sayings.ts';

/** Who writes so has got an invoice, and sends none; without accents. */
const DISPUTES = new RegExp(String.raw`\b(?:${saleWords('disputes')})`, 'u');
const WHAT_IS_OWED = new RegExp(saleWords('owed'), 'u');
/** "Abweichenden Bedingungen widersprechen wir" is a seller's small print. */
const CONDITIONS = new RegExp(saleWords('conditions'), 'u');

/** "If your bill is wrong", "You may ask for the invoice": what is not so, or not yet; without accents. */
const MAY_BE = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('mayBe')})(?!\p{L})`, 'u');

/** Whether who writes has got a bill, and does not agree or has found it wrong. */
export function disputes(said: string): boolean {
  return sentences(said).some(
    (sentence) =>
      !sentence.endsWith('?') && says(DISPUTES, sentence) && WHAT_IS_OWED.test(sentence) && !CONDITIONS.test(sentence),
  );
}

/** "Could you send us the invoice": who waits for a bill, or for a right one; without accents. */
const WANTS_BILL = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('wantsBill')})(?!\p{L})`, 'u');

/** Whether who writes asks for a bill: then the paper is none, and reminds of none. */
export function wantsBill(said: string): boolean {
  return sentences(said).some((sentence) => says(WANTS_BILL, sentence));
}

/** Whether a sentence says so, and no condition stands before it. */
function says(saying: RegExp, sentence: string): boolean {
  const found = saying.exec(sentence);
  return found !== null && !MAY_BE.test(sentence.slice(0, found.index + found[0].length));
}

function sentences(said: string): string[] {
  return said.split(/(?<=[.!?])(?=\s)/u);
}
