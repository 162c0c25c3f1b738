import type { ReaderError, ReaderErrorCode } from '#reader/reader-error.ts';

export interface AppErrorOptions {
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  errors?: { path: string; message: string }[];
  /** Further fields of the answer's body. */
  body?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal that the user gets to read: `message` becomes `detail`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly params: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;
  readonly errors: { path: string; message: string }[] | undefined;
  readonly body: Record<string, unknown>;

  constructor(code: string, status: number, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.status = status;
    this.params = options.params;
    this.headers = options.headers ?? {};
    this.errors = options.errors;
    this.body = options.body ?? {};
  }
}

export function appError(code: string, status: number, detail: string, options?: AppErrorOptions): AppError {
  return new AppError(code, status, detail, options);
}

/** A 422 about one field; the sentence is both the detail and the field's. */
export function invalidField(
  path: string,
  message: string,
  code = 'request.invalid',
  params?: AppErrorOptions['params'],
): AppError {
  return new AppError(code, 422, message, { errors: [{ path, message }], ...(params ? { params } : {}) });
}

export const unauthenticated = () =>
  appError('auth.required', 401, 'Authentication required. Please log in again.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** Absent and somebody else's look the same. */
export const documentNotFound = () => appError('document.not_found', 404, 'Document not found');

export const documentProcessing = () => appError('document.processing', 409, 'This document is being analysed.');

export const templateNotFound = () => appError('template.not_found', 404, 'Template not found');

export const fileMissing = () => appError('file.missing', 404, 'The stored file is missing.');

export const tooManyRequests = (detail: string, retryAfterSeconds: number) =>
  appError('request.too_many', 429, detail, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

export const serverBusy = () =>
  appError('server.busy', 503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': '10' },
  });

export const pagesBeingRead = () =>
  appError('words.being_read', 503, 'The pages of this document are being read. Please try again in a moment.', {
    headers: { 'retry-after': '10' },
  });

/** The database or the file store is away; it is asked again by itself, and so may the caller. */
export const serverUnavailable = (cause: unknown) =>
  appError('server.unavailable', 503, 'The server cannot reach its database or files. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
    cause,
  });

export const storageFull = (cause: unknown) =>
  appError('storage.full', 503, 'There is no room left to store anything. Please try again later.', {
    headers: { 'retry-after': '60' },
    cause,
  });

const READER_STATUS: Partial<Record<ReaderErrorCode, number>> = {
  'file.empty': 422,
  'file.not_pdf': 415,
  'file.not_image': 415,
  'file.heic': 415,
  'file.too_large': 413,
  'image.too_large': 422,
  'image.damaged': 422,
  'pdf.encrypted': 422,
  'pdf.protected': 422,
  'pdf.damaged': 422,
  'pdf.too_many_pages': 422,
  'analysis.timeout': 422,
  'xml.empty': 422,
  'xml.too_large': 413,
  'xml.undecodable': 422,
  'xml.malformed': 422,
  'xml.too_deep': 422,
  'xml.not_an_invoice': 422,
  'analysis.cancelled': 409,
  'file.not_scanned': 404,
  'page.not_found': 404,
};

/** The HTTP answer to a file that cannot be read. */
export function fromReaderError(error: ReaderError): AppError {
  return appError(error.code, READER_STATUS[error.code] ?? 500, error.message, { params: error.params, cause: error });
}
