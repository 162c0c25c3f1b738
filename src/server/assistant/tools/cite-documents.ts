import { and, eq, sql } from 'drizzle-orm';
import type { Citation } from '#core/assistant/answer.ts';
import type { Entity } from '#core/entity.ts';
import { documents, entities } from '../../db/schema.ts';
import type { Asked } from './finding.ts';

/** More are not named. */
export const MOST_CITED = 100;

/**
 * The documents, in the order of `ids` (at most 100), each with the words on its page that say what it is cited for: the first of
 * `labels` that it has and whose place is known.
 */
export async function citeDocuments(
  { deps, userId }: Pick<Asked, 'deps' | 'userId'>,
  ids: readonly string[],
  labels: readonly string[],
): Promise<Citation[]> {
  const cited = ids.slice(0, MOST_CITED);
  if (cited.length === 0) return [];
  const param = sql.param(cited);
  const rows = await deps.db
    .select({ id: documents.id, filename: documents.filename })
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`${documents.id} = any(${param})`));
  const spots = await deps.db
    .select({ id: entities.documentId, label: entities.label, body: entities.body })
    .from(entities)
    .where(
      and(
        sql`${entities.documentId} = any(${param})`,
        eq(entities.userId, userId),
        sql`${entities.label} = any(${sql.param([...labels])})`,
        eq(entities.dismissed, false),
      ),
    )
    .orderBy(entities.position);
  const filenames = new Map(rows.map(({ id, filename }) => [id, filename]));
  return cited.flatMap((id) => {
    const filename = filenames.get(id);
    if (filename === undefined) return [];
    const own = spots.filter((spot) => spot.id === id).map(({ body }) => body);
    const best = labels
      .flatMap((label) => own.filter((entity) => entity.label === label))
      .sort((a, b) => Number(hasSpot(b)) - Number(hasSpot(a)))[0];
    return [{ document_id: id, filename, ...quoteOf(best) }];
  });
}

/** What a person typed, and what stands in XML alone, is on no page. */
const hasSpot = ({ page, source }: Entity) => page !== null && source !== 'user';

export function quoteOf(entity: Entity | undefined): Pick<Citation, 'page' | 'quote'> {
  if (!entity) return { page: null, quote: '' };
  return hasSpot(entity) ? { page: entity.page, quote: entity.text } : { page: null, quote: entity.value };
}
