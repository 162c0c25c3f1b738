import type { Dimension, Operation } from '#core/assistant/plan.ts';
import { writeMonth } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { compareDecimals } from '#core/values/decimal.ts';
import type { Figure } from './compute-figures.ts';

/** A seller, month and so on with its figure; `amount` is a count where documents are counted. */
export interface Group {
  key: string | null;
  name: string | null;
  currency: string | null;
  amount: string;
  documents: number;
}

export function byAmount(figures: readonly Figure[], operation: Operation): Group[] {
  const of = operation === 'count' || operation === 'share' ? 'sum' : operation;
  return figures.flatMap((figure) => {
    const amount = figure[of];
    return amount === null
      ? []
      : [{ key: figure.key, name: figure.name, currency: figure.currency, amount, documents: figure.documents }];
  });
}

export function byCount(figures: readonly Figure[]): Group[] {
  const groups = new Map<string | null, Group>();
  for (const figure of figures) {
    const count = figure.documents + figure.unknown;
    const group = groups.get(figure.key) ?? {
      key: figure.key,
      name: figure.name,
      currency: null,
      amount: '0',
      documents: 0,
    };
    groups.set(figure.key, {
      ...group,
      amount: String(Number(group.amount) + count),
      documents: group.documents + count,
    });
  }
  return [...groups.values()];
}

/** The first few of each currency, as currencies are not compared; the currency of most documents first. */
export function rankWithinCurrencies(
  groups: readonly Group[],
  order: 'asc' | 'desc',
  limit: number | undefined,
): Group[] {
  const byCurrency = new Map<string | null, Group[]>();
  for (const group of groups) byCurrency.set(group.currency, [...(byCurrency.get(group.currency) ?? []), group]);
  return [...byCurrency.values()]
    .sort((a, b) => b.reduce((all, { documents: n }) => all + n, 0) - a.reduce((all, { documents: n }) => all + n, 0))
    .flatMap((list) => {
      const sorted = list.sort(
        (a, b) =>
          compareDecimals(a.amount, b.amount) * (order === 'asc' ? 1 : -1) || ((a.key ?? '') < (b.key ?? '') ? -1 : 1),
      );
      if (limit === undefined) return sorted;
      // What is as much as the last one shown is shown too.
      const last = sorted[limit - 1];
      return sorted.filter(
        (group, n) => n < limit || (last !== undefined && compareDecimals(group.amount, last.amount) === 0),
      );
    });
}

export function nameOfGroup({ key, name }: Group, by: Dimension, wording: Wording): string {
  if (key === null) return '–';
  if (by === 'month') return writeMonth(key, wording);
  if (by === 'weekday') return wording.weekdays[Number(key) - 1] ?? key;
  if (by === 'quarter') return `${wording.locale === 'fr' ? 'T' : 'Q'}${key.slice(6)} ${key.slice(0, 4)}`;
  if (by === 'type') return wording.types[key]?.[1] ?? key;
  if (by === 'status') return wording.statuses[key as 'paid'] ?? key;
  return name ?? key;
}
