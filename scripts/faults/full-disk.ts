import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSet } from '../../samples/sample-set.ts';
import { startServer } from '../started-server.ts';

const DISK_MB = 110;
/** Grows an invoice, so that the disk is full soon. */
const PADDING = 3_000_000;
const MOST_UPLOADS = 400;

/**
 * Uploads to a server whose disk (a small tmpfs) becomes full, until it says so; then everything else must work, what
 * was acknowledged must be there, and deleting must make room. Null where no disk can be mounted (only root on Linux
 * can); else what the user saw. Throws when something was lost.
 */
export async function fullDisk(): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'invoscope-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status === 0;
  if (!mounted) {
    rmSync(folder, { recursive: true });
    return null;
  }
  try {
    const server = await startServer({ BILLING: 'off', BACKUP_HOUR: 'off' }, join(folder, 'data'));
    try {
      return await fill(server.origin);
    } finally {
      await server.stop();
    }
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(origin: string): Promise<string> {
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'disk', email: 'disk@example.com', password: 'not-so-common-9' }),
  });
  const headers = { authorization: `Bearer ${((await registered.json()) as { access_token: string }).access_token}` };
  const { pdf } = [...sampleSet({ count: 1 })][0]!;
  const upload = async (n: number) => {
    const form = new FormData();
    // What cannot be compressed, behind the end of the file.
    const noise = crypto.getRandomValues(new Uint8Array(60_000));
    const padding = Array.from({ length: Math.ceil(PADDING / noise.length) }, () => noise);
    form.set('file', new File([Uint8Array.from(pdf), ...padding, String(n)], `${n}.pdf`, { type: 'application/pdf' }));
    return fetch(`${origin}/api/analyze/pdf`, { method: 'POST', body: form, headers });
  };
  const acknowledged: string[] = [];
  let refusal = '';
  for (let n = 0; n < MOST_UPLOADS && refusal === ''; n += 1) {
    const answer = await upload(n);
    const body = (await answer.json()) as { document_id?: string; code?: string; detail?: string };
    if (answer.ok && body.document_id) acknowledged.push(body.document_id);
    else if (answer.status === 503 && body.code === 'storage.full') refusal = `503 '${body.detail}'`;
    else throw new Error(`upload ${n} answered ${answer.status} ${JSON.stringify(body)}`);
  }
  if (refusal === '') throw new Error('the disk never became full');
  const listed = await fetch(`${origin}/api/documents`, { headers });
  const there = new Set(((await listed.json()) as { id: string }[]).map(({ id }) => id));
  const lost = acknowledged.filter((id) => !there.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged documents are lost`);
  for (const id of acknowledged.slice(0, 10)) {
    const { status } = await fetch(`${origin}/api/documents/${id}`, { method: 'DELETE', headers });
    if (status !== 204) throw new Error(`deleting on a full disk answered ${status}`);
  }
  const after = await upload(MOST_UPLOADS);
  if (!after.ok) throw new Error(`after deleting, an upload answered ${after.status}`);
  return `${acknowledged.length} uploads acknowledged and there, then ${refusal}; deleting made room`;
}
