import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { FileMissingError, type Sidecar, type Storage } from './storage.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const sidecar: Sidecar = {
  id: 'doc-1',
  userId: 'user-1',
  filename: 'Rechnung "März".pdf',
  fileSize: 12,
  sha256: hashOf(Buffer.from('x')),
  totalPages: 1,
  uploadDate: '2026-01-31T12:00:00.000Z',
  isSample: false,
  countedIn: null,
};

/** What every storage driver must do. */
export function storageSuite(name: string, create: () => Promise<Storage>): void {
  describe(`storage on ${name}`, () => {
    test('what was stored comes back byte for byte, whole and in ranges', async () => {
      const storage = await create();
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256));
      const sha256 = hashOf(bytes);
      await storage.put(sha256, bytes);
      await storage.put(sha256, bytes);
      expect(hashOf(await storage.get(sha256))).toBe(sha256);
      expect(await storage.get(sha256, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
      expect(await storage.has(sha256)).toBe(true);
      expect(await storage.list()).toEqual([sha256]);
    });

    test('deleted bytes are gone, and deleting them again is no error', async () => {
      const storage = await create();
      const sha256 = hashOf(Buffer.from('gone'));
      await storage.put(sha256, Buffer.from('gone'));
      await storage.delete(sha256);
      await storage.delete(sha256);
      expect(await storage.has(sha256)).toBe(false);
      await expect(storage.get(sha256)).rejects.toBeInstanceOf(FileMissingError);
      expect(await storage.list()).toEqual([]);
    });

    test('many parallel uploads of the same bytes leave one whole file', async () => {
      const storage = await create();
      const bytes = Buffer.alloc(50_000, 7);
      const sha256 = hashOf(bytes);
      await Promise.all(Array.from({ length: 10 }, () => storage.put(sha256, bytes)));
      expect(await storage.list()).toEqual([sha256]);
      expect(hashOf(await storage.get(sha256))).toBe(sha256);
    });

    test('an export is kept piece by piece under its id, whole or not at all', async () => {
      const storage = await create();
      // More than one part of an upload in parts, and in pieces that do not end where the parts do.
      const pieces = Array.from({ length: 60 }, (_, n) => Buffer.alloc(300_001, n));
      expect(await storage.putExport('export-1', Readable.from(pieces))).toBe(60 * 300_001);
      expect(hashOf(await buffer(await storage.streamExport('export-1')))).toBe(hashOf(Buffer.concat(pieces)));
      expect(await storage.putExport('small', Readable.from([]))).toBe(0);
      expect((await storage.listExports()).sort()).toEqual(['export-1', 'small']);
      for (const id of ['export-1', 'small', 'small']) await storage.deleteExport(id);

      async function* brokenOff() {
        yield* pieces;
        throw new Error('the database is away');
      }
      await expect(storage.putExport('broken', Readable.from(brokenOff()))).rejects.toThrow('the database is away');
      expect(await storage.listExports()).toEqual([]);
      await expect(storage.streamExport('broken')).rejects.toBeInstanceOf(FileMissingError);
    });

    test('words are kept by the hash of their file and the version of the reader', async () => {
      const storage = await create();
      const sha256 = hashOf(Buffer.from('a file'));
      const key = { sha256, readerVersion: 3 };
      expect(await storage.getWords(key)).toBeNull();
      expect(await storage.listWords()).toEqual([]);
      await storage.putWords(key, Buffer.from('first'));
      await storage.putWords(key, Buffer.from('second'));
      await storage.putWords({ sha256, readerVersion: 4 }, Buffer.from('later'));
      expect((await storage.getWords(key))?.toString()).toBe('second');
      expect((await storage.getWords({ sha256, readerVersion: 4 }))?.toString()).toBe('later');
      expect(await storage.getWords({ sha256: hashOf(Buffer.from('another')), readerVersion: 3 })).toBeNull();
      expect((await storage.listWords()).toSorted((a, b) => a.readerVersion - b.readerVersion)).toEqual([
        key,
        { sha256, readerVersion: 4 },
      ]);
      // They are no files of their own.
      expect(await storage.list()).toEqual([]);
      await storage.deleteWords(key);
      await storage.deleteWords(key);
      expect(await storage.listWords()).toEqual([{ sha256, readerVersion: 4 }]);
      await expect(async () => storage.getWords({ sha256: '../x', readerVersion: 3 })).rejects.toThrow('SHA-256');
    });

    test('with a file go the words of all versions, and no others', async () => {
      const storage = await create();
      const [sha256, other] = [hashOf(Buffer.from('a file')), hashOf(Buffer.from('another'))];
      await storage.put(sha256, Buffer.from('a file'));
      for (const readerVersion of [3, 12]) await storage.putWords({ sha256, readerVersion }, Buffer.from('words'));
      await storage.putWords({ sha256: other, readerVersion: 3 }, Buffer.from('words'));
      await storage.delete(sha256);
      expect(await storage.has(sha256)).toBe(false);
      expect(await storage.listWords()).toEqual([{ sha256: other, readerVersion: 3 }]);
    });

    test('a stream gives the same bytes, whole or a range of them, and says what is missing', async () => {
      const storage = await create();
      const bytes = Buffer.from('0123456789'.repeat(20_000));
      const sha256 = hashOf(bytes);
      await storage.put(sha256, bytes);
      expect(hashOf(await buffer(await storage.stream(sha256)))).toBe(sha256);
      expect((await buffer(await storage.stream(sha256, { start: 3, end: 12 }))).toString()).toBe('3456789012');
      await expect(storage.stream(hashOf(Buffer.from('absent')))).rejects.toThrow(FileMissingError);
    });

    test('a name that is no hash is refused before it can reach another file', async () => {
      const storage = await create();
      await expect(async () => storage.get('../../etc/passwd')).rejects.toThrow('SHA-256');
    });

    test('sidecars are listed until they are deleted', async () => {
      const storage = await create();
      await storage.putSidecar(sidecar);
      expect(await storage.sidecarIds()).toEqual(['doc-1']);
      expect(await storage.getSidecar('doc-1')).toEqual(sidecar);
      await storage.deleteSidecar('doc-1');
      await storage.deleteSidecar('doc-1');
      expect(await storage.sidecarIds()).toEqual([]);
      expect(await storage.getSidecar('doc-1')).toBeNull();
      await expect(async () => storage.getSidecar('../secret')).rejects.toThrow('id of a document');
    });

    test('it tells since when it has a file', async () => {
      const storage = await create();
      const sha256 = hashOf(Buffer.from('dated'));
      expect(await storage.storedAt(sha256)).toBeNull();
      await storage.put(sha256, Buffer.from('dated'));
      const storedAt = await storage.storedAt(sha256);
      // File systems and servers keep seconds at the coarsest.
      expect(Math.abs(Date.now() - (storedAt?.getTime() ?? 0))).toBeLessThan(60_000);
    });

    test('it says that it can be used', async () => {
      await expect((await create()).check()).resolves.toBeUndefined();
    });
  });
}
