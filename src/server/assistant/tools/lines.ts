import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Cell } from '#core/assistant/answer.ts';
import type { DateRange, LineWish } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import {
  inMinorUnits,
  writeAmounts,
  writeCount,
  writeDate,
  writeMoney,
  writeNumber,
  writePeriod,
} from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { addDecimals, compareDecimals, isDecimal, negateDecimal, partOfDecimal } from '#core/values/decimal.ts';
import { documentSearch } from '../../db/derived-schema.ts';
import { documents } from '../../db/schema.ts';
import { wordsOf } from '../../search/search-row.ts';
import { SPENDING_TYPES } from '../conditions-sql.ts';
import { answerAllLines } from './all-lines.ts';
import { moneyColumn } from './columns.ts';
import { countedDocuments } from './compute-figures.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';
import {
  citationsOf,
  type FoundLine,
  linesOfRows,
  MOST_LINES,
  SHOWN_LINES,
  tableOfLines,
  WITH_LINES,
  writeLine,
} from './found-lines.ts';
import { isIn, searchedWords, stem } from './line-words.ts';

/** Up to so many documents all lines are looked through, so that parts of words are found too. */
const FEW = 5000;

/** All that was bought, of documents that are not named one by one. */
const isOfAll = ({ wish, plan }: Asked<'lines'>) =>
  wish.words === '' && !wish.sides && !plan.where.ids && ['list', 'spent', 'count'].includes(wish.wants);

/** Line items by their words: what was spent on them, how many, at which prices, from whom and when last. */
export async function answerLines(asked: Asked<'lines'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  if (isOfAll(asked)) return answerAllLines(asked);
  const { found, said } = await findLines(asked);
  const scope = describeConditions(plan.where, wording);
  if (found.length === 0) {
    const partly = await partlyNamed(asked);
    if (partly.length > 0)
      return {
        ...nothing(
          `${wording.say.noLinesOfAll(wish.words)}\n${partly.map((description) => `• ${description}`).join('\n')}`,
        ),
        asks: partly.map((description) => wording.examples.spentOn(description)),
      };
  }
  if (found.length === 0)
    return nothing(wish.words === '' ? `${wording.say.noLinesKnown}${scope}.` : wording.say.noLines(wish.words));
  if (wish.sides) return besideEachOther(asked, { found, said, sides: wish.sides });
  const meant = ofTheDay(found, wish.wants);
  const rows = meant.slice(0, MOST_LINES);
  const head =
    wish.words === ''
      ? `${writeCount(found.length, 'line', wording)}${scope}`
      : `${wording.say.linesFound(said)}${scope}`;
  const lines = rows.slice(0, SHOWN_LINES).map((row) => `• ${writeLine(row, wording)}`);
  const rest = meant.length - lines.length;
  const counted = new Set(found.map(({ id }) => id)).size;
  return {
    text: [
      `${head}${wording.colon}${figureOf(asked, ENDS.includes(wish.wants) ? meant : found, counted)}`,
      ...lines,
      ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : []),
    ].join('\n'),
    data: tableOfLines(rows, wording),
    citations: citationsOf(meant),
    citationsTotal: new Set(meant.map(({ id }) => id)).size,
    shown: [...new Set(rows.map(({ id }) => id))].slice(0, 100),
  };
}

const ENDS: readonly LineWish[] = ['latest', 'earliest'];
/** Those of the last day, or of the first, where one of them is asked for. */
function ofTheDay(found: readonly FoundLine[], wants: LineWish): readonly FoundLine[] {
  if (!ENDS.includes(wants)) return found;
  const dated = found.filter(({ date }) => date);
  const day = (wants === 'latest' ? dated[0] : dated.at(-1))?.date;
  return day ? dated.filter(({ date }) => date === day) : found;
}

/** The same figure of two times: the average price, what was spent, or how many. */
function besideEachOther(
  asked: Asked<'lines'>,
  { found, said, sides }: { found: readonly FoundLine[]; said: string; sides: readonly DateRange[] },
): Finding {
  const { wording, plan, wish } = asked;
  const parts = sides.map((range) => ({
    name: writePeriod(range, wording),
    own: found.filter(({ date }) => date && date >= (range.from ?? '') && date <= (range.to ?? '9')),
  }));
  const lines = parts.map(({ name, own }) => {
    const figure = own.length === 0 ? '–' : figureOf(asked, own, new Set(own.map(({ id }) => id)).size);
    return `• ${name}${wording.colon}${figure}`;
  });
  const rows = parts.flatMap(({ name, own }) =>
    pricesOf(own, wish.wants).map(([currency, amount]): Cell[] => [name, inMinorUnits(amount, currency), currency]),
  );
  const all = parts.flatMap(({ own }) => own);
  if (all.length === 0) return nothing(wording.say.noLines(wish.words));
  return {
    text: [
      `${wording.say.linesFound(said)}${describeConditions(plan.where, wording)}${wording.colon.trimEnd()}`,
      ...lines,
    ].join('\n'),
    data: {
      columns: [
        { key: 'side', label: wording.operations.compare, type: 'text' },
        moneyColumn('amount', wording),
        { key: 'currency', label: wording.columns.currency, type: 'text' },
      ],
      rows,
    },
    citations: citationsOf(all),
    citationsTotal: new Set(all.map(({ id }) => id)).size,
    shown: [...new Set(all.map(({ id }) => id))].slice(0, 100),
  };
}

/** By currency: what was spent, or the average unit price. */
function pricesOf(found: readonly FoundLine[], wants: LineWish): [currency: string | null, amount: string][] {
  if (wants === 'spent') return totals(found, signedTotal).map(({ currency, amount }) => [currency, amount]);
  const priced = found.filter(({ line }) => line.unit_price && isDecimal(line.unit_price));
  return [...Map.groupBy(priced, ({ currency }) => currency)].map(([currency, own]) => [
    currency,
    partOfDecimal(addDecimals(...own.map(({ line }) => line.unit_price!)), own.length, 12),
  ]);
}

const signedTotal = ({ line, isNegated }: FoundLine): string | null =>
  line.line_total && isDecimal(line.line_total) ? (isNegated ? negateDecimal(line.line_total) : line.line_total) : null;

/** Spent on them, how many, from whom: as it was asked. */
function figureOf({ wish, wording }: Asked<'lines'>, found: readonly FoundLine[], counted: number): string {
  const sums = totals(found, signedTotal);
  const money = writeAmounts(
    sums.map(({ amount, currency }) => ({ amount, currency })),
    wording,
  );
  const documentsCounted = writeCount(counted, 'document', wording);
  if (wish.wants === 'quantity') {
    const quantities = found.flatMap(({ line, isCredit }) =>
      line.quantity && isDecimal(line.quantity)
        ? [isCredit ? negateDecimal(line.quantity.replace(/^-/, '')) : line.quantity]
        : [],
    );
    return `${writeNumber(addDecimals(...quantities), wording)} (${wording.columns.quantity}; ${documentsCounted}).`;
  }
  const price = priceWanted(wish.wants, found, wording);
  if (price) return price;
  if (wish.wants === 'count')
    return `${writeCount(wish.words === '' ? found.length : counted, wish.words === '' ? 'line' : 'document', wording)}.`;
  if (wish.wants === 'sellers') return `${[...new Set(found.flatMap(({ seller }) => seller ?? []))].join(', ')}.`;
  if (ENDS.includes(wish.wants))
    return `${[found[0]!.date && writeDate(found[0]!.date, wording), priceOfOne(found, wording)].filter(Boolean).join(', ') || '–'}.`;
  return sentences(
    `${money || '–'} (${writeCount(found.length, 'line', wording)}, ${documentsCounted}).`,
    sums.length > 1 && wording.say.mixedCurrencies,
  );
}

/** What the newest of the lines cost, where they are all of one price on that day. */
function priceOfOne(found: readonly FoundLine[], wording: Wording): string | undefined {
  const newest = found.filter(({ date }) => date === found[0]!.date);
  const [first, ...others] = new Set(
    newest.flatMap(({ line, currency }) =>
      line.unit_price && isDecimal(line.unit_price) ? [writeMoney(line.unit_price, currency, wording)] : [],
    ),
  );
  return first && others.length === 0 ? `${inSentence(wording.columns.unitPrice)} ${first}` : undefined;
}

const inSentence = (label: string) => label.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
const PRICES: readonly LineWish[] = ['cheapest', 'dearest', 'averagePrice', 'prices'];

/** The latest, lowest, highest or average unit price in each currency; undefined where none is asked for or known. */
function priceWanted(wants: LineWish, found: readonly FoundLine[], wording: Wording): string | undefined {
  if (!PRICES.includes(wants)) return undefined;
  const byCurrency = Map.groupBy(
    found.filter(({ line }) => line.unit_price && isDecimal(line.unit_price)),
    ({ currency }) => currency,
  );
  if (byCurrency.size === 0) return undefined;
  const label = wants === 'prices' ? wording.columns.unitPrice : wording.say[wants as 'cheapest'];
  const said = [...byCurrency].map(([currency, rows]) => {
    const sorted = [...rows].sort((a, b) => compareDecimals(a.line.unit_price!, b.line.unit_price!));
    if (wants === 'averagePrice') {
      const sum = addDecimals(...sorted.map(({ line }) => line.unit_price!));
      return writeMoney(partOfDecimal(sum, sorted.length, 12), currency, wording);
    }
    const { line, seller, number, date } = (
      wants === 'prices' ? rows[0] : wants === 'cheapest' ? sorted[0] : sorted.at(-1)
    )!;
    const where = [seller, number, date && writeDate(date, wording)].filter(Boolean).join(', ');
    const price = (of: FoundLine) => writeMoney(of.line.unit_price!, currency, wording);
    const [lowest, highest] = [price(sorted[0]!), price(sorted.at(-1)!)];
    const span =
      wants === 'prices' && lowest !== highest
        ? `, ${inSentence(wording.say.cheapest)} ${lowest}, ${inSentence(wording.say.dearest)} ${highest}`
        : '';
    return `${writeMoney(line.unit_price!, currency, wording)} (${where})${span}`;
  });
  return `${label} ${said.join('; ')} (${writeCount(found.length, 'line', wording)}).`;
}

function totals(found: readonly FoundLine[], value: (row: FoundLine) => string | null) {
  const sums = new Map<string | null, string>();
  for (const row of found) {
    const amount = value(row);
    if (amount !== null) sums.set(row.currency, addDecimals(sums.get(row.currency) ?? '0', amount));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: inMinorUnits(amount, currency) }));
}

/** Lines that have all words said, the newest first. */
async function findLines(asked: Asked<'lines'>): Promise<{ found: FoundLine[]; said: string }> {
  const { wish } = asked;
  const words = wordsOf(wish.words).map(stem);
  const lines = await linesOf(asked, words, '&');
  return { found: lines.filter(({ line }) => words.every(isIn(line))), said: wish.words };
}

/** The lines of the documents that may have all words (`&`) or any of them (`|`), the newest first. */
async function linesOf(asked: Asked<'lines'>, words: readonly string[], joined: '&' | '|'): Promise<FoundLine[]> {
  const rows = await candidates(asked, words, joined);
  return linesOfRows(rows);
}

const MOST_ASKED = 5;
/** More words than these name no one thing; each is looked for in every line. */
const MOST_WORDS = 8;

/** Of several words that no line has together, what the lines of some of them are called: most often first. */
async function partlyNamed(asked: Asked<'lines'>): Promise<string[]> {
  const named = wordsOf(asked.wish.words)
    .map(stem)
    .filter((word) => word.length > 2);
  const words = [...new Set(named)].slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  const lines = (await linesOf(asked, words, '|')).map(({ line }) => ({
    description: line.description?.trim(),
    has: isIn(line),
  }));
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const { description, has } of lines) {
      if (description && has(word)) counts.set(description, (counts.get(description) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_ASKED)
    .map(([description]) => description);
}

async function candidates(asked: Asked<'lines'>, words: readonly string[], joined: '&' | '|') {
  const { deps, plan, userId } = asked;
  const types = plan.where.ids ? null : (plan.where.types ?? SPENDING_TYPES);
  const condition = countedDocuments(asked, types);
  const [counted] = await deps.db.select({ count: sql<number>`count(*)::int` }).from(documents).where(condition);
  const matched: SQL | undefined =
    (counted?.count ?? 0) <= FEW || words.length === 0
      ? undefined
      : // Two parts, so that each is found by its index; beside an "or" every document would be read.
        sql`${documents.id} in (
          select ${documentSearch.documentId} from ${documentSearch} where ${documentSearch.words} @@ ${searchedWords(userId, words, joined)}
          union all select typed.id from ${documents} typed where typed.user_id = ${userId} and typed.corrected_line_items is not null)`;
  return deps.db
    .select(WITH_LINES)
    .from(documents)
    .where(and(condition, matched, eq(documents.status, 'completed')))
    .orderBy(sql`${documents.invoiceDate} desc nulls last`, documents.id);
}
