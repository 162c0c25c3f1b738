import sharp from 'sharp';
import { expect, test } from 'vitest';
import { looksLikePicture } from './looks-like-picture.ts';
import { picturesToPdf } from './pictures-to-pdf.ts';
import { readPdf } from './read-pdf.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

const failure = (bytes: Uint8Array) =>
  picturesToPdf([bytes], 10).then(
    () => 'made',
    ({ code }: { code: string }) => code,
  );

test('several pictures of any kind become the pages of one document, in their order and upright', async () => {
  const pictures = [
    await picture(400, 800).jpeg().withMetadata({ orientation: 6, density: 200 }).toBuffer(),
    await picture(300, 300).png().toBuffer(),
    await picture(100, 300).webp().toBuffer(),
  ];
  expect(pictures.every(looksLikePicture)).toBe(true);
  const pdf = await picturesToPdf(pictures, 10);
  expect(await picturesToPdf(pictures, 10)).toEqual(pdf);
  const { pages } = await readPdf(pdf);
  expect(pages.map(({ width, height }) => Math.sign(width - height))).toEqual([1, 0, -1]);
  expect(pages[0]!.width).toBeCloseTo((800 / 200) * 72, 0);
});

test('every page of a TIFF is one', async () => {
  const pages = await Promise.all([20, 20, 20].map((side) => picture(side, side).raw().toBuffer()));
  const tiff = await sharp(Buffer.concat(pages), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    .tiff()
    .toBuffer();
  expect((await readPdf(await picturesToPdf([tiff], 10))).pages).toHaveLength(3);
  await expect(picturesToPdf([tiff], 2)).rejects.toMatchObject({ code: 'pdf.too_many_pages' });
});

/** A small JPEG that says it has so many pixels each way. */
async function claiming(side: number): Promise<Uint8Array> {
  const bytes = await picture(8, 8).jpeg().toBuffer();
  // Start of frame: marker, length, precision, height, width (ITU T.81, B.2.2).
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

test('what is no picture, too large or cut off is refused with its reason', async () => {
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await failure(new Uint8Array())).toBe('file.empty');
  expect(await failure(Buffer.from('%PDF-1.4 no picture'))).toBe('file.not_image');
  expect(await failure(await picture(8, 8).gif().toBuffer())).toBe('file.not_image');
  expect(await failure(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('file.heic');
  expect(await failure(noise.subarray(0, noise.length / 2))).toBe('image.damaged');
  expect(await failure(await claiming(20_000))).toBe('image.too_large');
  expect(await failure(await picture(1, 1).png().toBuffer())).toBe('made');
}, 60_000);

test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevm', 'hevx', 'mif1', 'msf1'])(
  'a photo of the brand %s is taken for a picture, and refused as what it is',
  async (brand) => {
    const photo = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
    expect(looksLikePicture(photo)).toBe(true);
    expect(await failure(photo)).toBe('file.heic');
  },
);
