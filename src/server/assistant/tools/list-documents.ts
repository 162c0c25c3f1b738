import { and, asc, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { ALL_RANKED, type Ranking } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber, writeOrdinal } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { documents } from '../../db/schema.ts';
import { conditionsSql } from '../conditions-sql.ts';
import { citeDocuments, MOST_CITED } from './cite-documents.ts';
import { documentsWithWords } from './documents-with-words.ts';
import { type Asked, type Finding, meant, nothing, sentences } from './finding.ts';
import { LISTED, type ListedRow, lineOf, rowsOf, tableOf } from './listed-rows.ts';

const SHOWN = 10;

/** Lists, the first or last few, the largest and smallest, and whether there are any. */
export async function answerList(asked: Asked<'list'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const { rank } = wish;
  const isSorted = rank?.limit === ALL_RANKED;
  const types =
    plan.where.types ?? (wish.of === 'documents' || plan.where.ids || plan.where.words ? undefined : ['invoice']);
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const noun = types?.length === 1 ? types[0]! : types ? 'document' : 'document';
  const condition = await conditionOf(asked, types);
  const [counted] = await asked.deps.db.select({ count: sql<number>`count(*)::int` }).from(documents).where(condition);
  const total = counted?.count ?? 0;
  const leftOut = !plan.where.types && types ? await creditNotes(asked) : 0;
  const leftOutNote =
    leftOut > 0 && (!rank || isSorted)
      ? wording.say.creditNotesLeftOut(writeCount(leftOut, 'credit_note', wording))
      : undefined;
  if (total === 0)
    return nothing(
      sentences(
        wish.yesNo
          ? `${wording.say.no}. ${wording.say.noneFound(wording.types[noun]![1], scope)}`
          : wording.say.noneFound(wording.types[noun]![1], scope),
        leftOutNote,
      ),
    );
  const rows = rank ? await ranked(asked, condition, rank) : await rowsOf(asked, condition, orderOf(asked), MOST_CITED);
  if (rows.length === 0) return nothing(wording.say.noneFound(wording.types[noun]![1], scope));
  const lines = rows
    .slice(0, Math.max(SHOWN, isSorted ? 0 : (rank?.limit ?? 0)))
    .map((row) => `• ${lineOf(row, asked.today, wording)}`);
  const rest = (rank && !isSorted ? rows.length : total) - lines.length;
  const isOne = rows.length === 1 && (rank !== undefined || total === 1);
  const head = headOf(
    isSorted ? undefined : rank,
    isOne ? 1 : rows.length,
    total,
    noun,
    // Of one that is named the list is that document, not one in it.
    plan.where.ids ? describeConditions({ ...plan.where, types: undefined, ids: undefined }, wording) : scope,
    wording,
    new Set(rows.map(({ currency }) => currency)).size,
  );
  const citedFor =
    wish.about || rank?.sort === 'due'
      ? ['DUE_DATE', 'INVOICE_NUMBER', 'TOTAL_AMOUNT']
      : rank?.sort === 'amount'
        ? ['TOTAL_AMOUNT', 'INVOICE_NUMBER']
        : rank?.sort === 'date'
          ? ['INVOICE_DATE', 'INVOICE_NUMBER']
          : ['INVOICE_NUMBER', 'TOTAL_AMOUNT'];
  const body = `${wish.yesNo ? `${wording.say.yes}${wording.colon.trim() === ':' ? ': ' : wording.colon}` : ''}${head}${wording.colon.trimEnd()}\n${lines.join('\n')}${rest > 0 ? `\n${wording.say.more(writeNumber(rest, wording))}` : ''}`;
  const notes = [leftOutNote, await overdueNote(asked, condition, rows)];
  return {
    text: [body, ...notes].filter(Boolean).join('\n'),
    data: tableOf(rows, asked.today, wording),
    citations: await citeDocuments(
      asked,
      rows.map(({ id }) => id),
      citedFor,
    ),
    citationsTotal: rank && !isSorted ? rows.length : total,
    shown: rows.map(({ id }) => id),
  };
}

/** "Due by the end of the month" are those that are overdue too, and it is said how many. */
async function overdueNote(
  { deps, plan, today, wording }: Asked<'list'>,
  condition: SQL | undefined,
  rows: readonly ListedRow[],
) {
  const { due, payment } = plan.where;
  if (!due?.to || due.from || payment !== 'unpaid' || !rows.some((row) => row.due && row.due < today)) return undefined;
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(documents)
    .where(and(condition, lt(documents.dueDate, today)));
  return row && wording.say.withOverdue(writeCount(row.count, 'invoice', wording));
}

/** Words are looked up in the search index; the rest is one condition. */
async function conditionOf(asked: Asked<'list'>, types: string[] | undefined): Promise<SQL | undefined> {
  const { userId, today, plan } = asked;
  const read = types
    ? and(eq(documents.status, 'completed'), inArray(documents.documentType, types as 'invoice'[]))
    : undefined;
  const { words, ...where } = plan.where;
  const own = and(conditionsSql({ userId, today }, { ...where, types: undefined }), read);
  if (!words) return own;
  const ids = await documentsWithWords(asked, words);
  return and(own, sql`${documents.id} = any(${sql.param(ids)})`);
}

async function creditNotes(asked: Asked<'list'>): Promise<number> {
  const condition = and(
    meant(asked, { types: undefined, words: undefined }),
    eq(documents.status, 'completed'),
    eq(documents.documentType, 'credit_note'),
  );
  const [row] = await asked.deps.db.select({ count: sql<number>`count(*)::int` }).from(documents).where(condition);
  return row?.count ?? 0;
}

function orderOf({ wish, plan }: Asked<'list'>): SQL[] {
  const byDue = wish.about || plan.where.due || plan.where.payment === 'overdue';
  return byDue
    ? [asc(documents.dueDate), asc(documents.id)]
    : [sql`${documents.invoiceDate} desc nulls last`, desc(documents.uploadDate), desc(documents.id)];
}

/** The first few in an order; amounts within each currency, as currencies are not compared. Equals of the last are shown too. */
async function ranked(
  asked: Asked<'list'>,
  condition: SQL | undefined,
  { sort, order, limit, place }: Ranking,
): Promise<ListedRow[]> {
  const direction = order === 'asc' ? asc : desc;
  if (sort !== 'amount') {
    const column = { date: documents.invoiceDate, due: documents.dueDate, uploaded: documents.uploadDate }[sort];
    // Sorted are all of them; those without a day come last. Of the first few all have one, and an index has them in order.
    const isWhole = limit === ALL_RANKED;
    const rows = await rowsOf(
      asked,
      isWhole ? condition : and(condition, isNotNull(column)),
      [
        isWhole ? sql`${direction(column)} nulls last` : direction(column),
        desc(documents.uploadDate),
        desc(documents.id),
      ],
      Math.min((place ?? limit) + 10, MOST_CITED),
    );
    if (place) return rows.slice(place - 1, place);
    const last = rows[limit - 1];
    return rows.filter(
      (row, n) =>
        n < limit ||
        (sort !== 'uploaded' &&
          limit === 1 &&
          last &&
          row[sort === 'date' ? 'date' : 'due'] === last[sort === 'date' ? 'date' : 'due']),
    );
  }
  const rows = await largestOfEach(asked, and(condition, isNotNull(documents.total)), direction);
  const amounts = new Map<string | null, number[]>();
  // Equals have one rank, that of the first of them.
  const kept = rows.filter(({ currency, total }) => {
    const before = amounts.get(currency) ?? [];
    const amount = Math.abs(Number(total));
    amounts.set(currency, [...before, amount]);
    return place ? before.length + 1 === place : before.length < limit || before[limit - 1] === amount;
  });
  const counts = Map.groupBy(kept, ({ currency }) => currency);
  return kept
    .sort((a, b) => {
      const most = counts.get(b.currency)!.length - counts.get(a.currency)!.length;
      return most || (a.currency === b.currency ? 0 : (a.currency ?? '\uffff') < (b.currency ?? '\uffff') ? -1 : 1);
    })
    .slice(0, MOST_CITED);
}

/** For each currency the first in an order of amounts, as many as may be cited: of all others only these few are sorted. */
async function largestOfEach(
  { deps }: Asked<'list'>,
  condition: SQL | undefined,
  direction: typeof asc,
): Promise<ListedRow[]> {
  const found = deps.db.select({ currency: documents.currency }).from(documents).where(condition);
  const currencies = found.groupBy(documents.currency).as('currencies');
  const first = deps.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(condition, sql`${documents.currency} is not distinct from ${currencies.currency}`))
    .orderBy(direction(sql`abs(${documents.total})`), documents.id)
    .limit(MOST_CITED)
    .as('first');
  const ids = deps.db.select({ id: first.id }).from(currencies).innerJoinLateral(first, sql`true`);
  return deps.db
    .select(LISTED)
    .from(documents)
    .where(inArray(documents.id, ids))
    .orderBy(direction(sql`abs(${documents.total})`), documents.id);
}

function headOf(
  rank: Ranking | undefined,
  shown: number,
  total: number,
  noun: string,
  scope: string,
  wording: Wording,
  currencies: number,
): string {
  if (!rank) return `${writeCount(total, noun, wording)}${scope}`;
  const { operations } = wording;
  const which =
    rank.sort === 'uploaded' && rank.order === 'desc'
      ? operations.uploads
      : rank.sort === 'amount'
        ? rank.order === 'desc'
          ? operations.largest
          : operations.smallest
        : rank.order === 'desc'
          ? operations.latest
          : operations.earliest;
  const placed = rank.place ? `${writeOrdinal(rank.place, wording)} ` : '';
  return `${writeCount(shown, noun, wording)}${scope} (${placed}${which}${rank.sort === 'amount' && currencies > 1 ? `, ${operations.inEachCurrency}` : ''})`;
}
