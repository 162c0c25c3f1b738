import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesToPdf } from '../pictures-to-pdf.ts';
import { renderPage } from '../render-page.ts';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { recognisePage } from './recognise-page.ts';
import { loadTesseract } from './tesseract.ts';

// The recogniser reads words that run up or down as surely as others, and letters on their heads as other letters; the
// middle of the sheet is empty.
test.each([0, 90, 180, 270] as const)(
  'a scan that lies %i degrees turned is read as it stands upright',
  { timeout: 120_000 },
  async (turned) => {
    const upright = await renderPage(await invoicePdf('INV-2041'), 1, 1654);
    const scan = await sharp(upright).rotate(turned).withMetadata({ density: 200 }).png().toBuffer();
    const { words } = await recognisePage(await loadTesseract(), {
      ...{ bytes: await picturesToPdf([scan], 1), pageNumber: 1 },
      ...{ languages: ['en', 'de', 'fr'], expected: null },
    });
    expect(words.map(({ text }) => text).join(' ')).toContain('Invoice number: INV-2041 Invoice date: 2026-03-02');
    const number = words.find(({ text }) => text === 'INV-2041')!;
    const isAcross = number.box.width > number.box.height;
    expect({ turned, isAcross }).toEqual({ turned, isAcross: turned % 180 === 0 });
  },
);
