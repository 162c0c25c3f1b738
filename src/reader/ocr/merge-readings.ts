import { median } from '#core/median.ts';
import { findDates } from '#core/values/calendar-date.ts';
import type { Shape } from './letter-shapes.ts';
import type { RecognisedWord } from './recognised-words.ts';

type Words = readonly RecognisedWord[];

/** No page has more words that is not noise; comparing them takes its square. */
export const MOST_WORDS = 3000;
/** Two words stand at the same place when so much of the smaller one is covered. */
const SAME_PLACE = 0.5;
/** Higher than so many usual lines, a word is a frame, a blotch or a photograph that was taken for a letter. */
const HIGHEST = 2.5;
/** Two words of like height are of one size, as titles are. */
const LIKE_HEIGHT = 2;
/** What has no letter and is as long as so many lines are high is a rule. */
const LONGEST_STROKE = 4;
const DATE = /^\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})$/;
/** What only one reading found is a speck, unless it is this sure. */
const SURE_ALONE = 0.6;

/**
 * Several readings of one image, in the same pixels, as one: at each place what most of them read, and where all differ
 * what was read most surely. Misreadings change with the size of the letters, what is printed does not. Of the readings
 * behind the first those with more than `MOST_WORDS` are left out.
 */
export function mergeReadings(all: readonly Words[]): RecognisedWord[] {
  const readings = all.filter((words, index) => index === 0 || words.length <= MOST_WORDS);
  const merged = places(readings).flatMap((read) => {
    const found = read.filter((words) => words.length > 0);
    const chosen = mostAgreed(found);
    if (found.length === 1 && read[0]!.length === 0 && sureness(chosen) < SURE_ALONE) return [];
    const line = found[0]![0]!.line;
    return chosen.map((word) => ({ ...word, line }));
  });
  return merged.sort((a, b) => a.line - b.line || a.box.left - b.box.left);
}

/** Of each place what each reading has there; where one tore what another has whole, several words. */
function places(readings: readonly Words[]): RecognisedWord[][][] {
  const usual = usualHeight(readings);
  const isSame = (a: RecognisedWord, b: RecognisedWord) => isSamePlace(a, b, usual);
  const found: RecognisedWord[][][] = [];
  let lines = -1;
  for (const [index, reading] of readings.entries()) {
    const lineOf = new Map<number, number>();
    for (const word of reading) {
      const touched = found.filter((place) =>
        place.some((words, other) => other !== index && words.some((one) => isSame(one, word))),
      );
      const [place, ...others] = touched;
      if (!place) {
        // Lines of their own, behind those of the readings before.
        if (!lineOf.has(word.line)) lineOf.set(word.line, ++lines);
        const own: RecognisedWord[][] = readings.map(() => []);
        own[index]!.push({ ...word, line: lineOf.get(word.line)! });
        found.push(own);
        continue;
      }
      place[index]!.push(word);
      for (const other of others) {
        for (const [each, words] of other.entries()) place[each]!.push(...words);
        found.splice(found.indexOf(other), 1);
      }
    }
  }
  return found;
}

function mostAgreed(readings: readonly Words[]): Words {
  const votes = readings.map((words) => ({
    words,
    text: textOf(words),
    sure: sureness(words),
  }));
  const agreeing = (text: string) => (isNoDay(text) ? 0 : votes.filter((vote) => vote.text === text).length);
  return votes.reduce((best, vote) => {
    const more = agreeing(vote.text) - agreeing(best.text);
    return more > 0 || (more === 0 && vote.sure > best.sure) ? vote : best;
  }).words;
}

/** "14/62/2018": in the shape of a date, and none. */
function isNoDay(text: string): boolean {
  return DATE.test(text) && findDates(text, 'day_first').length === 0;
}

const textOf = (words: Words) =>
  words
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(({ text }) => text)
    .join('');

/** By letters. */
function sureness(words: Words): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

const heightOf = ({ top, bottom }: Shape) => bottom - top;

/** The median height of all words. */
function usualHeight(readings: readonly Words[]): number {
  return median(readings.flat().map(({ box }) => heightOf(box))) ?? 0;
}

/** Frames and rules stand where many words do, and must not make one place of them all. */
function isSamePlace(one: RecognisedWord, other: RecognisedWord, usual: number): boolean {
  const [a, b] = [one.box, other.box];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return false;
  if (isRule(one, usual) !== isRule(other, usual)) return false;
  const [low, high] = [heightOf(a), heightOf(b)].sort((x, y) => x - y) as [number, number];
  if (high > HIGHEST * usual && high > LIKE_HEIGHT * low) return false;
  const area = ({ left, top, right, bottom }: Shape) => (right - left) * (bottom - top);
  return width * height >= SAME_PLACE * Math.min(area(a), area(b));
}

const isRule = ({ text, box }: RecognisedWord, usual: number) =>
  box.right - box.left > LONGEST_STROKE * usual && !/[\p{L}\p{N}]/u.test(text);
