import { clearLanguage } from '#core/extraction/page/clear-language.ts';
import { detectLanguage } from '#core/extraction/page/detect-language.ts';
import type { GreyImage } from './grey-image.ts';
import { letterHeight, letterShapes, type Shape } from './letter-shapes.ts';
import { isOcrLanguage, type OcrLanguage } from './ocr-languages.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

/** Some fifteen words: more takes longer, and what they leave open the next ones tell. */
const LETTERS = 100;
const MOST_SAMPLES = 2;
/** A page with fewer in all is not worth a look of its own. */
const LEAST_LETTERS = 4 * LETTERS;
/** A higher stretch without a gap is no line: a code for machines, a picture, columns whose lines do not meet. */
const HIGHEST_LINE = 3;
const MARGIN = 0.5;
/** Of words read less surely the language is not told. */
const DOUBTFUL = 0.6;

/** Of the height of a line's highest letter: small letters without a stroke upwards are lower, figures and capitals are not. */
const SMALL: readonly [number, number] = [0.5, 0.85];

interface Line {
  top: number;
  bottom: number;
  heights: number[];
}

export interface PossibleLanguages {
  /** Those it may be written in; not empty. */
  languages: readonly OcrLanguage[];
  /** What the page before is written in. */
  expected: OcrLanguage | null;
}

/**
 * The language in which to read a page: the expected one, or what a few of its lines tell. Reading all of a page twice
 * over, because it is in another one, takes much longer than reading these lines before.
 */
export async function likelyLanguage(
  recogniser: Recogniser,
  image: GreyImage,
  { languages, expected }: PossibleLanguages,
): Promise<OcrLanguage> {
  if (expected && languages.includes(expected)) return expected;
  const usual = languages.includes('en') ? 'en' : languages[0]!;
  if (languages.length === 1) return usual;
  const texts: string[] = [];
  for (const sample of languageSamples(image)) {
    const words = await recogniser.recognise(sample, [recogniser.quickest ?? usual]);
    texts.push(...words.map(({ text }) => text));
    const told = clearLanguage(texts);
    if (isAmong(languages, told)) return told;
  }
  return usual;
}

/** The language that the words of a page tell; null where they leave it open, or it is none of those. */
export function toldLanguage(words: readonly RecognisedWord[], languages: readonly OcrLanguage[]): OcrLanguage | null {
  const told = detectLanguage(words.filter(({ confidence }) => confidence >= DOUBTFUL).map(({ text }) => text));
  return isAmong(languages, told) ? told : null;
}

const isAmong = (languages: readonly OcrLanguage[], told: string | null): told is OcrLanguage =>
  told !== null && isOcrLanguage(told) && languages.includes(told);

/**
 * Lines of a page by which its language may be told, one below the other, the most telling ones in the first image; none
 * where the page has few lines in all. Figures tell nothing, sentences and headings do.
 */
function languageSamples(image: GreyImage): GreyImage[] {
  const shapes = letterShapes(image);
  const height = letterHeight(shapes);
  if (height === null || shapes.length < LEAST_LETTERS) return [];
  const lines = linesOf(shapes).filter(({ top, bottom }) => bottom - top <= HIGHEST_LINE * height);
  const waiting = lines.toSorted((a, b) => score(b) - score(a));
  const samples: GreyImage[] = [];
  while (samples.length < MOST_SAMPLES && waiting.length > 0) {
    const chosen: Line[] = [];
    for (let letters = 0; letters < LETTERS && waiting.length > 0; letters += chosen.at(-1)!.heights.length) {
      chosen.push(waiting.shift()!);
    }
    const margin = Math.round(MARGIN * height);
    samples.push(
      stacked(
        image,
        chosen.toSorted((one, other) => one.top - other.top),
        margin,
      ),
    );
  }
  return samples;
}

const score = (line: Line) => smallLetters(line) ** 2 / line.heights.length;

function smallLetters({ heights }: Line): number {
  const highest = heights.toSorted((a, b) => a - b)[Math.floor(heights.length * 0.95)]!;
  return heights.filter((height) => height >= SMALL[0] * highest && height <= SMALL[1] * highest).length;
}

/** What stands between rows without any letter. */
function linesOf(shapes: readonly Shape[]): Line[] {
  const lines: Line[] = [];
  for (const { top, bottom } of shapes.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1);
    if (last && top < last.bottom) {
      last.bottom = Math.max(last.bottom, bottom);
      last.heights.push(bottom - top);
    } else lines.push({ top, bottom, heights: [bottom - top] });
  }
  return lines;
}

function stacked(image: GreyImage, lines: readonly Line[], margin: number): GreyImage {
  const { width } = image;
  const height = lines.reduce((sum, { top, bottom }) => sum + bottom - top + 2 * margin, 0);
  const data = new Uint8Array(width * height).fill(255);
  let at = 0;
  for (const { top, bottom } of lines) {
    data.set(image.data.subarray(top * width, bottom * width), (at + margin) * width);
    at += bottom - top + 2 * margin;
  }
  return { width, height, data };
}
