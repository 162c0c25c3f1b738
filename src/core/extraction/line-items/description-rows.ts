import type { TableColumn } from '../../layout/table.ts';
import { RUN_GAP_EM } from '../../layout/table-runs.ts';
import { goesOnInProse } from '../../layout/table-untitled.ts';
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

/** Whether a row begins an entry: it prints a position or a day. */
type IsMarked = (row: BodyRow) => boolean;

/** A name's lines are told apart by what begins an entry. */
interface Marks {
  isMarked: IsMarked;
  /** The column of positions or days. */
  column: number;
}

/**
 * Gives the text rows between items to the item they describe: a name printed over several lines may start above,
 * at, or end below the line that prints the figures. Mutates `descriptionRows` of the drafts.
 */
export function attachDescriptions(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  column: number | null,
  columns: readonly TableColumn[],
): void {
  if (column === null || drafts.length === 0) return;
  const anchors = new Map(drafts.map((draft) => [draft.anchor.row, draft]));
  const marks = marksOf(drafts, rows, column, columns);
  const style = marks ? 'below' : styleOf(drafts, rows, column);
  const shareOpen = (before: ItemDraft | null, after: ItemDraft | null): void =>
    marks ? shareMarked(open, before, after, column, marks) : share(open, before, after, style, column);
  let open: BodyRow[] = [];
  let previous: ItemDraft | null = null;
  for (const row of rows) {
    const draft = anchors.get(row.row);
    if (draft) {
      shareOpen(previous, draft);
      open = [];
      previous = draft;
    } else if (row.summary || !isTextOnly(row, column, marks?.column)) {
      shareOpen(previous, null);
      open = [];
      // What follows a row of sums is no longer part of the item above it.
      if (row.summary || row.figures.some((figure) => figure)) previous = null;
    } else {
      open.push(row);
    }
  }
  shareOpen(previous, null);
}

const MARK_KINDS: readonly TableColumn['kind'][] = ['position', 'date'];

/**
 * What begins an entry where the entries' figures stand below their first line: a column of positions or days, filled
 * beside the name and empty beside the figures. Null where the figures stand beside them, or no such column is there.
 */
function marksOf(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  column: number,
  columns: readonly TableColumn[],
): Marks | null {
  const places = new Map(rows.map((row, index) => [row.row, index]));
  for (const [mark, { kind }] of columns.entries()) {
    if (mark === column || !MARK_KINDS.includes(kind)) continue;
    const isMarked: IsMarked = (row) => /\d/.test(row.cells[mark]?.text ?? '');
    const unmarked = drafts.filter(({ anchor }) => !isMarked(anchor));
    const begun = unmarked.filter((draft) => {
      // "1 Groundwork" above "Digging   10   45.00   450.00" is a heading: what is named in its own line has begun there.
      const name = draft.anchor.cells[column]?.text ?? '';
      if (kind === 'position' && /^[^\p{L}\d]*\p{Lu}/u.test(name)) return false;
      const before = drafts[drafts.indexOf(draft) - 1];
      const from = before ? places.get(before.anchor.row)! + 1 : 0;
      const between = rows.slice(from, places.get(draft.anchor.row)!);
      return between.some((row) => isMarked(row) && isTextOnly(row, column, mark) && !row.summary);
    });
    if (begun.length > 0 && begun.length === unmarked.length) return { isMarked, column: mark };
  }
  return null;
}

/** Rows above the first mark end the entry before; those from the last mark on begin the next. Others are headings. */
function shareMarked(
  rows: readonly BodyRow[],
  before: ItemDraft | null,
  after: ItemDraft | null,
  column: number,
  { isMarked, column: mark }: Marks,
): void {
  const first = rows.findIndex(isMarked);
  const last = rows.findLastIndex(isMarked);
  if (before) takeBelow(first < 0 ? rows : rows.slice(0, first), before, column, mark);
  if (after && last >= 0 && !isMarked(after.anchor)) takeAbove(rows.slice(last), after, column, mark);
}

/** A row that prints words in the description column and no figures but those that mark its beginning. */
function isTextOnly(row: BodyRow, column: number, mark?: number): boolean {
  return row.cells[column] != null && row.figures.every((figure, index) => !figure || index === mark);
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
function joins(row: BodyRow, beside: BodyRow, draft: ItemDraft, column: number, mark?: number): boolean {
  if (row.page !== beside.page || !isTextOnly(row, column, mark) || isHeading(row, draft, column)) return false;
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
      ? splitPoint(rows, before, after, style, column)
      : before
        ? rows.length
        : style === 'below' && after?.anchor.cells[column] && !leadsOn(rows.at(-1)!, after.anchor, column)
          ? rows.length
          : 0;
  if (before) takeBelow(rows.slice(0, split), before, column);
  if (after) takeAbove(rows.slice(split), after, column);
}

/** Whether a line of prose goes on in the line that has the amount. */
function leadsOn(above: BodyRow, anchor: BodyRow, column: number): boolean {
  return goesOnInProse(above.cells[column]?.text ?? '', anchor.cells[column]?.text ?? '');
}

/** The index of the first row that belongs to the later item. */
function splitPoint(
  rows: readonly BodyRow[],
  before: ItemDraft,
  after: ItemDraft,
  style: Style,
  column: number,
): number {
  if (rows.some((row) => row.page !== after.anchor.page)) return rows.length;
  const chain = [before.anchor, ...rows, after.anchor];
  const gaps = chain
    .slice(1)
    .map((row, index) => (row.page === chain[index]!.page ? gapBetween(row, chain[index]!) : Infinity));
  const widest = Math.max(...gaps);
  if (widest > WIDER * Math.min(...gaps)) return gaps.lastIndexOf(widest);
  if (style === 'above') return 0;
  // "Tune organ reeds, replace 2 leathers on" above "pedal Bourdon 16'   210.00": it begins where a line begins large.
  const beginsLarge = (row: BodyRow) => /^\p{Lu}/u.test(row.cells[column]?.text ?? '');
  const begins = rows.findLastIndex(beginsLarge);
  const isRest = beginsLarge(before.anchor) && /^\p{Ll}/u.test(after.anchor.cells[column]?.text ?? '');
  if (begins >= 0 && isRest && leadsOn(rows.at(-1)!, after.anchor, column)) return begins;
  return style === 'around' ? Math.floor(rows.length / 2) : rows.length;
}

function takeBelow(rows: readonly BodyRow[], draft: ItemDraft, column: number, mark?: number): void {
  let last = draft.anchor;
  for (const row of rows) {
    if (!joins(row, last, draft, column, mark) || draft.descriptionRows.length >= MAX_LINES) return;
    last = row;
    if (!DETAIL.test(row.cells[column]!.text)) draft.descriptionRows.push(row);
  }
}

function takeAbove(rows: readonly BodyRow[], draft: ItemDraft, column: number, mark?: number): void {
  let next = draft.anchor;
  for (const row of [...rows].reverse()) {
    if (!joins(row, next, draft, column, mark) || draft.descriptionRows.length >= MAX_LINES) return;
    next = row;
    draft.descriptionRows.unshift(row);
  }
}
