export type XmlErrorCode =
  | 'xml.empty'
  | 'xml.too_large'
  | 'xml.undecodable'
  | 'xml.malformed'
  | 'xml.too_deep'
  | 'xml.not_an_invoice';

/** Why XML could not be read, with the line where known, in a sentence for the user. */
export class XmlError extends Error {
  readonly code: XmlErrorCode;
  /** From 1; null when the trouble has no place. */
  readonly line: number | null;

  constructor(code: XmlErrorCode, message: string, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }
}
