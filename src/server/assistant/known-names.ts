import { sql } from 'drizzle-orm';
import { indexNames, type KnownName, type NameIndex } from '#core/assistant/understand/text/match-names.ts';
import type { Db } from '../db/database.ts';
import { userFigures } from '../db/derived-schema.ts';
import { documents } from '../db/schema.ts';
import { figuresOf } from '../db/user-figures.ts';

/** So many of a name's newest documents tell how it is written, where nothing has counted its writings. */
const LOOKED_AT = 100;

type Role = 'seller' | 'buyer';
interface Writing {
  key: string;
  name: string;
  count: number;
}

/**
 * All sellers and buyers of a user, each as most of its documents write it. No document is read for it but the newest of
 * names whose writings are not counted: the names stand in an index, and how often sellers are written so in the figures
 * that are kept with every change.
 */
export async function knownNames(db: Db, userId: string): Promise<NameIndex> {
  const [sellers, buyerKeys] = await Promise.all([sellersOf(db, userId), keysOf(db, userId, 'buyer')]);
  const buyers = await newestWritings(db, userId, 'buyer', buyerKeys);
  const byKey = new Map<string, { writings: Map<string, number>; isSeller: boolean; isBuyer: boolean }>();
  const add = (role: 'isSeller' | 'isBuyer', { key, name, count }: Writing) => {
    const known = byKey.get(key) ?? { writings: new Map(), isSeller: false, isBuyer: false };
    known[role] = true;
    known.writings.set(name, (known.writings.get(name) ?? 0) + count);
    byKey.set(key, known);
  };
  for (const writing of sellers) add('isSeller', writing);
  for (const writing of buyers) add('isBuyer', writing);
  const names = [...byKey].map(([key, { writings, isSeller, isBuyer }]): KnownName => {
    const [name] = [...writings].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]!;
    return { name, key, isSeller, isBuyer };
  });
  return indexNames(names);
}

/** What is counted, and those besides whose documents are none of spending, or name no currency. */
async function sellersOf(db: Db, userId: string): Promise<Writing[]> {
  const [counted, keys] = await Promise.all([countedSellers(db, userId), keysOf(db, userId, 'seller')]);
  const known = new Set(counted.map(({ key }) => key));
  return [
    ...counted,
    ...(await newestWritings(
      db,
      userId,
      'seller',
      keys.filter((key) => !known.has(key)),
    )),
  ];
}

/** Names as most documents of theirs write them, by their keys. */
export async function namesOf(
  db: Db,
  userId: string,
  role: Role,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const wanted = new Set(keys);
  const counted = role === 'seller' && wanted.size > 0 ? await countedSellers(db, userId) : [];
  const known = new Set(counted.map(({ key }) => key));
  const others = await newestWritings(
    db,
    userId,
    role,
    [...wanted].filter((key) => !known.has(key)),
  );
  const names = new Map<string, Writing>();
  for (const writing of [...counted, ...others]) {
    const other = names.get(writing.key);
    const isMore =
      !other || writing.count > other.count || (writing.count === other.count && writing.name < other.name);
    if (wanted.has(writing.key) && isMore) names.set(writing.key, writing);
  }
  return new Map([...names].map(([key, { name }]) => [key, name]));
}

/** Sellers with how often each is written so, by documents of spending. */
export function countedSellers(db: Db, userId: string): Promise<Writing[]> {
  const count = sql<number>`sum(${userFigures.documents})::int`;
  return db
    .select({ key: userFigures.key, name: userFigures.name, count })
    .from(userFigures)
    .where(figuresOf(userId, 'seller'))
    .groupBy(userFigures.key, userFigures.name)
    .having(sql`sum(${userFigures.documents}) > 0`);
}

const COLUMNS = {
  seller: { name: documents.seller, key: documents.sellerKey },
  buyer: { name: documents.buyer, key: documents.buyerKey },
} as const;

/** All keys, from one entry of their index to the next that differs. */
async function keysOf(db: Db, userId: string, role: Role): Promise<string[]> {
  const { key } = COLUMNS[role];
  const own = sql`${documents.userId} = ${userId}`;
  const { rows } = await db.execute<{ key: string }>(sql`with recursive names(key) as (
      (select ${key} from ${documents} where ${own} and ${key} is not null order by ${key} limit 1)
      union all
      select (select ${key} from ${documents} where ${own} and ${key} > names.key order by ${key} limit 1)
      from names where names.key is not null
    ) select key from names where key is not null`);
  return rows.map((row) => row.key);
}

async function newestWritings(db: Db, userId: string, role: Role, keys: readonly string[]): Promise<Writing[]> {
  if (keys.length === 0) return [];
  const { name, key } = COLUMNS[role];
  const { rows } = await db.execute<{ key: string; name: string; count: number }>(sql`
    select names.key, newest.name, newest.count
    from unnest(${sql.param([...keys])}::text[]) as names(key), lateral (
      select name, count(*)::int as count from (
        select ${name} as name from ${documents} where ${documents.userId} = ${userId} and ${key} = names.key
        order by ${documents.uploadDate} desc, ${documents.id} desc limit ${LOOKED_AT}
      ) shown where name is not null group by name
    ) newest`);
  return rows;
}
