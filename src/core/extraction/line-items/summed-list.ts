import { unionOf } from '../../geometry.ts';
import type { DocumentLayout, PageLayout, Row } from '../../layout/layout.ts';
import type { TableCell, TableColumn } from '../../layout/table.ts';
import { isNumeric, joinCurrencies } from '../../layout/table-grid.ts';
import { type Run, runOf, runsOf } from '../../layout/table-runs.ts';
import type { SummaryKind } from '../../lexicon/lexicon.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { Word } from '../../text-document.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { HIGHEST_LISTED_RATE, knownTaxRates } from '../../values/tax-rates.ts';
import type { BodyRow } from './body-row.ts';
import { mayBeCharged } from './charged-taxes.ts';
import { type Figure, isMoney, readFigure } from './figure.ts';
import { draftItem, type ItemDraft } from './item-draft.ts';

/** A row that ends in an amount. */
interface Entry {
  row: Row;
  /** What stands in the row besides the amount. */
  texts: Run[];
  amount: Run;
  figure: Figure;
  /** The amount in ten-thousandths. */
  units: number;
  body: BodyRow;
  named: boolean;
  style: NumberStyle;
}

/** Entries and the row of their sum; those from `taxed` on stand below the tax on the others. */
interface Found {
  kept: Entry[];
  sum: Entry;
  taxed: number;
}

export interface SummedList {
  drafts: ItemDraft[];
  description: number;
  columns: readonly TableColumn[];
  /** The list's rows and those between them, to the row of its sum. */
  rows: BodyRow[];
  /** Rows of what stands below the tax on what is above, and is not taxed. */
  belowTax: number[];
}

/** More rows with amounts are a ledger, for which other readings are better (and faster). */
const MOST_ENTRIES = 400;
/** Of figures that may be rates, lower ones are counts. */
const LOWEST_RATE = 4;
const FEWEST = 2;
/** Left edges within this share of the page's width are one column. */
const SAME_EDGE = 0.012;
const DESCRIPTION = 0;
const REST = 1;
const TOTAL = 2;
const COLUMNS: readonly TableColumn[] = (['description', 'other', 'total'] as const).map((kind) => ({
  title: '',
  kind,
  basis: null,
  left: 0,
  right: 1,
  titleBox: null,
}));

/**
 * The longest list of rows that end in amounts of which the next such row is the sum, wherever its columns stand and
 * whatever that sum is called; sections may have sums of their own. Null when no amount is the sum of those above it.
 * With `taxedFrom`, null also unless the list that begins in that row goes on below a tax: much less is looked through.
 */
export function summedList(layout: DocumentLayout, style: NumberStyle, taxedFrom?: number): SummedList | null {
  const entries = layout.pages.flatMap((page) => readEntries(page, style));
  if (entries.length > MOST_ENTRIES) return null;
  if (taxedFrom !== undefined) {
    const at = entries.findIndex(({ row }) => row.index === taxedFrom);
    const own = at < 0 ? null : listFrom(entries, at);
    if (!own || own.taxed >= own.kept.length) return null;
  }
  let best: Found | null = null;
  for (let start = 0; start < entries.length - FEWEST; start++) {
    const found = listFrom(entries, start);
    if (found && found.kept.length > (best?.kept.length ?? 0) && isSold(found.kept, found.sum, entries, layout))
      best = found;
  }
  return best && listOf(withoutClosing(best.kept), best, layout);
}

/** Names of what is settled, and not sold: other invoices, balances, shares, payments by and by. */
const SETTLED = new RegExp(String.raw`(?<!\p{L})(?:${nouns('settled')})(?!\p{L})`, 'iu');
/** What stands above such lists. */
const HEADS_SETTLED =
  /^(?:your|ihr|votre|uw|su|il (?:suo|vostro)) (?:account|konto|compte|rekening|cuenta|conto)|r[ée]partition|[ée]ch[ée]ancier|zahlungsplan|ratenplan|kontostand|instal?ments|payment plan|statement of account|betalingsplan|plan de pagos|piano di pagamento/iu;

/** Whether a list is of what was sold, and no account of it, nor shares of an amount that stands above with its name. */
function isSold(kept: readonly Entry[], sum: Entry, entries: readonly Entry[], { rows }: DocumentLayout): boolean {
  const first = kept[0]!.row.index;
  const isSplit = entries.some(
    ({ row, units, named, body }) => row.index < first && units === sum.units && named && !body.summary,
  );
  const settled = kept.filter(({ row }) => SETTLED.test(row.text)).length;
  return !isSplit && settled * 2 < kept.length && !HEADS_SETTLED.test(rows[first - 1]?.text ?? '');
}

/** What is taken off or added below the last line is none. */
function withoutClosing(kept: readonly Entry[]): readonly Entry[] {
  const last = kept.findLastIndex(({ body }) => !body.summary || body.summary.kind === 'tax');
  return last < 0 ? kept : kept.slice(0, last + 1);
}

function readEntries(layout: PageLayout, style: NumberStyle): Entry[] {
  const rows = layout.rows.map((row) => ({ row, runs: joinCurrencies(runsOf(row, layout.page)) }));
  const edges = rows.flatMap(({ runs }) => {
    const at = amountIn(runs, style);
    return at > 0 ? [runs[at]!.right] : [];
  });
  return rows.flatMap(({ row, runs: printed }) => {
    const whole = amountIn(printed, style);
    const runs = whole < 0 ? withAmountApart(printed, edges, style) : printed;
    const at = whole < 0 ? runs.length - 1 : whole;
    // An amount alone may be a sum.
    if (runs.length === 0 || (at === 0 && runs.length > 1)) return [];
    const amount = runs[at]!;
    const texts = runs.filter((_, index) => index !== at);
    const figure = readFigure(amount.text, style)!;
    const named = texts.some(({ text }) => /\p{L}{2}/u.test(text));
    const units = Math.round(Number(figure.value) * FINEST);
    return [{ row, texts, amount, figure, units, named, style, body: bodyOf(row, texts, amount, figure, layout) }];
  });
}

/** The last run that is an amount; -1 when none is. */
function amountIn(runs: readonly Run[], style: NumberStyle): number {
  return runs.findLastIndex((run) => {
    const figure = run.words.some(({ text }) => isNumeric(text)) ? readFigure(run.text, style) : null;
    return (
      figure !== null &&
      !figure.percent &&
      figure.suffix === null &&
      /\d[.,]\d{2,}\D*$|^\D*\d[\d.,'’ ]*\D*$/.test(run.text)
    );
  });
}

/** "Glass cleaning of both houses 118.50": a name that reaches up to its amount, told by the edge of the other amounts; empty if it is none. */
function withAmountApart(runs: readonly Run[], edges: readonly number[], style: NumberStyle): Run[] {
  const last = runs.at(-1)!;
  if (last.words.length < 2 || !edges.some((edge) => Math.abs(edge - last.right) < SAME_EDGE)) return [];
  const at = last.words.findLastIndex(({ text }) => isNumeric(text));
  const isBefore = at > 1 && at === last.words.length - 1 && !/\d/.test(last.words[at - 1]!.text);
  const before = isBefore && readFigure(last.words[at - 1]!.text + last.words[at]!.text, style)?.currency;
  const from = before ? at - 1 : at;
  if (from < 1 || !isAmountOf(last.words.slice(from), last.words[from - 1]!.text, style)) return [];
  return [...runs.slice(0, -1), runOf(last.words.slice(0, from)), runOf(last.words.slice(from))];
}

/** Whether words are an amount with cents, of which no digits stand in the word before. */
function isAmountOf(words: readonly Word[], before: string, style: NumberStyle): boolean {
  const text = words.map((word) => word.text).join(' ');
  const figure = readFigure(text, style);
  if (!figure || figure.percent || figure.suffix !== null || !/\d[.,]\d{2}\D*$/.test(text)) return false;
  return !(/^\d{1,3}$/.test(before) && /^\D*\d{3}\D/.test(text)) && !/[+–−-]$/.test(before);
}

function bodyOf(row: Row, texts: readonly Run[], amount: Run, figure: Figure, { page }: PageLayout): BodyRow {
  const text = texts.map((run) => run.text).join(' ');
  return {
    row: row.index,
    page: page.number,
    middle: row.box.y + row.box.height / 2,
    height: row.box.height,
    cells: [null, null, cellOf(amount, TOTAL)],
    figures: [null, null, figure],
    summary:
      texts.reduce<BodyRow['summary']>((found, run) => found ?? readSummary(run.text), null) ?? readSummary(text),
    bold: row.words.every(({ bold }) => bold),
    titlesSums: false,
    afterTitles: true,
  };
}

/** The longest list that begins at `start`, and the row of its sum; in time that grows with the entries behind it. */
function listFrom(entries: readonly Entry[], start: number): Found | null {
  const kept = new RunningSum();
  let open = new RunningSum();
  let found: Found | null = null;
  for (let at = start; at < entries.length; at++) {
    const entry = entries[at]!;
    const next = entries[at + 1];
    const kind = entry.body.summary?.kind;
    if (entry.texts.length === 0 && !kept.is(entry) && !open.is(entry)) {
      if (kept.entries.length === 0) break;
      continue;
    }
    const isTaxed = entry.texts.length === 0 || kind === 'subtotal';
    if (next && isTaxed && kept.is(entry) && isList(kept.entries) && isTaxOn(next, kept)) {
      found = { kept: [...kept.entries], sum: entry, taxed: kept.taxed };
      kept.addTax(next);
      open = new RunningSum();
      at++;
      continue;
    }
    const mayHoldTax = kind === 'subtotal' && next !== undefined && isOfTax(next);
    if (kept.is(entry) && isList(kept.entries) && (mayHoldTax || !kept.entries.some(isOfTax))) {
      // With what is charged below a first sum the next one is reached too: only sections go on after theirs,
      // and what is not taxed below the tax on the rest.
      if (!found || ((open.entries.length === 0 || kept.taxed < Infinity) && kept.entries.length > found.kept.length))
        found = { kept: [...kept.entries], sum: entry, taxed: kept.taxed };
      open = new RunningSum();
    } else if (
      open.is(entry) &&
      (open.entries.length < kept.entries.length || (kind === 'subtotal' && open.entries.length === 1))
    ) {
      open = new RunningSum();
    } else {
      // Rows of rates and their taxes have no name, or one that says nothing of tax.
      if (!entry.named || isRateRow(entry) || (kind && !MAY_BE_LINES.has(kind))) break;
      if (kind === 'tax' && !mayBeCharged(entry.body, entry.row.text, entry.figure.value, kept.total())) break;
      if (kept.entries.length === 0 && kind) return null;
      kept.add(entry);
      open.add(entry);
    }
  }
  return found;
}

/** Ten-thousandths of the currency: what is printed has no more places. */
const FINEST = 10_000;
const CENT = FINEST / 100;

/** Entries with their sum, kept as they are added: lists are long, and each entry may be the sum of those above. */
class RunningSum {
  readonly entries: Entry[] = [];
  /** So many entries stand above the first tax. */
  taxed = Infinity;
  #sum = 0;
  /** Prices by the minute have more than two places; their sum is rounded. */
  #isFine = false;

  add(entry: Entry): void {
    this.entries.push(entry);
    this.#sum += entry.units;
    this.#isFine ||= entry.units % CENT !== 0;
  }

  /** The tax on those above, below which goes on what is not taxed. */
  addTax({ units }: Entry): void {
    this.#sum += units;
    this.taxed = Math.min(this.taxed, this.entries.length);
  }

  is({ units }: Entry): boolean {
    const sum = this.#isFine ? Math.round(this.#sum / CENT) * CENT : this.#sum;
    return this.entries.length > 0 && units !== 0 && sum === units;
  }

  total(): string {
    return String(this.#sum / FINEST);
  }
}

/** Charges and discounts may be lines, and so may taxes that are part of the net sum: "Taxes et contributions". */
const MAY_BE_LINES = new Set<SummaryKind>(['charge', 'discount', 'tax']);

function isOfTax({ body }: Entry): boolean {
  return body.summary?.kind === 'tax';
}

/** "+ 20% USt   422.10": the rate that it prints makes it of the sum above. */
function isTaxOn({ row, units }: Entry, above: RunningSum): boolean {
  const rate = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/.exec(row.text)?.[1];
  if (!rate) return false;
  return Math.abs((Number(above.total()) * Number(rate.replace(',', '.'))) / 100 - units / FINEST) < TAX_ROUNDING;
}

/** In the currency: taxes are rounded by line or as a whole. */
const TAX_ROUNDING = 0.03;

/** "Standard   22.00   818.03   179.97": a rate, what it is on, and the tax that both make. */
function isRateRow({ texts, units, style }: Entry): boolean {
  const figures = texts.flatMap(({ text }) => readFigure(text, style) ?? []);
  const rates = figures.filter(({ value }) => Number(value) >= LOWEST_RATE && knownTaxRates().has(Number(value)));
  return rates.some((rate) =>
    figures.some(
      (base) => base !== rate && Math.abs((Number(base.value) * Number(rate.value) * FINEST) / 100 - units) <= CENT,
    ),
  );
}

/** Net and tax also make a sum; and of whole figures some must look like money, or stand in one column with their sum. */
function isList(kept: readonly Entry[]): boolean {
  if (kept.length < FEWEST || isTax(kept)) return false;
  const whole = kept.filter(({ figure }) => !isMoney(figure) && !figure.value.includes('.'));
  return whole.every(({ amount }) => Math.abs(amount.right - kept[0]!.amount.right) < SAME_EDGE);
}

function isTax(kept: readonly Entry[]): boolean {
  if (kept.length > 3) return false;
  const last = Number(kept.at(-1)!.figure.value);
  const others = kept.slice(0, -1).reduce((sum, { units }) => sum + units, 0) / FINEST;
  const rate = (100 * last) / others;
  const isRound = Math.abs(rate * 2 - Math.round(rate * 2)) < 0.05;
  return rate > 0 && rate <= HIGHEST_LISTED_RATE && isRound;
}

/** The list with its names told apart from what else stands in its rows, and the words between its rows. */
function listOf(kept: readonly Entry[], { sum, taxed }: Found, layout: DocumentLayout): SummedList {
  const edge = edgeOfNames(kept);
  const entries = new Map(kept.map((entry) => [entry.row.index, entry]));
  const rows: BodyRow[] = [];
  for (const page of layout.pages) {
    for (const row of page.rows) {
      if (row.index < kept[0]!.row.index - 1 || row.index >= sum.row.index) continue;
      const entry = entries.get(row.index);
      if (entry) rows.push(withNames(entry, edge));
      else rows.push(textRow(row, page));
    }
  }
  const drafts = rows
    .filter(({ row }) => entries.has(row))
    .map((body) => draftItem(body, COLUMNS, ROLES, DESCRIPTION, new Map(), () => null));
  const belowTax = kept.slice(taxed).map(({ row }) => row.index);
  return { drafts, description: DESCRIPTION, columns: COLUMNS, rows, belowTax };
}

const ROLES = { quantity: null, unitPrice: null, total: TOTAL, discount: null, tax: null };

/** The left edge at which most letters of the rows begin. */
function edgeOfNames(kept: readonly Entry[]): number {
  const edges: { left: number; letters: number }[] = [];
  for (const run of kept.flatMap(({ texts }) => texts)) {
    const letters = run.text.match(/\p{L}/gu)?.length ?? 0;
    const edge = edges.find(({ left }) => Math.abs(left - run.left) < SAME_EDGE);
    if (edge) edge.letters += letters;
    else edges.push({ left: run.left, letters });
  }
  return edges.reduce((best, edge) => (edge.letters > best.letters ? edge : best)).left;
}

function withNames({ texts, body }: Entry, edge: number): BodyRow {
  const name =
    texts.find((run) => Math.abs(run.left - edge) < SAME_EDGE && /\p{L}/u.test(run.text)) ??
    texts.find((run) => /\p{L}{2}/u.test(run.text));
  const rest = texts.filter((run) => run !== name);
  const joined = rest.length > 0 ? runOf(rest.flatMap(({ words }) => words)) : null;
  return {
    ...body,
    cells: [name ? cellOf(name, DESCRIPTION) : null, joined ? cellOf(joined, REST) : null, body.cells[TOTAL]!],
  };
}

function textRow(row: Row, { page }: PageLayout): BodyRow {
  const run = runOf(row.words);
  const hasFigures = row.segments.length > 1;
  return {
    row: row.index,
    page: page.number,
    middle: row.box.y + row.box.height / 2,
    height: row.box.height,
    cells: hasFigures ? [null, null, null] : [cellOf(run, DESCRIPTION), null, null],
    figures: [null, null, null],
    summary: readSummary(row.text),
    bold: row.words.every(({ bold }) => bold),
    titlesSums: false,
    afterTitles: true,
  };
}

function cellOf({ words, text }: Run, column: number): TableCell {
  return { text, words, box: unionOf(words.map(({ box }) => box)), column };
}
