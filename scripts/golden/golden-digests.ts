import { createHash } from 'node:crypto';
import type { Extraction } from '#core/entity.ts';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { sampleSet } from '#samples/sample-set.ts';

export interface Golden {
  analyzer_version: string;
  /** Digest of the answer by sample id. */
  digests: Record<string, string>;
}

export const GOLDEN_FILE = new URL('./golden.generated.json', import.meta.url);

/** Enough to draw every layout once. */
const COUNT = 80;
const SEED = 7;

/** The digest of the engine's answer to each of a fixed set of generated invoices. */
export async function goldenDigests(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { pdf, truth } of sampleSet({ count: COUNT, seed: SEED })) {
    digests[truth.id] = digestOf(extractInvoice(await readPdf(pdf)));
  }
  return digests;
}

/** Places are rounded to a thousandth of the page, so that nothing below a pixel counts as a change. */
export function digestOf(extraction: Extraction): string {
  const text = JSON.stringify(extraction, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
