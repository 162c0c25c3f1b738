import { and, eq, sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { documents } from '../../db/schema.ts';
import { citeDocuments } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import { type Asked, type Finding, meant, nothing } from './finding.ts';

const SHOWN = 10;
const MOST_ROWS = 200;

/** Documents with the same seller and number, as the check of duplicates knows them. */
export async function answerDuplicates(asked: Asked<'duplicates'>): Promise<Finding> {
  const { wording, plan } = asked;
  const { ids: own, ...where } = plan.where;
  const key = sql`same_invoice_key(${documents.seller}, ${documents.invoiceNumber})`;
  const groups = await asked.deps.db
    .select({
      ids: sql<string[]>`array_agg(${documents.id} order by ${documents.uploadDate}, ${documents.id})`,
      files: sql<string[]>`array_agg(${documents.filename} order by ${documents.uploadDate}, ${documents.id})`,
      seller: sql<string>`min(${documents.seller})`,
      number: sql<string>`min(${documents.invoiceNumber})`,
      total: sql<string | null>`min(${documents.total})::text`,
      currency: sql<string | null>`min(${documents.currency})`,
    })
    .from(documents)
    .where(
      and(meant({ ...asked, plan: { ...plan, where } }), eq(documents.status, 'completed'), sql`${key} is not null`),
    )
    .groupBy(key, sql`${documents.documentType} = 'credit_note'`)
    .having(sql`count(*) > 1`)
    .orderBy(sql`max(${documents.invoiceDate}) desc nulls last`, key);
  const found = own ? groups.filter(({ ids }) => ids.some((id) => own.includes(id))) : groups;
  const scope = describeConditions(plan.where, wording);
  if (found.length === 0) return nothing(wording.say.noDuplicates(scope));
  const ids = found.flatMap((group) => group.ids);
  const rest = found.length - SHOWN;
  return {
    text: [
      `${wording.say.duplicates(writeNumber(found.length, wording))} (${writeCount(ids.length, 'document', wording)})`,
      ...found
        .slice(0, SHOWN)
        .map(
          (group) =>
            `• ${group.number} · ${group.seller}${group.total ? ` · ${writeMoney(group.total, group.currency, wording)}` : ''}: ${group.files.join(', ')}`,
        ),
      ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : []),
    ].join('\n'),
    data: {
      columns: [
        { key: 'number', label: wording.columns.number, type: 'text' },
        { key: 'seller', label: wording.dimensions.seller, type: 'text' },
        moneyColumn('total', wording),
        { key: 'currency', label: wording.columns.currency, type: 'text' },
        { key: 'count', label: wording.columns.count, type: 'count' },
      ],
      rows: found
        .slice(0, MOST_ROWS)
        .map((group) => [group.number, group.seller, group.total, group.currency, group.ids.length]),
    },
    citations: await citeDocuments(asked, ids, ['INVOICE_NUMBER']),
    citationsTotal: ids.length,
    shown: ids.slice(0, 100),
  };
}
