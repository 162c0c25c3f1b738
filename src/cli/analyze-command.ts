import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { toAnalysisResult } from '#contracts/to-analysis-result.ts';
import { looksLikePicture } from '#reader/looks-like-picture.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { createReaderPool, type ReaderPool } from '#reader/reader-pool.ts';
import { analysisLimits, ocrPool } from './analysis-limits.ts';
import { E_INVOICE_OUTPUTS, printEInvoice } from './e-invoice-output.ts';
import { inOrder } from './in-order.ts';
import { readInputFile } from './input-file.ts';
import { type FileOutcome, OUTPUT_FORMATS, type OutputFormat } from './output-formats.ts';
import { startProgress } from './progress.ts';
import { UsageError } from './usage-error.ts';

/** Analyses the named files in parallel and prints their results in order. Returns 1 if any of them failed. */
export async function analyzeCommand(args: string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'json' },
      'no-einvoice': { type: 'boolean', default: false },
      'no-ocr': { type: 'boolean', default: false },
      'own-company': { type: 'string' },
    },
  });
  const eInvoice = !values['no-einvoice'];
  const ownCompany = values['own-company'] ? { ownCompany: values['own-company'] } : {};
  const asEInvoice = E_INVOICE_OUTPUTS.find((name) => name === values.format);
  if (asEInvoice) return printEInvoice(asEInvoice, files, { eInvoice, ...ownCompany, ocr: !values['no-ocr'] });
  const format = outputFormat(values.format);
  if (files.length === 0) throw new UsageError("No files given. 'invoscope analyze --help' tells more.");
  const limits = analysisLimits(process.env);
  const processes = Math.min(limits.processes, files.length);
  const ocr = values['no-ocr'] ? undefined : ocrPool(process.env, limits);
  const pool = createReaderPool({ ...limits, processes, ocr });
  const progress = await startProgress(files.length);
  const analyze = (file: string) =>
    analyzeFile(pool, file, async () => readInputFile(file, limits), {
      eInvoice,
      ...ownCompany,
    }).finally(() => progress.advance());
  let failed = false;
  try {
    format.begin?.();
    for await (const outcome of inOrder(files, processes, analyze)) {
      failed ||= 'error' in outcome;
      progress.aside(() => format.write(outcome));
    }
  } finally {
    progress.stop();
    pool.close();
  }
  format.end?.();
  return failed ? 1 : 0;
}

async function analyzeFile(
  pool: ReaderPool,
  path: string,
  load: () => Promise<Uint8Array>,
  options: { eInvoice: boolean; ownCompany?: string },
): Promise<FileOutcome> {
  const file = basename(path);
  try {
    const bytes = await load();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const pages = looksLikePicture(bytes) ? await pool.combine([bytes]) : bytes;
    const { extraction, warnings, pageTexts, durationMs } = await pool.analyze(pages, options);
    const analyzed = {
      // The same bytes have the same id everywhere.
      documentId: `file_${sha256.slice(0, 24)}`,
      filename: file,
      fileSize: bytes.length,
      sha256,
      analyzedAt: new Date().toISOString(),
      durationMs,
    };
    return { file, result: toAnalysisResult(analyzed, { warnings, pages: pageTexts }, extraction) };
  } catch (error) {
    const failure = error instanceof ReaderError ? error : new ReaderError('analysis.failed', {}, { cause: error });
    // A fault of ours: the cause helps whoever reports it.
    if (failure.code === 'analysis.failed') process.stderr.write(`${file}: ${String(failure.cause)}\n`);
    return { file, error: { code: failure.code, detail: failure.message } };
  }
}

function outputFormat(name: string): OutputFormat {
  const create = OUTPUT_FORMATS[name];
  if (!create) {
    throw new UsageError(
      `Unknown format '${name}'. Choose one of: ${[...Object.keys(OUTPUT_FORMATS), ...E_INVOICE_OUTPUTS].join(', ')}.`,
    );
  }
  return create((text) => process.stdout.write(text));
}
