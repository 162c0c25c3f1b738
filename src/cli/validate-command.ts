import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readEInvoice } from '#core/einvoice/e-invoice.ts';
import { type ValidationReport, validationReport } from '#core/einvoice/validation-report.ts';
import { tooLargeXml } from '#core/einvoice/xml/parse-xml.ts';
import { XmlError } from '#core/einvoice/xml/xml-error.ts';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { createReaderPool, type ReaderPool } from '#reader/reader-pool.ts';
import { analysisLimits } from './analysis-limits.ts';
import { inOrder } from './in-order.ts';
import { readInputFile } from './input-file.ts';
import { UsageError } from './usage-error.ts';

type FileValidation =
  | ({ file: string; valid: boolean } & Omit<ValidationReport, 'valid'>)
  | { file: string; error: { code: string; detail: string } };

/** Checks e-invoices, embedded in PDFs or bare, against the rules of EN 16931. Returns 1 if one is invalid or fails. */
export async function validateCommand(args: string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'json' } },
  });
  const { format } = values;
  if (format !== 'json' && format !== 'table')
    throw new UsageError(`Unknown format '${format}'. Choose one of: json, table.`);
  if (files.length === 0) throw new UsageError("No files given. 'invoscope validate --help' tells more.");
  const limits = analysisLimits(process.env);
  const processes = Math.min(limits.processes, files.length);
  const pool = createReaderPool({ ...limits, processes });
  const outcomes: FileValidation[] = [];
  try {
    const validateOne = (file: string) => validateFile(pool, file, async () => readInputFile(file, limits));
    for await (const outcome of inOrder(files, processes, validateOne)) outcomes.push(outcome);
  } finally {
    pool.close();
  }
  process.stdout.write(format === 'json' ? `${JSON.stringify(outcomes, null, 2)}\n` : outcomes.map(asLines).join('\n'));
  return outcomes.every((outcome) => 'valid' in outcome && outcome.valid) ? 0 : 1;
}

async function validateFile(pool: ReaderPool, path: string, load: () => Promise<Uint8Array>): Promise<FileValidation> {
  const file = basename(path);
  try {
    const { valid, findings, note, ...about } = validationReport(readEInvoice(await xmlOf(pool, await load())));
    if (valid === null) return { file, error: { code: 'einvoice.no_rules', detail: note ?? '' } };
    return { file, ...about, valid, findings, ...(note ? { note } : {}) };
  } catch (error) {
    if (error instanceof XmlError || error instanceof ReaderError)
      return { file, error: { code: error.code, detail: error.message } };
    if (error instanceof NoXml) return { file, error: { code: 'file.no_xml', detail: error.message } };
    process.stderr.write(`${file}: ${String(error)}\n`);
    return { file, error: { code: 'analysis.failed', detail: new ReaderError('analysis.failed').message } };
  }
}

class NoXml extends Error {}

/** The XML itself, or what a PDF carries. */
async function xmlOf(pool: ReaderPool, bytes: Uint8Array): Promise<Uint8Array> {
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF')) return bytes;
  const { attachments } = await pool.read(bytes);
  const xml = eInvoiceAttachment(attachments);
  if (!xml) throw new NoXml('The PDF has no embedded e-invoice.');
  if (xml.leftOut === 'too_large') throw tooLargeXml();
  return xml.bytes;
}

function asLines(outcome: FileValidation): string {
  if ('error' in outcome) return `${outcome.file}: ${outcome.error.detail}\n`;
  const { file, profile_name, valid, findings, note } = outcome;
  const rows = findings.map(
    ({ rule, severity, message, path }) =>
      `  ${severity.padEnd(7)}  ${rule.padEnd(12)}  ${message}\n           ${path}\n`,
  );
  return `${file}: ${profile_name}, ${valid ? 'valid' : 'invalid'}\n${note ? `  ${note}\n` : ''}${rows.join('')}`;
}
