import type { Language, Plan } from '#core/assistant/plan.ts';
import { WORDINGS } from '#core/assistant/wording/format-figures.ts';
import type { Db } from '../db/database.ts';
import { countedSellers } from './known-names.ts';
import type { Finding } from './tools/finding.ts';

/** Three questions about what the user has: with a name of theirs where there is one. */
export async function ownExamples(db: Db, userId: string, language: Language): Promise<string[]> {
  const { examples } = WORDINGS[language];
  const ofKey = new Map<string, { name: string; most: number; count: number }>();
  for (const { key, name, count } of await countedSellers(db, userId)) {
    const { name: usual, most, count: others } = ofKey.get(key) ?? { name, most: 0, count: 0 };
    ofKey.set(key, { name: count > most ? name : usual, most: Math.max(count, most), count: others + count });
  }
  const [first] = [...ofKey].sort(([a, { count: n }], [b, { count: m }]) => m - n || (a < b ? -1 : 1));
  const row = first && { seller: first[1].name };
  return row
    ? [examples.spendAt(row.seller), examples.overdue, examples.perMonth]
    : [examples.total, examples.overdue, examples.largest];
}

/** What may be asked next, by what was asked. */
export function furtherQuestions({ language, wish, where }: Plan, finding: Finding): string[] {
  const { examples } = WORDINGS[language];
  const seller = where.sellers?.[0];
  if (finding.citationsTotal === 0) return [examples.recent, examples.overdue, examples.help];
  if (seller)
    return [
      wish.kind === 'list' ? examples.spendAt(seller) : examples.invoicesFrom(seller),
      examples.perMonth,
      examples.overdue,
    ];
  if (where.payment) return [examples.unpaid, examples.dueSoon, examples.total];
  return [examples.largest, examples.perMonth, examples.overdue];
}
