import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withMigrationsUpTo } from '../backup/migrations-up-to.ts';
import { openDatabase } from '../db/database.ts';
import { documentSearch } from '../db/derived-schema.ts';
import { searchMatch } from './search-documents.ts';

/** The moment of the migration before whose documents are was a word of the index. */
const BEFORE = 1795253972620;

test('what an older version has indexed is still found, by whom it belongs to alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-upgrade-'));
  const databaseUrl = undefined;
  try {
    const old = await withMigrationsUpTo(BEFORE, (migrationsFolder) =>
      openDatabase({ dataDir, databaseUrl, migrationsFolder }),
    );
    for (const user of ['ada', 'bob']) {
      await old.pool.query(
        'insert into users (id, username, username_key, email, email_key, password_hash) values ($1, $1, $1, $2, $2, $3)',
        [user, `${user}@example.com`, 'hash'],
      );
      await old.pool.query(
        `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status) values ($1, $2, 'a.pdf', 1, 'ab', 1, 'completed')`,
        [`of-${user}`, user],
      );
      await old.pool.query(
        `insert into document_search (document_id, user_id, upload_date, names, words) values ($1, $2, now(), 'wonderland', $3)`,
        [`of-${user}`, user, `'wonderland':1A`],
      );
    }
    await old.close();
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    const found = await db
      .select({ id: documentSearch.documentId })
      .from(documentSearch)
      .where(searchMatch('ada', 'wonder'));
    expect(found).toEqual([{ id: 'of-ada' }]);
    expect((await db.execute(sql`select 1 from pg_indexes where indexname = 'document_search_newest'`)).rowCount).toBe(
      1,
    );
    await close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
