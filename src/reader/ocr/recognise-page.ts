import { detectLanguage } from '#core/extraction/page/detect-language.ts';
import type { Word } from '#core/text-document.ts';
import { paintPage } from '../render-page.ts';
import { believableWords, meanConfidence } from './believable-words.ts';
import { cropped, type GreyImage } from './grey-image.ts';
import { mendMisreadings } from './mend-misreadings.ts';
import { isOcrLanguage, type OcrLanguage } from './ocr-languages.ts';
import { placeWords } from './place-words.ts';
import { type PreparedImage, prepareImage, type QuarterTurn, quarterTurned } from './prepare-image.ts';
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

interface Reading {
  words: RecognisedWord[];
  prepared: PreparedImage;
  language: OcrLanguage;
}

/** Reads a page as a picture. Throws `ReaderError` as `renderPage` does. */
export async function recognisePage(recogniser: Recogniser, task: RecognisePageTask): Promise<RecognisedPage> {
  const { image, width, height } = await greyPage(task.bytes, task.pageNumber);
  let turn: QuarterTurn = 0;
  let reading = await read(recogniser, image, task);
  if (reading && meanConfidence(reading.words) < DOUBTFUL) {
    turn = await uprightTurn(recogniser, image, reading.language);
    if (turn !== 0) reading = await read(recogniser, await quarterTurned(image, turn), task);
  }
  const words = reading ? mendMisreadings(believableWords(reading.words)) : [];
  if (!reading || words.length === 0) return { words: [], language: null };
  const { toPage } = reading.prepared;
  return { words: placeWords(words, { toPage, turn, page: { width, height } }), language: reading.language };
}

/** The page in grey, and its size in points. */
async function greyPage(
  bytes: Uint8Array,
  pageNumber: number,
): Promise<{ image: GreyImage; width: number; height: number }> {
  const { data, width, height, pagePoints } = await paintPage(bytes, pageNumber, (pageWidth) =>
    Math.round((pageWidth / INCH) * FINEST_DPI),
  );
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
  const first = expected ?? (languages.includes('en') ? 'en' : languages[0]!);
  const words = await recogniser.recognise(prepared.image, [first]);
  const told = detectLanguage(words.filter(({ confidence }) => confidence >= DOUBTFUL).map(({ text }) => text));
  if (told === first || !isOcrLanguage(told) || !languages.includes(told)) return { words, prepared, language: first };
  const again = await recogniser.recognise(prepared.image, [told]);
  const isSurer = meanConfidence(again) >= meanConfidence(words) - 0.02;
  return isSurer ? { words: again, prepared, language: told } : { words, prepared, language: first };
}

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
