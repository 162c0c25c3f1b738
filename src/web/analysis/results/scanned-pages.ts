import type { AnalysisMetadata } from '#contracts/analysis.ts';

type Recognition = Pick<AnalysisMetadata, 'text_source' | 'total_pages' | 'recognised_pages' | 'analyzer_version'>;

/** The first that names the pages which it recognised, and recognises pictures on other pages too. */
const NAMES_PAGES = '1.2.7';

/**
 * The pages (from 1) that are scans. A page with text on which a logo was recognised is none. Analyses of earlier
 * versions do not name them: there, each page of a file with recognised words may be one.
 */
export function scannedPages(metadata: Recognition | null): readonly number[] {
  if (!metadata) return [];
  const { text_source, total_pages, recognised_pages, analyzer_version } = metadata;
  if (recognised_pages) return recognised_pages;
  const isEarlier = analyzer_version.localeCompare(NAMES_PAGES, 'en', { numeric: true }) < 0;
  const mayBeScans = text_source === 'ocr' || (text_source === 'mixed' && isEarlier);
  return mayBeScans ? Array.from({ length: total_pages }, (_, index) => index + 1) : [];
}
