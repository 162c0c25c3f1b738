import type { AnalysisMetadata } from '#contracts/analysis.ts';

type Recognition = Pick<AnalysisMetadata, 'text_source' | 'total_pages' | 'recognised_pages'>;

/**
 * The pages (from 1) that are scans. A page with text on which a logo was recognised is none. Analyses of earlier
 * versions do not name them; there, only a document without any text of its own is known to be one.
 */
export function scannedPages(metadata: Recognition | null): readonly number[] {
  if (!metadata) return [];
  const { text_source, total_pages, recognised_pages } = metadata;
  if (recognised_pages) return recognised_pages;
  return text_source === 'ocr' ? Array.from({ length: total_pages }, (_, index) => index + 1) : [];
}
