import type { Logger } from 'pino';
import { unpackDocument, unpackOnePage } from '#reader/packed-document.ts';
import type { ReaderPool } from '#reader/reader-pool.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { pagesBeingRead } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';

/** What the reader made of files, packed (`unpackDocument` unpacks it) and kept beside them; losing it costs only time. */
export interface KeptWords {
  /** Null when none are kept of this version of the reader. They may be damaged: then they do not unpack. */
  find(sha256: string): Promise<Uint8Array | null>;
  /** Never rejects: words that cannot be stored are read again when they are needed. */
  keep(sha256: string, packed: Uint8Array): Promise<void>;
  /**
   * For words that are not kept, in bounded time: what an earlier version of the reader recognised, else the file is
   * read, once for all who ask meanwhile, and its words are kept. Throws `ReaderError`, `FileMissingError` when the file
   * is gone, and 503 `words.being_read` when recognising its pages takes longer than a request may (it goes on, one
   * document of a lane at a time); whoever is `patient` waits for the end. `lane`: whose turn it is in the reader's queue.
   */
  readAnew(sha256: string, lane: string, options?: { patient?: boolean | undefined }): Promise<Uint8Array>;
}

export interface KeptWordsOptions {
  storage: Storage;
  reader: ReaderPool;
  log: Logger;
  /** How long a request waits for pages to be recognised. */
  patienceMs: number;
}

/** What a file says without being recognised; `unread`: there are pages that have to be. */
type Read = { words: Uint8Array } | 'unread';

export function keptWords({ storage, reader, log, patienceMs }: KeptWordsOptions): KeptWords {
  const reading = new Map<string, Promise<Read>>();
  const recognising = new Map<string, Promise<Uint8Array>>();
  /** Lanes in which somebody waited in vain: all others that are behind would, too. */
  const late = new Set<string>();
  const inLine = oneAtATime((lane) => late.delete(lane));
  const keyOf = (sha256: string) => ({ sha256, readerVersion: READER_VERSION });

  const keep = (sha256: string, packed: Uint8Array) =>
    storage.putWords(keyOf(sha256), packed).catch((err: unknown) => log.error({ err }, 'keeping words'));

  /** Of the latest earlier version that has any. */
  async function recognisedBefore(sha256: string): Promise<Uint8Array | null> {
    for (let readerVersion = READER_VERSION - 1; readerVersion > 0; readerVersion -= 1) {
      const packed = await storage.getWords({ sha256, readerVersion });
      if (packed) return whole(packed);
    }
    return null;
  }

  async function read(sha256: string, lane: string): Promise<Read> {
    const before = await recognisedBefore(sha256);
    if (before) return { words: before };
    const words = await reader.pack(await storage.get(sha256), { lane, recognise: 'later' });
    // A picture beside text adds little; a page without its text has nothing.
    if (reader.recognises && (await unpackDocument(words))?.unreadPages?.length) return 'unread';
    await keep(sha256, words);
    return { words };
  }

  async function recognise(sha256: string, lane: string): Promise<Uint8Array> {
    // Somebody else's may have ended meanwhile.
    const kept = await storage.getWords(keyOf(sha256)).then((packed) => packed && whole(packed));
    if (kept) return kept;
    const packed = await reader.pack(await storage.get(sha256), { lane });
    await keep(sha256, packed);
    // Deleted while nobody waited any more: its words must not stay.
    if (!(await storage.has(sha256))) await storage.deleteWords(keyOf(sha256));
    return packed;
  }

  async function inTime(words: Promise<Uint8Array>, lane: string): Promise<Uint8Array> {
    words.catch((err: unknown) => log.warn({ err }, 'recognising pages for their words'));
    if (late.has(lane)) throw pagesBeingRead();
    const timeIsUp = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.add(lane);
      timeIsUp.reject(pagesBeingRead());
    }, patienceMs);
    try {
      return await Promise.race([words, timeIsUp.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    find: (sha256) => storage.getWords(keyOf(sha256)),
    keep,
    async readAnew(sha256, lane, { patient = false } = {}) {
      const found = await onceFor(reading, sha256, () => read(sha256, lane));
      if (found !== 'unread') return found.words;
      const words = onceFor(recognising, sha256, () => inLine(lane, () => recognise(sha256, lane)));
      return patient ? words : inTime(words, lane);
    },
  };
}

/** Null when they are damaged. */
const whole = async (packed: Uint8Array) => (await unpackOnePage(packed, 1)) && packed;

/** Whoever asks while it is at work gets the same. */
function onceFor<Result>(running: Map<string, Promise<Result>>, key: string, work: () => Promise<Result>) {
  const begun = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}

/** Begins each piece of work of a lane when the one before is over, well or not; tells when none is left. */
function oneAtATime(onEmpty: (lane: string) => void) {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(lane: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(lane) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(lane, mine);
    const leave = () => {
      if (last.get(lane) !== mine) return;
      last.delete(lane);
      onEmpty(lane);
    };
    mine.then(leave, leave);
    return mine;
  };
}
