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
  /** Deleting what is not there is no error. */
  delete(sha256: string): Promise<void>;
  list(): Promise<string[]>;
  /** Durable when it resolves. */
  putSidecar(sidecar: Sidecar): Promise<void>;
  deleteSidecar(documentId: string): Promise<void>;
  /** Half-written ones of a killed process are left out. */
  listSidecars(): Promise<Sidecar[]>;
  /** Removes what killed processes left half-written. Only while nobody else stores. */
  deleteParts(): Promise<void>;
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor(sha256: string) {
    super(`No file is stored under ${sha256}`);
  }
}
