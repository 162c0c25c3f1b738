import { unionOf } from '../geometry.ts';
import { readTitle } from '../layout/table-titles.ts';
import type { RuleConfig } from './template.ts';
import { runOf, runsOf, type TextRun, textOf } from './text-runs.ts';
import { wordKey, type ZonePage, type ZoneWord } from './zone-page.ts';
import type { ZoneLine } from './zone-text.ts';

/** Titles may take so many printed lines. */
const HEADER_LINES = 3;
/** Share of a column's cells that must be figures for it to be a column of figures. */
const FIGURES = 0.6;

export interface ZoneColumn {
  title: string;
  /** Page fractions; a word belongs to the column that its middle lies in. */
  left: number;
  right: number;
}

export interface ZoneTableRow {
  page: number;
  box: ReturnType<typeof unionOf>;
  /** One per column, in the columns' order; empty where nothing is printed. */
  cells: string[];
}

export interface ZoneTable {
  columns: ZoneColumn[];
  rows: ZoneTableRow[];
}

/** What the zone's box covers on one page; a table that goes on overleaf has several. */
export interface TablePart {
  page: ZonePage;
  lines: ZoneLine[];
}

/**
 * The rows of a table zone. Titles come from its first lines (again on every page that repeats them), columns are cut
 * where the rows leave most room, lines without figures go on with the row above them.
 */
export function readZoneTable(parts: readonly TablePart[], config: RuleConfig): ZoneTable {
  const { hasHeader = true, columns: wanted = [] } = config;
  const found = hasHeader ? findHeader(parts, wanted) : null;
  const header = found && isHeader(found, parts) ? found : null;
  const bodies = parts.map((part) => ({ page: part.page, lines: withoutHeader(part, header) }));
  const words = bodies.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const columns = header ? cutColumns(header.titles, words) : columnsByGaps(bodies, wanted);
  return pick({ columns, rows: joinLines(bodies, columns) }, hasHeader ? wanted : []);
}

interface Title {
  text: string;
  left: number;
  right: number;
}

interface Header {
  titles: Title[];
  /** The titles' words without anything else: how repeated ones are known. */
  key: string;
  /** How many printed lines it has. */
  lines: number;
}

/** A lone word above many columns, or a row of figures, heads nothing. */
function isHeader({ titles }: Header, parts: readonly TablePart[]): boolean {
  const widest = Math.max(...parts.flatMap(({ lines, page }) => lines.map(({ words }) => runsOf(words, page).length)));
  const figures = titles.filter(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text)).length;
  return figures === 0 && (titles.length > 1 || widest < 2);
}

/** The first line with most of the wanted titles, else of known ones, else the first one; lines below that go on with titles join it. */
function findHeader(parts: readonly TablePart[], wanted: readonly string[]): Header | null {
  const part = parts.find(({ lines }) => lines.length > 0);
  if (!part) return null;
  const keys = wanted.map(wordKey).filter((key) => key !== '');
  const known = (line: ZoneLine) =>
    runsOf(line.words, part.page).filter(({ words }) => readTitle(textOf(words)).kind !== 'unknown').length;
  const hits = (line: ZoneLine) => {
    if (keys.length > 0) return keys.filter((key) => keyOf(line).includes(key)).length;
    // Somebody drew the zone with a line above the titles: a row of several words that head columns is the header.
    const titles = known(line);
    return titles > 1 && !/\d[.,]\d{2}(?!\d)/.test(lineText(line)) ? titles : 0;
  };
  const searched = part.lines.slice(0, Math.max(HEADER_LINES, Math.ceil(part.lines.length / 2)));
  const best = searched.reduce((most, line) => (hits(line) > hits(most) ? line : most), searched[0]!);
  const at = part.lines.indexOf(best);
  const lines = [best];
  for (const line of part.lines.slice(at + 1, at + HEADER_LINES)) {
    if (/\d/.test(lineText(line)) || !isClose(lines.at(-1)!, line) || !goesOn(best, line, part.page)) break;
    lines.push(line);
  }
  return { titles: titlesOf(lines, wanted, part.page), key: keyOf(best), lines: lines.length };
}

/** A second line of titles stands under titles, word for word; a description under them starts a row. */
function goesOn(first: ZoneLine, line: ZoneLine, page: ZonePage): boolean {
  const runs = runsOf(line.words, page);
  const above = runsOf(first.words, page);
  return runs.length > 1 && runs.every((run) => above.some((title) => overlap(run, title) > 0));
}

function isClose(above: ZoneLine, below: ZoneLine): boolean {
  const [first, second] = [unionOf(above.words.map(({ box }) => box)), unionOf(below.words.map(({ box }) => box))];
  return second.y - (first.y + first.height) < 0.6 * first.height;
}

function titlesOf(lines: readonly ZoneLine[], wanted: readonly string[], page: ZonePage): Title[] {
  const runs = lines.flatMap((line) => runsOf(line.words, page).flatMap((run) => cutAtWanted(run, wanted)));
  const titles: Title[] = [];
  for (const run of runs) {
    const above = titles.find((title) => overlap(title, run) > 0);
    if (above) {
      above.text = `${above.text} ${textOf(run.words)}`;
      above.left = Math.min(above.left, run.left);
      above.right = Math.max(above.right, run.right);
    } else titles.push({ text: textOf(run.words), left: run.left, right: run.right });
  }
  return titles.sort((a, b) => a.left - b.left);
}

/** "Qty Price", printed a space apart, are two titles where the rule names them both. */
function cutAtWanted(run: TextRun, wanted: readonly string[]): TextRun[] {
  for (const title of wanted) {
    const key = wordKey(title);
    for (let from = 0; key !== '' && from < run.words.length; from++) {
      for (let to = from + 1; to <= run.words.length; to++) {
        if (to - from === run.words.length || wordKey(textOf(run.words.slice(from, to))) !== key) continue;
        const rest = [run.words.slice(0, from), run.words.slice(to)].filter((words) => words.length > 0);
        return [runOf(run.words.slice(from, to)), ...rest.flatMap((words) => cutAtWanted(runOf(words), wanted))];
      }
    }
  }
  return [run];
}

/** The lines below the titles; of a page that does not repeat them, all. */
function withoutHeader({ lines }: TablePart, header: Header | null): ZoneLine[] {
  if (!header) return lines;
  const at = lines.findIndex((line) => keyOf(line) === header.key);
  return at < 0 ? lines : lines.slice(at + header.lines);
}

/** Between two titles the column ends where fewest words of the rows are cut; nearest to the middle of the gap. */
function cutColumns(titles: readonly Title[], words: readonly ZoneWord[]): ZoneColumn[] {
  const cuts = titles.slice(1).map((right, at) => bestCut(titles[at]!, right, words));
  return titles.map(({ text }, at) => ({ title: text, left: at === 0 ? 0 : cuts[at - 1]!, right: cuts[at] ?? 1 }));
}

const CUT_STEPS = 40;

function bestCut(left: Title, right: Title, words: readonly ZoneWord[]): number {
  // Values reach past their titles, but not past the next one's middle.
  const from = (left.left + left.right) / 2;
  const to = (right.left + right.right) / 2;
  const middle = (left.right + right.left) / 2;
  let best = middle;
  let least = Infinity;
  for (let step = 0; step <= CUT_STEPS; step++) {
    const cut = from + ((to - from) * step) / CUT_STEPS;
    const crossed = words.filter(({ box }) => box.x < cut && cut < box.x + box.width).length;
    const inTitle = (left.left < cut && cut < left.right) || (right.left < cut && cut < right.right) ? 0.5 : 0;
    const cost = crossed + inTitle + Math.abs(cut - middle) / Math.max(to - from, Number.EPSILON) / 100;
    if (cost < least) [best, least] = [cut, cost];
  }
  return best;
}

/** Without titles: columns stand where all rows together leave gaps. */
function columnsByGaps(parts: readonly TablePart[], names: readonly string[]): ZoneColumn[] {
  const spans = parts
    .flatMap(({ lines, page }) => lines.flatMap((line) => runsOf(line.words, page)))
    .map(({ left, right }) => ({ left, right }))
    .sort((a, b) => a.left - b.left);
  const columns: { left: number; right: number }[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last && span.left < last.right) last.right = Math.max(last.right, span.right);
    else columns.push({ ...span });
  }
  const title = (at: number) => names[at]?.trim() || `Column ${at + 1}`;
  return columns.map(({ right }, at) => ({
    title: title(at),
    left: at === 0 ? 0 : (columns[at - 1]!.right + columns[at]!.left) / 2,
    right: columns[at + 1] ? (right + columns[at + 1]!.left) / 2 : 1,
  }));
}

function joinLines(parts: readonly TablePart[], columns: readonly ZoneColumn[]): ZoneTableRow[] {
  const lines = parts.flatMap(({ lines: those }) => those.map((line) => ({ line, cells: cellsOf(line, columns) })));
  const figures = columns.map((_, at) => isFigures(lines.map(({ cells }) => cells[at]!)));
  const rows: ZoneTableRow[] = [];
  for (const { line, cells } of lines) {
    const last = rows.at(-1);
    const goesOnAbove = figures.includes(true) && !cells.some((cell, at) => figures[at] && cell !== '');
    const box = unionOf(line.words.map((word) => word.box));
    if (last && goesOnAbove) {
      last.cells = last.cells.map((cell, at) => [cell, cells[at]!].filter(Boolean).join(' '));
      if (last.page === line.page) last.box = unionOf([last.box, box]);
    } else rows.push({ page: line.page, box, cells });
  }
  return rows;
}

function cellsOf({ words }: ZoneLine, columns: readonly ZoneColumn[]): string[] {
  const cells = columns.map((): string[] => []);
  for (const { text, box } of words) {
    const middle = box.x + box.width / 2;
    const at = columns.findIndex(({ left, right }) => left <= middle && middle < right);
    cells[at < 0 ? columns.length - 1 : at]?.push(text);
  }
  return cells.map((cell) => cell.join(' '));
}

function isFigures(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const figures = filled.filter((cell) => /\d/.test(cell) && cell.replace(/[^\p{L}]/gu, '').length <= 4);
  return filled.length > 0 && figures.length >= FIGURES * filled.length;
}

/** The wanted columns in the wanted order, under the names that were asked for; all where none is named or found. */
function pick(table: ZoneTable, wanted: readonly string[]): ZoneTable {
  const picked = wanted.flatMap((name) => {
    const key = wordKey(name);
    const keys = table.columns.map(({ title }) => wordKey(title));
    const same = keys.indexOf(key);
    const at = same >= 0 ? same : keys.findIndex((one) => key !== '' && one.includes(key));
    return at < 0 ? [] : [{ name: name.trim(), at }];
  });
  if (picked.length === 0) return table;
  return {
    columns: picked.map(({ name, at }) => ({ ...table.columns[at]!, title: name })),
    rows: table.rows.map((row) => ({ ...row, cells: picked.map(({ at }) => row.cells[at]!) })),
  };
}

/** Rows as objects, titles to cells; of two columns with one title the second has a number. */
export function rowObjects({ columns, rows }: ZoneTable): Record<string, string>[] {
  const seen = new Map<string, number>();
  const names = columns.map(({ title }, at) => {
    const name = title || `Column ${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

const lineText = ({ words }: ZoneLine) => textOf(words);
const keyOf = ({ words }: ZoneLine) => wordKey(textOf(words));
const overlap = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);
