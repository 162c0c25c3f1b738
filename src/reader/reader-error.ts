/** Why a file could not be read; the same codes travel to the command line and over HTTP. */
export const READER_ERROR_SENTENCES = {
  'file.unreadable': 'The file cannot be opened: {reason}.',
  'file.empty': 'The file is empty.',
  'file.not_pdf': 'The file is not a PDF document.',
  'file.not_image': 'The file is not a picture that can be read: JPEG, PNG, TIFF and WebP can.',
  'file.heic':
    'HEIC pictures cannot be read. Save or send the photo as JPEG and try again (iPhone: Settings, Camera, Formats, Most Compatible).',
  'file.not_scanned': 'Nothing was recognised in a picture of this document: there is no text to put over its pages.',
  'file.too_large': 'The file is larger than the allowed {limit} MB.',
  'pdf.encrypted': 'The PDF is protected by a password. Remove the password and try again.',
  'pdf.protected': 'The PDF is protected against changes by a password: {what}. Remove the password and try again.',
  'pdf.damaged': 'The PDF is damaged and could not be read.',
  'pdf.too_many_pages': 'The PDF has {pages} pages; at most {limit} are allowed.',
  'image.too_large': 'The picture is too large: at most 100 million pixels are read.',
  'image.damaged': 'The picture is damaged and could not be read.',
  'analysis.timeout': 'The analysis took too long or needed too much memory and was stopped.',
  'analysis.cancelled': 'The analysis was cancelled.',
  'analysis.failed': 'The analysis failed because of an internal error.',
  'xml.empty': '{reason}',
  'xml.too_large': '{reason}',
  'xml.undecodable': '{reason}',
  'xml.malformed': '{reason}',
  'xml.too_deep': '{reason}',
  'xml.not_an_invoice': '{reason}',
  'page.not_found': 'The PDF has no page {page}.',
} as const;

export type ReaderErrorCode = keyof typeof READER_ERROR_SENTENCES;
export type ReaderErrorParams = Record<string, string | number>;

/** A file that cannot be read, with a machine-readable `code` and an English sentence as its message. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
  readonly code: ReaderErrorCode;
  readonly params: ReaderErrorParams;

  constructor(code: ReaderErrorCode, params: ReaderErrorParams = {}, options?: ErrorOptions) {
    const sentence = READER_ERROR_SENTENCES[code].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? '?'));
    super(sentence, options);
    this.code = code;
    this.params = params;
  }
}
