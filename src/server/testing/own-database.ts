import { type Database, openDatabase } from '../db/database.ts';
import { addUsers } from './add-users.ts';
import { copyMadeDatabase } from './made-database.ts';
import { makeOwnPlace } from './own-place.ts';

/** A database of a test's own that knows these users. Closing it leaves nothing behind. */
export async function openOwnDatabase(...users: string[]): Promise<Database> {
  const { place, remove } = await makeOwnPlace();
  if (!place.databaseUrl) await copyMadeDatabase(place.dataDir);
  const database = await openDatabase(place);
  await addUsers(database.pool, users);
  return { ...database, close: () => database.close().finally(remove) };
}
