import { createHash } from 'node:crypto';

const prepared = new WeakMap<object, Map<string, unknown>>();

/**
 * A statement that every document needs, built once for each `Db` (or transaction's connection) and planned once by the
 * database for each connection: with this many columns and indexes both cost more than carrying it out. `prepare` names
 * it; its values are placeholders. Not for lists and searches, whose best plan depends on what is asked for.
 */
export function preparedOnce<Statement>(db: object, name: string, prepare: (name: string) => Statement): Statement {
  const known = prepared.get(db) ?? new Map<string, unknown>();
  prepared.set(db, known);
  if (!known.has(name)) known.set(name, prepare(name));
  return known.get(name) as Statement;
}

/** A connection keeps what it prepared until it ends: texts that are put together anew each time must not fill it. */
const MOST_NAMES = 60;
const names = new Map<string, string>();

/** A query that is prepared under a name of its own when its text is one of the first that were asked so. */
export function asPrepared(text: string, values: unknown[]): { name?: string; text: string; values: unknown[] } {
  let name = names.get(text);
  if (!name && names.size < MOST_NAMES) {
    name = `text_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
  }
  return { ...(name ? { name } : {}), text, values };
}
