import { detectLanguage } from '#core/extraction/page/detect-language.ts';
import type { Box } from '#core/geometry.ts';
import type { Word } from '#core/text-document.ts';
import { paintPage } from '../render-page.ts';
import { believableWords, meanConfidence } from './believable-words.ts';
import { cropped, type GreyImage } from './grey-image.ts';
import type { Shape } from './letter-shapes.ts';
import { mendMisreadings } from './mend-misreadings.ts';
import { MOST_WORDS, mergeReadings } from './merge-readings.ts';
import { isOcrLanguage, type OcrLanguage } from './ocr-languages.ts';
import { placeWords } from './place-words.ts';
import { type PreparedImage, prepareImage, type QuarterTurn, quarterTurned, scaled } from './prepare-image.ts';
import { withLeftovers } from './read-leftovers.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

export interface RecognisedPage {
  words: Word[];
  /** What it was read as; null when nothing was found. */
  language: OcrLanguage | null;
}

export interface RecognisePageTask {
  bytes: Uint8Array;
  /** From 1. */
  pageNumber: number;
  /** Those it may be written in; not empty. */
  languages: readonly OcrLanguage[];
  /** What the page before is written in. */
  expected: OcrLanguage | null;
  /** Of the page as it is read, in fractions; absent: all of it. */
  part?: Box;
}

/** Points of an inch. */
const INCH = 72;
/** As scanners and cameras give, but no finer than helps. */
const FINEST_DPI = 300;
/** A page that is read less surely may stand on its side or its head. */
const DOUBTFUL = 0.6;
const TURNS: readonly QuarterTurn[] = [180, 90, 270];
/** What is tried in every direction, in pixels. */
const PROBE_PX = 900;
/** A direction must be so much surer than upright. */
const CLEARLY_SURER = 0.15;

/** A page that is read less surely is read again with smaller letters, and what most readings say counts. */
const UNSURE = 0.88;
const SMALLER: readonly number[] = [0.7, 0.5];

interface Reading {
  words: RecognisedWord[];
  prepared: PreparedImage;
  language: OcrLanguage;
}

/** Reads a page as a picture. Throws `ReaderError` as `renderPage` does. */
export async function recognisePage(recogniser: Recogniser, task: RecognisePageTask): Promise<RecognisedPage> {
  const { part } = task;
  const { image, width, height } = await greyPage(task);
  let turn: QuarterTurn = 0;
  let reading = await read(recogniser, image, task);
  // A page that has text stands upright.
  if (!part && reading && meanConfidence(reading.words) < DOUBTFUL) {
    turn = await uprightTurn(recogniser, image, reading.language);
    if (turn !== 0) reading = await read(recogniser, await quarterTurned(image, turn), task);
  }
  const words = reading ? mendMisreadings(believableWords(reading.words, { isPart: part !== undefined })) : [];
  if (!reading || words.length === 0) return { words: [], language: null };
  const { toPage: toImage } = reading.prepared;
  const toPage = part ? (shape: Shape) => placedIn(part, toImage(shape)) : toImage;
  return { words: placeWords(words, { toPage, turn, page: { width, height } }), language: reading.language };
}

/** A box of the part as it lies on the page. */
const placedIn = (part: Box, { x, y, width, height }: Box): Box => ({
  x: part.x + x * part.width,
  y: part.y + y * part.height,
  width: width * part.width,
  height: height * part.height,
});

/** The page, or the part, in grey, and the page's size in points. */
async function greyPage({
  bytes,
  pageNumber,
  part,
}: RecognisePageTask): Promise<{ image: GreyImage; width: number; height: number }> {
  const atFinest = (pageWidth: number) => Math.round((pageWidth / INCH) * FINEST_DPI);
  const { data, width, height, pagePoints } = await paintPage(bytes, pageNumber, atFinest, part);
  const grey = new Uint8Array(width * height);
  // Rec. 601 luma, in 256ths.
  for (let index = 0, at = 0; index < grey.length; index++, at += 4) {
    grey[index] = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
  }
  return { image: { width, height, data: grey }, ...pagePoints };
}

/** In the expected language, then in the one that its words tell, where that is another; null: nothing like writing. */
async function read(
  recogniser: Recogniser,
  image: GreyImage,
  { languages, expected }: Pick<RecognisePageTask, 'languages' | 'expected'>,
): Promise<Reading | null> {
  const prepared = await prepareImage(image);
  if (!prepared) return null;
  const first = [expected, 'en' as const].find((one) => one && languages.includes(one)) ?? languages[0]!;
  const readIn = (language: OcrLanguage) => readAgainIfUnsure(recogniser, prepared.image, language);
  const finished = async (words: RecognisedWord[], language: OcrLanguage): Promise<Reading> => ({
    words: isSure(words) ? await withLeftovers(recogniser, prepared.image, [language], words) : words,
    prepared,
    language,
  });
  const words = await readIn(first);
  const told = detectLanguage(words.filter(({ confidence }) => confidence >= DOUBTFUL).map(({ text }) => text));
  if (told === first || !isOcrLanguage(told) || !languages.includes(told)) return finished(words, first);
  const again = await readIn(told);
  const isSurer = meanConfidence(again) >= meanConfidence(words) - 0.02;
  return isSurer ? finished(again, told) : finished(words, first);
}

/** Of what is read less surely, what is left is specks as often as writing. */
const isSure = (words: readonly RecognisedWord[]) => words.length <= MOST_WORDS && meanConfidence(words) >= UNSURE;

/** Slips of tills, faxes and photos are read otherwise at every size; clean pages are not read twice. */
async function readAgainIfUnsure(
  recogniser: Recogniser,
  image: GreyImage,
  language: OcrLanguage,
): Promise<RecognisedWord[]> {
  const words = await recogniser.recognise(image, [language]);
  if (words.length === 0 || words.length > MOST_WORDS || meanConfidence(words) >= UNSURE) return words;
  const readings = [words];
  for (const scale of SMALLER) {
    const smaller = await recogniser.recognise(await scaled(image, scale), [language]);
    readings.push(smaller.map((word) => ({ ...word, box: inPixelsOf(scale, word.box) })));
  }
  return mergeReadings(readings);
}

const inPixelsOf = (scale: number, { left, top, right, bottom }: Shape): Shape => ({
  left: left / scale,
  top: top / scale,
  right: right / scale,
  bottom: bottom / scale,
});

/** How far the image has to be turned clockwise to be read, by what a part of it gives in every direction. */
async function uprightTurn(recogniser: Recogniser, image: GreyImage, language: OcrLanguage): Promise<QuarterTurn> {
  const probe = middleOf(image);
  let [best, surest] = [0 as QuarterTurn, await sureness(recogniser, probe, language)];
  surest += CLEARLY_SURER;
  for (const turn of TURNS) {
    const found = await sureness(recogniser, await quarterTurned(probe, turn), language);
    if (found > surest) [best, surest] = [turn, found];
  }
  return best;
}

async function sureness(recogniser: Recogniser, image: GreyImage, language: OcrLanguage): Promise<number> {
  const prepared = await prepareImage(image);
  return prepared ? meanConfidence(believableWords(await recogniser.recognise(prepared.image, [language]))) : 0;
}

function middleOf(image: GreyImage): GreyImage {
  const [width, height] = [Math.min(PROBE_PX, image.width), Math.min(PROBE_PX, image.height)];
  const left = (image.width - width) >> 1;
  // Letterheads and tables are higher up than the middle, the foot is often empty.
  const top = Math.floor((image.height - height) / 3);
  return cropped(image, { left, top, right: left + width, bottom: top + height });
}
