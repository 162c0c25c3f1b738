import { type Box, unionOf } from '#core/geometry.ts';
import type { Anchor, Zone } from '#core/templates/template.ts';
import { runsOf, textOf } from '#core/templates/text-runs.ts';
import { wordKey, type ZonePage } from '#core/templates/zone-page.ts';
import { linesInBox } from '#core/templates/zone-text.ts';

const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };
const MOST_CHOICES = 12;
/** Words and letters of a text that is worth being found again. */
const MOST_WORDS = 5;
const FEWEST_LETTERS = 3;

/** Texts of the zone's page that it could keep its distance from, the nearest first. Texts with figures change. */
export function anchorChoices(pages: readonly ZonePage[], zone: Pick<Zone, 'pageNumber' | 'coordinates'>): Anchor[] {
  const page = pages.find(({ number }) => number === zone.pageNumber);
  if (!page) return [];
  return linesInBox(page, WHOLE_PAGE)
    .flatMap(({ words }) => runsOf(words, page))
    .map(({ words }) => words.slice(0, MOST_WORDS))
    .map((words) => ({ text: textOf(words), pageNumber: page.number, box: unionOf(words.map(({ box }) => box)) }))
    .filter(({ text }) => !/\d/.test(text) && wordKey(text).length >= FEWEST_LETTERS)
    .map((anchor) => ({ anchor, away: distance(anchor.box, zone.coordinates, page.height / page.width) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_CHOICES)
    .map(({ anchor }) => anchor);
}

/** Between the edges of two boxes, in widths of the page; 0 where they overlap. */
function distance(a: Box, b: Box, tallness: number): number {
  const across = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const down = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(across, down * tallness);
}
