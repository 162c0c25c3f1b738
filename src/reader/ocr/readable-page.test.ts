import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { cleanPage, readablePage } from './readable-page.ts';

/** Lines of writing of so many points. */
async function written(points: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  for (let line = 0; line < 8; line++) {
    page.drawText('Rechnung 4711 Betrag 119,00', { x: 20, y: 180 - line * 20, size: points });
  }
  return pdf.save();
}

test('a page of small letters is painted in as much more detail as they need, and no more', async () => {
  const bytes = await written(6);
  const [clean, finest] = [await cleanPage({ bytes, pageNumber: 1 }), await readablePage({ bytes, pageNumber: 1 })];
  const usual = await cleanPage({ bytes: await written(12), pageNumber: 1 });
  expect(clean!.prepared!.letterPx).toBeGreaterThanOrEqual(12.6);
  expect(clean!.image.width).toBeGreaterThan(usual!.image.width);
  expect(clean!.image.width).toBeLessThan(finest.image.width);
});

test('letters that are small even in the finest picture are read otherwise', async () => {
  expect(await cleanPage({ bytes: await written(3), pageNumber: 1 })).toBeNull();
});
