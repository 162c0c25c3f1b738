import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import type { Entity } from '#core/entity.ts';
import { documents, entities } from '../../db/schema.ts';
import { sumsByLabel } from '../../documents/user-sums.ts';
import { quoteOf } from './cite-documents.ts';
import { type Asked, type Finding, meant, nothing } from './finding.ts';

const SHOWN = 15;
const MOST_READ = 5000;
const MOST_ROWS = 200;

/** What was found as a label, or how much of each there is. */
export async function answerEntities(asked: Asked<'entities'>): Promise<Finding> {
  return asked.wish.label === undefined ? ofAllLabels(asked) : ofOneLabel(asked, asked.wish.label);
}

async function ofAllLabels(asked: Asked<'entities'>): Promise<Finding> {
  const { wording, plan } = asked;
  const isAll = Object.values(plan.where).every((value) => value === undefined);
  const rows = isAll
    ? (await sumsByLabel(asked.deps.db, asked.userId)).map(({ label, entities: count }) => ({ label, count }))
    : await countedByLabel(asked);
  if (rows.length === 0) return nothing(wording.say.noDocuments);
  const sorted = rows.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const total = sorted.reduce((all, { count }) => all + count, 0);
  return {
    text: [
      `${writeNumber(total, wording)} ${wording.operations.entities}${describeConditions(plan.where, wording)}${wording.colon.trimEnd()}`,
      ...sorted
        .slice(0, SHOWN)
        .map(
          ({ label, count }) =>
            `• ${label} (${wording.labels[label] ?? label})${wording.colon}${writeNumber(count, wording)}`,
        ),
      ...(sorted.length > SHOWN ? [wording.say.more(writeNumber(sorted.length - SHOWN, wording))] : []),
    ].join('\n'),
    data: {
      columns: [
        { key: 'label', label: wording.operations.entities, type: 'text' },
        { key: 'count', label: wording.operations.count, type: 'count' },
      ],
      rows: sorted.map(({ label, count }) => [label, count]),
    },
    citations: [],
    citationsTotal: 0,
  };
}

function countedByLabel(asked: Asked<'entities'>) {
  return asked.deps.db
    .select({ label: entities.label, count: sql<number>`count(*)::int` })
    .from(entities)
    .innerJoin(documents, eq(documents.id, entities.documentId))
    .where(and(meant(asked), eq(entities.dismissed, false)))
    .groupBy(entities.label);
}

async function ofOneLabel(asked: Asked<'entities'>, label: string): Promise<Finding> {
  const { wording, plan } = asked;
  const rows = await asked.deps.db
    .select({ id: documents.id, filename: documents.filename, body: entities.body })
    .from(documents)
    .innerJoin(
      entities,
      and(eq(entities.documentId, documents.id), eq(entities.label, label), eq(entities.dismissed, false)),
    )
    .where(and(meant(asked), arrayContains(documents.labels, [label])))
    .orderBy(sql`${documents.invoiceDate} desc nulls last`, documents.id, entities.position)
    .limit(MOST_READ);
  const scope = describeConditions(plan.where, wording);
  const name = wording.labels[label] ?? label;
  const values = new Map<string, { shown: string; entity: Entity; id: string; filename: string; count: number }>();
  for (const { body, ...row } of rows) {
    const key = body.value.toLowerCase().replace(/\s+/g, ' ').trim();
    const known = values.get(key);
    if (known) known.count++;
    else values.set(key, { shown: body.value.replace(/\s*\n\s*/g, ', '), entity: body, ...row, count: 1 });
  }
  if (values.size === 0) return nothing(wording.say.noneFound(name, scope));
  const sorted = [...values.values()].sort((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1));
  const rest = sorted.length - SHOWN;
  const cited = new Map(
    sorted.map(({ id, filename, entity }) => [id, { document_id: id, filename, ...quoteOf(entity) }]),
  );
  return {
    text: [
      `${wording.say.entities(name)}${scope}${wording.colon}${writeNumber(sorted.length, wording)}`,
      ...sorted.slice(0, SHOWN).map(({ shown, count }) => `• ${shown} (${writeCount(count, 'document', wording)})`),
      ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : []),
      ...(rows.length === MOST_READ ? [wording.say.newestAlone(writeNumber(MOST_READ, wording))] : []),
    ].join('\n'),
    data: {
      columns: [
        { key: 'value', label: wording.columns.value, type: 'text' },
        { key: 'count', label: wording.columns.count, type: 'count' },
      ],
      rows: sorted.slice(0, MOST_ROWS).map(({ shown, count }) => [shown, count]),
    },
    citations: [...cited.values()].slice(0, 100),
    citationsTotal: new Set(rows.map(({ id }) => id)).size,
  };
}
