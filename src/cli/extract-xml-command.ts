import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import { createReaderPool } from '#reader/reader-pool.ts';
import { analysisLimits } from './analysis-limits.ts';
import { readInputFile } from './input-file.ts';
import { UsageError } from './usage-error.ts';

/** Prints the embedded e-invoice byte for byte. Throws with a sentence when the file has none or cannot be read. */
export async function extractXmlCommand(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('extract-xml takes exactly one file.');
  const limits = analysisLimits(process.env);
  const bytes = await readInputFile(path, limits);
  const pool = createReaderPool({ ...limits, processes: 1 });
  try {
    const { attachments } = await pool.read(bytes);
    const xml = eInvoiceAttachment(attachments);
    if (!xml || xml.leftOut) throw new Error(`${basename(path)} has no embedded e-invoice.`);
    process.stdout.write(xml.bytes);
    return 0;
  } finally {
    pool.close();
  }
}
