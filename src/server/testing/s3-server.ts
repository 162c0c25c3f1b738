import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: the package brings no types
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../storage/s3-storage.ts';

export interface TestS3Server {
  /** Those of an empty bucket. */
  options: S3Options & { endpoint: string; accessKeyId: string; secretAccessKey: string };
  /** The same as environment variables. */
  env: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  close(): Promise<void>;
}

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/**
 * The package scrambles the tokens of its listings with DES, which OpenSSL 3 has no longer; AES does as well. The
 * names are looked up on the module at each call, so that a replacement there is what it gets.
 */
function replaceDes(): void {
  const twice = (value: unknown) => Buffer.concat([value as Buffer, value as Buffer]);
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const original = crypto[name] as (algorithm: string, key: unknown, iv: unknown, options?: unknown) => never;
    crypto[name] = (algorithm: string, key: unknown, iv: unknown, options?: unknown) =>
      algorithm === 'des' ? original('aes-128-cbc', twice(key), twice(iv)) : original(algorithm, key, iv, options);
  }
}
replaceDes();

/** An S3-compatible server with one bucket, on a free loopback port and in a folder of its own. */
export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'invoscope-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It computes other signatures than AWS for calls on a bucket (the path's last slash); unknown keys it refuses.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'invoices' }],
  }) as Server;
  const { port } = await server.run();
  // The one key pair this server knows.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    options: { bucket: 'invoices', endpoint, region: 'us-east-1', ...keys },
    env: {
      S3_BUCKET: 'invoices',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
