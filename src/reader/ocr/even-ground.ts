import { type GreyImage, histogramOf, percentileOf } from './grey-image.ts';

/** Blocks along the shorter edge: a shadow's border lies over several letters, a letter never fills a block. */
const BLOCKS = 24;
const MIN_BLOCK_PX = 16;
/** Of a block's pixels so many are darker than its paper. */
const PAPER_SHARE = 0.8;
/** Darker ground than this share of the page's paper is printed so (a bar of white letters), not in shadow. */
const DARKEST_PAPER = 0.4;
const WHITE = 255;

/** The image as if its paper were white all over: shadows, grey paper and uneven light are gone. */
export function evenGround(image: GreyImage): GreyImage {
  const { width, height, data } = image;
  const size = Math.max(MIN_BLOCK_PX, Math.round(Math.min(width, height) / BLOCKS));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const paper = percentileOf(histogramOf(image), PAPER_SHARE);
  const floor = Math.max(1, DARKEST_PAPER * paper);
  const grounds = smoothed(blockGrounds(image, size, columns, rows), columns, rows);
  for (let index = 0; index < grounds.length; index++) grounds[index] = Math.max(floor, grounds[index]!);
  const result = new Uint8Array(data.length);
  const stretches = stretchesBetween(width, size, columns);
  const line = new Float64Array(columns);
  for (let y = 0; y < height; y++) {
    const [row, below, down] = between(y, size, rows);
    for (let column = 0; column < columns; column++) {
      line[column] = grounds[row * columns + column]! * (1 - down) + grounds[below * columns + column]! * down;
    }
    const start = y * width;
    for (const { from, to, column, beside } of stretches) {
      const [left, right] = [line[column]!, line[beside]!];
      // White already, as most of a clean scan is.
      if (left === WHITE && right === WHITE) {
        result.set(data.subarray(start + from, start + to), start + from);
        continue;
      }
      const step = (right - left) / size;
      let ground = left + step * (from - (column + 0.5) * size + 0.5);
      for (let at = start + from; at < start + to; at++, ground += step) {
        result[at] = Math.min(WHITE, (data[at]! * WHITE) / ground);
      }
    }
  }
  return { width, height, data: result };
}

interface Stretch {
  from: number;
  to: number;
  column: number;
  beside: number;
}

/** The pixels of a row, by the two blocks between whose middles they lie; beyond the outermost middles these alone count. */
function stretchesBetween(width: number, size: number, columns: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let x = 0; x < width; x++) {
    const [column, beside] = betweenOutermost(x, size, columns);
    const last = stretches.at(-1);
    if (last?.column === column && last.beside === beside) last.to = x + 1;
    else stretches.push({ from: x, to: x + 1, column, beside });
  }
  return stretches;
}

function betweenOutermost(pixel: number, size: number, count: number): [number, number] {
  const place = (pixel + 0.5) / size - 0.5;
  if (place <= 0) return [0, 0];
  if (place >= count - 1) return [count - 1, count - 1];
  return [Math.floor(place), Math.floor(place) + 1];
}

/** The two blocks between whose middles a pixel lies, and how far it is on the way from the first to the second. */
function between(pixel: number, size: number, count: number): [number, number, number] {
  const place = Math.min(Math.max((pixel + 0.5) / size - 0.5, 0), count - 1);
  const first = Math.floor(place);
  return [first, Math.min(first + 1, count - 1), place - first];
}

function blockGrounds({ width, height, data }: GreyImage, size: number, columns: number, rows: number): Float32Array {
  const grounds = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0);
      for (let y = row * size; y < Math.min((row + 1) * size, height); y++) {
        for (let x = column * size; x < Math.min((column + 1) * size, width); x++) histogram[data[y * width + x]!]!++;
      }
      grounds[row * columns + column] = percentileOf(histogram, PAPER_SHARE);
    }
  }
  return grounds;
}

/** Each block as bright as the mean of itself and its neighbours. */
function smoothed(grounds: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(grounds.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += grounds[y * columns + x]!;
          count += 1;
        }
      }
      result[row * columns + column] = sum / count;
    }
  }
  return result;
}
