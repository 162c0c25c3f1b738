import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type ControlAnswer, controlFile } from './control-file.ts';
import type { Manifest } from './manifest.ts';

const MAX_BYTES = 10_000;
const requestSchema = z.object({ folder: z.string().min(1) });

/**
 * Lets the command line ask the server for what only it can do, as the embedded database belongs to it: a backup. On a
 * loopback port of its own that no proxy leads to, with a key in the data folder that only its owner may read.
 */
export async function startControlServer(
  deps: Pick<Deps, 'config' | 'log'>,
  makeBackup: (folder: string) => Promise<Manifest>,
): Promise<{ close(): Promise<void> }> {
  const key = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    answer(request, response).catch((err: unknown) => {
      deps.log.error({ err }, 'control');
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/backup' || !isKey(request.headers.authorization)) {
      response.writeHead(404).end();
      return;
    }
    const parsed = requestSchema.safeParse(await readJson(request));
    if (!parsed.success) {
      response.writeHead(422).end();
      return;
    }
    // At once, as the backup may take longer than a client waits for a first byte.
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    let result: ControlAnswer;
    try {
      result = { manifest: await makeBackup(parsed.data.folder) };
    } catch (error) {
      deps.log.error({ err: error }, 'backup');
      result = { error: (error as Error).message };
    }
    response.end(JSON.stringify(result));
  }

  function isKey(given: string | undefined): boolean {
    const [wanted, found] = [Buffer.from(`Bearer ${key}`), Buffer.from(given ?? '')];
    return wanted.length === found.length && timingSafeEqual(wanted, found);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const path = controlFile(deps.config.DATA_DIR);
  const { port } = server.address() as AddressInfo;
  const part = join(deps.config.DATA_DIR, '.control.part');
  await writeFile(part, JSON.stringify({ port, key }), { mode: 0o600 });
  await rename(part, path);
  return {
    close: () => {
      rmSync(path, { force: true });
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
