import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';
import type { Row } from './layout.ts';
import type { TableCell, TableColumn, TableRow } from './table.ts';
import { gapInEms, isSameEdge, type Run, runOf, runsOf } from './table-runs.ts';

interface Extent {
  left: number;
  right: number;
}

const CURRENCY_ONLY = new RegExp(`^(?:${CURRENCY_PATTERN})$`, 'u');
const NUMERIC = new RegExp(
  String.raw`^[-–−+(]?(?:${CURRENCY_PATTERN})?[-–−]?\d[\d.,'’]*(?:[-–]|%|\)|\/[-=])?(?:${CURRENCY_PATTERN})?%?$`,
  'u',
);
/** The digits behind a space between thousands, with cents and what is glued to them: "439,95EUR", "454,95)". */
const GROUP_OF_THREE = new RegExp(String.raw`^\d{3}(?:[.,]\d+)?\)?(?:${CURRENCY_PATTERN})?$`, 'u');
/** Text in these columns is a mistake nearly always. */
const AMOUNT_KINDS = new Set<TableColumn['kind']>(['unitPrice', 'price', 'total', 'taxAmount']);
/** Words such as "flat", "GST" or "kg" do stand here. */
const MIXED_KINDS = new Set<TableColumn['kind']>(['quantity', 'tax', 'taxRate', 'discount', 'position']);
/** "Stück", "hours": letters of a unit behind its count. */
const LONGEST_UNIT = 6;
/** A word or two stand here: "pcs", "exempt". */
const SHORT_KINDS = new Set<TableColumn['kind']>(['unit', 'tax', 'taxRate']);
const LEADING_KINDS = new Set<TableColumn['kind']>(['position', 'quantity', 'article', 'date']);

/** Puts the words of rows into columns. The titles give a first guess, the rows' own alignment the final places. */
export function gridRows(rows: readonly Row[], columns: readonly TableColumn[], page: Page): TableRow[] {
  const titles = columns.map(({ left, right }) => ({ left, right }));
  const first = rows.map((row) => assignRow(row, columns, titles, page));
  const learned = learnExtents(first, columns, titles);
  return rows.map((row) => assignRow(row, columns, learned, page));
}

export function isNumeric(text: string): boolean {
  // Most words have no digit, and need not be held against all currencies.
  return /\d/.test(text) && NUMERIC.test(text);
}

/** Where the cells of each column stand, judged by the rows that print figures. */
function learnExtents(rows: readonly TableRow[], columns: readonly TableColumn[], titles: readonly Extent[]): Extent[] {
  const withFigures = rows.filter((row) => row.cells.filter((cell) => isNumeric(cell.words[0]!.text)).length >= 2);
  return columns.map((column, index) => {
    const title = titles[index]!;
    const cells = withFigures.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    const fitting = AMOUNT_KINDS.has(column.kind) ? cells.filter((cell) => /\d/.test(cell.text)) : cells;
    const under = fitting.filter(({ box }) => box.x < title.right && box.x + box.width > title.left);
    const chosen = under.length > 0 ? under : fitting;
    if (chosen.length === 0) return title;
    const before = index > 0 ? titles[index - 1]!.right : 0;
    const after = index + 1 < titles.length ? titles[index + 1]!.left : 1;
    return {
      left: Math.max(before, Math.min(title.left, ...chosen.map(({ box }) => box.x))),
      right: Math.min(after, Math.max(title.right, ...chosen.map(({ box }) => box.x + box.width))),
    };
  });
}

function assignRow(row: Row, columns: readonly TableColumn[], extents: readonly Extent[], page: Page): TableRow {
  const pieces = joinCurrencies(runsOf(row, page).flatMap((run) => splitRun(run, columns, extents, page)));
  const places = cheapestPlaces(pieces, columns, extents, emOf(row, page));
  const cells: TableCell[] = [];
  pieces.forEach((piece, index) => {
    const column = places[index]!;
    const last = cells.at(-1);
    if (last && last.column === column) {
      const joined = runOf([...last.words, ...piece.words]);
      last.words = joined.words;
      last.text = joined.text;
      last.box = joined.box;
    } else {
      cells.push({ text: piece.text, words: piece.words, box: piece.box, column });
    }
  });
  return { row: row.index, box: row.box, cells };
}

/** One font size as a share of the page's width. */
function emOf(row: Row, page: Page): number {
  return (row.box.height * page.height * 0.8) / page.width;
}

/** "$      42.00", "42.00    CHF": a currency standing apart belongs to the nearer number. */
export function joinCurrencies(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]!;
    const next = runs[index + 1];
    const previous = joined.at(-1);
    if (!CURRENCY_ONLY.test(run.text)) {
      joined.push(run);
      continue;
    }
    const before = previous && isNumeric(previous.words.at(-1)!.text) ? run.left - previous.right : Infinity;
    const after = next && isNumeric(next.words[0]!.text) ? next.left - run.right : Infinity;
    if (before < after) joined[joined.length - 1] = runOf([...previous!.words, ...run.words]);
    else if (after < Infinity) {
      joined.push(runOf([...run.words, ...next!.words]));
      index++;
    } else joined.push(run);
  }
  return joined;
}

/** A number with its currency, digits grouped by spaces, or a single word: what is never parted. */
interface Atom {
  words: Word[];
  numeric: boolean;
  /** The column it stands under, or null. */
  home: number | null;
}

function atomsOf(run: Run, extents: readonly Extent[], page: Page): Atom[] {
  const atoms: Pick<Atom, 'words' | 'numeric'>[] = [];
  const numeric = run.words.map((word) => isNumeric(word.text));
  run.words.forEach((word, index) => {
    const previous = run.words[index - 1];
    const next = run.words[index + 1];
    const gap = previous ? gapInEms(previous, word, page) : Infinity;
    const grouped =
      previous &&
      /\d{1,3}$/.test(previous.text) &&
      GROUP_OF_THREE.test(word.text) &&
      gap < 0.4 &&
      !(areUnderTwoTitles(previous, word, extents) && !numeric[index - 2]);
    const nextIsNearer = next !== undefined && numeric[index + 1] && gapInEms(word, next, page) < gap;
    const currencyBehind = previous && numeric[index - 1] && !nextIsNearer && CURRENCY_ONLY.test(word.text);
    const open = atoms.at(-1);
    const currencyBefore = numeric[index] && open?.words.length === 1 && CURRENCY_ONLY.test(open.words[0]!.text);
    if (open && (grouped || currencyBehind || currencyBefore)) {
      open.words.push(word);
      open.numeric ||= numeric[index]!;
    } else atoms.push({ words: [word], numeric: numeric[index]! });
  });
  return atoms.map(({ words, numeric: isFigure }) => {
    const box = unionOf(words.map((word) => word.box));
    return { words, numeric: isFigure, home: columnUnder(box.x, box.x + box.width, extents) };
  });
}

/** "1 240.00": a count below its title beside a price below its own, and not thousands. */
function areUnderTwoTitles(left: Word, right: Word, extents: readonly Extent[]): boolean {
  const [first, second] = [left, right].map(({ box }) => columnUnder(box.x, box.x + box.width, extents));
  return first !== null && second !== null && first !== second;
}

/** Parts a run that reaches over several columns: figures at its end, a number at its start. */
function splitRun(run: Run, columns: readonly TableColumn[], extents: readonly Extent[], page: Page): Run[] {
  if (run.words.length < 2) return [run];
  const atoms = atomsOf(run, extents, page);
  const cuts = new Set<number>();
  const [first, second] = atoms;
  if (second && first!.home !== null && LEADING_KINDS.has(columns[first!.home]!.kind)) {
    const isStart = (atom: Atom): boolean => startsColumn(atom, first!.home, extents);
    const gap = gapInEms(first!.words.at(-1)!, second.words[0]!, page);
    if (second.home !== first!.home && (isStart(second) || (second.home !== null && gap > 0.35))) cuts.add(1);
    // "86,50 m² Altanstrich": the count has its unit, then the name begins below its title.
    else if (first!.numeric && isUnit(second) && atoms[2] && isStart(atoms[2])) cuts.add(2);
  }
  // Walk back from the end while atoms are figures (or what is printed beside them) of further columns.
  const end = atoms.at(-1)!;
  const isShort = (home: number | null): boolean => home !== null && SHORT_KINDS.has(columns[home]!.kind);
  const endsInFigures = end.numeric || isShort(end.home);
  for (let index = atoms.length - 1; endsInFigures && index > 0; index--) {
    const { numeric, home, words } = atoms[index]!;
    if (!numeric && words.map((word) => word.text).join(' ').length > 5) break;
    if (home === null || home === atoms[index - 1]!.home) continue;
    const { kind } = columns[home]!;
    if (numeric ? kind !== 'description' && kind !== 'article' : isShort(home)) cuts.add(index);
  }
  // "K. Ostrander Site walk": the name begins exactly below its title, whatever stands before it.
  const name = columns.findIndex(({ kind }) => kind === 'description');
  const begun = name < 0 ? -1 : atoms.findIndex(({ words }) => isSameEdge(words[0]!.box.x, extents[name]!.left));
  if (begun > 0 && atoms[begun - 1]!.home !== name) cuts.add(begun);
  const borders = [0, ...[...cuts].sort((a, b) => a - b), atoms.length];
  return borders
    .slice(1)
    .map((border, index) => runOf(atoms.slice(borders[index]!, border).flatMap((atom) => atom.words)));
}

/** Whether an atom begins at the left edge of a column other than the given one. */
function startsColumn({ words }: Atom, other: number | null, extents: readonly Extent[]): boolean {
  const { x } = words[0]!.box;
  return extents.some((extent, index) => index !== other && isSameEdge(extent.left, x));
}

function isUnit({ words, numeric }: Atom): boolean {
  return !numeric && words.length === 1 && words[0]!.text.length <= LONGEST_UNIT;
}

/** The column that covers most of the span; null when none does. */
function columnUnder(left: number, right: number, extents: readonly Extent[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (let index = 0; index < extents.length; index++) {
    const extent = extents[index]!;
    const shared = Math.min(right, extent.right) - Math.max(left, extent.left);
    if (shared > most) {
      best = index;
      most = shared;
    }
  }
  return best;
}

/** The columns of a row's runs, from left to right, at the least cost of distance and of kind. */
function cheapestPlaces(
  runs: readonly Run[],
  columns: readonly TableColumn[],
  extents: readonly Extent[],
  em: number,
): number[] {
  const table: { cost: number; from: number }[][] = [];
  // Each is weighed against every column and against its neighbour in each of these.
  const looks = runs.map(lookOf);
  runs.forEach((run, at) => {
    const line: { cost: number; from: number }[] = [];
    for (let column = 0; column < columns.length; column++) {
      const own = placeCost(run, looks[at]!, columns[column]!, extents[column]!, em);
      let best = { cost: at === 0 ? own : Infinity, from: -1 };
      for (let before = 0; at > 0 && before <= column; before++) {
        const sharing = before === column ? sharingCost(looks[at - 1]!, looks[at]!, columns[column]!) : 0;
        const cost = table[at - 1]![before]!.cost + own + sharing;
        if (cost < best.cost) best = { cost, from: before };
      }
      line.push(best);
    }
    table.push(line);
  });
  const places: number[] = [];
  let column = table.length > 0 ? indexOfCheapest(table.at(-1)!) : 0;
  for (let at = table.length - 1; at >= 0; at--) {
    places[at] = column;
    column = table[at]![column]!.from;
  }
  return places;
}

function indexOfCheapest(line: readonly { cost: number }[]): number {
  return line.reduce((best, entry, index) => (entry.cost < line[best]!.cost ? index : best), 0);
}

/** What a run looks like, whichever column it is for. */
interface Look {
  words: number;
  /** One of its words is a figure. */
  figure: boolean;
  lettered: boolean;
}

function lookOf({ words, text }: Run): Look {
  return { words: words.length, figure: words.some((word) => isNumeric(word.text)), lettered: /\p{L}{2}/u.test(text) };
}

function placeCost(run: Run, look: Look, column: TableColumn, extent: Extent, em: number): number {
  const gap = Math.max(0, extent.left - run.right, run.left - extent.right) / em;
  const edges = Math.min(
    Math.abs(extent.left - run.left),
    Math.abs(extent.right - run.right),
    Math.abs(extent.left + extent.right - run.left - run.right) / 2,
  );
  return gap + 0.05 * Math.min(edges / em, 10) + kindCost(look, column);
}

function kindCost({ words, figure, lettered }: Look, column: TableColumn): number {
  const numeric = figure && words <= 4;
  if (AMOUNT_KINDS.has(column.kind)) return numeric ? 0 : lettered ? 6 : 1;
  if (MIXED_KINDS.has(column.kind)) return numeric ? 0 : lettered && words > 2 ? 4 : 1.2;
  if (column.kind === 'description') return lettered ? 0 : 2.5;
  if (column.kind === 'unit') return numeric ? 1.2 : 0;
  return 0.3;
}

function sharingCost(left: Look, right: Look, column: TableColumn): number {
  return left.figure && right.figure && column.kind !== 'description' ? 5 : 0.4;
}
