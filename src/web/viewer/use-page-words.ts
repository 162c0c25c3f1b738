import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type PageWord, type TextRun, wordsOfPage } from './page-words.ts';

/** The words of a page; null while they are read. A page without a text layer, as of a scan, has none. */
export function usePageWords(pdf: PDFDocumentProxy, number: number): readonly PageWord[] | null {
  const [words, setWords] = useState<readonly PageWord[] | null>(null);
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const runs = items.filter((item): item is TextRun & (typeof items)[number] => 'str' in item);
      return wordsOfPage(runs, page.getViewport({ scale: 1 }), ordinaryWidth());
    };
    read().then(
      (found) => !stopped && setWords(found),
      () => !stopped && setWords([]),
    );
    return () => {
      stopped = true;
    };
  }, [pdf, number]);
  return words;
}

/** Measures text in an ordinary font: its proportions are near those of most others. */
function ordinaryWidth(): ((text: string) => number) | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = '20px Arial, Helvetica, sans-serif';
  return (text) => context.measureText(text).width;
}
