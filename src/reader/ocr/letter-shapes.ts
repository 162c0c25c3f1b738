import { median } from '#core/median.ts';
import { type GreyImage, histogramOf, inkLevel } from './grey-image.ts';

/** Pixels; edges as in an image, `right` and `bottom` outside. */
export interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Smaller is dust, larger a picture or a frame, in pixels. */
const LOWEST = 5;
const HIGHEST_SHARE = 0.12;
const NARROWEST = 0.08;
const WIDEST = 4;

/** Patches of ink that may be letters: neither dust, nor rules, nor pictures. */
export function letterShapes(image: GreyImage): Shape[] {
  const highest = Math.max(40, HIGHEST_SHARE * Math.max(image.width, image.height));
  return inkShapes(image).filter(({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    return height >= LOWEST && height <= highest && width >= NARROWEST * height && width <= WIDEST * height;
  });
}

/** The height of most letters in pixels (capitals and small ones mixed); null when there are hardly any. */
export function letterHeight(shapes: readonly Shape[]): number | null {
  if (shapes.length < 12) return null;
  return median(shapes.map(({ top, bottom }) => bottom - top))!;
}

/** Pixels of ink side by side in a row, and the shape they belong to. */
interface Run {
  start: number;
  end: number;
  shape: number;
}

/** The bounding boxes of all patches of ink that hang together, found by joining runs of neighbouring rows. */
export function inkShapes(image: GreyImage): Shape[] {
  const { width, height, data } = image;
  const ink = inkLevel(histogramOf(image));
  const parents: number[] = [];
  const shapes: Shape[] = [];
  const rootOf = (shape: number): number => {
    let root = shape;
    while (parents[root] !== root) root = parents[root]!;
    parents[shape] = root;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs: Run[] = [];
    const rowEnd = (y + 1) * width;
    let next = 0;
    for (let at = y * width; at < rowEnd; at++) {
      if (data[at]! > ink) continue;
      const first = at;
      while (at < rowEnd && data[at]! <= ink) at++;
      const [start, end] = [first - y * width, at - y * width];
      let shape = -1;
      while (next < above.length && above[next]!.end < start) next++;
      for (let other = next; other < above.length && above[other]!.start <= end; other++) {
        const root = rootOf(above[other]!.shape);
        if (shape < 0) shape = root;
        else if (root !== shape) {
          parents[root] = shape;
          join(shapes[shape]!, shapes[root]!);
        }
      }
      if (shape < 0) {
        shape = shapes.length;
        parents.push(shape);
        shapes.push({ left: start, top: y, right: end, bottom: y + 1 });
      } else join(shapes[shape]!, { left: start, top: y, right: end, bottom: y + 1 });
      runs.push({ start, end, shape });
    }
    above = runs;
  }
  return shapes.filter((_, shape) => parents[shape] === shape);
}

/** What holds all shapes; there is at least one. */
export function boxAround([first, ...others]: readonly Shape[]): Shape {
  const { left, top, right, bottom } = first!;
  const box = { left, top, right, bottom };
  for (const shape of others) join(box, shape);
  return box;
}

/** The same with a margin around it, `sideways` another one, in whole pixels of the image. */
export function areaAround(
  shapes: readonly Shape[],
  { width, height }: GreyImage,
  margin: number,
  sideways = margin,
): Shape {
  const area = boxAround(shapes);
  return {
    left: Math.max(0, Math.floor(area.left - sideways)),
    top: Math.max(0, Math.floor(area.top - margin)),
    right: Math.min(width, Math.ceil(area.right + sideways)),
    bottom: Math.min(height, Math.ceil(area.bottom + margin)),
  };
}

/** A box of an area, as it lies in what the area was cut from. */
export const moved = (box: Shape, { left, top }: Shape): Shape => ({
  left: box.left + left,
  top: box.top + top,
  right: box.right + left,
  bottom: box.bottom + top,
});

function join(shape: Shape, other: Shape): void {
  shape.left = Math.min(shape.left, other.left);
  shape.top = Math.min(shape.top, other.top);
  shape.right = Math.max(shape.right, other.right);
  shape.bottom = Math.max(shape.bottom, other.bottom);
}
