import { and, desc, eq, sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, writeAmounts, writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { documents } from '../../db/schema.ts';
import { SPENDING_TYPES } from '../conditions-sql.ts';
import { countedDocuments } from './compute-figures.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';
import {
  citationsOf,
  linesOfRows,
  MOST_LINES,
  SHOWN_LINES,
  tableOfLines,
  WITH_LINES,
  writeLine,
} from './found-lines.ts';

const COUNT = sql`(${documents.lineFigures}->>'count')::int`;
const SUM = sql`(${documents.lineFigures}->>'sum')::numeric`;

/** "What did we buy in 2025?": how many lines there are, what they come to, and the newest of them. */
export async function answerAllLines(asked: Asked<'lines'>): Promise<Finding> {
  const { deps, plan, wish, wording } = asked;
  const condition = and(
    countedDocuments(asked, plan.where.types ?? SPENDING_TYPES),
    eq(documents.status, 'completed'),
    sql`${COUNT} > 0`,
  );
  const scope = describeConditions(plan.where, wording);
  const sums = await deps.db
    .select({
      currency: documents.currency,
      lines: sql<number>`sum(${COUNT})::int`,
      documents: sql<number>`count(*)::int`,
      amount: sql<
        string | null
      >`sum(case when ${documents.documentType} = 'credit_note' then -abs(${SUM}) else ${SUM} end)::text`,
    })
    .from(documents)
    .where(condition)
    .groupBy(documents.currency)
    .orderBy(desc(sql`count(*)`), documents.currency);
  if (sums.length === 0) return nothing(`${wording.say.noLinesKnown}${scope}.`);
  // Each has a line at least: no more documents are needed for the lines shown.
  const newest = await deps.db
    .select(WITH_LINES)
    .from(documents)
    .where(condition)
    .orderBy(sql`${documents.invoiceDate} desc nulls last`, documents.id)
    .limit(MOST_LINES);
  const rows = linesOfRows(newest);
  const count = sums.reduce((all, { lines }) => all + lines, 0);
  const counted = sums.reduce((all, one) => all + one.documents, 0);
  const amounts = sums.flatMap(({ currency, amount }) =>
    amount === null ? [] : [{ currency, amount: inMinorUnits(amount, currency) }],
  );
  const figure =
    wish.wants === 'count'
      ? `${writeCount(count, 'line', wording)}.`
      : sentences(
          `${writeAmounts(amounts, wording) || '–'} (${writeCount(count, 'line', wording)}, ${writeCount(counted, 'document', wording)}).`,
          amounts.length > 1 && wording.say.mixedCurrencies,
        );
  const rest = count - SHOWN_LINES;
  return {
    text: [
      `${writeCount(count, 'line', wording)}${scope}${wording.colon}${figure}`,
      ...rows.slice(0, SHOWN_LINES).map((row) => `• ${writeLine(row, wording)}`),
      ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : []),
    ].join('\n'),
    data: tableOfLines(rows.slice(0, MOST_LINES), wording),
    citations: citationsOf(rows),
    citationsTotal: counted,
    shown: newest.slice(0, 100).map(({ id }) => id),
  };
}
