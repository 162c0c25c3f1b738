import { type Box, unionOf } from '../geometry.ts';
import type { OpenSides } from './template.ts';
import type { ZonePage, ZoneWord } from './zone-page.ts';

/** A word belongs to a zone that holds this share of it (or it of the zone), each way. */
const INSIDE = 0.5;
/** Words closer than this share of their height are parts of one text. */
const WORD_GAP = 0.7;
/** Characters of one zone that rules look at: keeps their work bounded whatever the page holds. */
const MOST_TEXT = 5000;

export interface ZoneLine {
  page: number;
  words: ZoneWord[];
}

/** The words of a zone as one text: words with spaces, lines with line feeds between. */
export interface ZoneText {
  text: string;
  /** Which part of the text each word is. */
  spans: { start: number; end: number; page: number; word: ZoneWord }[];
}

/** Whole words that lie in the box by at least half, line by line; none for a page that is not there. */
export function linesInBox(page: ZonePage | undefined, box: Box, open?: OpenSides): ZoneLine[] {
  if (!page) return [];
  const inside = page.words.filter((word) => liesInside(word.box, box));
  const lines: ZoneLine[] = [];
  for (const word of inside) {
    const line = lines.at(-1);
    const before = line?.words.at(-1);
    if (line && before && isBehind(before.box, word.box)) line.words.push(word);
    else lines.push({ page: page.number, words: [word] });
  }
  if (open?.left || open?.right) for (const line of lines) line.words = withWholeText(line.words, page, open);
  return lines;
}

export function zoneText(lines: readonly ZoneLine[]): ZoneText {
  const spans: ZoneText['spans'] = [];
  let text = '';
  for (const line of lines) {
    for (const [at, word] of line.words.entries()) {
      if (text.length + word.text.length >= MOST_TEXT) return { text, spans };
      if (text !== '') text += at === 0 ? '\n' : ' ';
      spans.push({ start: text.length, end: text.length + word.text.length, page: line.page, word });
      text += word.text;
    }
  }
  return { text, spans };
}

/** Where a part of the text stands: the box around its words on the page of the first; null for no word. */
export function placeOf({ spans }: ZoneText, start: number, end: number): { page: number; box: Box } | null {
  const words = spans.filter((span) => span.start < end && start < span.end);
  const page = words[0]?.page;
  if (page === undefined) return null;
  return { page, box: unionOf(words.filter((span) => span.page === page).map(({ word }) => word.box)) };
}

/** Whether the zone's ends are ends of printed texts: then a longer value of a later document may pass them. */
export function openSidesOf(page: ZonePage, box: Box): OpenSides {
  const lines = linesInBox(page, box);
  const whole = lines.map(({ words }) => withWholeText(words, page, { left: true, right: true }));
  return {
    left: whole.every((words, at) => words[0] === lines[at]!.words[0]),
    right: whole.every((words, at) => words.at(-1) === lines[at]!.words.at(-1)),
  };
}

function liesInside(word: Box, zone: Box): boolean {
  const across = Math.min(word.x + word.width, zone.x + zone.width) - Math.max(word.x, zone.x);
  const down = Math.min(word.y + word.height, zone.y + zone.height) - Math.max(word.y, zone.y);
  return (
    across >= INSIDE * Math.min(word.width, zone.width) &&
    down >= INSIDE * Math.min(word.height, zone.height) &&
    across > 0 &&
    down > 0
  );
}

function isBehind(before: Box, word: Box): boolean {
  return sharesLine(before, word) && word.x >= before.x;
}

function sharesLine(a: Box, b: Box): boolean {
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return down >= 0.5 * Math.min(a.height, b.height);
}

/** The words of a line with those that go on, a word's gap apart, on the open sides. */
function withWholeText(words: readonly ZoneWord[], page: ZonePage, open: OpenSides): ZoneWord[] {
  const line = page.words.filter((word) => sharesLine(word.box, words[0]!.box));
  const whole = [...words];
  for (let next = open.right && nextWord(line, whole.at(-1)!, page); next; next = nextWord(line, next, page)) {
    whole.push(next);
  }
  for (let next = open.left && wordBefore(line, whole[0]!, page); next; next = wordBefore(line, next, page)) {
    whole.unshift(next);
  }
  return whole;
}

const isClose = (left: Box, right: Box, page: ZonePage): boolean =>
  Math.abs(right.x - left.x - left.width) * page.width <= WORD_GAP * Math.max(left.height, right.height) * page.height;

const nextWord = (line: readonly ZoneWord[], { box }: ZoneWord, page: ZonePage) =>
  line.find((word) => word.box.x > box.x && isClose(box, word.box, page));
const wordBefore = (line: readonly ZoneWord[], { box }: ZoneWord, page: ZonePage) =>
  line.findLast((word) => word.box.x < box.x && isClose(word.box, box, page));
