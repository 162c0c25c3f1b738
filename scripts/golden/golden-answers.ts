import { createHash } from 'node:crypto';
import type { Entity, Extraction, LineItem } from '#core/entity.ts';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import type { Box } from '#core/geometry.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { sampleSet } from '#samples/sample-set.ts';

export interface Golden {
  analyzer_version: string;
  /** The answer by sample id, a line for each thing that was found. */
  answers: Record<string, string[]>;
}

export const GOLDEN_FILE = new URL('./golden.generated.json', import.meta.url);

/** Enough to draw every layout once. */
const COUNT = 80;
const SEED = 7;

/** The engine's answer to each of a fixed set of generated invoices, written for people. */
export async function goldenAnswers(): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const { pdf, truth } of sampleSet({ count: COUNT, seed: SEED })) {
    answers[truth.id] = answerLines(extractInvoice(await readPdf(pdf)));
  }
  return answers;
}

/** A line for each entity, line item, check and warning; the last one stands for all that the others leave out. */
export function answerLines(extraction: Extraction): string[] {
  return [
    `${extraction.document_type}, ${extraction.language}, ${extraction.text_source}`,
    ...Object.values(extraction.entities).flat().map(entityLine),
    ...extraction.line_items.map(itemLine),
    ...extraction.checks.map(({ id, status, message }) => `check ${id}: ${status}, ${message}`),
    ...extraction.warnings.map(({ code, message }) => `warning ${code}: ${message}`),
    `digest ${digestOf(extraction)}`,
  ];
}

/** Thousandths, so that nothing below a pixel counts as a change. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function place(page: number | null, box: Box | null): string {
  return page === null || box === null ? 'nowhere' : `page ${page} at ${rounded(box.x)}, ${rounded(box.y)}`;
}

function entityLine({ label, value, currency, text, confidence, source, page, box }: Entity): string {
  const amount = currency ? `${value} ${currency}` : value;
  return `${label} ${amount} (“${text}”, ${rounded(confidence)}, ${source}, ${place(page, box)})`;
}

function itemLine({ description, quantity, unit, unit_price, tax_rate, line_total, page, box }: LineItem): string {
  const price = `${quantity ?? '?'} ${unit ?? ''} × ${unit_price ?? '?'} = ${line_total ?? '?'}`;
  return `item “${description ?? ''}” ${price}, tax ${tax_rate ?? '?'} (${place(page, box)})`;
}

/** Of the answer: why it is what it is may be told otherwise. */
function digestOf({ type_reasons: _, ...answer }: Extraction): string {
  const told = (key: string, value: unknown) =>
    key === 'reasons' ? undefined : typeof value === 'number' ? rounded(value) : value;
  const text = JSON.stringify(answer, told);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
