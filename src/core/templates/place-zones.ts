import { type Box, verticalOverlap } from '../geometry.ts';
import { BELOW_SLACK } from './layout-of-sample.ts';
import { type LocatedLayout, SAME_DX, SAME_DY, type Sighting, sightingsOf } from './locate-layout.ts';
import type { ZonePlace } from './read-zone.ts';
import type { Zone } from './template.ts';
import { clampToPage } from './zone-defaults.ts';

/** Texts at this distance (share of the page's height) count half as much as those right at the zone. */
const NEAR = 0.05;
/** A caption on the zone's own line says most about where it went, however far to its left it stands. */
const SAME_LINE = 8;
const ACROSS = { sameLine: 0.15, other: 0.4 };
/** A text that was chosen for the zone outweighs all others. */
const CHOSEN = 1000;
/** Sums differ by so much in their last digits. */
const EQUAL = 1e-9;
/** Other pages than the sample's are a little less likely. */
const OTHER_PAGE = 0.95;

/**
 * Where a zone lies on a document: moved as the texts around it moved, nearest first. Null where the text that was
 * chosen for it is not there. `confidence` is 1 where the texts around agree.
 */
export function placeZone(zone: Zone, located: LocatedLayout): ZonePlace | null {
  const chosen = zone.anchor ? sightingsOf(zone.anchor, located.index) : [];
  if (zone.anchor && chosen.length === 0) return null;
  const aligned = chosen.filter((one) => Math.abs(one.dx - located.dx) <= SAME_DX);
  const strip = zone.type === 'table' ? topOf(zone.coordinates) : zone.coordinates;
  const votes = [
    ...located.sightings.map((sighting) => ({ sighting, weight: weightFor(sighting, zone.pageNumber, strip) })),
    ...(aligned.length > 0 ? aligned : chosen).map((sighting) => ({ sighting, weight: CHOSEN / chosen.length })),
  ];
  const move = elect(votes, zone.pageNumber);
  if (!move) return { parts: [{ page: zone.pageNumber, box: moved(zone.coordinates, located) }], confidence: 0.5 };
  const box = moved(zone.coordinates, move);
  if (zone.type !== 'table') return { parts: [{ page: move.page, box }], confidence: move.confidence };
  return { parts: tableParts(zone, located, { page: move.page, box }), confidence: move.confidence };
}

const topOf = (box: Box): Box => ({ ...box, height: Math.min(box.height, 0.02) });

function weightFor({ anchor, places }: Sighting, page: number, box: Box): number {
  if (anchor.pageNumber !== page) return 0;
  const across = gap(anchor.box.x, anchor.box.width, box.x, box.width);
  const down = gap(anchor.box.y, anchor.box.height, box.y, box.height);
  const isSameLine = verticalOverlap(anchor.box, box) >= 0.5;
  const scale = isSameLine ? ACROSS.sameLine : ACROSS.other;
  const near = 1 / (1 + ((across * scale) ** 2 + down ** 2) / NEAR ** 2);
  return (near * (isSameLine ? SAME_LINE : 1)) / places;
}

const gap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, a - (b + bLength), b - (a + aLength));

interface Vote {
  sighting: Sighting;
  weight: number;
}

interface Move {
  page: number;
  dx: number;
  dy: number;
  confidence: number;
}

/** The page and shift that most weight stands behind. */
function elect(votes: readonly Vote[], samplePage: number): Move | null {
  const cast = votes.filter(({ weight }) => weight > 0);
  if (cast.length === 0) return null;
  let best: Move | null = null;
  let most = 0;
  const all = new Map<unknown, number>();
  for (const { sighting, weight } of cast) {
    all.set(sighting.anchor, Math.max(all.get(sighting.anchor) ?? 0, weight * sighting.places));
  }
  const possible = [...all.values()].reduce((sum, weight) => sum + weight, 0);
  for (const page of new Set(cast.map(({ sighting }) => sighting.page))) {
    const here = cast.filter(({ sighting }) => sighting.page === page).sort((a, b) => a.sighting.dy - b.sighting.dy);
    let [from, weight] = [0, 0];
    for (const [at, vote] of here.entries()) {
      weight += vote.weight;
      for (; vote.sighting.dy - here[from]!.sighting.dy > SAME_DY; from++) weight -= here[from]!.weight;
      const strength = weight * OTHER_PAGE ** Math.abs(page - samplePage);
      if (strength < most * (1 - EQUAL)) continue;
      const together = here.slice(from, at + 1);
      const [dx, dy] = [middleOf(together, 'dx'), middleOf(together, 'dy')];
      // Of equals the one nearest to where the sample has it.
      const isNearer = best === null || Math.abs(dy) < Math.abs(best.dy);
      if (strength <= most * (1 + EQUAL) && !isNearer) continue;
      most = Math.max(most, strength);
      best = { page, dx, dy, confidence: 0.6 + 0.4 * Math.min(1, weight / possible) };
    }
  }
  return best;
}

/** The move in the middle of the weight: exact where most agree. What only rounding moved has not moved. */
function middleOf(votes: readonly Vote[], by: 'dx' | 'dy'): number {
  const sorted = votes.toSorted((a, b) => a.sighting[by] - b.sighting[by]);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  const middle = sorted.find(({ weight }) => {
    passed += weight;
    return passed >= half - 1e-12;
  });
  const move = middle?.sighting[by] ?? 0;
  return Math.abs(move) < 1e-6 ? 0 : move;
}

function moved(box: Box, by: { dx: number; dy: number }): Box {
  return clampToPage({ ...box, x: box.x + by.dx, y: box.y + by.dy });
}

/** A table reaches to where the texts below it went, over pages if need be. */
function tableParts(zone: Zone, located: LocatedLayout, top: { page: number; box: Box }): ZonePlace['parts'] {
  const { coordinates, pageNumber } = zone;
  const bottom = coordinates.y + coordinates.height;
  const edge: Box = { ...coordinates, y: bottom, height: 0.005 };
  const below = located.sightings.filter(
    ({ anchor }) => anchor.pageNumber === pageNumber && anchor.box.y >= bottom - BELOW_SLACK,
  );
  const votes = below
    .filter(({ page, box }) => page > top.page || (page === top.page && box.y > top.box.y))
    .map((sighting) => ({ sighting, weight: weightFor(sighting, pageNumber, edge) }));
  const end = elect(votes, pageNumber);
  // With nothing below it to go by, the table is as high as it was drawn.
  const isLast = !located.layout.anchors.some(
    (one) => one.pageNumber === pageNumber && one.box.y >= bottom - BELOW_SLACK,
  );
  if (isLast) return [top];
  if (!end) return [{ page: top.page, box: down(top.box, footOf(below, located, top.page, top.box.y)) }];
  const mayGrow = located.layout.openSides[zone.id]?.below ?? false;
  const endY = endOf(below, end, { bottom, mayGrow });
  if (!mayGrow && end.page === top.page && isSameMove(end.dy, top.box.y - coordinates.y)) return [top];
  if (end.page === top.page) return [{ page: top.page, box: down(top.box, Math.max(endY, top.box.y + 0.01)) }];
  const parts = [{ page: top.page, box: down(top.box, footOf(below, located, top.page, top.box.y)) }];
  for (let page = top.page + 1; page <= end.page; page++) {
    const head = headOf(zone, located, page);
    const foot = page === end.page ? endY : footOf(below, located, page, head);
    if (foot > head) parts.push({ page, box: { ...top.box, y: head, height: foot - head } });
  }
  return parts;
}

/** So much further a table may end than the texts below it moved: its last row may lack a line that the sample's had. */
const LAST_ROW = 0.05;

/** Where the next text begins, if the sample has free space there or it is near; else as far as that moved. */
function endOf(
  below: readonly Sighting[],
  { page, dy }: Move,
  { bottom, mayGrow }: { bottom: number; mayGrow: boolean },
): number {
  const moved = bottom + dy;
  const next = Math.min(
    ...below.filter((one) => one.page === page && Math.abs(one.dy - dy) <= SAME_DY).map(({ box }) => box.y - 0.001),
  );
  return Math.min(1, mayGrow || next - moved < LAST_ROW ? next : moved);
}

const isSameMove = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

const down = (box: Box, foot: number): Box => ({ ...box, height: Math.max(0.01, foot - box.y) });

/** The top of the page's foot: of texts below the table that stay where they are on every page. */
function footOf(below: readonly Sighting[], located: LocatedLayout, page: number, from: number): number {
  const fixed = below.filter(
    (one) => one.page === page && Math.abs(one.dy - located.dy) <= SAME_DY && one.box.y > from,
  );
  return Math.min(1, ...fixed.map(({ box }) => box.y - 0.002));
}

/** The bottom of the letterhead on a later page: of texts above the table that stand there too, in its upper part. */
function headOf({ coordinates, pageNumber }: Zone, { sightings, dy }: LocatedLayout, page: number): number {
  const above = sightings.filter(
    (one) =>
      one.page === page &&
      one.anchor.pageNumber === pageNumber &&
      one.anchor.box.y + one.anchor.box.height < coordinates.y &&
      Math.abs(one.dy - dy) <= SAME_DY,
  );
  return Math.max(0, ...above.map(({ box }) => box.y + box.height));
}
