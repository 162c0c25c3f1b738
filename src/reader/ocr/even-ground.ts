import { type GreyImage, histogramOf, percentileOf } from './grey-image.ts';

/** Blocks along the shorter edge: a shadow's border lies over several letters, a letter never fills a block. */
const BLOCKS = 24;
const MIN_BLOCK_PX = 16;
/** Of a block's pixels so many are darker than its paper. */
const PAPER_SHARE = 0.8;
/** Darker ground than this share of the page's paper is printed so (a bar of white letters), not in shadow. */
const DARKEST_PAPER = 0.4;

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
  for (let y = 0; y < height; y++) {
    const [row, below, down] = between(y, size, rows);
    for (let x = 0; x < width; x++) {
      const [column, beside, across] = between(x, size, columns);
      const upper = grounds[row * columns + column]! * (1 - across) + grounds[row * columns + beside]! * across;
      const lower = grounds[below * columns + column]! * (1 - across) + grounds[below * columns + beside]! * across;
      const ground = upper * (1 - down) + lower * down;
      result[y * width + x] = Math.min(255, (data[y * width + x]! * 255) / ground);
    }
  }
  return { width, height, data: result };
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
