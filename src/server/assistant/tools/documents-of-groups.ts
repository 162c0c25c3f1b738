import type { Dimension } from '#core/assistant/plan.ts';
import { citeDocuments, MOST_CITED } from './cite-documents.ts';
import { documentsBehind } from './compute-figures.ts';
import { type AskedFigure, QUOTED } from './figure-basis.ts';
import type { Group } from './groups.ts';

/** The documents that the groups shown rest on; `groups` undefined: all that is meant. */
export async function documentsOfGroups(
  asked: AskedFigure,
  by: Dimension,
  groups: readonly Group[] | undefined,
  types: readonly string[] | null,
) {
  const { measure, operation } = asked.wish;
  const more =
    groups && (by === 'seller' || by === 'buyer')
      ? { [by === 'seller' ? 'sellers' : 'buyers']: groups.flatMap(({ name }) => name ?? []) }
      : {};
  const ids = await documentsBehind(asked, { measure, types, more, limit: MOST_CITED });
  const within = groups && !(by === 'seller' || by === 'buyer') ? await withinGroups(asked, by, groups, types) : ids;
  return {
    citations: await citeDocuments(
      asked,
      within,
      operation === 'count' ? ['INVOICE_NUMBER', 'TOTAL_AMOUNT'] : QUOTED[measure],
    ),
    ids: within,
    total: groups ? groups.reduce((all, { documents: n }) => all + n, 0) : within.length,
  };
}

/** Of months and the like, the documents of those shown. */
async function withinGroups(
  asked: AskedFigure,
  by: Dimension,
  groups: readonly Group[],
  types: readonly string[] | null,
): Promise<string[]> {
  const ranges = groups.flatMap(({ key }) =>
    key && (by === 'month' || by === 'year' || by === 'quarter') ? [rangeOf(key, by)] : [],
  );
  const lists = await Promise.all(
    ranges.map((period) => documentsBehind(asked, { measure: asked.wish.measure, types, more: { period } })),
  );
  return ranges.length > 0
    ? [...new Set(lists.flat())]
    : documentsBehind(asked, { measure: asked.wish.measure, types });
}

function rangeOf(key: string, by: 'month' | 'quarter' | 'year') {
  const year = Number(key.slice(0, 4));
  const first = by === 'month' ? Number(key.slice(5, 7)) : by === 'quarter' ? Number(key.slice(6)) * 3 - 2 : 1;
  const size = { month: 1, quarter: 3, year: 12 }[by];
  const day = (month: number, number: number) => new Date(Date.UTC(year, month, number)).toISOString().slice(0, 10);
  return { from: day(first - 1, 1), to: day(first - 1 + size, 0) };
}
