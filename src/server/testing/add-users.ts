import type { Database } from '../db/database.ts';

/** Users who are called as their id is and cannot log in; in the tables of any version. */
export async function addUsers(pool: Database['pool'], names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into users (id, username, username_key, email, email_key, password_hash)
      select name, name, name, name, name, '' from unnest($1::text[]) name`,
    [names],
  );
}
