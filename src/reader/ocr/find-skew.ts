import { type GreyImage, halvedTo, histogramOf, inkLevel } from './grey-image.ts';

/** Fine enough for a tenth of a degree over the width of a page. */
const LONGEST_PX = 1600;
const LARGEST_DEGREES = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Lines must be so much sharper at the angle than as they are, or nothing is turned. */
const SHARPER_BY = 1.04;
/** Less ink than this tells nothing of lines. */
const FEWEST_POINTS = 200;
const MOST_POINTS = 40_000;

/** How far the lines of writing run down to the right, in degrees (negative: up); 0 when they are level or none are seen. */
export function findSkew(image: GreyImage): number {
  const small = halvedTo(image, LONGEST_PX);
  const { xs, ys } = lowerEdges(small);
  if (xs.length < FEWEST_POINTS) return 0;
  const sharpness = (degrees: number) => sharpnessAt(degrees, xs, ys, small);
  let [best, bestSharpness] = [0, sharpness(0)];
  const level = bestSharpness;
  const look = (degrees: number) => {
    const found = sharpness(degrees);
    if (found > bestSharpness) [best, bestSharpness] = [degrees, found];
  };
  for (let degrees = -LARGEST_DEGREES; degrees <= LARGEST_DEGREES; degrees += COARSE_STEP) look(degrees);
  const coarse = best;
  for (let step = -4; step <= 4; step++) look(coarse + step * FINE_STEP);
  return bestSharpness >= level * SHARPER_BY ? Math.round(best * 10) / 10 : 0;
}

/** Where ink ends downward: the base lines of letters, for the most part. */
function lowerEdges(image: GreyImage): { xs: Int32Array; ys: Int32Array } {
  const { width, height, data } = image;
  const ink = inkLevel(histogramOf(image));
  const places: number[] = [];
  for (let index = 0; index < width * (height - 1); index++) {
    if (data[index]! <= ink && data[index + width]! > ink) places.push(index);
  }
  const every = Math.max(1, Math.ceil(places.length / MOST_POINTS));
  const kept = places.filter((_, index) => index % every === 0);
  return {
    xs: Int32Array.from(kept, (index) => index % width),
    ys: Int32Array.from(kept, (index) => Math.floor(index / width)),
  };
}

/** High when the points gather in few rows after turning them back by the angle. */
function sharpnessAt(degrees: number, xs: Int32Array, ys: Int32Array, { width, height }: GreyImage): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Uint32Array(height + 2 * margin);
  for (let index = 0; index < xs.length; index++) rows[Math.round(ys[index]! - xs[index]! * slope) + margin]!++;
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
}
