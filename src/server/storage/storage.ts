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
}

export interface ByteRange {
  /** Both inclusive, from 0. */
  start: number;
  end: number;
}

/** Uploaded files by the SHA-256 of their bytes, and a sidecar for each document. */
export interface Storage {
  /** Durable when it resolves; storing the same bytes again changes nothing. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Throws `FileMissingError` when the bytes are not there. */
  get(sha256: string, range?: ByteRange): Promise<Buffer>;
  has(sha256: string): Promise<boolean>;
  /** When the bytes were stored; null when they are not there. */
  storedAt(sha256: string): Promise<Date | null>;
  /** Deleting what is not there is no error. */
  delete(sha256: string): Promise<void>;
  list(): Promise<string[]>;
  /** Durable when it resolves. */
  putSidecar(sidecar: Sidecar): Promise<void>;
  /** Null when there is none. */
  getSidecar(documentId: string): Promise<Sidecar | null>;
  deleteSidecar(documentId: string): Promise<void>;
  /** The documents that have a sidecar; half-written ones of a killed process are left out. */
  sidecarIds(): Promise<string[]>;
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

/** Throws `RangeError` for a name that is no hash, before it can reach another file. */
export function checkedHash(name: string): string {
  if (!isHash(name)) throw new RangeError('Not a SHA-256 in hexadecimal');
  return name;
}

/** Document ids become names of files: nothing but letters, digits and hyphens. Throws `RangeError`. */
export function checkedId(documentId: string): string {
  if (!/^[\w-]{1,100}$/.test(documentId)) throw new RangeError('Not the id of a document');
  return documentId;
}
