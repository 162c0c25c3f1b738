import type { RecognisedWord } from './recognised-words.ts';

/** Below, a word is a guess at specks and lines of the picture. */
const LEAST_CONFIDENCE = 0.2;
/** A word this sure, with two letters or digits beside each other, shows that there is writing. */
const SURE = 0.75;
const FEWEST_SURE = 3;
/** A letterhead may be a name of two words; a picture of anything else gives hardly one that is sure. */
const FEWEST_SURE_OF_PART = 2;
/** Of what is found on a photograph of a cat hardly a tenth is sure; on the worst receipts half is. */
const LEAST_SURE_SHARE = 0.2;
/** What is no writing between what is printed would stand among the page's own words. */
const LEAST_SURE_SHARE_OF_PART = 0.5;

const isSure = ({ text, confidence }: RecognisedWord) => confidence >= SURE && /[\p{L}\p{N}]{2}/u.test(text);

/**
 * The words without those that are noise; none when nothing shows that the picture has writing at all. `isPart`: it is
 * one among the printed words of a page.
 */
export function believableWords(words: readonly RecognisedWord[], { isPart = false } = {}): RecognisedWord[] {
  const kept = words.filter(
    ({ text, confidence }) => confidence >= LEAST_CONFIDENCE && (/[\p{L}\p{N}]/u.test(text) || confidence >= SURE),
  );
  const sure = kept.filter(isSure).length;
  const [fewest, share] = isPart ? [FEWEST_SURE_OF_PART, LEAST_SURE_SHARE_OF_PART] : [FEWEST_SURE, LEAST_SURE_SHARE];
  return sure >= fewest && sure >= share * kept.length ? kept : [];
}

/** How surely the words were read, 0 to 1, by their letters; 0 where there are none. */
export function meanConfidence(words: readonly { text: string; confidence?: number }[]): number {
  let [letters, sum] = [0, 0];
  for (const { text, confidence = 1 } of words) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters === 0 ? 0 : sum / letters;
}
