import type { Box } from '../geometry.ts';
import { type FoundPhrase, findPhrase, indexPhrases, type PhraseIndex } from './find-phrases.ts';
import type { Anchor, Layout } from './template.ts';
import { wordKey, type ZonePage } from './zone-page.ts';

/** A text of the sample, found on a document, and how far it has moved. Fractions of the page. */
export interface Sighting {
  anchor: Anchor;
  /** From 1. */
  page: number;
  box: Box;
  dx: number;
  dy: number;
  /** How many places of the document have the text. */
  places: number;
}

/** A sample's layout as it is found on a document. */
export interface LocatedLayout {
  layout: Layout;
  /** Those that moved sideways as all others did. */
  sightings: Sighting[];
  index: PhraseIndex;
  /** How far everything moved to the right. */
  dx: number;
  /** How far most moved down. */
  dy: number;
  /** 0 to 1: the share of the sample's texts that are there. */
  share: number;
  /** 0 to 1: the share of what says whose layout it is; null where the sample says nothing about that. */
  identity: number | null;
}

/** Texts that moved together differ by at most this share of the page's width, and height. */
export const SAME_DX = 0.008;
export const SAME_DY = 0.005;

/** Finds a sample's texts on a document. Takes time linear in the words of both, but for texts that repeat. */
export function locateLayout(layout: Layout, pages: readonly ZonePage[]): LocatedLayout {
  const index = indexPhrases(pages);
  const all = layout.anchors.flatMap((anchor) => sightingsOf(anchor, index));
  const dx = strongest(
    all.map((one) => ({ at: one.dx, weight: weightOf(one) })),
    SAME_DX,
  );
  const sightings = all.filter((one) => Math.abs(one.dx - dx) <= SAME_DX);
  const dy = strongest(
    sightings
      .filter(({ page, anchor }) => page === anchor.pageNumber)
      .map((one) => ({ at: one.dy, weight: weightOf(one) })),
    SAME_DY,
  );
  const seen = new Set(sightings.map(({ anchor }) => anchor));
  return {
    ...{ layout, sightings, index, dx, dy },
    share: layout.anchors.length === 0 ? 0 : seen.size / layout.anchors.length,
    identity: identityShare(layout.identity, pages),
  };
}

export function sightingsOf(anchor: Anchor, index: PhraseIndex): Sighting[] {
  const places: FoundPhrase[] = [];
  // A text that is printed twice in one place has one vote for it: the nearest to where the sample has it.
  const nearestFirst = findPhrase(index, anchor.text).sort((a, b) => distance(a, anchor) - distance(b, anchor));
  for (const found of nearestFirst) if (!places.some((one) => isSamePlace(one, found))) places.push(found);
  return places.map(({ page, box }) => ({
    ...{ anchor, page, box, places: places.length },
    dx: box.x - anchor.box.x,
    dy: box.y - anchor.box.y,
  }));
}

const distance = ({ page, box }: FoundPhrase, anchor: Anchor): number =>
  Math.abs(page - anchor.pageNumber) + Math.abs(box.y - anchor.box.y) + Math.abs(box.x - anchor.box.x);

const isSamePlace = (a: FoundPhrase, b: FoundPhrase): boolean =>
  a.page === b.page && Math.abs(a.box.x - b.box.x) <= 2 * SAME_DX && Math.abs(a.box.y - b.box.y) <= SAME_DY;

const weightOf = ({ places }: Sighting): number => 1 / places;

/** Where most weight lies within `tolerance` to both sides; 0 for no votes. */
export function strongest(votes: readonly { at: number; weight: number }[], tolerance: number): number {
  const sorted = [...votes].sort((a, b) => a.at - b.at);
  let best = 0;
  let most = 0;
  let from = 0;
  let weight = 0;
  let moment = 0;
  for (const vote of sorted) {
    weight += vote.weight;
    moment += vote.weight * vote.at;
    while (vote.at - sorted[from]!.at > tolerance) {
      weight -= sorted[from]!.weight;
      moment -= sorted[from]!.weight * sorted[from]!.at;
      from++;
    }
    // Among equals the one nearest to where the sample has it.
    const mean = moment / weight;
    if (weight > most + 1e-9 || (weight > most - 1e-9 && Math.abs(mean) < Math.abs(best)))
      [best, most] = [mean, weight];
  }
  return best;
}

function identityShare(identity: readonly string[], pages: readonly ZonePage[]): number | null {
  if (identity.length === 0) return null;
  const text = pages.map(({ words }) => words.map((word) => wordKey(word.text)).join('')).join('\n');
  return identity.filter((key) => text.includes(key)).length / identity.length;
}
