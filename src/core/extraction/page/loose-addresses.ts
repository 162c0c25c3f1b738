import { SAME_EDGE } from '../../alignment.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { isPostcodeLine } from '../../names/address-lines.ts';

/** Heights of a line from one to the next where each is a paragraph of its own; closer ones are a block anyhow. */
const WIDEST_PITCH = 3.2;
/** Even lines differ by at most this share of their pitch. */
const EVEN = 0.1;
const LIKE_FONT = 1.3;
/** A name, a street and a town. */
const FEWEST_LINES = 3;
/** Rows of tables have more; beside an address stand another and a date. */
const MOST_BESIDE = 3;

/**
 * Addresses of which each line is a paragraph with space below it, as word processors set what is typed: lines that
 * stand alone, evenly one below the other at the same edge, with a town among them.
 */
export function looseAddresses(blocks: readonly Block[], rowSizes: ReadonlyMap<number, number>): Segment[][] {
  const alone = blocks
    .filter(({ segments: [line, ...others] }) => others.length === 0 && (rowSizes.get(line!.row) ?? 1) <= MOST_BESIDE)
    .map(({ segments }) => segments[0]!)
    .filter(({ text }) => !isWholeAddress(text))
    .toSorted((a, b) => a.box.y - b.box.y);
  const runs: Segment[][] = [];
  const taken = new Set<Segment>();
  for (const first of alone) {
    if (taken.has(first)) continue;
    const run = [first];
    for (let next = nextOf(run, alone); next; next = nextOf(run, alone)) run.push(next);
    const isAddress = run.length >= FEWEST_LINES && run.slice(1).some(({ text }) => isPostcodeLine(text));
    if (isAddress) runs.push(run);
    // Without a town none begins within the run either; at its last line another pitch may.
    for (const line of isAddress ? run : run.slice(0, -1)) taken.add(line);
  }
  return runs;
}

/** "Frau Ehret, Seestr. 21, 79822 Titisee": all of an address in a line of its own. */
function isWholeAddress(text: string): boolean {
  return isPostcodeLine(text) && text.split(',').length > 2;
}

/** The line that goes on a run at its pitch, if any does. */
function nextOf(run: readonly Segment[], alone: readonly Segment[]): Segment | undefined {
  const last = run.at(-1)!;
  const next = alone.find((one) => one.box.y > last.box.y && Math.abs(one.box.x - last.box.x) < SAME_EDGE.close);
  if (!next) return undefined;
  const pitch = next.box.y - last.box.y;
  const first = run.length > 1 ? run[1]!.box.y - run[0]!.box.y : pitch;
  const isEven = Math.abs(pitch - first) < EVEN * first;
  const isNear = pitch < WIDEST_PITCH * Math.max(last.box.height, next.box.height);
  const isLike = Math.max(last.fontSize, next.fontSize) < LIKE_FONT * Math.min(last.fontSize, next.fontSize);
  return isEven && isNear && isLike ? next : undefined;
}
