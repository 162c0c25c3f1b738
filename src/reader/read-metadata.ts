import type { Pdfium } from './pdfium.ts';

/** Entries of the document information dictionary (PDF 1.7, table 317), by the names used here. */
const TAGS: Readonly<Record<string, string>> = {
  title: 'Title',
  author: 'Author',
  subject: 'Subject',
  keywords: 'Keywords',
  creator: 'Creator',
  producer: 'Producer',
  creationDate: 'CreationDate',
  modificationDate: 'ModDate',
};

/** The file's own statements about itself, as found; absent entries are left out. */
export function readMetadata(pdfium: Pdfium, document: number): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, tag] of Object.entries(TAGS)) {
    const text = pdfium.metadataText(document, tag).trim();
    if (text) metadata[name] = text;
  }
  return metadata;
}
