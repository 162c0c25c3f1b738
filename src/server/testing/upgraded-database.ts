import { withMigrationsUpTo } from '../backup/migrations-up-to.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addUsers } from './add-users.ts';
import { makeOwnPlace } from './own-place.ts';

/**
 * A database that an older version, whose last migration is the one of moment `schema`, has made and `fill`ed, as this
 * version opens it. Closing it leaves nothing behind.
 */
export async function upgradedDatabase(
  { schema, users }: { schema: number; users: readonly string[] },
  fill: (pool: Database['pool']) => Promise<void>,
): Promise<Database> {
  const { place, remove } = await makeOwnPlace();
  try {
    const old = await withMigrationsUpTo(schema, (migrationsFolder) => openDatabase({ ...place, migrationsFolder }));
    try {
      await addUsers(old.pool, users);
      await fill(old.pool);
    } finally {
      await old.close();
    }
    const database = await openDatabase(place);
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
