import { rgb } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage, sizeInPixels } from './render-page.ts';
import { A4, pdfWith, protectedPdf } from './sample-pdfs.test-suite.ts';

const [WIDTH, HEIGHT] = A4;

test('colours and places come out right', async () => {
  const bytes = await pdfWith(({ page }) => {
    // The top left quarter is red.
    page.drawRectangle({ x: 0, y: HEIGHT / 2, width: WIDTH / 2, height: HEIGHT / 2, color: rgb(1, 0, 0) });
  });
  const { data, info } = await sharp(await renderPage(bytes, 1, 100))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 100, height: Math.round((100 * HEIGHT) / WIDTH), channels: 3 });
  const colourAt = (x: number, y: number) => [...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)];
  expect(colourAt(20, 20)).toEqual([255, 0, 0]);
  expect(colourAt(80, 20)).toEqual([255, 255, 255]);
  expect(colourAt(20, 120)).toEqual([255, 255, 255]);
});

test('size is bounded whatever is asked and however the page is shaped', () => {
  expect(sizeInPixels(595, 842, 1000)).toEqual({ width: 1000, height: 1415 });
  expect(sizeInPixels(595, 842, 1e9).width).toBeLessThanOrEqual(4096);
  expect(sizeInPixels(595, 842, Number.NaN).width).toBe(16);
  for (const [width, height] of [
    [1, 14_400],
    [14_400, 1],
    [14_400, 14_400],
    [0, 0],
  ] as const) {
    const size = sizeInPixels(width, height, 4096);
    expect(size.width * size.height).toBeLessThanOrEqual(17_000_000);
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
  }
});

test('what cannot be read cannot be rendered, with the same codes', async () => {
  const codeOf = (bytes: Uint8Array, page = 1) =>
    renderPage(bytes, page, 100).then(String, (error: { code: string }) => error.code);
  expect(await codeOf(new Uint8Array())).toBe('file.empty');
  expect(await codeOf(new TextEncoder().encode('text'))).toBe('file.not_pdf');
  expect(await codeOf(await protectedPdf({ userPassword: 'x' }))).toBe('pdf.encrypted');
  const bytes = await pdfWith(() => {});
  expect(await codeOf(bytes, 0)).toBe('page.not_found');
  expect(await codeOf(bytes, 1.5)).toBe('page.not_found');
});
