import { nameKey } from '#core/names/name-key.ts';

/** Characters: an index entry holds less than 2,704 bytes (PostgreSQL, "B-Tree Indexes"). */
const LONGEST = 200;

/** A name's key as the columns `seller_key` and `buyer_key` hold it. */
export function indexedNameKey(name: string): string {
  return [...nameKey(name)].slice(0, LONGEST).join('');
}
