import type { Row } from '../../layout/layout.ts';
import type { TableCell, TableColumn, TableRow } from '../../layout/table.ts';
import { runOf } from '../../layout/table-runs.ts';
import { ORDINAL } from '../../lexicon/date-joints.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { readSummary, type SummaryReading } from '../../lexicon/summary-row.ts';
import { MONTH_NAMES, WRITINGS } from '../../lexicon/writings.ts';
import type { Word } from '../../text-document.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { CENT, type Decimal, isNear, multiplyDecimals } from '../../values/decimal.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import { lineAddsUp } from './arithmetic.ts';
import { type Figure, inWholeCurrency, readFigure, readHours } from './figure.ts';

/** A row below a table's titles, read as far as one row can be. */
export interface BodyRow {
  /** Index into `DocumentLayout.rows`; of the first row when several were merged. */
  row: number;
  page: number;
  /** Vertical middle and text height, as fractions of the page. */
  middle: number;
  height: number;
  /** By column; null where the row prints nothing. */
  cells: (TableCell | null)[];
  /** By column; null where the cell is no figure. */
  figures: (Figure | null)[];
  summary: SummaryReading | null;
  bold: boolean;
  /** Whether it is the titles of a table of sums: what follows sums the items up by rates, and is none. */
  titlesSums: boolean;
  /** Whether titles stand above on the same page; rows at the top of a page may be anything. */
  afterTitles: boolean;
}

/** "20 x 5,50": a quantity before the price in one cell. */
export const TIMES = /^(\d+(?:[.,]\d+)?)\s*(\p{L}{0,6}\.?)\s*[x×*à@]\s*(?=\D{0,5}\d)/iu;

/** "(-10 %) 40,23": what is taken off, in the cell of what is left. */
const TAKEN_OFF = /^\(\s?[-–−]\s?\d{1,2}(?:[.,]\d{1,2})?\s?%\s?\)\s*(?=\D{0,5}\d)/u;

const PRICE_KINDS = new Set<TableColumn['kind']>(['unitPrice', 'price', 'unknown']);
const TEXT_KINDS = new Set<TableColumn['kind']>(['description', 'article', 'other', 'date', 'unit']);

/** "12   120kg" below "Packages   Unit": the quantity may stand before its unit, beside another count. */
const COUNTED = /^-?\d{1,5}(?:[.,]\d{1,3})?\s?\p{L}{1,12}\.?$/u;

export function readBodyRow(
  tableRow: TableRow,
  row: Row,
  columns: readonly TableColumn[],
  style: NumberStyle,
  afterTitles: boolean,
): BodyRow {
  const cells: (TableCell | null)[] = columns.map(() => null);
  const figures: (Figure | null)[] = columns.map(() => null);
  for (const cell of tableRow.cells) {
    cells[cell.column] = cell;
    const { kind } = columns[cell.column]!;
    const isOtherCount = kind === 'unit' && COUNTED.test(cell.text) && hasCount(tableRow, columns);
    if ((TEXT_KINDS.has(kind) && !isOtherCount) || DAY_OF_YEAR.test(withoutAccents(cell.text))) continue;
    const hours = kind === 'quantity' ? readHours(cell.text) : null;
    figures[cell.column] = hours
      ? { value: hours, percent: false, currency: false, suffix: null }
      : readFigure(figureOf(cell.text, kind), style, kind === 'quantity');
  }
  nameInColumnOfDays(cells, figures, columns);
  countOverTime(cells, figures, columns, style);
  const others = figures.flatMap((figure) => figure ?? []);
  figures.forEach((figure, index) => {
    if (figure && PRICE_KINDS.has(columns[index]!.kind))
      figures[index] = inWholeCurrency(figure, (price) => isPriceOf(price, others));
  });
  // Of tables side by side, each has its part of the row only.
  const words = tableRow.cells.flatMap((cell) => cell.words);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const bold = words.reduce((sum, word) => sum + (word.bold ? word.text.length : 0), 0);
  const summary = summaryOf(words, cells, figures, columns) ?? taxOfBase(words, style);
  return {
    row: row.index,
    page: row.page,
    middle: tableRow.box.y + tableRow.box.height / 2,
    height: tableRow.box.height,
    cells,
    figures,
    summary: summary?.kind === 'charge' && countsAtPrice(words) ? null : summary,
    bold: bold * 2 > letters,
    titlesSums: titlesSums(row),
    afterTitles,
  };
}

/** What of a cell is its figure: "20 x 5,50" tells a price, "Nos   6" a count behind its unit. */
function figureOf(text: string, kind: TableColumn['kind']): string {
  const counted = kind === 'quantity' ? text.replace(UNIT_IN_FRONT, '') : text;
  return counted.replace(TIMES, '').replace(TAKEN_OFF, '');
}

const UNIT_IN_FRONT = /^\p{Lu}\p{Ll}{1,5}\.?\s+(?=\d{1,5}(?:[.,]\d{1,3})?$)/u;

/** "Delivery 11,840 kWh @ 2.8710¢/kWh": what is counted and priced in its own words is a line, whatever it is called. */
function countsAtPrice(words: TableRow['cells'][number]['words']): boolean {
  return COUNTED_AT.test(words.map(({ text }) => text).join(' '));
}

/** A tax is taken at a rate, and of money. */
const COUNTED_AT = new RegExp(
  String.raw`\d\s(?!(?:net|ea|${CURRENCY_CODES.join('|')})\s)\p{L}{1,4}\s@\s?\p{Sc}?\d[\d.,]*(?![\d.,]|\s?%)`,
  'iu',
);

/** "8 x 12" mailboxes and months in the column of counts: all of them, where their price makes the total. */
function countOverTime(
  cells: readonly (TableCell | null)[],
  figures: (Figure | null)[],
  columns: readonly TableColumn[],
  style: NumberStyle,
): void {
  const at = columns.findIndex(({ kind }) => kind === 'quantity');
  const [, pieces, times] = PIECES_AND_TIMES.exec(cells[at]?.text ?? '') ?? [];
  const [a, b] = [pieces, times].map((text) => text && readFigure(text, style)?.value);
  if (!a || !b) return;
  const value = multiplyDecimals(a, b);
  const others = figures.flatMap((figure, index) => (figure && index !== at ? [figure] : []));
  const isProved = others.some(({ value: price }, index) =>
    others.slice(index + 1).some((total) => lineAddsUp(value, price, total.value, null)),
  );
  if (isProved) figures[at] = { value, percent: false, currency: false, suffix: null };
}

const PIECES_AND_TIMES = /^(\d{1,4}(?:[.,]\d{1,3})?)\s?[x×*]\s?(\d{1,3}(?:[.,]\d{1,3})?)$/iu;

function hasCount({ cells }: TableRow, columns: readonly TableColumn[]): boolean {
  return cells.some(({ column }) => columns[column]!.kind === 'quantity');
}

/** "Wednesday", "Dezember", "lun 3": a day or a month in words, without accents. */
const DAY_OR_MONTH = new RegExp(
  `^(?:${[...MONTH_NAMES, ...WRITINGS.flatMap(({ weekdays }) => weekdays.split(' '))]
    .map(withoutAccents)
    .join('|')})(?!\\p{L})`,
  'iu',
);
/** "01 Aug 2025", "1st Aug" are no pieces of anything; "12 set" are, where no year tells that it is September. */
const DAY_OF_YEAR = new RegExp(
  String.raw`^\d{1,2}(?:${ORDINAL}|\.)?\s(?!set$)(?:${MONTH_NAMES.map(withoutAccents).join('|')})\.?(?:\s(?:\d{2}|\d{4}))?$`,
  'iu',
);
/** A share of the page's width: columns stand further apart. */
const ONE_SPACE = 0.01;

/** "Travel costs 3 %   164.57" below lines with days: what has no day may begin in their column, and is a name. */
function nameInColumnOfDays(
  cells: (TableCell | null)[],
  figures: readonly (Figure | null)[],
  columns: readonly TableColumn[],
): void {
  const name = columns.findIndex(({ kind }) => kind === 'description');
  const day = columns.findIndex(({ kind }) => kind === 'date');
  const text = cells[day]?.text ?? '';
  const hasAmount = figures.some((figure, index) => figure && columns[index]!.kind === 'total');
  if (name < 0 || !hasAmount || !/^\p{L}{3}/u.test(text) || /\d{4}|\d[./-]\d/.test(text)) return;
  if (DAY_OR_MONTH.test(withoutAccents(text))) return;
  const rest = cells[name];
  const apart = rest ? rest.box.x - cells[day]!.box.x - cells[day]!.box.width : 0;
  if (apart > ONE_SPACE) return;
  const words = [...cells[day]!.words, ...(rest?.words ?? [])];
  const own = runOf(words);
  cells[name] = { column: name, words, text: own.text, box: own.box };
  cells[day] = null;
}

/** Whether one of a row's figures, taken that often, makes another. */
function isPriceOf(price: Decimal, figures: readonly Figure[]): boolean {
  return figures.some((quantity) =>
    figures.some((total) => total !== quantity && lineAddsUp(quantity.value, price, total.value, null)),
  );
}

/** Two or more segments that name sums, among words only; three where a box of totals with its amount stands beside them. */
function titlesSums({ segments }: Row): boolean {
  const words = segments.filter(({ text }) => !/\d/.test(text));
  const isBeside = words.length === segments.length - 1 && words.at(-1) === segments.at(-2);
  if (words.length < 2 || (words.length < segments.length && !isBeside)) return false;
  const sums = words.filter(({ text }) => {
    const kind = readSummary(text)?.kind;
    return kind === 'tax' || kind === 'subtotal' || kind === 'total';
  });
  return sums.length >= (isBeside ? 3 : 2);
}

/** "- 15 % auf Leuchten   -170,10": a part is taken off what stands above. */
const LESS_PERCENT =
  /^[-–−]\s?\d{1,2}(?:[.,]\d{1,2})?\s?%.*[-–−]\s?\d[\d.,'’ ]*[.,]\d{2}(?!\d)|^[-–−]\s?\d{1,2}(?:[.,]\d{1,2})?\s?%.*\d[.,]\d{2}\s?-$/u;

/** A label of sums at the row's start, or right before its last figure ("Bank: X    Subtotal  100.00"). */
function summaryOf(
  words: readonly Word[],
  cells: readonly (TableCell | null)[],
  figures: readonly (Figure | null)[],
  columns: readonly TableColumn[],
): SummaryReading | null {
  const start: string[] = [];
  for (const word of words) {
    if (/^[^\p{L}\d]*\d[\d.,'’]*\D{0,3}$/u.test(word.text) && start.length > 0) break;
    start.push(word.text);
  }
  const reading = readSummary(start.join(' ')) ?? taxOfRate(start.join(' '));
  if (reading) return reading;
  if (LESS_PERCENT.test(words.map(({ text }) => text).join(' '))) return { kind: 'discount', pure: true };
  const description = cells.find(
    (cell, index) => cell && columns[index]!.kind === 'description' && /\p{L}{2}/u.test(cell.text),
  );
  const own = description ? (readSummary(description.text) ?? taxOfRate(description.text)) : null;
  if (own) return own.kind === 'settlement' && !own.pure && isFilledAsLines(cells, figures, columns) ? null : own;
  const structured = columns.some(
    ({ kind }, index) => figures[index] && (kind === 'quantity' || kind === 'unitPrice' || kind === 'price'),
  );
  if (description && structured) return null;
  const texts = cells.filter(
    (cell, index) => cell && !figures[index] && !(description && ['tax', 'taxRate'].includes(columns[index]!.kind)),
  );
  const last = texts.at(-1);
  if (!last) return null;
  const named = readSummary(last.text) ?? readSummary(withoutFigures(last.text));
  return named ?? (isNamedReduction(cells, figures, columns) ? { kind: 'discount', pure: true } : null);
}

/** "Refund 7TZ0MB less admin   7TZ0MB   -19.80   0.00   -19.80": what was paid has neither article nor tax. */
function isFilledAsLines(
  cells: readonly (TableCell | null)[],
  figures: readonly (Figure | null)[],
  columns: readonly TableColumn[],
): boolean {
  const has = (kinds: readonly TableColumn['kind'][], isFigure: boolean) =>
    columns.some(({ kind }, index) => kinds.includes(kind) && cells[index] && Boolean(figures[index]) === isFigure);
  return has(['article'], false) && has(['tax', 'taxAmount'], true) && has(['total'], true);
}

/** "Launch partner   -150.00" right of all names, where the sums have theirs: what is taken off, whatever it is called. */
function isNamedReduction(
  cells: readonly (TableCell | null)[],
  figures: readonly (Figure | null)[],
  columns: readonly TableColumn[],
): boolean {
  const at = cells.findIndex((cell) => cell);
  const name = columns.findIndex(({ kind }) => kind === 'description');
  const [total, more] = figures.flatMap((figure, index) =>
    figure ? [columns[index]!.kind === 'total' ? figure.value : ''] : [],
  );
  return (
    name >= 0 &&
    at > name &&
    !TEXT_KINDS.has(columns[at]!.kind) &&
    /\p{L}{2}/u.test(cells[at]!.text) &&
    cells.filter((cell) => cell).length === 2 &&
    more === undefined &&
    Boolean(total?.startsWith('-'))
  );
}

/** "7.00 % of 733.32 EUR   51.33 EUR": a rate, a little word, an amount and that share of it. */
const SHARE_OF =
  /^(\d{1,2}(?:[.,]\d{1,3})?)\s?%\s+(?:\p{L}{1,6}\.?\s+)?((?:[A-Z]{3}\s|\p{Sc}\s?)?\d[\d.,'’]*(?:\s\d{3}[\d.,]*)*(?:\s[A-Z]{3}|\s?\p{Sc})?)\s+((?:[A-Z]{3}\s|\p{Sc}\s?)?\d[\d.,'’]*(?:\s[A-Z]{3}|\s?\p{Sc})?)$/u;

/** A row that names nothing but a rate and what it is taken of states the tax on that part of the bill. */
function taxOfBase(words: readonly Word[], style: NumberStyle): SummaryReading | null {
  if (!words[0] || !/^\d/.test(words[0].text)) return null;
  const match = SHARE_OF.exec(words.map(({ text }) => text).join(' '));
  const rate = match && readFigure(match[1]!, style);
  const [base, share] = [match?.[2], match?.[3]].map((text) => (text ? readFigure(text, style) : null));
  if (!rate || !base || !share || Number(rate.value) > HIGHEST_LISTED_RATE) return null;
  const due = multiplyDecimals(multiplyDecimals(base.value, rate.value), CENT);
  return isNear(due, share.value, CENT) ? { kind: 'tax', pure: true } : null;
}

/** "19 % Umsatzsteuer", also behind the number of its row, "+ 20% USt". */
function taxOfRate(text: string): SummaryReading | null {
  const rate = /^(?:\+\s?)?\d{1,2}(?:[.,]\d{1,3})?\s?%\s+/.exec(text);
  const reading = rate && readSummary(text.slice(rate[0].length));
  return reading?.kind === 'tax' && reading.pure ? reading : null;
}

function withoutFigures(text: string): string {
  return text.replace(/[\d.,%€$£()]+.*$/, '').trim();
}
