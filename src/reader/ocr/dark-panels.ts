import { type CellGrid, cellsWhere, filled, type Patch, patchesOf } from './cell-grid.ts';
import { cropped, type GreyImage, histogramOf, percentileOf } from './grey-image.ts';
import { letterHeight, letterShapes } from './letter-shapes.ts';

/** Across a page; half a line of small print each. */
const CELLS_ACROSS = 300;
const SMALLEST_CELL_PX = 4;
/** The page's paper is as bright as so many of its pixels at most. */
const PAPER_SHARE = 0.8;
/** Of the paper's brightness: white on a lighter ground cannot be read by people either. */
const DARK = 0.78;
/** In cells: rules are narrower. */
const SMALLEST_PANEL = { width: 14, height: 5 };
/** In usual letters' heights: letters of a title that touch are narrower. */
const NARROWEST_PANEL = 8;
const LOWEST_PANEL = 1.5;
/** Of its bounding box; frames and letters fill less. */
const LEAST_FILLED = 0.6;
/** Of its cells so many have only such cells around them; of the strokes of letters few have. */
const LEAST_SOLID = 0.25;
/** Of a shorter word, or of the holes in letters that touch, nothing is lost. */
const FEWEST_LETTERS = 5;
/** A printed ground is as dark everywhere, up to the marks of JPEG; a photograph or a shadow is not. */
const SAME_SHADE = 24;
const LEAST_EVEN = 0.5;
/** Pixels of the panel that are writing: nearly as bright as paper, and next to none darker than the ground. */
const WRITING: readonly [number, number] = [0.004, 0.45];
const BRIGHT = 0.6;
const DARKER_BY = 36;
const MOST_DARKER = 0.02;

/** The image with the light writing of dark panels (bars, columns, boxes of one colour) as dark writing on white. */
export function withoutDarkPanels(image: GreyImage): GreyImage {
  const paper = percentileOf(histogramOf(image), PAPER_SHARE);
  const size = Math.max(SMALLEST_CELL_PX, Math.round(image.width / CELLS_ACROSS));
  const dark = cellsWhere(image, size, DARK * paper);
  const panels = patchesOf(dark).filter((patch) => isLarge(patch) && isSolid(dark, patch));
  if (panels.length === 0) return image;
  const letterPx = letterHeight(letterShapes(image)) ?? 0;
  // A `Buffer` would share its bytes with its slice.
  const light = { ...image, data: new Uint8Array(image.data) };
  let isLighter = false;
  for (const patch of panels) {
    const [width, height] = [patch.right - patch.left, patch.bottom - patch.top];
    if (width * size < NARROWEST_PANEL * letterPx || height * size < LOWEST_PANEL * letterPx) continue;
    const panel = filled(dark, patch);
    const ground = groundOf(image, panel, paper);
    if (ground === null) continue;
    const before = rowsAround(light, patch, size);
    invert(light, panel, ground);
    if (lettersIn(light, patch, size) >= FEWEST_LETTERS) isLighter = true;
    else light.data.set(before.rows, before.start);
  }
  return isLighter ? light : image;
}

/** A copy of the rows that turning a panel light may change: its own, and a cell's above and below. */
function rowsAround({ width, height, data }: GreyImage, { top, bottom }: Patch, size: number) {
  const start = Math.max(0, (top - 1) * size) * width;
  return { start, rows: data.slice(start, Math.min(height, (bottom + 1) * size) * width) };
}

function lettersIn(image: GreyImage, { left, top, right, bottom }: Patch, size: number): number {
  const edges = { left: left * size, top: top * size };
  const within = { right: Math.min(right * size, image.width), bottom: Math.min(bottom * size, image.height) };
  return letterShapes(cropped(image, { ...edges, ...within })).length;
}

function isLarge({ left, top, right, bottom, cells }: Patch): boolean {
  const [width, height] = [right - left, bottom - top];
  if (width < SMALLEST_PANEL.width || height < SMALLEST_PANEL.height) return false;
  return cells.length >= LEAST_FILLED * width * height;
}

function isSolid(grid: CellGrid, { cells }: Patch): boolean {
  const inner = cells.filter((at) => isWithin(grid, at % grid.columns, Math.floor(at / grid.columns)));
  return inner.length >= LEAST_SOLID * cells.length;
}

/** The shade of a panel with light writing on it; null for what is none. */
function groundOf({ width, height, data }: GreyImage, panel: CellGrid, paper: number): number | null {
  const histogram = new Uint32Array(256);
  for (let row = 0; row < panel.rows; row++) {
    for (let column = 0; column < panel.columns; column++) {
      // At the rim, what is bright is the paper beside the panel.
      if (!isWithin(panel, column, row)) continue;
      const right = Math.min((column + 1) * panel.size, width);
      for (let y = row * panel.size; y < Math.min((row + 1) * panel.size, height); y++) {
        for (let x = column * panel.size; x < right; x++) histogram[data[y * width + x]!]!++;
      }
    }
  }
  const all = histogram.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const ground = percentileOf(histogram, 0.5);
  const share = (from: number, to: number) =>
    histogram.subarray(Math.max(0, Math.ceil(from)), Math.max(0, Math.floor(to) + 1)).reduce((a, b) => a + b, 0) / all;
  const writing = share(ground + BRIGHT * (paper - ground), 255);
  const isPanel =
    share(ground - SAME_SHADE, ground + SAME_SHADE) >= LEAST_EVEN &&
    share(0, ground - DARKER_BY) <= MOST_DARKER &&
    writing >= WRITING[0] &&
    writing <= WRITING[1];
  return isPanel ? ground : null;
}

/** Whether all cells around one are marked, those beyond the edge of the image as well. */
function isWithin({ cells, columns, rows }: CellGrid, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if (cells[y * columns + x] !== 1) return false;
    }
  }
  return true;
}

/** Turns the ground white and what is on it dark, from the first to the last pixel of the ground in each row. */
function invert({ width, height, data }: GreyImage, panel: CellGrid, ground: number): void {
  const { size, columns, rows, cells } = panel;
  const isGround = (at: number) => Math.abs(data[at]! - ground) <= SAME_SHADE;
  const has = (column: number, row: number) => row >= 0 && row < rows && cells[row * columns + column] === 1;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size);
    // A cell that is mostly paper may hold the panel's edge.
    const near = (column: number) => has(column, row - 1) || has(column, row) || has(column, row + 1);
    for (let column = 0; column < columns; column++) {
      if (!near(column)) continue;
      const first = column;
      while (column + 1 < columns && near(column + 1)) column += 1;
      let from = y * width + Math.max(0, (first - 1) * size);
      let to = y * width + Math.min(width, (column + 2) * size);
      while (from < to && !isGround(from)) from += 1;
      while (to > from && !isGround(to - 1)) to -= 1;
      let grounds = 0;
      for (let at = from; at < to; at++) if (isGround(at)) grounds += 1;
      // Above and below the panel a row of letters may have its shade here and there.
      if (grounds < LEAST_EVEN * (to - from)) continue;
      for (let at = from; at < to; at++) {
        data[at] = 255 - Math.min(255, Math.max(0, ((data[at]! - ground) * 255) / (255 - ground)));
      }
    }
  }
}
