import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeMoney } from '#core/assistant/wording/format-figures.ts';
import { documents } from '../../db/schema.ts';
import { LEFT_TO_PAY } from '../conditions-sql.ts';
import { citeDocuments } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import { countedDocuments } from './compute-figures.ts';
import { type AskedFigure, QUOTED } from './figure-basis.ts';
import { type Finding, nothing } from './finding.ts';

/** The least or greatest amount of one document, in each currency. */
export async function extreme(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const amount = wish.measure === 'owed' ? LEFT_TO_PAY : sql`${documents.total}`;
  const direction = wish.operation === 'max' ? desc : asc;
  const rows = await asked.deps.db
    .selectDistinctOn([documents.currency], {
      id: documents.id,
      currency: documents.currency,
      amount: sql<string>`(${amount})::text`,
      seller: documents.seller,
      number: documents.invoiceNumber,
    })
    .from(documents)
    .where(
      and(
        countedDocuments(asked, plan.where.types ?? ['invoice']),
        isNotNull(documents.currency),
        isNotNull(documents.total),
        eq(documents.status, 'completed'),
      ),
    )
    .orderBy(documents.currency, direction(amount));
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  if (rows.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const label = wording.operations[wish.operation === 'max' ? 'largest' : 'smallest'];
  return {
    text: `${label}${scope}${wording.colon}${rows.map((row) => `${writeMoney(row.amount, row.currency, wording)} (${[row.seller, row.number].filter(Boolean).join(', ')})`).join('; ')}.`,
    data: {
      columns: [moneyColumn('amount', wording), { key: 'currency', label: wording.columns.currency, type: 'text' }],
      rows: rows.map((row) => [row.amount, row.currency]),
    },
    citations: await citeDocuments(
      asked,
      rows.map(({ id }) => id),
      QUOTED[wish.measure],
    ),
    citationsTotal: rows.length,
    shown: rows.map(({ id }) => id),
  };
}
