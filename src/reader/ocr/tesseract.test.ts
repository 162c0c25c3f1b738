import { expect, test } from 'vitest';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { readablePage } from './readable-page.ts';
import { loadTesseract } from './tesseract.ts';

const PATIENCE = { timeout: 60_000 };

test('one language after the other is read, glances between them', PATIENCE, async () => {
  const { prepared } = await readablePage({ bytes: await invoicePdf('INV-2041'), pageNumber: 1 });
  const tesseract = await loadTesseract();
  const textsOf = async (language: 'en' | 'de' | 'nl', isGlance = false) =>
    (await tesseract.recognise(prepared!.image, [language], { isGlance })).map(({ text }) => text);
  const first = await textsOf('en');
  expect(first).toContain('INV-2041');
  expect(await textsOf('en', true)).toContain('INV-2041');
  expect(await textsOf('de')).toContain('INV-2041');
  expect(await textsOf('nl')).toContain('INV-2041');
  expect(await textsOf('en')).toEqual(first);
});
