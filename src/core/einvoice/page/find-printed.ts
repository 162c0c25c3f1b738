import { roundedBox } from '../../candidates/make-entity.ts';
import { type Box, unionOf } from '../../geometry.ts';
import type { DocumentLayout, Row } from '../../layout/layout.ts';
import { compactName, nameStem } from '../../names/same-name.ts';
import { type FoundDate, findDates } from '../../values/calendar-date.ts';
import { compareDecimals, type Decimal } from '../../values/decimal.ts';
import { type FoundMoney, findMoney } from '../../values/money.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import type { ValueKind } from './stated-values.ts';

/** Where a value stands on a page. */
export interface PrintedAt {
  text: string;
  page: number;
  box: Box;
  context: string;
}

/** Both ways of writing thousands and decimals, as the page's own may be guessed wrongly from few figures. */
const NUMBER_STYLES: readonly NumberStyle[] = [{ decimalMark: ',' }, { decimalMark: '.' }];

/** Finds a value wherever it is printed: letter-spaced, inside a sentence, in another notation. Null when nowhere. */
export function findPrinted(value: string, kind: ValueKind, rows: readonly Row[]): PrintedAt | null {
  for (const row of rows) {
    const found = findInRow(value, kind, row);
    if (found) return found;
  }
  return kind === 'number' ? findWrapped(compactName(value), rows) : null;
}

/** As long as an account number; what is shorter is not broken over two rows. */
const WRAPS = 15;
/** In letters: fewer at a row's end may begin anything. */
const LEAST_BEGINNING = 8;

/** A long number whose end stands in one of the next rows of its narrow column: "DE11 6739 7236 9773" above "6563 88". */
function findWrapped(wanted: string, rows: readonly Row[]): PrintedAt | null {
  if (wanted.length < WRAPS) return null;
  for (const [index, row] of rows.entries()) {
    const beginning = beginningIn(wanted, row);
    if (!beginning) continue;
    const below = rows.slice(index + 1, index + 3).filter(({ page }) => page === row.page);
    for (const next of below) {
      const end = findCompact(wanted.slice(beginning.length), next, readRow(next));
      if (!end) continue;
      const box = roundedBox(unionOf([beginning.box, end.box]));
      return { text: `${beginning.text} ${end.text}`, page: row.page, box, context: row.text.slice(0, 300) };
    }
  }
  return null;
}

/** The longest run of words in a row that a number begins with. */
function beginningIn(wanted: string, row: Row): { text: string; box: Box; length: number } | null {
  const { compact, letters: all } = readRow(row);
  if (!all.includes(wanted.slice(0, LEAST_BEGINNING))) return null;
  for (let first = 0; first < row.words.length; first++) {
    let letters = '';
    let last = first;
    for (; last < row.words.length; last++) {
      const more = letters + compact[last]!;
      if (!wanted.startsWith(more)) break;
      letters = more;
    }
    if (letters.length < LEAST_BEGINNING) continue;
    const words = row.words.slice(first, last);
    return {
      text: words.map(({ text }) => text).join(' '),
      box: unionOf(words.map(({ box }) => box)),
      length: letters.length,
    };
  }
  return null;
}

function findInRow(value: string, kind: ValueKind, row: Row): PrintedAt | null {
  const read = readRow(row);
  if (kind === 'amount' || kind === 'date') {
    if (!mayPrint(read, kind === 'date' ? value.slice(2, 4) : figuresOf(value))) return null;
    const found =
      kind === 'date'
        ? datesIn(read).find((date) => date.value === value)
        : moneyIn(read).find((amount) => compareDecimals(unsigned(amount.value), unsigned(value)) === 0);
    return found ? at(row, read.spans, found.start, found.end, found.text) : null;
  }
  return findCompact(compactOf(value, kind), row, read);
}

/** The letters and digits to look for; of the last value, as it is looked for in row after row. */
let lastCompact = { value: '', kind: '' as ValueKind | '', compact: '' };
function compactOf(value: string, kind: ValueKind): string {
  if (lastCompact.value !== value || lastCompact.kind !== kind) {
    const compact = kind === 'name' ? nameStem(value) || compactName(value) : compactName(value);
    lastCompact = { value, kind, compact };
  }
  return lastCompact.compact;
}

/** The digits that stand for an amount however it is written: "1234.50" as 12345, "100.00" as 100. */
function figuresOf(amount: Decimal): string {
  const [whole = '', fraction = ''] = unsigned(amount).split('.');
  return `${whole.replace(/^0+/, '')}${fraction.replace(/0+$/, '')}`;
}

/** Whether a row has these digits one after the other: reading its amounts and dates takes a hundred times as long. */
function mayPrint({ digits }: ReadRow, figures: string): boolean {
  return digits === null || digits.includes(figures);
}

/** How often an amount is printed in these rows, with or without a sign. */
export function countPrinted(amount: Decimal, rows: readonly Row[]): number {
  return rows.reduce((count, row) => {
    // Each once, though both ways of writing numbers may read it.
    const read = readRow(row);
    if (!mayPrint(read, figuresOf(amount))) return count;
    const starts = moneyIn(read).flatMap(({ value, start }) =>
      compareDecimals(unsigned(value), unsigned(amount)) === 0 ? [start] : [],
    );
    return count + new Set(starts).size;
  }, 0);
}

const unsigned = (value: string) => value.replace(/^-/, '');

interface WordSpan {
  start: number;
  end: number;
  index: number;
}

interface ReadRow {
  text: string;
  spans: WordSpan[];
  /** All digits of the row; null when some are of another script, which amounts may be written in too. */
  digits: string | null;
  /** Letters and digits of each word, and of all together. */
  compact: string[];
  letters: string;
  money?: FoundMoney[];
  dates?: FoundDate[];
}

/** A row is read once, however many values are looked for in it. */
const readRows = new WeakMap<Row, ReadRow>();

function readRow(row: Row): ReadRow {
  let read = readRows.get(row);
  if (!read) {
    const { text, spans } = joined(row);
    const compact = row.words.map((word) => compactName(word.text));
    const digits = /(?![0-9])\p{N}/u.test(text) ? null : text.replace(/[^0-9]+/g, '');
    read = { text, spans, digits, compact, letters: compact.join('') };
    readRows.set(row, read);
  }
  return read;
}

function moneyIn(read: ReadRow): FoundMoney[] {
  read.money ??= NUMBER_STYLES.flatMap((style) => findMoney(read.text, style));
  return read.money;
}

function datesIn(read: ReadRow): FoundDate[] {
  read.dates ??= (['day_first', 'month_first'] as const).flatMap((order) => findDates(read.text, order));
  return read.dates;
}

/** The words of a row by single spaces, and where each stands in that text. */
function joined(row: Row): { text: string; spans: WordSpan[] } {
  const spans: WordSpan[] = [];
  let text = '';
  row.words.forEach((word, index) => {
    if (text !== '') text += ' ';
    spans.push({ start: text.length, end: text.length + word.text.length, index });
    text += word.text;
  });
  return { text, spans };
}

function at(row: Row, spans: readonly WordSpan[], start: number, end: number, text: string): PrintedAt {
  const words = spans.filter((span) => span.start < end && start < span.end).map(({ index }) => row.words[index]!);
  return {
    text,
    page: row.page,
    box: roundedBox(unionOf(words.map(({ box }) => box))),
    context: row.text.slice(0, 300),
  };
}

/** Words in a row whose letters and digits together are the wanted ones; a word may begin with a label ("No.:17"). */
function findCompact(wanted: string, row: Row, { spans, text, compact, letters: all }: ReadRow): PrintedAt | null {
  if (wanted === '' || !all.includes(wanted)) return null;
  for (let first = 0; first < spans.length; first++) {
    let letters = '';
    for (let last = first; last < spans.length; last++) {
      const index = spans[last]!.index;
      letters += last === first ? withoutLabel(row.words[index]!.text, compact[index]!) : compact[index]!;
      if (letters === wanted || (last === first && compact[index] === wanted)) {
        const [start, end] = [spans[first]!.start, spans[last]!.end];
        return at(row, spans, start, end, text.slice(start, end));
      }
      if (letters.length >= wanted.length) break;
    }
  }
  return null;
}

/** Letters and digits of a word behind the label that it may begin with. */
function withoutLabel(word: string, compact: string): string {
  const value = word.replace(/^.*[:#=](?=.)/, '');
  return value === word ? compact : compactName(value);
}

/** The rows that share height with a box on its page. */
export function rowsOfBox(layout: DocumentLayout, page: number, box: Box): Row[] {
  return layout.rows.filter(
    (row) => row.page === page && row.box.y < box.y + box.height && box.y < row.box.y + row.box.height,
  );
}
