import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import type { ReaderPool } from '#reader/reader-pool.ts';
import { drawSlip } from '#samples/slips/draw-slip.ts';
import { tillSlip } from '#samples/slips/till-slip.ts';
import { type Counts, f1 } from '../judge.ts';
import { type Raster, rasterized } from './rasterized.ts';

/** Draws slips of tills, makes pictures of them, and says how many of their sellers, days and totals are read. */
export async function measureSlips(pool: ReaderPool, count: number, raster: Raster): Promise<string> {
  const fields: Record<string, Counts> = {};
  const mistakes: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const slip = tillSlip(seed);
    const pdf = await drawSlip(slip);
    const { pages } = await pool.read(pdf);
    const { entities } = extractInvoice(await pool.read(await rasterized(pdf, pages, raster)));
    for (const [field, value] of Object.entries(slip.truth)) {
      const found = entities[field]?.[0]?.value;
      fields[field] ??= { tp: 0, fp: 0, fn: 0 };
      if (found === value) fields[field].tp += 1;
      else {
        fields[field].fn += 1;
        if (found !== undefined) fields[field].fp += 1;
        mistakes.push(`${slip.id} ${slip.language} ${field}: ${found ?? '–'} for ${value}`);
      }
    }
  }
  const lines = Object.entries(fields).map(([field, counts]) => `| ${field} | ${f1(counts).toFixed(3)} |`);
  return [`${count} slips`, '', '| Field | F1 |', '|---|---:|', ...lines, '', ...mistakes].join('\n');
}
