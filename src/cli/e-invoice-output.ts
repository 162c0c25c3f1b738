import { basename } from 'node:path';
import { looksLikePicture } from '#reader/looks-like-picture.ts';
import { createReaderPool } from '#reader/reader-pool.ts';
import { analysisLimits, ocrPool } from './analysis-limits.ts';
import { readInputFile } from './input-file.ts';
import { UsageError } from './usage-error.ts';

export const E_INVOICE_OUTPUTS = ['ubl', 'facturx'] as const;
type EInvoiceOutput = (typeof E_INVOICE_OUTPUTS)[number];

interface Wanted {
  eInvoice: boolean;
  ownCompany?: string;
  ocr: boolean;
}

/**
 * Prints one file as an e-invoice: UBL, or the PDF with the XML in it. Returns 1, with the terms that are missing on
 * stderr and nothing on stdout, where it is not complete. Throws when the file cannot be read.
 */
export async function printEInvoice(
  format: EInvoiceOutput,
  files: readonly string[],
  { ocr, ...options }: Wanted,
): Promise<number> {
  const [path, ...more] = files;
  if (path === undefined || more.length > 0) throw new UsageError(`Format '${format}' takes exactly one file.`);
  const limits = analysisLimits(process.env);
  const given = await readInputFile(path, limits);
  const pool = createReaderPool({ ...limits, processes: 1, ocr: ocr ? ocrPool(process.env, limits) : undefined });
  try {
    const bytes = looksLikePicture(given) ? await pool.combine([given]) : given;
    const { extraction, words } = await pool.analyze(bytes, { ...options, pack: true });
    const { entities, line_items: lineItems, document_type: documentType } = extraction;
    const document = { entities, lineItems, documentType };
    const made = await pool.eInvoice({ format, bytes, document, hasOwnLines: false }, words!);
    if ('file' in made) {
      process.stdout.write(made.file);
      return 0;
    }
    const lines = made.missing.map(({ message }) => `  ${message}\n`);
    process.stderr.write(`${basename(path)} is not complete for an e-invoice:\n${lines.join('')}`);
    return 1;
  } finally {
    pool.close();
  }
}
