import { asc, desc, isNotNull, sql } from 'drizzle-orm';
import type { Dimension } from '#core/assistant/plan.ts';
import { documents } from '../../db/schema.ts';
import { citeDocuments } from './cite-documents.ts';
import { AMOUNTS, countedDocuments, keyOf } from './compute-figures.ts';
import { type AskedFigure, QUOTED } from './figure-basis.ts';
import type { Group } from './groups.ts';

/** The documents with the greatest or least amount of each group shown, in the groups' order, and their numbers. */
export async function endsOfGroups(
  asked: AskedFigure,
  by: Dimension,
  groups: readonly Group[],
  types: readonly string[] | null,
) {
  const { measure, operation } = asked.wish;
  const direction = operation === 'max' ? desc : asc;
  // The key is told by its alias: it may hold a parameter, which is another one wherever it stands.
  const picked = asked.deps.db
    .select({
      key: sql<string | null>`${keyOf(by, asked.today)}`.as('group_key'),
      currency: sql<string | null>`${documents.currency}`.as('in_currency'),
      amount: sql<string | null>`${AMOUNTS[measure]}`.as('amount'),
      id: documents.id,
      number: documents.invoiceNumber,
      date: documents.invoiceDate,
    })
    .from(documents)
    .where(countedDocuments(asked, types))
    .as('picked');
  const rows = await asked.deps.db
    .selectDistinctOn([picked.key, picked.currency], {
      key: picked.key,
      currency: picked.currency,
      id: picked.id,
      number: picked.number,
    })
    .from(picked)
    .where(isNotNull(picked.amount))
    .orderBy(picked.key, picked.currency, direction(picked.amount), desc(picked.date), picked.id);
  const ends = new Map(rows.map((row) => [nameOf(row), row]));
  const ids = groups.flatMap((group) => ends.get(nameOf(group))?.id ?? []);
  return {
    citations: await citeDocuments(asked, ids, QUOTED[measure]),
    ids,
    total: ids.length,
    numberOf: (group: Group) => ends.get(nameOf(group))?.number ?? null,
  };
}

const nameOf = ({ key, currency }: { key: string | null; currency: string | null }) => JSON.stringify([key, currency]);
