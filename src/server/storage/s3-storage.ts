import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { uploadPieces } from './s3-pieces.ts';
import type { ByteRange, Storage } from './storage.ts';
import {
  checkedHash,
  checkedId,
  FileMissingError,
  isHash,
  parseWordsName,
  type Sidecar,
  StorageDamagedError,
  type WordsKey,
  wordsName,
} from './storage.ts';

export interface S3Options {
  bucket: string;
  /** Address of an S3-compatible server; AWS itself when undefined. */
  endpoint: string | undefined;
  region: string;
  /** Without them the SDK looks for the machine's own (environment, profile, role). */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  /** How many names are asked for at once; 1,000 is the most that servers give. */
  listingPage?: number;
}

const FILES = 'by-hash/';
const SIDECARS = 'sidecars/';
const WORDS = 'words/';
const EXPORTS = 'exports/';
const CONNECT_TIMEOUT_MS = 5_000;
/** Without a byte in either direction for so long, the store hangs. */
const SILENCE_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 2;

/**
 * Files as objects named by their hash. An object appears whole or not at all, and what was stored is read back and
 * hashed before `put` resolves: servers are known that keep other bytes than they were sent, without a word.
 */
export function s3Storage(options: S3Options): Storage {
  const { bucket: Bucket, endpoint, accessKeyId, secretAccessKey, listingPage = 1000 } = options;
  const client = new S3Client({
    region: options.region,
    maxAttempts: MAX_ATTEMPTS,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Otherwise uploads are sent in a form (aws-chunked with a trailing checksum) that not every server understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Otherwise it is only warned of.
      throwOnRequestTimeout: true,
    },
  });
  const keyOf = (sha256: string) => `${FILES}${checkedHash(sha256).slice(0, 2)}/${sha256}`;
  const wordsFolder = (sha256: string) => `${WORDS}${sha256.slice(0, 2)}/`;
  const wordsKey = (key: WordsKey) => `${wordsFolder(key.sha256)}${wordsName(key)}`;
  const exportKey = (id: string) => `${EXPORTS}${checkedId(id)}`;
  const sidecarKey = (documentId: string) => `${SIDECARS}${checkedId(documentId)}.json`;

  async function read(Key: string, range?: string): Promise<Buffer | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(range ? { Range: range } : {}) }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function openBody(Key: string, range: ByteRange | undefined): Promise<Readable | null> {
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }));
      // On Node.js the client's bodies are streams of its own.
      return Body ? (Body as Readable) : Readable.from([]);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function storedAt(sha256: string): Promise<Date | null> {
    try {
      const { LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(sha256) }));
      return LastModified ?? new Date(0);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function holds(sha256: string): Promise<boolean> {
    const stored = await read(keyOf(sha256));
    return stored !== null && createHash('sha256').update(stored).digest('hex') === sha256;
  }

  /** The names behind `prefix`, page by page. */
  async function namesUnder(prefix: string): Promise<string[]> {
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          MaxKeys: listingPage,
          ...(ContinuationToken ? { ContinuationToken } : {}),
        }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(Key.lastIndexOf('/') + 1));
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
    return names;
  }

  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };

  async function upload(sha256: string, bytes: Uint8Array): Promise<void> {
    if (await holds(sha256)) return;
    const Key = keyOf(sha256);
    await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/pdf' }));
    if (await holds(sha256)) return;
    await remove(Key);
    throw new StorageDamagedError(sha256);
  }
  /** Parallel uploads of the same bytes are one. */
  const uploading = new Map<string, Promise<void>>();

  return {
    put(sha256, bytes) {
      const running = uploading.get(sha256) ?? upload(sha256, bytes).finally(() => uploading.delete(sha256));
      uploading.set(sha256, running);
      return running;
    },

    async get(sha256, range) {
      const bytes = await read(keyOf(sha256), range && `bytes=${range.start}-${range.end}`);
      if (!bytes) throw new FileMissingError(sha256);
      return bytes;
    },

    async stream(sha256, range) {
      const body = await openBody(keyOf(sha256), range);
      if (!body) throw new FileMissingError(sha256);
      return body;
    },

    has: async (sha256) => (await storedAt(sha256)) !== null,
    storedAt,
    async delete(sha256) {
      const Key = keyOf(sha256);
      const folder = wordsFolder(sha256);
      for (const name of await namesUnder(`${folder}${sha256}.`)) await remove(`${folder}${name}`);
      await remove(Key);
    },

    list: async () => (await namesUnder(FILES)).filter(isHash),

    async putWords(key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: wordsKey(key), Body, ContentType: 'application/gzip' }));
    },
    getWords: (key) => read(wordsKey(key)),
    deleteWords: (key) => remove(wordsKey(key)),
    listWords: async () => (await namesUnder(WORDS)).flatMap((name) => parseWordsName(name) ?? []),

    async putSidecar(sidecar) {
      const Body = JSON.stringify(sidecar);
      const Key = sidecarKey(sidecar.id);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }));
    },

    async getSidecar(documentId) {
      const bytes = await read(sidecarKey(documentId));
      return bytes && (JSON.parse(bytes.toString('utf8')) as Sidecar);
    },

    deleteSidecar: (documentId) => remove(sidecarKey(documentId)),

    async sidecarIds() {
      const names = await namesUnder(SIDECARS);
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },

    putExport: (id, content) => uploadPieces(client, { Bucket, Key: exportKey(id) }, content),
    async streamExport(id) {
      const body = await openBody(exportKey(id), undefined);
      if (!body) throw new FileMissingError(id);
      return body;
    },
    deleteExport: (id) => remove(exportKey(id)),
    listExports: () => namesUnder(EXPORTS),

    // Objects appear whole or not at all.
    deleteParts: async () => {},

    async check() {
      try {
        await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
      } catch (cause) {
        const where = endpoint ? ` at ${endpoint}` : '';
        throw new Error(`The bucket '${Bucket}'${where} cannot be used: ${sentenceOf(cause)}`, { cause });
      }
    },
  };
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** A missing bucket is no missing file. */
const isAbsent = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

function sentenceOf(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return 'there is no such bucket.';
  if (status === 401 || status === 403) return 'the access key is refused.';
  const { message, code } = error as Error & { code?: string };
  return message || code || 'the server does not answer.';
}
