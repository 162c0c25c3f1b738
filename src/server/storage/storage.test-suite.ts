import { createHash } from 'node:crypto';
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
