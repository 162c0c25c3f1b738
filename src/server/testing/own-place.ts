import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './test-database.ts';

/** Where a test's own database is: an empty folder, or on the PostgreSQL server at `TEST_DATABASE_URL`. */
export interface OwnPlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

export async function makeOwnPlace(): Promise<{ place: OwnPlace; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-database-'));
  const own = await createTestDatabase();
  return {
    place: { dataDir, databaseUrl: own?.url },
    async remove() {
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
