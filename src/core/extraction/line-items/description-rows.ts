import { RUN_GAP_EM } from '../../layout/table-runs.ts';
import type { BodyRow } from './body-row.ts';
import type { ItemDraft } from './item-draft.ts';

/** Lines of one cell follow each other within so many text heights, middle to middle. */
const LINE_PITCH = 1.9;
/** A gap this much wider than the narrowest one parts two items. */
const WIDER = 1.25;
const MAX_LINES = 8;
/** "GTIN: 4012345001235", "Serienummer: X1": details of the item, not its name. */
const DETAIL = /^[\p{L}][\p{L}\s.\-/]{1,28}\s?:\s*\S/u;

/** "3 x 1,95" and nothing else. */
const CALCULATION = /^\d+(?:[.,]\d+)?\s*\p{L}{0,3}\.?\s*[x×*@]\s*\D{0,4}\d[\d.,]*$/iu;

type Style = 'below' | 'above' | 'around';

/**
 * Gives the text rows between items to the item they describe: a name printed over several lines may start above,
 * at, or end below the line that prints the figures. Mutates `descriptionRows` of the drafts.
 */
export function attachDescriptions(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  column: number | null,
): void {
  if (column === null || drafts.length === 0) return;
  const anchors = new Map(drafts.map((draft) => [draft.anchor.row, draft]));
  const style = styleOf(drafts, rows, column);
  let open: BodyRow[] = [];
  let previous: ItemDraft | null = null;
  for (const row of rows) {
    const draft = anchors.get(row.row);
    if (draft) {
      share(open, previous, draft, style, column);
      open = [];
      previous = draft;
    } else if (row.summary || !isTextOnly(row, column)) {
      share(open, previous, null, style, column);
      open = [];
      // What follows a row of sums is no longer part of the item above it.
      if (row.summary || row.figures.some((figure) => figure)) previous = null;
    } else {
      open.push(row);
    }
  }
  share(open, previous, null, style, column);
}

/** A row that prints words in the description column and no figures. */
function isTextOnly(row: BodyRow, column: number): boolean {
  return row.cells[column] != null && row.figures.every((figure) => !figure);
}

/** Where the table prints the rest of a name, judged before the first and after the last item. */
function styleOf(drafts: readonly ItemDraft[], rows: readonly BodyRow[], column: number): Style {
  const nameless = drafts.filter((draft) => !draft.anchor.cells[column]).length;
  const places = new Map(rows.map((row, index) => [row.row, index]));
  const first = places.get(drafts[0]!.anchor.row)!;
  const last = places.get(drafts.at(-1)!.anchor.row)!;
  const above = rows[first - 1];
  const below = rows[last + 1];
  const isAbove = above !== undefined && joins(above, rows[first]!, drafts[0]!, column);
  const isBelow = below !== undefined && !below.summary && joins(below, rows[last]!, drafts.at(-1)!, column);
  const calculated = drafts.filter(({ anchor }) => CALCULATION.test(anchor.cells[column]?.text ?? '')).length;
  if (calculated * 2 > drafts.length && isAbove) return 'above';
  if (nameless * 2 > drafts.length) return isAbove && isBelow ? 'around' : isAbove ? 'above' : 'below';
  if (isAbove && !isBelow && drafts.length > 1 && allHaveAbove(drafts, rows, places, column)) return 'above';
  return 'below';
}

function allHaveAbove(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  places: ReadonlyMap<number, number>,
  column: number,
): boolean {
  return drafts.every((draft) => {
    const above = rows[places.get(draft.anchor.row)! - 1];
    return above !== undefined && joins(above, draft.anchor, draft, column);
  });
}

/** Whether a text row stands close enough to, and looks like, the item's own description. */
function joins(row: BodyRow, beside: BodyRow, draft: ItemDraft, column: number): boolean {
  if (row.page !== beside.page || !isTextOnly(row, column) || isHeading(row, draft, column)) return false;
  return gapBetween(row, beside) <= LINE_PITCH;
}

/** Titles of sections: bold above plain items, dashes around, a colon at the end, or set out to the left. */
function isHeading(row: BodyRow, draft: ItemDraft, column: number): boolean {
  const text = row.cells[column]!.text;
  const own = draft.anchor.cells[column];
  if (/^[-–—=*_]{2,}|:$/.test(text)) return true;
  if (row.bold && own && !draft.anchor.bold) return true;
  // What the line with the calculation below it is about, set in as that may be.
  if (own && CALCULATION.test(own.text)) return false;
  return own !== null && own !== undefined && row.cells[column]!.box.x < own.box.x - row.height * RUN_GAP_EM;
}

function gapBetween(a: BodyRow, b: BodyRow): number {
  return Math.abs(a.middle - b.middle) / Math.max(Math.min(a.height, b.height), Number.EPSILON);
}

/** Shares the rows between two items (either may be missing). */
function share(
  rows: readonly BodyRow[],
  before: ItemDraft | null,
  after: ItemDraft | null,
  style: Style,
  column: number,
): void {
  if (rows.length === 0) return;
  const split =
    before && after
      ? splitPoint(rows, before, after, style)
      : before
        ? rows.length
        : style === 'below' && after?.anchor.cells[column]
          ? rows.length
          : 0;
  if (before) takeBelow(rows.slice(0, split), before, column);
  if (after) takeAbove(rows.slice(split), after, column);
}

/** The index of the first row that belongs to the later item. */
function splitPoint(rows: readonly BodyRow[], before: ItemDraft, after: ItemDraft, style: Style): number {
  if (rows.some((row) => row.page !== after.anchor.page)) return rows.length;
  const chain = [before.anchor, ...rows, after.anchor];
  const gaps = chain
    .slice(1)
    .map((row, index) => (row.page === chain[index]!.page ? gapBetween(row, chain[index]!) : Infinity));
  const widest = Math.max(...gaps);
  if (widest > WIDER * Math.min(...gaps)) return gaps.lastIndexOf(widest);
  if (style === 'above') return 0;
  return style === 'around' ? Math.floor(rows.length / 2) : rows.length;
}

function takeBelow(rows: readonly BodyRow[], draft: ItemDraft, column: number): void {
  let last = draft.anchor;
  for (const row of rows) {
    if (!joins(row, last, draft, column) || draft.descriptionRows.length >= MAX_LINES) return;
    last = row;
    if (!DETAIL.test(row.cells[column]!.text)) draft.descriptionRows.push(row);
  }
}

function takeAbove(rows: readonly BodyRow[], draft: ItemDraft, column: number): void {
  let next = draft.anchor;
  for (const row of [...rows].reverse()) {
    if (!joins(row, next, draft, column) || draft.descriptionRows.length >= MAX_LINES) return;
    next = row;
    draft.descriptionRows.unshift(row);
  }
}
