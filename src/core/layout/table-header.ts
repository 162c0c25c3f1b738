import { unionOf } from '../geometry.ts';
import { foldTitle } from '../lexicon/fold.ts';
import type { ColumnKind } from '../lexicon/lexicon.ts';
import type { Page } from '../text-document.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';
import { inBooks } from './columns-of-books.ts';
import type { PageLayout, Row } from './layout.ts';
import { partGluedWords, splitTitles, tellsPeriod } from './part-titles.ts';
import type { TableColumn } from './table.ts';
import { isNumeric } from './table-grid.ts';
import { type Run, runsOf } from './table-runs.ts';
import { isTitleWord, readTitle, type TitleReading } from './table-titles.ts';

/** Titles of a table: one to several printed lines. */
export interface TableHeader {
  page: number;
  /** Indices into `DocumentLayout.rows`. */
  first: number;
  last: number;
  columns: TableColumn[];
}

const MAX_WORDS = 36;
/** A header row's words that must be known from titles. */
const KNOWN_SHARE = 0.55;
/** As many of a line's words where nothing but the words tells its titles apart. */
const KNOWN_IN_PHRASE = 0.75;
/** Titles of which few are known are borne out by what stands below: so many titles, rows further down, figures in each. */
const FEWEST_PARTLY_KNOWN = 4;
const BORNE_OUT_WITHIN = 5;
const FIGURES_BELOW = 3;
/** Lines of one header stand at most this many text heights apart, middle to middle. */
const LINE_PITCH = 1.95;
const MAX_LINES_EACH_WAY = 4;
const FIGURE_KINDS = new Set<ColumnKind | 'unknown'>([
  'quantity',
  'unitPrice',
  'price',
  'total',
  'discount',
  'taxAmount',
]);
/** Without one of these (or two columns of figures) a table lists payments or dates, not what was sold. */
const ITEM_KINDS = new Set<ColumnKind | 'unknown'>([
  'description',
  'article',
  'position',
  'quantity',
  'unitPrice',
  'price',
]);
const CURRENCY = new RegExp(`^\\(?(?:${CURRENCY_PATTERN})\\)?$`, 'u');
const CODE = /\d{5}/;
const MONEY_WORD = /\d[.,]\d{2}\D{0,3}$|^[€$£₹]\s?\d/;

/** The title rows of a page, top to bottom. */
export function findHeaders({ rows, page }: PageLayout): TableHeader[] {
  const headers: TableHeader[] = [];
  let next = 0;
  while (next < rows.length) {
    const seed = bestSeed(rows, next, page);
    if (!seed) {
      next++;
      continue;
    }
    const header = growHeader(rows, seed, page);
    headers.push(header);
    next = header.last - rows[0]!.index + 1;
  }
  return headers;
}

interface Seed {
  at: number;
  runs: readonly Run[];
}

/** The row at `at` if it starts a header; a fuller title row right below it is taken instead. */
function bestSeed(rows: readonly Row[], at: number, page: Page): Seed | null {
  const first = seedAt(rows, at, page);
  if (!first) return null;
  const below = rows[at + 1] && arePitched(rows[at]!, rows[at + 1]!) ? seedAt(rows, at + 1, page) : null;
  return below && below.runs.length > first.runs.length ? below : first;
}

function seedAt(rows: readonly Row[], at: number, page: Page): Seed | null {
  const row = rows[at]!;
  if (row.words.length < 2 || row.words.length > MAX_WORDS || hasMoney(row)) return null;
  const bare = runsOf(row, page);
  if (isAmountAndTax(bare.map(({ text }) => text)) && hasTwoAmountsBelow(rows, at, page)) return { at, runs: bare };
  const tokens = row.words
    .map((word) => foldTitle(word.text))
    .join(' ')
    .split(' ')
    .filter(Boolean);
  const isSpoken = tokens.filter(isTitleWord).length >= KNOWN_SHARE * tokens.length;
  if (!isSpoken && !hasFiguresBelow(rows, at, page)) return null;
  const printed = runsOf(row, page).map(partGluedWords);
  const runs = printed.flatMap(splitTitles);
  const readings = runs.map((run) => readTitle(run.text));
  // A sentence or a heading is one run; "Customer number:  K56178" is a label with its value.
  const wide = printed.length >= 2 || runs.length >= 3;
  const colons = runs.filter((run) => run.text.endsWith(':')).length;
  const labelled =
    runs.some((run, index) => run.text.endsWith(':') && readings[index + 1]?.kind === 'unknown') ||
    // "TERMS: NET 30 DAYS. PLEASE REFERENCE …" is a label with a sentence; titles all have a colon or none.
    (colons === 1 && runs.length > 2 && runs[0]!.text.endsWith(':'));
  // "tariff line   25NL0004471188AB21": titles are no codes.
  const hasCode = runs.some(({ text }, index) => readings[index]!.kind === 'unknown' && CODE.test(text));
  if (!wide || labelled || hasCode || (printed.length === 1 && isPhrase(row, tokens))) return null;
  const texts = runs.map(({ text }) => text);
  if (isSpoken && (isHeader(readings, texts) || isHeaderWithAbove(runs, rows, at, page))) return { at, runs };
  const isBorneOut = isPartlyKnown(printed) && (!isSpoken || hasFiguresBelow(rows, at, page));
  return isBorneOut ? { at, runs: printed } : null;
}

/** "Previous | Current" above "Billing | Billing": titles that only both of their lines tell. */
function isHeaderWithAbove(runs: readonly Run[], rows: readonly Row[], at: number, page: Page): boolean {
  const above = rows[at - 1];
  if (runs.length < FEWEST_PARTLY_KNOWN || !above || !arePitched(above, rows[at]!) || hasMoney(above)) return false;
  const upper = runsOf(above, page);
  if (upper.length < 2 || /\d|:/.test(above.text)) return false;
  const titleOver = (run: Run): Run | undefined => upper.find((one) => overlap(one, run) > 0);
  if (!upper.every((one) => runs.filter((run) => overlap(one, run) > 0).length === 1)) return false;
  const texts = runs.map((run) => [titleOver(run)?.text ?? '', run.text].join(' ').trim());
  return isHeader(texts.map(readTitle), texts);
}

/** "£ | VAT £", "EUR | USt EUR": what is charged and its tax, above rows that no title names. */
function isAmountAndTax(titles: readonly string[]): boolean {
  const [amount, tax, more] = titles;
  return more === undefined && tax !== undefined && CURRENCY.test(amount!) && readTitle(tax).kind.startsWith('tax');
}

function hasTwoAmountsBelow(rows: readonly Row[], at: number, page: Page): boolean {
  const cells = runsOf(rows[at + 1] ?? rows[at]!, page);
  return (
    /\p{L}{2}/u.test(cells[0]?.text ?? '') &&
    cells.slice(-2).every(({ words }) => words.some(({ text }) => MONEY_WORD.test(text)))
  );
}

/** Whether rows right below print words and several figures, an amount among them, as rows of items do. */
function hasFiguresBelow(rows: readonly Row[], at: number, page: Page): boolean {
  if (runsOf(rows[at]!, page).length < FEWEST_PARTLY_KNOWN || /\d|:/.test(rows[at]!.text)) return false;
  const below = rows.slice(at + 1, at + 1 + BORNE_OUT_WITHIN).filter((row) => {
    const runs = runsOf(row, page);
    const figures = runs.filter(({ words }) => words.every(({ text }) => isNumeric(text))).length;
    return figures >= FIGURES_BELOW && hasMoney(row) && runs.some(({ text }) => /\p{L}{2}/u.test(text));
  });
  return below.length >= 2;
}

/** Of titles in the words of a trade ("Species  Crates  Net weight  Price/kg  Amount") two are enough, one of amounts. */
function isPartlyKnown(runs: readonly Run[]): boolean {
  const kinds = new Set(runs.map(({ text }) => readTitle(text).kind).filter((kind) => kind !== 'unknown'));
  return kinds.size >= 2 && (['total', 'price', 'unitPrice'] as const).some((kind) => kinds.has(kind));
}

/** "Serving staff, three hours each": a line without a gap is titles only where all of its words are. */
function isPhrase({ text }: Row, tokens: readonly string[]): boolean {
  return /\p{L}[,;]\s/u.test(text) || tokens.filter(isTitleWord).length < KNOWN_IN_PHRASE * tokens.length;
}

function isHeader(readings: readonly TitleReading[], texts: readonly string[]): boolean {
  if (readings.length < 2) return false;
  // "Incl. Tax:   Incl. Tax:" tells what stands below in two cells of one row.
  if (texts[0]!.endsWith(':') && texts.every((text) => text === texts[0])) return false;
  const kinds = new Set(readings.map((reading) => reading.kind));
  kinds.delete('unknown');
  // Of "Description" and "Charges" the second is one of amounts.
  const second = readings.filter((reading) => reading.kind === 'description').length > 1 ? 1 : 0;
  const figures = [...kinds].filter((kind) => FIGURE_KINDS.has(kind)).length + second;
  const known = readings.reduce((sum, reading) => sum + reading.known, 0);
  const total = readings.reduce((sum, reading) => sum + reading.total, 0);
  const settlements = readings.filter((reading) => reading.kind === 'settlement').length;
  const unread = readings.filter((reading) => reading.kind === 'unknown').length;
  // "Net | VAT | Gross" above unnamed rows repeats a kind.
  const amounts = readings.filter((reading) => FIGURE_KINDS.has(reading.kind)).length;
  return (
    (amounts >= 2 || (kinds.size >= 2 && [...kinds].some((kind) => ITEM_KINDS.has(kind)))) &&
    figures >= 1 &&
    known >= KNOWN_SHARE * total &&
    settlements * 2 < readings.length &&
    unread * 2 <= readings.length
  );
}

/** Adds the lines above and below that complete the seed row's titles. */
function growHeader(rows: readonly Row[], seed: Seed, page: Page): TableHeader {
  let first = seed.at;
  let last = seed.at;
  while (first > 0 && seed.at - first < MAX_LINES_EACH_WAY && continues(rows[first - 1]!, rows[first]!, seed, page))
    first--;
  while (
    last + 1 < rows.length &&
    last - seed.at < MAX_LINES_EACH_WAY &&
    continues(rows[last + 1]!, rows[last]!, seed, page)
  )
    last++;
  const columns = seed.runs.map((run) => ({ seed: run as Run | null, runs: [run] }));
  for (let at = first; at <= last; at++) {
    if (at === seed.at) continue;
    for (const run of runsOf(rows[at]!, page).flatMap((whole) => partsOver(whole, columns))) {
      const home = bestOverlap(columns, run);
      if (home) home.runs.push(run);
      else columns.push({ seed: null, runs: [run] });
    }
  }
  const titled = columns.map(({ seed: own, runs }) => columnOf(own, runs)).sort((a, b) => a.left - b.left);
  return {
    page: page.number,
    first: rows[first]!.index,
    last: rows[last]!.index,
    columns: inBooks(withAmount(withPeriod(titled))),
  };
}

/** "Fees from May 01 to May 31, 2024 | Units | Amount": a period in the first title is that of what is listed below it. */
function withPeriod(columns: readonly TableColumn[]): readonly TableColumn[] {
  const [first, ...rest] = columns;
  if (!first || !tellsPeriod(first.title) || rest.some(({ kind }) => kind === 'description')) return columns;
  return [{ ...first, kind: 'description' }, ...rest];
}

/** Beside the tax a bare currency heads the amounts. */
function withAmount(columns: readonly TableColumn[]): readonly TableColumn[] {
  if (!isAmountAndTax(columns.map(({ title }) => title))) return columns;
  return [{ ...columns[0]!, kind: 'total' }, columns[1]!];
}

/** "Unit price Discount Total" above or below the line with the other titles: parted unless it goes on with one of these. */
function partsOver(run: Run, columns: readonly { runs: Run[] }[]): Run[] {
  const parts = splitTitles(run);
  const homes = parts.map((part) => bestOverlap(columns, part));
  return homes.every((home) => home === null) || new Set(homes).size === parts.length ? parts : [run];
}

/** Whether a row beside the header is one more line of its titles. */
function continues(row: Row, beside: Row, seed: Seed, page: Page): boolean {
  if (!arePitched(row, beside) || hasMoney(row) || row.words.length > MAX_WORDS) return false;
  if (row.words.some((word) => /^\d/.test(word.text))) return false;
  const runs = runsOf(row, page);
  const tokens = runs.flatMap((run) => foldTitle(run.text).split(' ').filter(Boolean));
  if (tokens.length === 0) return false;
  const known = tokens.filter(isTitleWord).length;
  const hyphens = runs.filter((run) => run.text.endsWith('-')).length;
  if (known + hyphens < 0.7 * tokens.length) return false;
  if (row.index > beside.index ? isName(runs, seed) : isHeading(runs, seed)) return false;
  // A heading above or below the whole table spans several titles.
  return runs.every((run) => seed.runs.filter((title) => overlap(title, run) > 0).length <= 1);
}

/** "Schedule A – Works" above "Item", which it is longer than, heads the table: a title's upper line makes a longer phrase with it. */
function isHeading(runs: readonly Run[], seed: Seed): boolean {
  const [run, second] = runs;
  const first = seed.runs[0]!;
  if (!run || second || seed.runs.length < 3 || overlap(first, run) <= 0 || run.right <= first.right) return false;
  return readTitle(first.text).kind !== 'unknown' && !makesPhrase(run, first);
}

/** "Pro plan" below "Description" names the first item; "of goods" goes on with the title. */
function isName(runs: readonly Run[], seed: Seed): boolean {
  const [run, second] = runs;
  if (!run || second) return false;
  const title = seed.runs.find((own) => overlap(own, run) > 0);
  if (!title || seed.runs.length < 3 || readTitle(title.text).kind !== 'description') return false;
  return !makesPhrase(title, run);
}

/** Whether two lines of a title are known as one, and not as each alone: "Unit" above "price". */
function makesPhrase(upper: Run, lower: Run): boolean {
  return (
    longest(readTitle(`${upper.text} ${lower.text}`)) >
    Math.max(longest(readTitle(upper.text)), longest(readTitle(lower.text)))
  );
}

function bestOverlap<T extends { runs: Run[] }>(columns: readonly T[], run: Run): T | null {
  let best: T | null = null;
  let most = 0;
  for (const column of columns) {
    const shared = Math.max(...column.runs.map((own) => overlap(own, run)));
    if (shared > most) {
      best = column;
      most = shared;
    }
  }
  return best;
}

function overlap(a: Run, b: Run): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

function columnOf(seed: Run | null, runs: readonly Run[]): TableColumn {
  const sorted = [...runs].sort((a, b) => a.box.y - b.box.y || a.left - b.left);
  const title = sorted.map((run) => run.text).join(' ');
  const joined = readTitle(title);
  const alone = seed ? readTitle(seed.text) : joined;
  const box = unionOf(runs.map((run) => run.box));
  // Words above or below change the seed's meaning only by making a longer phrase with it: "Unit" + "Price".
  const kind = alone.kind !== 'unknown' && longest(joined) <= longest(alone) ? alone.kind : joined.kind;
  return { title, kind, basis: joined.basis, left: box.x, right: box.x + box.width, titleBox: box };
}

function longest(reading: TitleReading): number {
  return Math.max(0, ...reading.phrases.map((phrase) => phrase.end - phrase.start));
}

function arePitched(a: Row, b: Row): boolean {
  const distance = Math.abs(a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2));
  return distance <= LINE_PITCH * Math.min(a.box.height, b.box.height) * 1.05;
}

function hasMoney(row: Row): boolean {
  return row.words.some((word) => MONEY_WORD.test(word.text));
}
