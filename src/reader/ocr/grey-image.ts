/** Brightness of each pixel, row by row: 0 black, 255 white. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How many pixels have each brightness. */
export function histogramOf({ data }: GreyImage): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let index = 0; index < data.length; index++) histogram[data[index]!]!++;
  return histogram;
}

/** The brightness below which `share` (0 to 1) of the pixels lie. */
export function percentileOf(histogram: Uint32Array, share: number): number {
  let total = 0;
  for (const count of histogram) total += count;
  let seen = 0;
  for (let level = 0; level < histogram.length; level++) {
    seen += histogram[level]!;
    if (seen >= share * total) return level;
  }
  return histogram.length - 1;
}

/** The brightness that parts ink from paper best (N. Otsu, 1979): ink is at most as bright. */
export function inkLevel(histogram: Uint32Array): number {
  let [total, sum] = [0, 0];
  for (let level = 0; level < 256; level++) {
    total += histogram[level]!;
    sum += level * histogram[level]!;
  }
  let [best, bestLevel, dark, darkSum] = [-1, 127, 0, 0];
  for (let level = 0; level < 256; level++) {
    dark += histogram[level]!;
    if (dark === 0) continue;
    if (dark === total) break;
    darkSum += level * histogram[level]!;
    const apart = darkSum / dark - (sum - darkSum) / (total - dark);
    const between = dark * (total - dark) * apart * apart;
    if (between > best) [best, bestLevel] = [between, level];
  }
  return bestLevel;
}

/** The part of an image; the edges are those of whole pixels inside it. */
export function cropped(
  image: GreyImage,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): GreyImage {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * image.width + left;
    data.set(image.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}

/** Half as large in both directions, the mean of four pixels each, as often as needed to be at most `longest` wide and high. */
export function halvedTo(image: GreyImage, longest: number): GreyImage {
  let result = image;
  while (Math.max(result.width, result.height) > longest && Math.min(result.width, result.height) >= 2) {
    const [width, height] = [result.width >> 1, result.height >> 1];
    const data = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const [upper, lower] = [2 * y * result.width, (2 * y + 1) * result.width];
      for (let x = 0; x < width; x++) {
        const [a, b] = [upper + 2 * x, lower + 2 * x];
        data[y * width + x] = (result.data[a]! + result.data[a + 1]! + result.data[b]! + result.data[b + 1]!) >> 2;
      }
    }
    result = { width, height, data };
  }
  return result;
}
