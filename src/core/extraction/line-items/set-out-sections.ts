import type { SummaryKind } from '../../lexicon/lexicon.ts';
import type { AmountRow } from './amount-rows.ts';

/** Rows that follow each other, and the row below them or, where their sum stands above, behind the last. */
export interface SetOutSection {
  kept: AmountRow[];
  /** Index of the first row that is none of the section's any more. */
  end: number;
}

/** More rows are the records of single calls or readings, and no lines of a bill. */
const MOST_LINES = 40;
/** So many lines at most a summary has. */
const MOST_SUMMED = 12;
/** So many taxes at most stand between a summary and the total. */
const MOST_TAXES = 4;

/**
 * "Internet 79.95, Television 76.93", the taxes and the total on the first page of a bill, and elsewhere what each of
 * them holds, closed or headed by the same amount: the sections in the order of the summary. Null unless every line of a
 * summary is set out, and one of them in several rows. `entries` are all rows of the document that end in amounts.
 */
export function setOutSections(entries: readonly AmountRow[]): SetOutSection[] | null {
  for (let start = 0; start + 2 < entries.length; start++) {
    const summary = summaryFrom(entries, start);
    if (!summary) continue;
    const others = entries.filter(
      ({ row }) => row.index < summary[0]!.row.index || row.index > summary.at(-1)!.row.index,
    );
    const sections: SetOutSection[] = [];
    for (const line of summary) {
      const taken = new Set(sections.flatMap(({ kept }) => kept));
      const section = sectionOf(line, others, taken);
      if (!section) break;
      sections.push(section);
    }
    const lines = sections.reduce((count, { kept }) => count + kept.length, 0);
    if (sections.length === summary.length && lines > summary.length && lines <= MOST_LINES) return sections;
  }
  return closedSections(entries);
}

/**
 * "Plan 50.00, Pass 10.00, Total for 555-0141 60.00" and the like for each line overleaf, where a total on the first page is
 * what all of these make, whatever its summary looks like.
 */
function closedSections(entries: readonly AmountRow[]): SetOutSection[] | null {
  const totals = entries.filter(({ named, body }) => named && body.summary?.kind === 'total');
  for (let start = 0; start < entries.length; start++) {
    const sections: SetOutSection[] = [];
    let [at, sum, lines] = [start, 0, 0];
    for (let end = closingOf(entries, at); end !== null && lines <= MOST_LINES; end = closingOf(entries, at)) {
      sections.push({ kept: entries.slice(at, end), end: entries[end]!.row.index });
      lines += end - at;
      sum += entries[end]!.units;
      at = end + 1;
      const isWhole = totals.some(({ row, units }) => units === sum && row.page < entries[start]!.row.page);
      if (isWhole && sections.length > 1 && lines > sections.length && lines <= MOST_LINES) return sections;
    }
  }
  return null;
}

/** Where the rows from `from` on end in a sum of all of them that is called one; null where they do not. */
function closingOf(entries: readonly AmountRow[], from: number): number | null {
  let sum = 0;
  for (let at = from; at < entries.length && at - from <= MOST_LINES; at++) {
    const entry = entries[at]!;
    const kind = entry.body.summary?.kind;
    if (at > from && (kind === 'total' || kind === 'subtotal')) return entry.units === sum ? at : null;
    if (!mayBeLine(entry)) return null;
    sum += entry.units;
  }
  return null;
}

/** What a summary may charge or take off besides what has a name of its own. */
const MAY_BE_SUMMED = new Set<SummaryKind | undefined>([undefined, 'charge', 'discount']);

/** The lines from `start` on of which a sum follows, or with their taxes the total; null where none does. */
function summaryFrom(entries: readonly AmountRow[], start: number): AmountRow[] | null {
  const lines: AmountRow[] = [];
  let sum = 0;
  for (let at = start; at < entries.length && lines.length <= MOST_SUMMED; at++) {
    const entry = entries[at]!;
    const kind = entry.body.summary?.kind;
    if (lines.length > 1 && (kind === 'subtotal' || kind === 'total') && entry.units === sum) return lines;
    if (lines.length > 1 && kind === 'tax') return isTotalBelow(entries, at, sum) ? lines : null;
    // What stands beside, in a box of its own, has no name.
    if (!entry.named && lines.length > 0) continue;
    if (!entry.named || !MAY_BE_SUMMED.has(kind) || entry.row.page !== entries[start]!.row.page) return null;
    lines.push(entry);
    sum += entry.units;
  }
  return null;
}

/** Whether the taxes from `at` on make a total with the sum, which is named below them. */
function isTotalBelow(entries: readonly AmountRow[], at: number, net: number): boolean {
  let sum = net;
  for (const { body, named, units } of entries.slice(at, at + MOST_TAXES + 1)) {
    if (body.summary?.kind !== 'tax') return named && units === sum;
    sum += units;
  }
  return false;
}

/** The rows elsewhere that make a line's amount, and are closed or headed by it. */
function sectionOf(line: AmountRow, rows: readonly AmountRow[], taken: ReadonlySet<AmountRow>): SetOutSection | null {
  for (const [at, entry] of rows.entries()) {
    if (entry.units !== line.units || !entry.named || taken.has(entry)) continue;
    const isCalledAlike = nameOf(entry).startsWith(nameOf(line)) || nameOf(line).startsWith(nameOf(entry));
    const above = rowsAbove(rows, at, line.units);
    if (above && (above.length > 1 || isCalledAlike)) return { kept: above, end: entry.row.index };
    const below = rowsBelow(rows, at, line.units);
    if (below && isCalledAlike) return { kept: below, end: below.at(-1)!.row.index + 1 };
  }
  return null;
}

/** The fewest rows right above one that make its amount. */
function rowsAbove(rows: readonly AmountRow[], at: number, units: number): AmountRow[] | null {
  let sum = 0;
  for (let from = at - 1; from >= 0 && at - from <= MOST_LINES; from--) {
    if (!mayBeLine(rows[from]!)) return null;
    sum += rows[from]!.units;
    if (sum === units) return rows.slice(from, at);
  }
  return null;
}

/** The fewest rows right below one that make its amount. */
function rowsBelow(rows: readonly AmountRow[], at: number, units: number): AmountRow[] | null {
  let sum = 0;
  for (let to = at + 1; to < rows.length && to - at <= MOST_LINES; to++) {
    if (!mayBeLine(rows[to]!)) return null;
    sum += rows[to]!.units;
    if (sum === units) return rows.slice(at + 1, to + 1);
  }
  return null;
}

/**
 * Levies are charged in a section as well, while sums and payments stand between sections; "iDEAL" and "Visa debit" are what
 * a processor of payments charges for.
 */
function mayBeLine({ named, body, units }: AmountRow): boolean {
  const kind = body.summary?.kind;
  if (kind === 'settlement') return named && units > 0;
  return named && (MAY_BE_SUMMED.has(kind) || (kind === 'tax' && !body.summary!.pure));
}

/** What a row is called, up to a bracket: "Gas (page 2)". */
function nameOf({ texts }: AmountRow): string {
  const name = texts.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? '';
  return name.toLowerCase().split(/\s?[(:–—]/u)[0]!;
}
