import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { renderPage } from '#reader/render-page.ts';
import { createRandom, seedFrom } from '#samples/random.ts';

export interface Raster {
  dpi: number;
  /** As a scanner gives paper that went through many hands: a little askew, with noise and the marks of JPEG. */
  worn: boolean;
}

const INCH = 72;
const SKEW_DEGREES = 1.5;
/** Standard deviation, of 255 shades. */
const NOISE = 12;
const JPEG_QUALITY = 60;

interface PageSize {
  number: number;
  /** Points. */
  width: number;
  height: number;
}

/** The PDF as pictures of its pages and nothing else, as scanners store paper. The same input gives the same picture. */
export async function rasterized(pdf: Uint8Array, pages: readonly PageSize[], raster: Raster): Promise<Uint8Array> {
  const scan = await PDFDocument.create({ updateMetadata: false });
  for (const { number, width, height } of pages) {
    const png = await renderPage(pdf, number, Math.round((width / INCH) * raster.dpi));
    const image = raster.worn ? await scan.embedJpg(await worn(png, number)) : await scan.embedPng(png);
    scan.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return scan.save();
}

async function worn(png: Uint8Array, page: number): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const turned = sharp(png).greyscale().rotate(SKEW_DEGREES, { background: '#fff' });
  const { data, info } = await turned.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { next } = createRandom(seedFrom(`page ${page}`));
  // The sum of four fractions is near enough to a normal distribution; its deviation is the root of a third.
  for (let index = 0; index < data.length; index++) {
    const noise = (next() + next() + next() + next() - 2) * Math.sqrt(3) * NOISE;
    data[index] = Math.min(255, Math.max(0, data[index]! + noise));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({
      left: (info.width - width) >> 1,
      top: (info.height - height) >> 1,
      width,
      height,
    })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
