import { createHash } from 'node:crypto';
import type { TextDocument } from '#core/text-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { readWithPdfjs } from '#reader/read-with-pdfjs.ts';
import { sampleSet } from '#samples/sample-set.ts';

export interface GoldenWords {
  reader_version: number;
  /** Digest of what is read of all samples. */
  digest: string;
}

export const GOLDEN_WORDS_FILE = new URL('./golden-words.generated.json', import.meta.url);

const COUNT = 80;
const SEED = 7;
/** The last resort is slow, and reads a few of them. */
const READ_BY_BOTH = 5;
/** Words are kept as they are read: a change of a thousandth of a point is one. */
const PRECISION = 1e6;

/** The digest of the words of a fixed set of generated invoices, as both readers read them. */
export async function goldenWords(): Promise<string> {
  const hash = createHash('sha256');
  const add = ({ pages }: Pick<TextDocument, 'pages'>) =>
    hash.update(JSON.stringify(pages, (_, value) => (typeof value === 'number' ? rounded(value) : value)));
  let read = 0;
  for (const { pdf } of sampleSet({ count: COUNT, seed: SEED })) {
    add(await readPdf(pdf));
    if (read < READ_BY_BOTH) add(await readWithPdfjs(pdf, 100));
    read += 1;
  }
  return hash.digest('hex').slice(0, 16);
}

const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;
