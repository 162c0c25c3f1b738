import type { GreyImage } from './grey-image.ts';

/** An image in squares of `size` pixels; 1 where a cell has what is asked for. */
export interface CellGrid {
  size: number;
  columns: number;
  rows: number;
  cells: Uint8Array;
}

/** Cells that hang together by their sides. */
export interface Patch {
  /** In cells; `right` and `bottom` outside. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  cells: number[];
}

/** A gap in a patch that is filled is at most this high, in cells: a letter of a large title. */
const HIGHEST_GAP = 24;

/** The cells at least half of whose pixels are darker than a level. */
export function cellsWhere({ width, height, data }: GreyImage, size: number, level: number): CellGrid {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const cells = new Uint8Array(columns * rows);
  const counts = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    counts.fill(0);
    const bottom = Math.min((row + 1) * size, height);
    for (let y = row * size; y < bottom; y++) {
      let at = y * width;
      for (let column = 0; column < columns; column++) {
        const end = y * width + Math.min((column + 1) * size, width);
        let count = 0;
        for (; at < end; at++) if (data[at]! < level) count += 1;
        counts[column]! += count;
      }
    }
    for (let column = 0; column < columns; column++) {
      const pixels = (Math.min((column + 1) * size, width) - column * size) * (bottom - row * size);
      if (2 * counts[column]! >= pixels) cells[row * columns + column] = 1;
    }
  }
  return { size, columns, rows, cells };
}

/** The patches of marked cells. */
export function patchesOf({ columns, rows, cells }: CellGrid, mark = 1): Patch[] {
  const seen = new Uint8Array(cells.length);
  const patches: Patch[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] || cells[start] !== mark) continue;
    const patch: Patch = { left: columns, top: rows, right: 0, bottom: 0, cells: [start] };
    seen[start] = 1;
    for (let index = 0; index < patch.cells.length; index++) {
      const at = patch.cells[index]!;
      const [column, row] = [at % columns, Math.floor(at / columns)];
      patch.left = Math.min(patch.left, column);
      patch.right = Math.max(patch.right, column + 1);
      patch.top = Math.min(patch.top, row);
      patch.bottom = Math.max(patch.bottom, row + 1);
      for (const other of [
        column > 0 ? at - 1 : at,
        column + 1 < columns ? at + 1 : at,
        row > 0 ? at - columns : at,
        row + 1 < rows ? at + columns : at,
      ]) {
        if (seen[other] || cells[other] !== mark) continue;
        seen[other] = 1;
        patch.cells.push(other);
      }
    }
    patches.push(patch);
  }
  return patches;
}

/** A patch alone, the gaps within it filled that are no higher than a line of letters. */
export function filled({ size, columns, rows }: CellGrid, patch: Patch): CellGrid {
  const cells = new Uint8Array(columns * rows);
  for (const at of patch.cells) cells[at] = 1;
  const grid = { size, columns, rows, cells };
  for (const gap of patchesOf(grid, 0)) {
    const isOpen = gap.left === 0 || gap.top === 0 || gap.right === columns || gap.bottom === rows;
    if (!isOpen && gap.bottom - gap.top <= HIGHEST_GAP) for (const at of gap.cells) cells[at] = 1;
  }
  return grid;
}
