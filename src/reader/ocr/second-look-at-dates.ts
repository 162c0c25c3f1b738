import { findDates } from '#core/values/calendar-date.ts';
import { cropped, type GreyImage } from './grey-image.ts';
import { areaAround, boxAround, moved, type Shape } from './letter-shapes.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { recogniseScaled } from './recognise-scaled.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

/** Figures, what is taken for them, and what stands between those of a day: six letters and more. */
const SOMETHING_LIKE_A_DAY = /^[\dOoQDIl|iZzSsB/.,:;!'\\()_~-]{6,12}$/;
const FEWEST_FIGURES = 5;
const MONEY_OR_TIME = /^\d+[.,]\d\d$|^\d{1,2}[.:]\d\d(?:[.:]\d\d)?$/;
/** A day may be torn into so many words, no further apart than so many of their heights. */
const MOST_PIECES = 4;
const NARROW_GAP = 1.2;
/** "23/04/2018", "2304/2018", "23042018": its strokes are lost as often as they are misread. */
const DAY = /^(\d{2})([/.-]?)(\d{2})([/.-]?)(20\d{2}|\d{2})$/;
/** A page has hardly more; every look takes as long as a line of the page at each size. */
const MOST_SPOTS = 4;
/** Of the height of a line, around it. */
const MARGIN = 0.35;
const SIZES: readonly number[] = [1, 0.7, 0.5];
/** Two readings that agree are no accident. */
const FEWEST_VOTES = 2;

interface Vote {
  /** Figures alone. */
  figures: string;
  stroke: string;
  confidence: number;
  box: Shape;
}

/**
 * The words of an unsure page, with its days in figures as most readings of their line alone have them: by two models
 * that mistake different figures for each other, at several sizes. Only days of the calendar count, and at least one
 * reading has to show a stroke between the figures.
 */
export async function withSecondLookAtDates(
  recogniser: Recogniser,
  image: GreyImage,
  language: OcrLanguage,
  words: readonly RecognisedWord[],
): Promise<RecognisedWord[]> {
  const spots = spotsOf(words).slice(0, MOST_SPOTS);
  const looks = spots.map((spot) => ({ spot, area: areaOf(spot, image), votes: votesOf(spot) }));
  // One model after the other: changing between them takes longer than reading a line.
  for (const model of [language, language === 'fr' ? 'en' : 'fr'] as const) {
    for (const { area, votes } of looks) {
      const line = cropped(image, area);
      for (const scale of SIZES) {
        const read = await recogniseScaled(recogniser, line, scale, model, { isLine: true });
        votes.push(...votesOf(read.map((word) => ({ ...word, box: moved(word.box, area) }))));
      }
    }
  }
  return looks.reduce((all, { spot, votes }) => withDay(all, spot, votes), [...words]);
}

/** Where a day in figures may stand: words beside each other that hold hardly anything but figures. */
function spotsOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const spots: RecognisedWord[][] = [];
  for (let at = 0; at < words.length; at++) {
    const spot = longestDayFrom(words, at);
    if (!spot) continue;
    spots.push(spot);
    at += spot.length - 1;
  }
  return spots;
}

function longestDayFrom(words: readonly RecognisedWord[], at: number): RecognisedWord[] | null {
  const pieces: RecognisedWord[] = [];
  let found: RecognisedWord[] | null = null;
  for (const word of words.slice(at, at + MOST_PIECES)) {
    const before = pieces.at(-1);
    if (before && (before.line !== word.line || gapBetween(before, word) > NARROW_GAP * heightOf(word.box))) break;
    pieces.push(word);
    if (isLikeADay(pieces.map(({ text }) => text).join(''))) found = [...pieces];
  }
  return found;
}

function isLikeADay(text: string): boolean {
  if (!SOMETHING_LIKE_A_DAY.test(text) || MONEY_OR_TIME.test(text)) return false;
  return (text.match(/\d/g)?.length ?? 0) >= FEWEST_FIGURES;
}

const heightOf = ({ top, bottom }: Shape) => bottom - top;
const gapBetween = (one: RecognisedWord, other: RecognisedWord) => other.box.left - one.box.right;

function areaOf(words: readonly RecognisedWord[], image: GreyImage): Shape {
  const box = boxOf(words);
  const margin = MARGIN * heightOf(box);
  return areaAround([box], image, margin, 2 * margin);
}

const boxOf = (words: readonly RecognisedWord[]) => boxAround(words.map(({ box }) => box));

/** The day that one reading has, if it has one: of a word, or of words that follow each other. */
function votesOf(words: readonly RecognisedWord[]): Vote[] {
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(MOST_PIECES, words.length - at); count > 0; count--) {
      const pieces = words.slice(at, at + count);
      const vote = voteFor(pieces);
      if (vote) return [vote];
    }
  }
  return [];
}

function voteFor(pieces: readonly RecognisedWord[]): Vote | null {
  const text = pieces.map((piece) => piece.text).join('');
  const [, day = '', first = '', month = '', second = '', year = ''] = DAY.exec(text) ?? [];
  const stroke = first || second;
  // Without strokes, six figures are as often anything else.
  if (year === '' || (year.length === 2 && (!first || !second))) return null;
  if (findDates([day, month, year].join('/'), 'day_first').length === 0) return null;
  const confidence = Math.min(...pieces.map((piece) => piece.confidence));
  return { figures: day + month + year, stroke, confidence, box: boxOf(pieces) };
}

function withDay(words: RecognisedWord[], spot: readonly RecognisedWord[], votes: readonly Vote[]): RecognisedWord[] {
  const stroke = votes.find((vote) => vote.stroke !== '')?.stroke;
  if (!stroke) return words;
  const own = [...Map.groupBy(votes, ({ figures }) => figures).values()];
  const [most = []] = own.toSorted((a, b) => b.length - a.length || sureness(b) - sureness(a));
  if (most.length < FEWEST_VOTES) return words;
  const { figures, box } = most.toSorted((a, b) => b.confidence - a.confidence)[0]!;
  const text = [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4)].join(stroke);
  const confidence = sureness(most) / votes.length;
  const [{ line }] = spot as [RecognisedWord];
  const day: RecognisedWord = { text, box, confidence, line };
  const isReplaced = (word: RecognisedWord) => spot.includes(word) && isWithin(word.box, box);
  const at = words.findIndex(isReplaced);
  if (at < 0) return words;
  return [...words.slice(0, at), day, ...words.slice(at + 1).filter((word) => !isReplaced(word))];
}

/** Whether the middle of the first lies between the sides of the second. */
function isWithin({ left, right }: Shape, box: Shape): boolean {
  const middle = (left + right) / 2;
  return middle > box.left && middle < box.right;
}

const sureness = (votes: readonly Vote[]) => votes.reduce((sum, { confidence }) => sum + confidence, 0);
