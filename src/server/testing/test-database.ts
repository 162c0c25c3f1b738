import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own on the server at `TEST_DATABASE_URL`; null where the embedded one is to be tested. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database when `TEST_DATABASE_URL` names a PostgreSQL server with the right to make one. */
export async function createTestDatabase(): Promise<TestDatabase | null> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) return null;
  const name = `invoscope_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
