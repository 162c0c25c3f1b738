import { sql } from 'drizzle-orm';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { documents } from '../../db/schema.ts';
import { namesOf } from '../known-names.ts';
import { citeDocuments } from './cite-documents.ts';
import { countedDocuments, documentsBehind } from './compute-figures.ts';
import { type Asked, type Finding, nothing } from './finding.ts';

const SHOWN = 15;
const KEYS = {
  seller: documents.sellerKey,
  buyer: documents.buyerKey,
  currency: documents.currency,
  type: documents.documentType,
};
const LABELS = { seller: 'SELLER_NAME', buyer: 'BUYER_NAME', currency: 'TOTAL_AMOUNT', type: 'INVOICE_NUMBER' };

/** The sellers, buyers or currencies of the documents that are meant, those with most documents first. */
export async function answerNames(asked: Asked<'names'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const key = KEYS[wish.dimension];
  const where = sql`${countedDocuments(asked, plan.where.types ?? null)} and ${key} is not null`;
  const rows = await asked.deps.db
    .select({
      key: sql<string>`${key}`,
      count: sql<number>`count(*)::int`,
    })
    .from(documents)
    .where(where)
    .groupBy(key)
    .orderBy(sql`count(*) desc`, key);
  const scope = describeConditions(plan.where, wording);
  const [, many] = wording.types[wish.dimension]!;
  if (rows.length === 0) return nothing(wording.say.noneFound(many, scope));
  const { dimension } = wish;
  const isOfPeople = dimension === 'seller' || dimension === 'buyer';
  const keys = rows.map((row) => row.key);
  const names = isOfPeople ? await namesOf(asked.deps.db, asked.userId, dimension, keys) : new Map<string, string>();
  const nameOf = (name: string) =>
    dimension === 'type' ? (wording.types[name]?.[1] ?? name) : (names.get(name) ?? name);
  const lines = rows
    .slice(0, SHOWN)
    .map(({ key: name, count }) => `• ${nameOf(name)} (${writeCount(count, 'document', wording)})`);
  const rest = rows.length - SHOWN;
  const ids = await documentsBehind(asked, { measure: 'gross', types: plan.where.types ?? null });
  return {
    text: [
      `${writeCount(rows.length, wish.dimension, wording)}${scope}${wording.colon.trimEnd()}`,
      ...lines,
      ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : []),
    ].join('\n'),
    data: {
      columns: [
        { key: wish.dimension, label: wording.dimensions[wish.dimension], type: 'text' },
        { key: 'count', label: wording.columns.count, type: 'count' },
      ],
      rows: rows.map(({ key: name, count }) => [nameOf(name), count]),
    },
    citations: await citeDocuments(asked, ids, [LABELS[wish.dimension]]),
    citationsTotal: rows.reduce((all, { count }) => all + count, 0),
  };
}
