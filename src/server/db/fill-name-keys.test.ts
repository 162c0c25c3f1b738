import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMigrationsUpTo } from '../backup/migrations-up-to.ts';
import { documentStats } from '../documents/document-stats.ts';
import { findDocumentIds } from '../documents/find-documents.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

/** The moment of the last migration before filters. */
const BEFORE = 1795274374307;

test('documents that an older version has read are found by every filter, and counted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-upgrade-'));
  const database = await createTestDatabase();
  const options = { dataDir, databaseUrl: database?.url };
  try {
    const old = await withMigrationsUpTo(BEFORE, (migrationsFolder) => openDatabase({ ...options, migrationsFolder }));
    await old.pool.query(
      "insert into users (id, username, username_key, email, email_key, password_hash) values ('ada', 'ada', 'ada', 'ada', 'ada', '')",
    );
    await old.pool.query(`insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, seller, buyer, due_date, total, currency)
      select 'd' || n, 'ada', 'a.pdf', 1, 'sha' || n, 1, 'completed', 'invoice', case n % 2 when 0 then 'Acme Ltd' else 'ACME Limited' end,
        'Quell AG', '2024-01-31', 100, 'EUR' from generate_series(1, 5) n`);
    const entities: [
      document: string,
      id: string,
      label: string,
      confidence: number,
      position: number,
      value: string,
    ][] = [
      ['d1', 'e1', 'AMOUNT_DUE', 0.9, 2, '0.00'],
      ['d1', 'e2', 'AMOUNT_DUE', 0.9, 3, '100.00'],
      ['d2', 'e1', 'AMOUNT_DUE', 0.9, 1, '40.00'],
      ['d3', 'e1', 'SELLER_NAME', 0.79, 1, 'ACME Limited'],
      ['d4', 'e1', 'SELLER_NAME', 0.8, 1, 'Acme Ltd'],
    ];
    for (const [document, id, label, confidence, position, value] of entities) {
      await old.pool.query(
        `insert into entities (document_id, id, user_id, label, confidence, position, body) values ($1, $2, 'ada', $3, $4, $5, $6)`,
        [document, id, label, confidence, position, JSON.stringify({ value, source: 'improved_contextual' })],
      );
    }
    await old.close();

    const { db, close } = await openDatabase(options);
    const found = async (filter: Parameters<typeof findDocumentIds>[1]['filter']) =>
      (await findDocumentIds(db, { userId: 'ada', today: '2026-01-31', filter, sort: 'id' })).ids;
    expect(await found({ seller: 'acme ltd.' })).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
    expect(await found({ buyer: 'Quell Aktiengesellschaft', due: 'overdue' })).toEqual(['d2', 'd3', 'd4', 'd5']);
    expect(await found({ review: 'needed' })).toEqual(['d3']);
    const stats = await documentStats(db, 'ada', new Date('2026-01-31T12:00:00Z'));
    expect(stats).toMatchObject({
      total_documents: 5,
      total_bytes: 5,
      overdue_count: 4,
      overdue_totals: [{ currency: 'EUR', total: '340.00' }],
      to_review: 1,
      spend_by_seller: [{ seller: 'ACME Limited', currency: 'EUR', total: '500', count: 5 }],
    });
    await close();
  } finally {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
