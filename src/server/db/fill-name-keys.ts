import type pg from 'pg';
import { indexedNameKey } from './indexed-name-key.ts';

const NAMES_AT_ONCE = 1000;
const ROLES = ['seller', 'buyer'] as const;

/**
 * Fills in the keys of names that are stored without, as they are after an update that brought the keys (or set them
 * to null because `nameKey` gives others). Finds nothing, in no time, at every other start.
 */
export async function fillNameKeys(pool: pg.Pool): Promise<void> {
  for (const role of ROLES) {
    for (;;) {
      const { rows } = await pool.query<{ name: string }>(
        `select distinct ${role} as name from documents where ${WITHOUT_KEYS} and ${role} is not null
           and ${role}_key is null limit ${NAMES_AT_ONCE}`,
      );
      if (rows.length === 0) break;
      await pool.query(
        `update documents set ${role}_key = named.key from unnest($1::text[], $2::text[]) as named(name, key)
         where ${role} = named.name and ${role}_key is null`,
        [rows.map(({ name }) => name), rows.map(({ name }) => indexedNameKey(name))],
      );
    }
  }
}

/** As in the index `documents_without_keys`. */
const WITHOUT_KEYS = '((seller is not null and seller_key is null) or (buyer is not null and buyer_key is null))';
