import type { Page, Word } from '#core/text-document.ts';
import { clampToPage, hasPlace } from './page-geometry.ts';
import { printedWords } from './printed-text.ts';
import { ReaderError } from './reader-error.ts';

/** What the last resort can tell: text with its places, no attachments, no weights, no hidden text. */
export interface PdfjsReading {
  pages: Page[];
}

interface TextRunItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/**
 * Reads what PDFium cannot open. pdf.js knows runs, not words: a word's place inside its run is estimated from
 * its share of the characters. Throws `ReaderError` (`pdf.encrypted`, `pdf.damaged`, `pdf.too_many_pages`).
 */
export async function readWithPdfjs(bytes: Uint8Array, maxPages: number): Promise<PdfjsReading> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    // A copy, since pdf.js takes the buffer away; and it refuses Node's own Buffer.
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) {
      throw new ReaderError('pdf.too_many_pages', { pages: document.numPages, limit: maxPages });
    }
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) =>
        'str' in item ? wordsOfRun(item, pdfjs.Util.transform(viewport.transform, item.transform), viewport) : [],
      );
      const rotation = (((page.rotate % 360) + 360) % 360) as Page['rotation'];
      pages.push({ number, width: viewport.width, height: viewport.height, rotation, words });
    }
    return { pages };
  } catch (error) {
    if (error instanceof ReaderError) throw error;
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new ReaderError(encrypted ? 'pdf.encrypted' : 'pdf.damaged');
  } finally {
    await task.destroy();
  }
}

function wordsOfRun(item: TextRunItem, matrix: number[], page: { width: number; height: number }): Word[] {
  const [, , c = 0, d = 0, x = 0, y = 0] = matrix;
  const fontSize = Math.hypot(c, d);
  const perCharacter = item.width / Math.max(item.str.length, 1);
  return printedWords(item.str).flatMap(({ text, start, end }) => {
    const box = {
      x: (x + start * perCharacter) / page.width,
      y: (y - 0.8 * fontSize) / page.height,
      width: ((end - start) * perCharacter) / page.width,
      height: fontSize / page.height,
    };
    // At size 0 nothing is to be seen.
    if (fontSize === 0 || !hasPlace(box, fontSize)) return [];
    return [
      {
        text: text.normalize('NFC'),
        box: clampToPage(box),
        fontSize: Math.round(fontSize * 100) / 100,
        bold: false,
      },
    ];
  });
}
