import type { SummaryKind } from '../../lexicon/lexicon.ts';
import type { AmountRow } from './amount-rows.ts';
import type { Found } from './list-of-rows.ts';

/** More rows are the records of single calls or readings, and no lines of a bill. */
const MOST_LINES = 60;
const FEWEST_SECTIONS = 2;

/**
 * "Servers   Hours   Start   End   $24.00" above the servers and what each costs, "Volumes … $10.00" above the volumes: sections
 * right below each other whose headings state their sums, and which together make an amount that the page prints
 * elsewhere. Null where there are none, or where no section has more than one line.
 */
export function headedSections(entries: readonly AmountRow[]): Found | null {
  for (let start = 0; start + 1 < entries.length; start++) {
    const kept: AmountRow[] = [];
    const heads: AmountRow[] = [];
    let at = start;
    for (let end = sectionEnd(entries, at); end > 0; end = sectionEnd(entries, at)) {
      heads.push(entries[at]!);
      kept.push(...entries.slice(at + 1, end));
      at = end;
    }
    if (heads.length < FEWEST_SECTIONS || kept.length === heads.length || kept.length > MOST_LINES) continue;
    const whole = heads.reduce((sum, { units }) => sum + units, 0);
    if (!entries.some((entry, index) => (index < start || index >= at) && entry.units === whole)) continue;
    const last = kept.at(-1)!;
    // Nothing stands below the last line: its sum was said in the heading.
    return { kept, sum: { ...last, row: { ...last.row, index: last.row.index + 1 } }, taxed: Infinity };
  }
  return null;
}

/** Where the section ends that a row heads with its sum; 0 where it heads none. */
function sectionEnd(entries: readonly AmountRow[], at: number): number {
  const head = entries[at];
  if (!head?.named || head.body.summary || head.units <= 0) return 0;
  let sum = 0;
  for (let end = at + 1; end < entries.length && end - at <= MOST_LINES; end++) {
    const { named, units, body, row } = entries[end]!;
    if (!named || (body.summary && !MAY_BE_LINES.has(body.summary.kind)) || row.page !== head.row.page) return 0;
    sum += units;
    if (sum === head.units) return end + 1;
  }
  return 0;
}

/** Sending a bill on paper is charged for in a section as well, and discounts are granted there. */
const MAY_BE_LINES = new Set<SummaryKind>(['charge', 'discount']);
