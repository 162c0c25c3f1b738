import { meanConfidence } from './believable-words.ts';
import type { GreyImage } from './grey-image.ts';
import { likelyLanguage, type PossibleLanguages, toldLanguage } from './likely-language.ts';
import { MOST_WORDS } from './merge-readings.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { withLeftovers } from './read-leftovers.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

/** Those of which the quickest model reads clean prints as well as their own, up to the words that are compared. */
const QUICKLY_READ: ReadonlySet<OcrLanguage> = new Set(['en', 'de', 'fr', 'it', 'nl']);
/** What is read less surely is read once more in the page's own language; figures, that have no context, below a higher one. */
const UNSURE = 0.84;
const UNSURE_FIGURES = 0.88;
/** Letters of the quickest model's language alone: others look like them. */
const FOREIGN = /[âêîôûœ]/iu;
/** A page that is read less surely is read in another way. */
const LEAST_SURE = 0.88;

export interface QuickReading {
  /** Null: these are read by their own model alone. */
  words: RecognisedWord[] | null;
  language: OcrLanguage;
}

/**
 * A clean print as the quickest model reads it, unsure words as their own language's model does if that is surer. Null
 * where the recogniser has no such model.
 */
export async function readQuickly(
  recogniser: Recogniser,
  image: GreyImage,
  { languages, expected }: PossibleLanguages,
): Promise<QuickReading | null> {
  const { quickest } = recogniser;
  if (!quickest) return null;
  // Where all are read by the same model, the page itself tells which it is.
  const isToBeTold = !languages.every((language) => QUICKLY_READ.has(language));
  const likely = isToBeTold ? await likelyLanguage(recogniser, image, { languages, expected }) : expected;
  if (likely && !QUICKLY_READ.has(likely)) return { words: null, language: likely };
  const words = await recogniser.recognise(image, [quickest]);
  const language = toldLanguage(words, languages) ?? likely ?? (languages.includes('en') ? 'en' : languages[0]!);
  if (!QUICKLY_READ.has(language)) return { words: null, language };
  const isSure = words.length <= MOST_WORDS && meanConfidence(words) >= LEAST_SURE;
  const isCompared = language === quickest ? undefined : isToBeCompared;
  return { words: isSure ? await withLeftovers(recogniser, image, [language], words, isCompared) : words, language };
}

const isToBeCompared = ({ text, confidence }: RecognisedWord) =>
  confidence < (/\d/.test(text) ? UNSURE_FIGURES : UNSURE) || FOREIGN.test(text);
