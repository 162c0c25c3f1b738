import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { documentSearch } from '../db/derived-schema.ts';
import { upgradedDatabase } from '../testing/upgraded-database.ts';
import { searchMatch } from './search-documents.ts';

/** The moment of the migration before whose documents are was a word of the index. */
const BEFORE = 1795253972620;

test('what an older version has indexed is still found, by whom it belongs to alone', async () => {
  const { db, close } = await upgradedDatabase({ schema: BEFORE, users: ['ada', 'bob'] }, async (old) => {
    for (const user of ['ada', 'bob']) {
      await old.query(
        `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status) values ($1, $2, 'a.pdf', 1, 'ab', 1, 'completed')`,
        [`of-${user}`, user],
      );
      await old.query(
        `insert into document_search (document_id, user_id, upload_date, names, words) values ($1, $2, now(), 'wonderland', $3)`,
        [`of-${user}`, user, `'wonderland':1A`],
      );
    }
  });
  onTestFinished(close);
  const found = await db
    .select({ id: documentSearch.documentId })
    .from(documentSearch)
    .where(searchMatch('ada', 'wonder'));
  expect(found).toEqual([{ id: 'of-ada' }]);
  expect((await db.execute(sql`select 1 from pg_indexes where indexname = 'document_search_newest'`)).rowCount).toBe(1);
});
