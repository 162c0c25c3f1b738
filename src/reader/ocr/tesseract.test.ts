import { expect, test } from 'vitest';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { readablePage } from './readable-page.ts';
import { loadTesseract } from './tesseract.ts';

const PATIENCE = { timeout: 60_000 };

test('one language after the other is read, each as before when its turn comes again', PATIENCE, async () => {
  const { prepared } = await readablePage({ bytes: await invoicePdf('INV-2041'), pageNumber: 1 });
  const tesseract = await loadTesseract();
  const textsOf = async (language: 'en' | 'fr' | 'de') =>
    (await tesseract.recognise(prepared!.image, [language])).map(({ text }) => text);
  const first = await textsOf('en');
  expect(first).toContain('INV-2041');
  for (const language of ['fr', 'de'] as const) expect(await textsOf(language)).toContain('INV-2041');
  expect(await textsOf('en')).toEqual(first);
});
