import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/main.ts';

/** A server within this process, with its one account. */
export interface OwnServer extends Pick<RunningServer, 'url' | 'deps'> {
  userId: string;
  token: string;
}

/** Starts an empty server that no limit slows down, for as long as `work` takes; on `databaseUrl`, else embedded. */
export async function withOwnServer<Result>(
  databaseUrl: string | undefined,
  work: (server: OwnServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-bench-'));
  const { url, deps, stop } = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      BILLING: 'off',
      BACKUP_HOUR: 'off',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    }),
  );
  try {
    const registered = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret-2024' }),
    });
    const { access_token: token, user } = (await registered.json()) as { access_token: string; user: { id: string } };
    return await work({ url, deps, userId: user.id, token });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
