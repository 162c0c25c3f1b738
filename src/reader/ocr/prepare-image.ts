import sharp, { type Sharp } from 'sharp';
import type { Box } from '#core/geometry.ts';
import { withoutDarkPanels } from './dark-panels.ts';
import { evenGround } from './even-ground.ts';
import { findSkew } from './find-skew.ts';
import { cropped, type GreyImage } from './grey-image.ts';
import { areaAround, letterHeight, letterShapes, type Shape } from './letter-shapes.ts';

/** Quarter turns, clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** An image that the recogniser reads best, and the way back from its pixels to the page. */
export interface PreparedImage {
  image: GreyImage;
  /** How far the writing runs down to the right on the upright page, in degrees. */
  skew: number;
  /** Pixels of `image` for one pixel of the upright image that was given. */
  scale: number;
  /** The height of most letters, in pixels of the image that was given. */
  letterPx: number;
  /** A box in pixels of `image` as it lies on the upright page that was given, in fractions of it. */
  toPage(box: Shape): Box;
}

export interface PrepareOptions {
  /** A print without noise, whose letters need not be enlarged. */
  isClean?: boolean;
}

/** The recogniser reads letters of this height best (its lines are 36 pixels high, capitals two thirds of them). */
const WANTED_LETTER_PX = 24;
const LARGEST_SCALE = 4;
const SMALLEST_SCALE = 0.4;
/** Near enough: resampling costs sharpness. */
const GOOD_SCALE: readonly [number, number] = [0.7, 1.35];
/** Clean prints are read as well, and sooner, when their letters are so high at least. */
export const CLEAN_LETTER_PX = 12.6;
const MOST_PIXELS = 14_000_000;
const MARGIN_PX = 16;
/** Turning by less than this gains nothing. */
const LEAST_SKEW = 0.25;

/**
 * Turns light writing on dark panels dark, evens the ground, levels the lines, cuts the empty border away and brings letters to the size that is read best. Null
 * when there is nothing that could be writing.
 */
export async function prepareImage(
  given: GreyImage,
  { isClean = false }: PrepareOptions = {},
): Promise<PreparedImage | null> {
  const even = evenGround(withoutDarkPanels(given));
  const found = findSkew(even);
  const skew = Math.abs(found) >= LEAST_SKEW ? found : 0;
  const level = skew === 0 ? even : await turnedBack(even, skew);
  const shapes = letterShapes(level);
  const height = letterHeight(shapes);
  if (height === null) return null;
  const area = areaAround(shapes, level, MARGIN_PX + height);
  const [width, tall] = [area.right - area.left, area.bottom - area.top];
  const scale = isClean && height >= CLEAN_LETTER_PX && height <= WANTED_LETTER_PX ? 1 : scaleFor(height, width * tall);
  const part = cropped(level, area);
  const image = scale === 1 ? part : await scaled(part, scale);
  const radians = (skew * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return {
    image,
    skew,
    scale,
    letterPx: height,
    toPage({ left, top, right, bottom }) {
      // From the middle of the levelled image, turned as the page is, to the middle of the page.
      const x = (left + right) / 2 / scale + area.left - level.width / 2;
      const y = (top + bottom) / 2 / scale + area.top - level.height / 2;
      const [boxWidth, boxHeight] = [(right - left) / scale / given.width, (bottom - top) / scale / given.height];
      const centreX = (x * cosine - y * sine) / given.width + 0.5;
      const centreY = (x * sine + y * cosine) / given.height + 0.5;
      return { x: centreX - boxWidth / 2, y: centreY - boxHeight / 2, width: boxWidth, height: boxHeight };
    },
  };
}

function scaleFor(letterPx: number, pixels: number): number {
  const wanted = Math.min(Math.max(WANTED_LETTER_PX / letterPx, SMALLEST_SCALE), LARGEST_SCALE);
  const allowed = Math.sqrt(MOST_PIXELS / pixels);
  if (wanted >= GOOD_SCALE[0] && wanted <= GOOD_SCALE[1] && allowed >= 1) return 1;
  return Math.min(wanted, allowed);
}

const raw = ({ data, width, height }: GreyImage) => sharp(data, { raw: { width, height, channels: 1 } });

async function toGrey(image: Sharp): Promise<GreyImage> {
  const { data, info } = await image.toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const turnedBack = (image: GreyImage, skew: number) => toGrey(raw(image).rotate(-skew, { background: '#fff' }));

/** The image so many times as large. */
export const scaled = (image: GreyImage, scale: number) =>
  toGrey(raw(image).resize({ width: Math.max(1, Math.round(image.width * scale)), kernel: 'lanczos3' }));

/** The image turned clockwise. */
export const quarterTurned = (image: GreyImage, turn: QuarterTurn): Promise<GreyImage> | GreyImage =>
  turn === 0 ? image : toGrey(raw(image).rotate(turn));
