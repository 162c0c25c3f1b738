import { type Box, shareInside, verticalOverlap } from '#core/geometry.ts';
import type { Page, Word } from '#core/text-document.ts';

/** Of a recognised word so much is covered where it is one of the text layer. */
const SAME_PLACE = 0.5;
/** Letters printed further apart than this many font sizes are words of their own, with room for others between them. */
const MAX_GAP_EM = 1.6;
/** Of the page's height: words are looked for among those of their own lines. */
const BAND = 0.01;

/**
 * Tells of a recognised word whether the page's own visible words are printed where it stands: one of them, or several,
 * as of a title whose letters are spaced. The text layer's is the better of the two.
 */
export function standsInText({ words, width }: Pick<Page, 'words' | 'width'>): (box: Box) => boolean {
  const byBand = new Map<number, Word[]>();
  for (const word of words) {
    if (word.hidden) continue;
    for (const band of bandsOf(word.box)) {
      const own = byBand.get(band);
      if (own) own.push(word);
      else byBand.set(band, [word]);
    }
  }
  return (box) => {
    const near = [...new Set(bandsOf(box).flatMap((band) => byBand.get(band) ?? []))];
    return near.some((word) => shareInside(box, word.box) >= SAME_PLACE) || coveredBy(near, box, width);
  };
}

function bandsOf({ y, height }: Box): number[] {
  const first = Math.floor(y / BAND);
  return Array.from({ length: Math.max(1, Math.ceil((y + height) / BAND) - first) }, (_, index) => first + index);
}

/** Words that stand inside the box and close together, from the first to the last. */
function coveredBy(words: readonly Word[], box: Box, pageWidth: number): boolean {
  const inside = words
    .filter((word) => shareInside(word.box, box) >= SAME_PLACE || isInLine(word.box, box))
    .toSorted((a, b) => a.box.x - b.box.x);
  let covered = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { box: own, fontSize } of inside) {
    const from = (own.x - end) * pageWidth <= MAX_GAP_EM * fontSize ? end : own.x;
    const to = Math.max(end, own.x + own.width);
    covered += Math.max(0, Math.min(to, box.x + box.width) - Math.max(from, box.x));
    end = to;
  }
  return covered >= SAME_PLACE * box.width;
}

/** A word of the same line most of whose width is within the box. */
function isInLine(own: Box, box: Box): boolean {
  const width = Math.min(own.x + own.width, box.x + box.width) - Math.max(own.x, box.x);
  return width >= SAME_PLACE * own.width && verticalOverlap(own, box) >= SAME_PLACE;
}
