import { eq, sql } from 'drizzle-orm';
import { indexNames, type KnownName, type NameIndex } from '#core/assistant/understand/match-names.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';

/** All sellers and buyers of a user, each as most of its documents write it. */
export async function knownNames(db: Db, userId: string): Promise<NameIndex> {
  const rows = await db
    .select({
      seller: documents.seller,
      sellerKey: documents.sellerKey,
      buyer: documents.buyer,
      buyerKey: documents.buyerKey,
      count: sql<number>`count(*)::int`,
    })
    .from(documents)
    .where(eq(documents.userId, userId))
    .groupBy(documents.seller, documents.sellerKey, documents.buyer, documents.buyerKey);
  const byKey = new Map<string, { writings: Map<string, number>; isSeller: boolean; isBuyer: boolean }>();
  const add = (role: 'isSeller' | 'isBuyer', key: string | null, name: string | null, count: number) => {
    if (key === null || name === null) return;
    const known = byKey.get(key) ?? { writings: new Map(), isSeller: false, isBuyer: false };
    known[role] = true;
    known.writings.set(name, (known.writings.get(name) ?? 0) + count);
    byKey.set(key, known);
  };
  for (const row of rows) {
    add('isSeller', row.sellerKey, row.seller, row.count);
    add('isBuyer', row.buyerKey, row.buyer, row.count);
  }
  const names = [...byKey].map(([key, { writings, isSeller, isBuyer }]): KnownName => {
    const [name] = [...writings].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]!;
    return { name, key, isSeller, isBuyer };
  });
  return indexNames(names);
}
