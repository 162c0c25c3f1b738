import { horizontalOverlap, unionOf } from '../geometry.ts';
import type { Page } from '../text-document.ts';
import type { Block, Segment } from './layout.ts';

/** Lines of one block are at most this share of a line's height apart. */
const MAX_LINE_GAP = 0.95;
/** Edges that differ by at most this many font sizes are aligned. */
const ALIGNED_EM = 0.6;
/** Fonts of one block differ by at most this factor. */
const LIKE_FONT = 1.3;

/** Longer than any paragraph or address: heaps of lines become several blocks, so that a look at a block stays short. */
const MOST_LINES = 120;

/** Stacks segments (top to bottom) into blocks. Every segment belongs to exactly one block. */
export function stackBlocks(segments: readonly Segment[], page: Page): Block[] {
  const blocks: Segment[][] = [];
  let open: Segment[][] = [];
  for (const segment of segments) {
    // A block whose last line is far above can take no further line.
    open = open.filter((block) => !isFarAbove(block.at(-1)!, segment));
    const fitting = open.filter((block) => continuesBlock(block, segment, page));
    const nearest = fitting.reduce<Segment[] | null>(
      (best, block) => (best && bottom(best.at(-1)!) >= bottom(block.at(-1)!) ? best : block),
      null,
    );
    if (nearest) {
      nearest.push(segment);
    } else {
      const block = [segment];
      blocks.push(block);
      open.push(block);
    }
  }
  return blocks.map((block) => ({
    segments: block,
    text: block.map((segment) => segment.text).join('\n'),
    box: unionOf(block.map((segment) => segment.box)),
    page: page.number,
  }));
}

function bottom(segment: Segment): number {
  return segment.box.y + segment.box.height;
}

function isFarAbove(above: Segment, below: Segment): boolean {
  return below.box.y - bottom(above) > 3 * Math.max(above.box.height, below.box.height);
}

function continuesBlock(block: readonly Segment[], segment: Segment, page: Page): boolean {
  const last = block.at(-1)!;
  if (last.row === segment.row || block.length >= MOST_LINES) return false;
  const height = Math.min(last.box.height, segment.box.height);
  const gap = segment.box.y - bottom(last);
  if (gap > MAX_LINE_GAP * height || gap < -0.6 * height) return false;
  const ratio = Math.max(last.fontSize, segment.fontSize) / Math.max(Math.min(last.fontSize, segment.fontSize), 1);
  if (ratio > LIKE_FONT || horizontalOverlap(last.box, segment.box) === 0) return false;
  const em = (ALIGNED_EM * Math.max(last.fontSize, segment.fontSize)) / page.width;
  const left = Math.abs(last.box.x - segment.box.x);
  const right = Math.abs(last.box.x + last.box.width - segment.box.x - segment.box.width);
  const centre = Math.abs(last.box.x + last.box.width / 2 - segment.box.x - segment.box.width / 2);
  return Math.min(left, right, centre) <= em;
}
