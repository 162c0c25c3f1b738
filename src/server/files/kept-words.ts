import type { Logger } from 'pino';
import type { ReaderPool } from '#reader/reader-pool.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import type { Storage } from '../storage/storage.ts';

/** What the reader made of files, packed (`unpackDocument` unpacks it) and kept beside them; losing it costs only time. */
export interface KeptWords {
  /** Null when none are kept of this version of the reader. They may be damaged: then they do not unpack. */
  find(sha256: string): Promise<Uint8Array | null>;
  /** Never rejects: words that cannot be stored are read again when they are needed. */
  keep(sha256: string, packed: Uint8Array): Promise<void>;
  /**
   * Reads the file, once for all who ask meanwhile, and keeps its words. Throws `ReaderError`, and `FileMissingError`
   * when the file is gone. `lane`: whose turn it is in the reader's queue.
   */
  readAnew(sha256: string, lane: string): Promise<Uint8Array>;
}

export function keptWords({ storage, reader, log }: { storage: Storage; reader: ReaderPool; log: Logger }): KeptWords {
  const reading = new Map<string, Promise<Uint8Array>>();
  const keyOf = (sha256: string) => ({ sha256, readerVersion: READER_VERSION });

  const keep = (sha256: string, packed: Uint8Array) =>
    storage.putWords(keyOf(sha256), packed).catch((err: unknown) => log.error({ err }, 'keeping words'));

  async function read(sha256: string, lane: string): Promise<Uint8Array> {
    const packed = await reader.pack(await storage.get(sha256), { lane });
    await keep(sha256, packed);
    return packed;
  }

  return {
    find: (sha256) => storage.getWords(keyOf(sha256)),
    keep,
    readAnew(sha256, lane) {
      const running = reading.get(sha256) ?? read(sha256, lane).finally(() => reading.delete(sha256));
      reading.set(sha256, running);
      return running;
    },
  };
}
