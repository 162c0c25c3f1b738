import type { Readable } from 'node:stream';
import type { DocumentOrigin } from '#contracts/document.ts';

/** What start-up needs to restore an accepted upload whose row the database lost. */
export interface Sidecar {
  id: string;
  userId: string;
  filename: string;
  fileSize: number;
  sha256: string;
  totalPages: number;
  /** ISO 8601 in UTC. */
  uploadDate: string;
  isSample: boolean;
  /** ISO 8601; the quota period it was counted in, or null. */
  countedIn: string | null;
  /** Where it came from; none: it was uploaded. */
  origin?: DocumentOrigin;
}

export interface ByteRange {
  /** Both inclusive, from 0. */
  start: number;
  end: number;
}

/** The words of a file, as one version of the reader read them. */
export interface WordsKey {
  /** Of the file. */
  sha256: string;
  readerVersion: number;
}

/** Uploaded files by the SHA-256 of their bytes, and a sidecar for each document. */
export interface Storage {
  /** Durable when it resolves; storing the same bytes again changes nothing. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Throws `FileMissingError` when the bytes are not there. */
  get(sha256: string, range?: ByteRange): Promise<Buffer>;
  /** As `get`, piece by piece: a slow reader holds no file in memory. Whoever asks for it reads or destroys it. */
  stream(sha256: string, range?: ByteRange): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** When the bytes were stored; null when they are not there. */
  storedAt(sha256: string): Promise<Date | null>;
  /** Deletes a file and all words of it. Deleting what is not there is no error. */
  delete(sha256: string): Promise<void>;
  list(): Promise<string[]>;
  /**
   * Keeps the packed words of a file beside it. They can be read anew, so a power cut may lose or tear them; whoever
   * reads them must be able to tell.
   */
  putWords(key: WordsKey, packed: Uint8Array): Promise<void>;
  /** Null when there are none. */
  getWords(key: WordsKey): Promise<Buffer | null>;
  /** Deleting what is not there is no error. */
  deleteWords(key: WordsKey): Promise<void>;
  listWords(): Promise<WordsKey[]>;
  /** Durable when it resolves. */
  putSidecar(sidecar: Sidecar): Promise<void>;
  /** Null when there is none. */
  getSidecar(documentId: string): Promise<Sidecar | null>;
  deleteSidecar(documentId: string): Promise<void>;
  /** The documents that have a sidecar; half-written ones of a killed process are left out. */
  sidecarIds(): Promise<string[]>;
  /** Keeps what was exported under an id, piece by piece; durable and whole when it resolves, with its size in bytes. */
  putExport(id: string, content: Readable): Promise<number>;
  /** Throws `FileMissingError` when it is not there. Whoever asks for it reads or destroys it. */
  streamExport(id: string): Promise<Readable>;
  /** Deleting what is not there is no error. */
  deleteExport(id: string): Promise<void>;
  listExports(): Promise<string[]>;
  /** Removes what killed processes left half-written. Only while nobody else stores. */
  deleteParts(): Promise<void>;
  /** Rejects, with a sentence for whoever runs the server, when files can neither be read nor written here. */
  check(): Promise<void>;
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor(sha256: string) {
    super(`No file is stored under ${sha256}`);
  }
}

/** What came to lie in the storage is not what was sent there. */
export class StorageDamagedError extends Error {
  override readonly name = 'StorageDamagedError';

  constructor(sha256: string) {
    super(`The storage holds other bytes under ${sha256} than were sent`);
  }
}

const SHA256 = /^[0-9a-f]{64}$/;

export const isHash = (name: string): boolean => SHA256.test(name);

/** What words are called: by their file's hash, then the reader's version. Throws `RangeError` for what is no hash. */
export const wordsName = ({ sha256, readerVersion }: WordsKey): string => `${checkedHash(sha256)}.${readerVersion}`;

/** The inverse of `wordsName`; null for any other name. */
export function parseWordsName(name: string): WordsKey | null {
  const [, sha256, version] = /^([0-9a-f]{64})\.(\d{1,9})$/.exec(name) ?? [];
  return sha256 ? { sha256, readerVersion: Number(version) } : null;
}

/** Throws `RangeError` for a name that is no hash, before it can reach another file. */
export function checkedHash(name: string): string {
  if (!isHash(name)) throw new RangeError('Not a SHA-256 in hexadecimal');
  return name;
}

/** Ids of documents and exports become names of files: nothing but letters, digits and hyphens. Throws `RangeError`. */
export function checkedId(id: string): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new RangeError('Not the id of a document or an export');
  return id;
}
