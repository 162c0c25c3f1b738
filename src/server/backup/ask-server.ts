import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { z } from 'zod';
import { type ControlAnswer, controlFile } from './control-file.ts';
import type { Manifest } from './manifest.ts';

const controlSchema = z.object({ port: z.number().int(), key: z.string() });

/**
 * Asks the server that runs on `dataDir` for a backup in `folder` (absolute). Returns null when none runs there. Throws
 * with the server's sentence when it cannot make one.
 */
export async function askForBackup(dataDir: string, folder: string): Promise<Manifest | null> {
  const text = await readFile(controlFile(dataDir), 'utf8').catch(() => null);
  const control = text === null ? null : controlSchema.safeParse(JSON.parse(text)).data;
  if (!control) return null;
  const answer = await post(control.port, control.key, JSON.stringify({ folder })).catch((error: { code?: string }) => {
    // What a killed server left lying.
    if (error.code === 'ECONNREFUSED') return null;
    throw error;
  });
  if (!answer) return null;
  if ('error' in answer) throw new Error(answer.error);
  return answer.manifest;
}

/** Waits as long as it takes, which `fetch` would not. Null: somebody else listens on that port now. */
function post(port: number, key: string, body: string): Promise<ControlAnswer | null> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/backup', method: 'POST', headers: { authorization: `Bearer ${key}` } },
      async (response) => {
        try {
          let text = '';
          for await (const chunk of response) text += String(chunk);
          resolve(response.statusCode === 200 ? (JSON.parse(text) as ControlAnswer) : null);
        } catch (cause) {
          reject(new Error('The server stopped before the backup was complete.', { cause }));
        }
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
