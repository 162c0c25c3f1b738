import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, answerQuestion } from '#server/assistant/answer-question.ts';
import type { ToolDeps } from '#server/assistant/tools/tool.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { LEDGER_TODAY, ledger } from './ledger.ts';
import { storeLedger } from './store-ledger.ts';

const USER = 'ledger-user';

export interface AskedLedger {
  ask(message: string, previous?: Answer, documentId?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** The assistant over the 300 invoices, in an embedded database of its own. */
export async function openLedger(): Promise<AskedLedger> {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-ledger-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await storeLedger(database, USER, ledger());
  const now = new Date(`${LEDGER_TODAY}T12:00:00`);
  // Questions read the database alone: no file, no page image.
  const deps = {
    db: database.db,
    database,
    config: readConfig({ DATA_DIR: dataDir, BILLING: 'off' }),
    now: () => now,
  } as unknown as ToolDeps;
  return {
    ask: (message, previous, documentId) =>
      answerQuestion(deps, { userId: USER, message, previous: previous?.remember, documentId, now }),
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
