import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import type { TextDocument } from '#core/text-document.ts';
import type { ReaderPool } from '#reader/reader-pool.ts';
import type { TruthDocument } from '../../train/truth.ts';
import { f1, type Judged, judge, summarise } from '../judge.ts';
import { type Letters, misreadLetters } from './misread-letters.ts';
import { type Raster, rasterized } from './rasterized.ts';

/** A PDF with a text layer, and what is true of it. */
export interface PrintedDocument {
  pdf: Uint8Array;
  truth: TruthDocument;
}

interface Measured {
  printed: Judged;
  scanned: Judged;
  letters: Letters;
  language: string;
}

/** Reads each document from its text layer and from pictures of its pages, and says what is lost on the way. */
export async function measureRasterized(
  pool: ReaderPool,
  documents: Iterable<PrintedDocument>,
  raster: Raster,
): Promise<string> {
  const measured: Measured[] = [];
  for (const { pdf, truth } of documents) {
    const printed = await pool.read(pdf);
    const scanned = await pool.read(await rasterized(pdf, printed.pages, raster));
    measured.push({
      printed: judge(truth, extractInvoice(asText(printed))),
      scanned: judge(truth, extractInvoice(scanned)),
      letters: misreadLetters(printed, scanned),
      language: truth.language,
    });
  }
  return report(measured, raster);
}

/** Without what stands in pictures: of the text layer alone. */
const asText = (document: TextDocument): TextDocument => ({
  ...document,
  textSource: 'text_layer',
  pages: document.pages.map((page) => ({
    ...page,
    words: page.words.filter(({ confidence }) => confidence === undefined),
  })),
});

function report(measured: readonly Measured[], { worn }: Raster): string {
  const [printed, scanned] = [
    summarise(measured.map((one) => one.printed)),
    summarise(measured.map((one) => one.scanned)),
  ];
  const lines = [
    `${measured.length} documents · macro F1 of the text layer ${printed.macroF1.toFixed(3)}, of the pictures ${scanned.macroF1.toFixed(3)} (${(scanned.macroF1 - printed.macroF1).toFixed(3)})`,
    '',
    '| Field | Text layer | Pictures |',
    '|---|---:|---:|',
    ...Object.keys(printed.fields).map(
      (field) =>
        `| ${field} | ${f1(printed.fields[field]!).toFixed(3)} | ${f1(scanned.fields[field] ?? { tp: 0, fp: 0, fn: 1 }).toFixed(3)} |`,
    ),
    '',
    // Of a page that is askew, lines are not where they were printed.
    ...(worn ? [] : lettersTable(measured)),
    '',
    ...scanned.worst.map(({ id, wrong }) => `${id}: ${wrong.join(', ')}`),
  ];
  return lines.join('\n');
}

function lettersTable(measured: readonly Measured[]): string[] {
  const rows = lettersByLanguage(measured).map(
    ([language, { printed, misread }]) => `| ${language} | ${printed} | ${((misread / printed) * 100).toFixed(2)} % |`,
  );
  return ['| Language | Letters | Misread |', '|---|---:|---:|', ...rows];
}

function lettersByLanguage(measured: readonly Measured[]): [string, Letters][] {
  const sums = new Map<string, Letters>();
  for (const { language, letters } of measured) {
    const sum = sums.get(language) ?? { printed: 0, misread: 0 };
    sums.set(language, { printed: sum.printed + letters.printed, misread: sum.misread + letters.misread });
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b));
}
