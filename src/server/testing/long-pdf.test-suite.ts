import { repeatedPagePdf } from '#reader/sample-pdfs.test-suite.ts';

/** A document of many full pages, for what takes its time; another `copy` gives other bytes of the same. */
export function longPdf(copy: string, pages: number): Buffer {
  return Buffer.concat([repeatedPagePdf(pages, 60), Buffer.from(`\n% copy ${copy}\n`)]);
}
