import { type AmountRow, FINEST } from './amount-rows.ts';
import type { Found } from './list-of-rows.ts';
import type { ItemReading } from './read-items.ts';

/** More rows are the records of single calls or readings, and no lines of a bill. */
const MOST_LINES = 40;
/** So many rows with amounts at most stand between two sections: what else a page sums up. */
const BETWEEN = 3;

/**
 * "Packages 39.58, Usage 10.05" on the first page, and overleaf what both hold, each list closed by its sum: the lines
 * that a summary sums up, with the last of these sums; null unless all lines of the summary are set out.
 */
export function setOutBelow(readings: readonly ItemReading[], entries: readonly AmountRow[]): Found | null {
  const drafts = readings.flatMap((reading) => reading.drafts);
  const last = drafts.at(-1)?.anchor.row;
  if (last === undefined || drafts.length < 2 || drafts.some(({ quantity }) => quantity !== null)) return null;
  const below = entries.filter(({ row }) => row.index > last);
  const kept: AmountRow[] = [];
  let at = 0;
  let sum: AmountRow | undefined;
  for (const [index, draft] of drafts.entries()) {
    const units = Math.round(Number(draft.total) * FINEST);
    const name = draft.anchor.cells.find((cell) => cell && /\p{L}{3}/u.test(cell.text))?.text ?? '';
    const section = sectionFrom(below, at, index === 0 ? below.length : at + BETWEEN, units, name);
    if (!section) return null;
    kept.push(...below.slice(section.from, section.to));
    sum = below[section.to]!;
    at = section.to + 1;
  }
  return sum && kept.length > drafts.length && kept.length <= MOST_LINES ? { kept, sum, taxed: Infinity } : null;
}

/** The first rows, beginning at `first` at the earliest and before `end`, that make the amount and are closed by it. */
function sectionFrom(
  rows: readonly AmountRow[],
  first: number,
  end: number,
  units: number,
  name: string,
): { from: number; to: number } | null {
  for (let from = first; from < Math.min(end + 1, rows.length); from++) {
    let sum = 0;
    for (let to = from; to < Math.min(from + MOST_LINES + 1, rows.length); to++) {
      const row = rows[to]!;
      if (to > from && sum === units && row.units === units && closes(row, name)) return { from, to };
      if (!row.named || row.body.summary?.kind === 'tax' || closes(row, name)) break;
      sum += row.units;
    }
  }
  return null;
}

/** "Usage subtotal", "Total usage", "Usage". */
function closes({ row, body }: AmountRow, name: string): boolean {
  const kind = body.summary?.kind;
  return kind === 'subtotal' || kind === 'total' || row.text.startsWith(name);
}
