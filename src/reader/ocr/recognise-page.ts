import type { Box } from '#core/geometry.ts';
import { median } from '#core/median.ts';
import type { Word } from '#core/text-document.ts';
import { believableWords, meanConfidence } from './believable-words.ts';
import { cropped, type GreyImage } from './grey-image.ts';
import { letterShapes, type Shape } from './letter-shapes.ts';
import { likelyLanguage, type PossibleLanguages, toldLanguage } from './likely-language.ts';
import { looksBlank } from './looks-blank.ts';
import { mendMisreadings } from './mend-misreadings.ts';
import { MOST_WORDS, mergeReadings } from './merge-readings.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { placeWords } from './place-words.ts';
import { type PreparedImage, prepareImage, type QuarterTurn, quarterTurned } from './prepare-image.ts';
import { withLeftovers } from './read-leftovers.ts';
import { readQuickly } from './read-quickly.ts';
import { cleanPage, type PageToRead, type ReadablePage, readablePage } from './readable-page.ts';
import { recogniseScaled } from './recognise-scaled.ts';
import type { RecognisedWord } from './recognised-words.ts';
import { withSecondLookAtDates } from './second-look-at-dates.ts';
import type { Recogniser } from './tesseract.ts';

export interface RecognisedPage {
  words: Word[];
  /** What it was read as; null when nothing was found. */
  language: OcrLanguage | null;
  /** Nothing was found, and there is nothing: empty paper, not a photo. */
  isBlank?: boolean;
}

export type RecognisePageTask = PageToRead & PossibleLanguages;

/** A page that is read less surely may stand on its side or its head. */
const DOUBTFUL = 0.6;
/** Letters of a word that is longer than high where it stands upright. */
const LONG_WORD = 4;
const TURNS: readonly QuarterTurn[] = [180, 90, 270];
/** Of a page whose words run up or down, as the recogniser reads them too, but in no order. */
const TURNS_OF_SIDE: readonly QuarterTurn[] = [90, 270];
/** What is tried in every direction, in pixels. */
const PROBE_PX = 900;
/** A direction must be so much surer than upright. */
const CLEARLY_SURER = 0.15;

/** A page that is read less surely is read again with smaller letters, and what most readings say counts. */
const UNSURE = 0.88;
/** A page that is read so surely at once is not painted anew in more detail. */
const CLEAN = 0.9;
const SMALLER: readonly number[] = [0.7, 0.5];

interface Reading {
  words: RecognisedWord[];
  prepared: PreparedImage;
  language: OcrLanguage;
}

type ReadIn = (recogniser: Recogniser, image: GreyImage, language: OcrLanguage) => Promise<RecognisedWord[]>;

/** Reads a page as a picture. Throws `ReaderError` as `renderPage` does. */
export async function recognisePage(recogniser: Recogniser, task: RecognisePageTask): Promise<RecognisedPage> {
  const page = await cleanPage(task);
  const reading = page?.prepared ? await readClean(recogniser, page.prepared, task) : null;
  if (page && reading && isClean(reading.words) && !isOnItsSide(reading.words))
    return placed(reading, task, { ...page, turn: 0 });
  return recogniseWorn(recogniser, { ...task, expected: reading?.language ?? task.expected });
}

/** By the quickest model where it reads the language well, else by the language's own. */
async function readClean(
  recogniser: Recogniser,
  prepared: PreparedImage,
  possible: PossibleLanguages,
): Promise<Reading> {
  const quick = await readQuickly(recogniser, prepared.image, possible);
  if (quick?.words) return { words: quick.words, language: quick.language, prepared };
  return read(recogniser, prepared, { ...possible, expected: quick?.language ?? possible.expected }, readOnce);
}

/** What is small, noisy, photographed or on its side, with all that helps. */
async function recogniseWorn(recogniser: Recogniser, task: RecognisePageTask): Promise<RecognisedPage> {
  const page = await readablePage(task);
  let turn: QuarterTurn = 0;
  let reading = page.prepared && (await read(recogniser, page.prepared, task, readAgainIfUnsure));
  // A page that has text stands upright.
  if (!task.part && reading && mayBeTurned(reading.words, task)) {
    turn = await uprightTurn(recogniser, page.image, reading);
    if (turn !== 0) {
      const upright = await prepareImage(await quarterTurned(page.image, turn));
      reading = upright && (await read(recogniser, upright, task, readAgainIfUnsure));
    }
  }
  return placed(reading, task, { ...page, turn });
}

/** The words that are believed, where they stand on the page. */
function placed(
  reading: Reading | null,
  { part }: Pick<RecognisePageTask, 'part'>,
  { image, width, height, turn }: Omit<ReadablePage, 'prepared'> & { turn: QuarterTurn },
): RecognisedPage {
  const words = reading ? mendMisreadings(believableWords(reading.words, { isPart: part !== undefined })) : [];
  if (!reading || words.length === 0)
    return { words: [], language: null, ...(looksBlank(image) ? { isBlank: true } : {}) };
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

/**
 * In the expected language, or the one that a sample of its lines tells; then in the one that its words tell, where that
 * is another.
 */
async function read(
  recogniser: Recogniser,
  prepared: PreparedImage,
  { languages, expected }: PossibleLanguages,
  readIn: ReadIn,
): Promise<Reading> {
  const first = await likelyLanguage(recogniser, prepared.image, { languages, expected });
  const finished = async (words: RecognisedWord[], language: OcrLanguage): Promise<Reading> => ({
    words: isSure(words) ? await withLeftovers(recogniser, prepared.image, [language], words) : words,
    prepared,
    language,
  });
  const words = await readIn(recogniser, prepared.image, first);
  const told = toldLanguage(words, languages);
  if (told === null || told === first) return finished(words, first);
  const again = await readIn(recogniser, prepared.image, told);
  const isSurer = meanConfidence(again) >= meanConfidence(words) - 0.02;
  return isSurer ? finished(again, told) : finished(words, first);
}

/** Of what is read less surely, what is left is specks as often as writing. */
const isSure = (words: readonly RecognisedWord[]) => words.length <= MOST_WORDS && meanConfidence(words) >= UNSURE;

/** Signs alone are as often pieces of rules and codes for machines, which say nothing of how the writing was read. */
const isClean = (words: readonly RecognisedWord[]) =>
  meanConfidence(words.filter(({ text }) => text.length > 1)) >= CLEAN;

const readOnce: ReadIn = (recogniser, image, language) => recogniser.recognise(image, [language]);

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
    readings.push(await recogniseScaled(recogniser, image, scale, language));
  }
  return withSecondLookAtDates(recogniser, image, language, mergeReadings(readings));
}

/** Letters that stand on their heads look like others, surely enough; but they make words of no language. */
function mayBeTurned(words: readonly RecognisedWord[], { languages }: PossibleLanguages): boolean {
  const sureness = meanConfidence(words);
  return isOnItsSide(words) || sureness < DOUBTFUL || (sureness < UNSURE && toldLanguage(words, languages) === null);
}

/** Whether most words are higher than long. */
function isOnItsSide(words: readonly RecognisedWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= LONG_WORD);
  const up = long.filter(({ box }) => box.bottom - box.top > box.right - box.left);
  return up.length * 2 > long.length;
}

/** How far the image has to be turned clockwise to be read, by what a part of it gives in every direction. */
async function uprightTurn(
  recogniser: Recogniser,
  image: GreyImage,
  { words, language }: Reading,
): Promise<QuarterTurn> {
  const probe = amongLetters(image);
  const isSide = isOnItsSide(words);
  let [best, surest] = [0 as QuarterTurn, isSide ? 0 : (await sureness(recogniser, probe, language)) + CLEARLY_SURER];
  for (const turn of isSide ? TURNS_OF_SIDE : TURNS) {
    const found = await sureness(recogniser, await quarterTurned(probe, turn), language);
    if (found > surest) [best, surest] = [turn, found];
  }
  return best;
}

async function sureness(recogniser: Recogniser, image: GreyImage, language: OcrLanguage): Promise<number> {
  const prepared = await prepareImage(image);
  return prepared ? meanConfidence(believableWords(await recogniser.recognise(prepared.image, [language]))) : 0;
}

/** Around the middle one of the letters: the middle of a sheet is often empty, as its foot is. */
function amongLetters(image: GreyImage): GreyImage {
  const letters = letterShapes(image);
  const start = (centres: number[], all: number, size: number) => {
    const middle = median(centres) ?? all / 2;
    return Math.round(Math.min(Math.max(middle - size / 2, 0), all - size));
  };
  const [width, height] = [Math.min(PROBE_PX, image.width), Math.min(PROBE_PX, image.height)];
  const left = start(
    letters.map((letter) => letter.left),
    image.width,
    width,
  );
  const top = start(
    letters.map((letter) => letter.top),
    image.height,
    height,
  );
  return cropped(image, { left, top, right: left + width, bottom: top + height });
}
