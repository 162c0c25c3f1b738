import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';

/** SVG shapes on white paper of so many pixels. */
export async function drawnImage(shapes: string, width: number, height: number): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: data.filter((_, index) => index % info.channels === 0) };
}

/** Lines of "letters", bars of 6 by `height` pixels, in so much of an image. */
export function letterBars(
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  { height, lineHeight, fill = '#000' }: { height: number; lineHeight: number; fill?: string },
): string {
  const bars: string[] = [];
  for (let y = top; y < bottom; y += lineHeight) {
    for (let x = left; x < right; x += 15)
      bars.push(`<rect x="${x}" y="${y}" width="6" height="${height}" fill="${fill}"/>`);
  }
  return bars.join('');
}
