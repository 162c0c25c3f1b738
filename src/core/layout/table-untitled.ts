import { SAME_EDGE } from '../alignment.ts';
import { unionOf } from '../geometry.ts';
import type { Page } from '../text-document.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';
import type { PageLayout, Row } from './layout.ts';
import { rowsOfPart } from './side-by-side.ts';
import type { Table, TableColumn } from './table.ts';
import { gridRows, isNumeric, joinCurrencies } from './table-grid.ts';
import { isSameEdge, type Run, runsOf } from './table-runs.ts';

const MONEY = new RegExp(
  String.raw`\d[.,]\d{2}(?!\d)|[€$£₹]\s?\d|\d(?:[.,]-{1,2})?\s?${CURRENCY_PATTERN}(?!\p{L})`,
  'u',
);

/** So many cells are a row of a table, and no label with its amounts. */
const MANY_CELLS = 5;

/** "3 x 1,95" before the amount: the name stands in the line above. */
const MULTIPLIED = /^\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?$/iu;

/** "18h", "12x": a count with its unit glued to it; "250g" may be a size. */
const WITH_UNIT = /^\d{1,4}(?:[.,]\d{1,3})?(?:h|hrs?|std|uur|x|st|stk|pcs?|ea)\.?$/iu;

/** "12 Nov 24 to 11 Dec 24", "01/10/26–31/10/26": from one day to another. */
const PERIOD =
  /^\d{1,2}[./\s-]\s?(?:\d{1,2}|\p{L}{3,9}\.?)(?:[./\s-]\s?\d{2,4})?\s?(?:[-–]|\s\p{L}{1,3}\s)\s?\d{1,2}[./\s-]\s?(?:\d{1,2}|\p{L}{3,9}\.?)(?:[./\s-]\s?\d{2,4})?$/u;

interface AmountRow {
  row: Row;
  runs: Run[];
  /** The row's last amount, taken for its total. */
  total: Run;
}

/**
 * Columns inferred where no titles stand: rows that print words and an amount, the last amounts aligned. One table per
 * page and place of the amounts; the caller decides whether it is worth anything, for `isWorth` before it is read, by
 * the rows whose amounts are aligned.
 */
export function untitledTables(
  { page, rows }: PageLayout,
  isWorth: (group: readonly Row[]) => boolean = () => true,
): Table[] {
  const border = borderOfLists(rows, page);
  const parts =
    border === null ? [] : [rowsOfPart(rows, { left: 0, right: border }), rowsOfPart(rows, { left: border, right: 1 })];
  return [rows, ...parts].flatMap((part) => (part.length > 0 ? tablesOf(part, page, isWorth) : []));
}

/**
 * "Previous balance 118.60 | Water service 28.40": where names begin behind the amounts of another list, in rows near
 * each other; null where nowhere.
 */
function borderOfLists(rows: readonly Row[], page: Page): number | null {
  const pairs = rows.flatMap((row) => {
    const runs = joinCurrencies(runsOf(row, page));
    const isAmount = (run: Run | undefined): boolean =>
      run !== undefined && MONEY.test(run.text) && !/\p{L}{4}/u.test(run.text);
    const isName = (run: Run | undefined): boolean => run !== undefined && /\p{L}{3}/u.test(run.text) && !isAmount(run);
    const at = runs.length === 4 && isName(runs[0]) && isAmount(runs[1]) && isName(runs[2]) && isAmount(runs[3]);
    return at ? [{ row, end: runs[1]!.right, begin: runs[2]!.left }] : [];
  });
  const near = pairs.filter(({ row, begin }) =>
    pairs.some(
      (other) =>
        other.row !== row &&
        Math.abs(other.begin - begin) < SAME_EDGE.usual &&
        Math.abs(other.row.index - row.index) <= 2,
    ),
  );
  if (near.length < 2) return null;
  const border = (Math.max(...near.map(({ end }) => end)) + Math.min(...near.map(({ begin }) => begin))) / 2;
  return near.every(({ end, begin }) => end < border && border < begin) ? border : null;
}

function tablesOf(rows: readonly Row[], page: Page, isWorth: (group: readonly Row[]) => boolean): Table[] {
  const amounts = rows.flatMap((row) => readAmountRow(row, page) ?? []);
  const groups: AmountRow[][] = [];
  for (const amount of amounts) {
    const group = groups.find((members) => areAligned(members[0]!.total, amount.total));
    if (group) group.push(amount);
    else groups.push([amount]);
  }
  return groups.filter((group) => isWorth(group.map(({ row }) => row))).map((group) => tableOf(group, rows, page));
}

function readAmountRow(row: Row, page: Page): AmountRow | null {
  const runs = joinCurrencies(runsOf(row, page));
  const at = runs.findLastIndex((run) => MONEY.test(run.text) && run.words.some((word) => isNumeric(word.text)));
  if (at < 0) return null;
  const total = runs[at]!;
  if (isProse(total)) return null;
  const named =
    runs.slice(0, at).some((run) => /\p{L}{2}/u.test(run.text) || MULTIPLIED.test(run.text)) ||
    total.words.length > 1 ||
    // Some print the amount first and what it is for behind.
    (at === 0 && runs.length > 1 && /\p{L}{2}/u.test(runs[1]!.text));
  return named ? { row, runs, total } : null;
}

/** So many words on either side of an amount make prose: "Returned checks carry a $12.00 fee. When you". */
const OF_PROSE = 2;

function isProse({ words }: Run): boolean {
  const amounts = words.flatMap(({ text }, at) => (MONEY.test(text) ? [at] : []));
  return amounts.length > 0 && amounts.every((at) => at >= OF_PROSE && words.length - 1 - at > OF_PROSE);
}

function areAligned(a: Run, b: Run): boolean {
  return Math.abs(a.right - b.right) <= SAME_EDGE.usual || Math.abs(a.left - b.left) <= SAME_EDGE.usual / 2;
}

function tableOf(group: readonly AmountRow[], pageRows: readonly Row[], page: Page): Table {
  const columns = inferColumns(group);
  const top = pageRows.indexOf(group[0]!.row);
  // What is multiplied is named in the line above.
  const first = top > 0 && MULTIPLIED.test(group[0]!.runs[0]!.text) ? top - 1 : beginOfProse(pageRows, top);
  const rows = pageRows.slice(first);
  return {
    page: page.number,
    box: unionOf(rows.map(({ box }) => box)),
    columns,
    header: null,
    rows: gridRows(rows, columns, page),
  };
}

/** Lines of one text follow each other within so many heights. */
const LINE_PITCH = 1.9;
/** Lines of a description above the one that has its amount. */
export const MOST_ABOVE = 5;
const WORDS_OF_PROSE = 3;

/** The row in which the text begins that ends in the first row with an amount. */
function beginOfProse(rows: readonly Row[], top: number): number {
  let first = top;
  while (first > 0 && top - first < MOST_ABOVE) {
    const [above, row] = [rows[first - 1]!, rows[first]!];
    const isNear = row.box.y - above.box.y < LINE_PITCH * Math.max(above.box.height, Number.EPSILON);
    const isAligned = isSameEdge(above.box.x, rows[top]!.box.x);
    if (!isNear || !isAligned || above.segments.length > 1) break;
    if (first === top ? !goesOnInProse(above.text, row.text) : !isOpenProse(above.text)) break;
    first--;
  }
  return first;
}

/**
 * "Independent examination of the accounts for the year" / "ended 31 March and filing with the Charity" / "Commission": whether
 * a line of some words goes on in the next one, as the next one begins small, or itself goes on with the one above it.
 */
export function goesOnInProse(text: string, next: string): boolean {
  return isOpenProse(text) && (/^\p{Ll}/u.test(next) || /^\p{Ll}/u.test(text));
}

function isOpenProse(text: string): boolean {
  return !/[.:;!?]$/.test(text) && text.split(/\s+/).length >= WORDS_OF_PROSE && !/\d[.,]\d{2}(?!\d)/.test(text);
}

/** Spans of figures that overlap from row to row are columns; the span with most letters is the description. */
function inferColumns(group: readonly AmountRow[]): TableColumn[] {
  const total: Span = { left: 1, right: 0, count: 0, letters: 0 };
  const figures: Span[] = [];
  const words: Span[] = [];
  for (const { total: run } of fullestOf(group)) {
    total.left = Math.min(total.left, run.left);
    total.right = Math.max(total.right, run.right);
  }
  for (const { runs, total: amount } of group) {
    const lettered = runs.filter((run) => run !== amount && /\p{L}{2}/u.test(run.text));
    for (const run of runs) {
      if (run === amount) continue;
      // "1 Burger" is the row's name where nothing else is.
      const isName = run === runs[0] && lettered.length === 1 && lettered[0] === run;
      const isFigure = isNumeric(run.words[0]!.text) || isNumeric(run.words.at(-1)!.text) || WITH_UNIT.test(run.text);
      const isCalculation = MULTIPLIED.test(run.text);
      grow(isFigure && !isName && !isCalculation && run.words.length <= 3 ? figures : words, run);
    }
  }
  const enough = Math.max(1, Math.floor(group.length / 4));
  const clear = (span: Span): boolean => span.right <= total.left || span.left >= total.right;
  const counted = figures.filter((span) => span.count >= enough && clear(span));
  const limit = Math.min(total.left, ...counted.map((span) => span.left));
  const texts = words.filter((span) => clear(span) && (span.left < limit || span.count >= enough));
  const named = texts.reduce<Span | null>((best, span) => (best && best.letters >= span.letters ? best : span), null);
  // Names of sums reach over the counts above them.
  const own = texts.filter((span) => span === named || !counted.some((other) => covers(other, span)));
  return [
    ...own.map((span) => columnOf(span, span === named ? 'description' : 'other')),
    ...counted.map((span) => columnOf(span, 'unknown')),
    columnOf(total, 'total'),
  ].sort((a, b) => a.left - b.left);
}

/** Below columns of small figures the sums reach over into the next: where rows have many cells, theirs tell the place. */
function fullestOf(group: readonly AmountRow[]): readonly AmountRow[] {
  const most = Math.max(...group.map(({ runs }) => runs.length));
  const full = group.filter(({ runs }) => runs.length >= most - 1);
  return most >= MANY_CELLS && full.length >= 2 ? full : group;
}

/** Whether more figures stand in the place of these words. */
function covers(figures: Span, words: Span): boolean {
  return figures.count > words.count && words.left < figures.right && words.right > figures.left;
}

interface Span {
  left: number;
  right: number;
  count: number;
  letters: number;
}

function grow(spans: Span[], run: Run): void {
  // Periods beside the names name nothing, however long they are.
  const letters = PERIOD.test(run.text) ? 0 : run.text.length;
  const span = spans.find((other) => run.left < other.right && run.right > other.left);
  if (span) {
    span.left = Math.min(span.left, run.left);
    span.right = Math.max(span.right, run.right);
    span.count++;
    span.letters += letters;
  } else spans.push({ left: run.left, right: run.right, count: 1, letters });
}

function columnOf({ left, right }: Span, kind: TableColumn['kind']): TableColumn {
  return { title: '', kind, basis: null, left, right, titleBox: null };
}
