import { bankBlock, taxNote, termsLine } from '../draw/closing.ts';
import type { Draft } from '../draw/draft.ts';
import { lineTable } from '../draw/line-table.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';

/** Lines, sums, terms and, by chance, the bank: what stands below the parties on most invoices. Returns the y below. */
export function drawBody(d: Draft, left: number, top: number, width: number, options: { bank?: number } = {}): number {
  const { sheet, random } = d;
  let y = lineTable(
    d,
    usualColumns(d),
    left,
    top,
    width,
    {
      head: random.pick(['plain', 'ruled', 'filled']),
      headColor: '#e3e8ee',
      rows: random.pick(['none', 'ruled', 'none', 'grid']),
      lineColor: '#b8c0c8',
      padding: random.integer(2, 5),
    },
    flowTo(sheet.height - 190, 60),
  );
  y = drawTotals(d, totalRows(d), left + width * 0.5, roomFor(d, y + 8, 130), width * 0.5, {
    rules: random.pick(['total', 'each']),
    gap: 2,
  });
  y = taxNote(d, left, y + 8, { width, size: 9 });
  y = termsLine(d, left, y + 8, { width, size: 9 });
  return random.chance(options.bank ?? 0.4)
    ? bankBlock(d, left, roomFor(d, y + 10, 90, sheet.height - 80), { size: 9, width: width * 0.6 })
    : y;
}
