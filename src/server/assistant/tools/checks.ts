import { and, eq, sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import type { Check } from '#core/entity.ts';
import { documents, entities } from '../../db/schema.ts';
import { MOST_CITED, quoteOf } from './cite-documents.ts';
import { type Asked, type Finding, meant, nothing } from './finding.ts';

const SHOWN = 10;

/** The checks that failed, on all that is meant; of one document all that it has. */
export async function answerChecks(asked: Asked<'checks'>): Promise<Finding> {
  const { wording, plan } = asked;
  const isOfFew = plan.where.ids !== undefined;
  const condition = meant(asked, isOfFew ? { checks: undefined } : { checks: 'failed' });
  const scope = describeConditions({ ...plan.where, checks: undefined }, wording);
  const rows = await asked.deps.db
    .select({
      id: documents.id,
      filename: documents.filename,
      number: documents.invoiceNumber,
      seller: documents.seller,
      checks: documents.checks,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(documents)
    .where(condition)
    .orderBy(sql`${documents.invoiceDate} desc nulls last`, documents.id)
    .limit(MOST_CITED);
  const found = rows
    .map((row) => ({ ...row, failed: row.checks.filter(({ status }) => status === 'fail') }))
    .filter(({ failed }) => failed.length > 0);
  if (found.length === 0) {
    if (!isOfFew) return nothing(wording.say.noFailedChecks(scope));
    const warnings = rows.flatMap(({ checks }) => checks.filter(({ status }) => status === 'warning'));
    return {
      text: `${wording.say.checksPass}${scope}. ${warnings.map(({ message }) => message).join(' ')}`.trim(),
      citations: [],
      citationsTotal: 0,
      shown: rows.map(({ id }) => id),
    };
  }
  const total = isOfFew ? found.length : (rows[0]?.total ?? found.length);
  const spots = await spotsOf(asked, found);
  const lines = found
    .slice(0, SHOWN)
    .map(
      (row) =>
        `• ${[row.number ?? row.filename, row.seller].filter(Boolean).join(' · ')}${wording.colon}${row.failed.map(({ message }) => message).join(' ')}`,
    );
  return {
    text: [
      `${wording.say.checksFail(writeCount(total, 'document', wording))}${scope}${wording.colon.trimEnd()}`,
      ...lines,
      ...(total > SHOWN ? [wording.say.more(writeNumber(total - SHOWN, wording))] : []),
    ].join('\n'),
    data: {
      columns: [
        { key: 'number', label: wording.columns.number, type: 'text' },
        { key: 'seller', label: wording.dimensions.seller, type: 'text' },
        { key: 'check', label: wording.columns.check, type: 'text' },
        { key: 'message', label: wording.columns.message, type: 'text' },
        { key: 'document', label: wording.columns.document, type: 'text' },
      ],
      rows: found.flatMap((row) =>
        row.failed.map((check) => [row.number, row.seller, check.id, check.message, row.filename]),
      ),
    },
    citations: found.map(({ id, filename, failed }) => ({
      document_id: id,
      filename,
      ...quoteOf(spots.get(`${id} ${entityOf(failed)}`)),
    })),
    citationsTotal: total,
    shown: found.map(({ id }) => id),
  };
}

const entityOf = (checks: readonly Check[]) => checks.flatMap(({ entity_ids }) => entity_ids)[0] ?? '';

async function spotsOf(asked: Asked<'checks'>, found: readonly { id: string; failed: Check[] }[]) {
  const rows = await asked.deps.db
    .select({ id: entities.documentId, entityId: entities.id, body: entities.body })
    .from(entities)
    .where(
      and(
        eq(entities.userId, asked.userId),
        sql`${entities.documentId} = any(${sql.param(found.map(({ id }) => id))})`,
        sql`${entities.id} = any(${sql.param(found.map(({ failed }) => entityOf(failed)))})`,
      ),
    );
  return new Map(rows.map((row) => [`${row.id} ${row.entityId}`, row.body]));
}
