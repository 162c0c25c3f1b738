import { SAME_EDGE } from '../../alignment.ts';
import type { DocumentLayout } from '../../layout/layout.ts';
import { isSameEdge } from '../../layout/table-runs.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import type { SummaryKind } from '../../lexicon/lexicon.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { HIGHEST_LISTED_RATE, mayBeBareRate } from '../../values/tax-rates.ts';
import { type AmountRow, CENT, FINEST } from './amount-rows.ts';
import { mayBeCharged } from './charged-taxes.ts';
import { isMoney, readFigure } from './figure.ts';
import { type Found, listOf, type SummedList } from './list-of-rows.ts';
import { partedList } from './parted-list.ts';
import { isTaxOn, RunningSum } from './running-sum.ts';

/** More rows with amounts are a ledger, for which other readings are better (and faster). */
const MOST_ENTRIES = 400;
const FEWEST = 2;
/** A name, a count and a price stand beside the amount of what is counted. */
const COUNTED = 2;
/**
 * The longest list of rows that end in amounts of which the next such row is the sum, wherever its columns stand and
 * whatever that sum is called; sections may have sums of their own. Null when no amount is the sum of those above it.
 * `entries` are all such rows of the document. With `taxedFrom`, null also unless the list that begins in that row goes on below a tax: much less is looked through.
 */
export function summedList(
  entries: readonly AmountRow[],
  layout: DocumentLayout,
  taxedFrom?: number,
): SummedList | null {
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

/** The list whose amounts stand each in one of several columns, as the row of their sums proves. */
export function listInColumns(entries: readonly AmountRow[], layout: DocumentLayout): SummedList | null {
  const found = entries.length > MOST_ENTRIES ? null : partedList(entries, amountsOf);
  return found && isSold(found.kept, found.sum, entries, layout) ? listOf(found.kept, found, layout) : null;
}

/** All amounts of a row, whatever else stands in it. */
function amountsOf({ texts, amount, units, style }: AmountRow): { right: number; units: number }[] {
  const others = texts.flatMap((run) => {
    const figure = /\p{L}{2}/u.test(run.text) ? null : readFigure(run.text, style);
    return figure && isMoney(figure) ? [{ right: run.right, units: Math.round(Number(figure.value) * FINEST) }] : [];
  });
  return [...others, { right: amount.right, units }];
}

/** Taxes, fees and what is owed from before: beside what was sold, they name no thing of the list. */
const OWED_BESIDES = new RegExp(rowWords('owedBesides'), 'u');
/** Names of what is settled, and not sold: other invoices, balances, shares, payments by and by. */
const SETTLED = new RegExp(String.raw`(?<!\p{L})(?:${nouns('settled')})(?!\p{L})`, 'iu');
/** What stands above such lists. */
const HEADS_SETTLED = new RegExp(
  `^(?:${rowWords('accountOf')}) (?:${rowWords('accounts')})|${rowWords('schedules')}`,
  'iu',
);

/** Whether a list is of what was sold, and no account of it, nor shares of an amount that stands above with its name. */
function isSold(
  kept: readonly AmountRow[],
  sum: AmountRow,
  entries: readonly AmountRow[],
  { rows }: DocumentLayout,
): boolean {
  const first = kept[0]!.row.index;
  const isSplit = entries.some(
    ({ row, units, named, body }) => row.index < first && units === sum.units && named && !body.summary,
  );
  const settled = kept.filter(({ row }) => SETTLED.test(row.text)).length;
  return !isSplit && settled * 2 < kept.length && !HEADS_SETTLED.test(rows[first - 1]?.text ?? '');
}

/** What is taken off or added below the last line is none. */
function withoutClosing(kept: readonly AmountRow[]): readonly AmountRow[] {
  const last = kept.findLastIndex(({ body }) => !body.summary || body.summary.kind === 'tax');
  return last < 0 ? kept : kept.slice(0, last + 1);
}

/** The longest list that begins at `start`, and the row of its sum; in time that grows with the entries behind it. */
function listFrom(entries: readonly AmountRow[], start: number): Found | null {
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
    if (next && isTaxed && kept.is(entry) && isList(kept.entries) && isTaxOn(next, kept) && !isCharge(next)) {
      found = { kept: [...kept.entries], sum: entry, taxed: kept.taxed };
      // "Franchise fee 3 %, state tax 4 %, county tax 1.5 %": each by its rate of the same sum.
      const others = entries.slice(at + 2, at + 1 + MOST_TAXES);
      const end = others.findIndex((other) => !isTaxOn(other, kept));
      const taxes = [next, ...others.slice(0, end < 0 ? others.length : end)];
      for (const tax of taxes) kept.addTax(tax);
      open = new RunningSum();
      at += taxes.length;
      continue;
    }
    const mayHoldTax = kind === 'subtotal' && next !== undefined && isOfTax(next);
    // "TOTAL   178.45   35.69   214.14": the net sum begins a row of sums.
    const isSum = kept.is(entry) || (kind === 'total' && beginsWithNet(entry, kept));
    if (isSum && isList(kept.entries) && (mayHoldTax || !kept.entries.some(isOfTax))) {
      // With what is charged below a first sum the next one is reached too: only sections go on after theirs,
      // and what is not taxed below the tax on the rest.
      const more = kept.entries.slice(found?.kept.length ?? 0);
      // "Retainer received", below the total: what is taken off there leads to the balance.
      const isMore = more.some(({ units }) => units > 0);
      if (!found || ((open.entries.length === 0 || kept.taxed < Infinity) && isMore))
        found = { kept: [...kept.entries], sum: entry, taxed: kept.taxed };
      else if (isMore && !beginsLikeLine(found.sum, found.kept) && areLines(more, found.kept))
        found = { kept: [...kept.entries], sum: entry, taxed: found.kept.length };
      open = new RunningSum();
    } else if (
      open.is(entry) &&
      (open.entries.length < kept.entries.length || (kind === 'subtotal' && open.entries.length === 1))
    ) {
      open = new RunningSum();
    } else {
      // Rows of rates and their taxes have no name, or one that says nothing of tax.
      if (kind && OF_ACCOUNT.has(kind) && !found && isList(kept.entries)) {
        const sum = sumBehindAccount(entries, at, kept);
        if (sum) return { kept: [...kept.entries], sum, taxed: Infinity };
      }
      if (!entry.named || isRateRow(entry) || (kind && !MAY_BE_LINES.has(kind))) break;
      if (kind === 'tax' && !mayBeCharged(entry.body, entry.row.text, entry.figure.value, kept.total())) {
        const sum = found ? null : totalBelowTax(entries, at, kept);
        return sum && isList(kept.entries) ? { kept: [...kept.entries], sum, taxed: Infinity } : found;
      }
      // "Port CI to the new runner   11.5   85.00   977.50": what is counted at a price is no carriage.
      if (kept.entries.length === 0 && kind && !(kind === 'charge' && entry.texts.length > COUNTED)) return null;
      kept.add(entry);
      open.add(entry);
    }
  }
  return found;
}

/**
 * "Build host, 1 month   79.00" between the sum of the hours, which is set in, and the total: lines without a count, and
 * what is charged among them.
 */
function areLines(more: readonly AmountRow[], lines: readonly AmountRow[]): boolean {
  const mayBe = ({ body, units, row }: AmountRow) =>
    units > 0 &&
    (!body.summary || body.summary.kind === 'charge') &&
    !OWED_BESIDES.test(withoutAccents(row.text).toLowerCase()) &&
    !SETTLED.test(row.text);
  return (
    more.every((one) => mayBe(one) && beginsLikeLine(one, lines)) && more.some(({ body }) => body.summary === null)
  );
}

/** Whether words of a row begin where those of a line do. */
function beginsLikeLine({ texts }: AmountRow, lines: readonly AmountRow[]): boolean {
  const edges = (row: Pick<AmountRow, 'texts'>) => row.texts.filter((run) => LETTERS.test(run.text));
  const own = edges({ texts });
  return lines.some((line) => edges(line).some((run) => own.some(({ left }) => isSameEdge(run.left, left))));
}

const LETTERS = /\p{L}{2}/u;

/** So many taxes at most stand between the lines and the total: those of a state, a county, a town and a district. */
const MOST_TAXES = 4;

/** The total below the tax, or taxes, on lines of which no sum is printed: it is what all of them make. */
function totalBelowTax(entries: readonly AmountRow[], from: number, kept: RunningSum): AmountRow | null {
  let units = Math.round(Number(kept.total()) * FINEST);
  for (const entry of entries.slice(from, from + MOST_TAXES + 1)) {
    if (!isOfTax(entry)) return entry.named && entry.units === units ? entry : null;
    units += entry.units;
  }
  return null;
}

/** So many rows at most tell what was owed and paid before. */
const MOST_OF_ACCOUNT = 6;
const OF_ACCOUNT = new Set<SummaryKind>(['settlement', 'carried']);

/** "Previous balance 148.92, payments -148.92, balance forward 0.00" stands between the charges and "Current charges", which sums them up. */
function sumBehindAccount(entries: readonly AmountRow[], from: number, kept: RunningSum): AmountRow | null {
  for (const entry of entries.slice(from, from + MOST_OF_ACCOUNT)) {
    const kind = entry.body.summary?.kind;
    if (kept.is(entry) && entry.named) return entry;
    if (!(kind && OF_ACCOUNT.has(kind)) && entry.units !== 0) return null;
  }
  return null;
}

/** Charges and discounts may be lines, and so may taxes that are part of the net sum: "Taxes et contributions". */
const MAY_BE_LINES = new Set<SummaryKind>(['charge', 'discount', 'tax']);

/** Whether a row of sums prints the sum of the lines, a tax, and what both make. */
function beginsWithNet(entry: AmountRow, kept: RunningSum): boolean {
  const amounts = amountsOf(entry);
  const net = amounts.find((one) => kept.is(one));
  return (
    net !== undefined &&
    amounts.some(({ units }) => units > 0 && units < net.units && net.units + units === entry.units)
  );
}

/** "Fuel surcharge 11.85 %   17.33": a share of the sum above that is no tax. */
function isCharge({ body }: AmountRow): boolean {
  return body.summary?.kind === 'charge';
}

function isOfTax({ body }: AmountRow): boolean {
  return body.summary?.kind === 'tax';
}

/** "Standard   22.00   818.03   179.97": a rate, what it is on, and the tax that both make. */
function isRateRow({ texts, units, style }: AmountRow): boolean {
  const figures = texts.flatMap(({ text }) => readFigure(text, style) ?? []);
  const rates = figures.filter(({ value }) => mayBeBareRate(Number(value)));
  return rates.some((rate) =>
    figures.some(
      (base) => base !== rate && Math.abs((Number(base.value) * Number(rate.value) * FINEST) / 100 - units) <= CENT,
    ),
  );
}

/** Net and tax also make a sum; and of whole figures some must look like money, or stand in one column with their sum. */
function isList(kept: readonly AmountRow[]): boolean {
  if (kept.length < FEWEST || isTax(kept)) return false;
  const whole = kept.filter(({ figure }) => !isMoney(figure) && !figure.value.includes('.'));
  return whole.every(({ amount }) => Math.abs(amount.right - kept[0]!.amount.right) < SAME_EDGE.usual);
}

function isTax(kept: readonly AmountRow[]): boolean {
  if (kept.length > 3) return false;
  const last = Number(kept.at(-1)!.figure.value);
  const others = kept.slice(0, -1).reduce((sum, { units }) => sum + units, 0) / FINEST;
  const rate = (100 * last) / others;
  const isRound = Math.abs(rate * 2 - Math.round(rate * 2)) < 0.05;
  return rate > 0 && rate <= HIGHEST_LISTED_RATE && isRound;
}
