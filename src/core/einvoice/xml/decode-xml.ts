import { XmlError } from './xml-error.ts';

/** Present in Node and in browsers alike; the core's types know neither. */
declare const TextDecoder: {
  new (label: string, options?: { fatal?: boolean }): { decode(bytes: Uint8Array): string };
};

const DECLARED = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i;
/** Encodings of one byte a letter that files of UTF-8 are often said to be in, as their declaration was copied. */
const SAID_OF_UTF_8 = /^(us-ascii|ascii|(iso[-_]?8859|windows|cp)[-_]?\d+|latin[-_]?\d)$/;

/**
 * XML as text: by its byte order mark, else by the zeros of a bare UTF-16, else by the declared encoding, UTF-8 by
 * default. Throws `XmlError('xml.undecodable')` for an unknown encoding or bytes that are none of it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-32')
    throw new XmlError('xml.undecodable', 'Line 1: the XML is written in UTF-32, which is not read; UTF-8 is.', 1);
  if (SAID_OF_UTF_8.test(encoding)) {
    // Text of one byte a letter that happens to be UTF-8 does not occur.
    const text = decodedAs('utf-8', bytes);
    if (text !== null) return text;
  }
  const text = decodedAs(encoding, bytes);
  if (text !== null) return text;
  const line = lineThatFails(bytes, encoding);
  throw new XmlError('xml.undecodable', `Line ${line}: the XML cannot be decoded as ${encoding}.`, line);
}

/** Null when the encoding is unknown or the bytes are none of it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The beginning of XML as text, whatever is wrong with it: for looking what it is. */
export function beginningOf(bytes: Uint8Array, length: number): string {
  const encoding = encodingOf(bytes);
  // Two bytes a letter are cut between letters.
  const head = bytes.subarray(0, length - (length % 4));
  if (encoding === 'utf-32') return String.fromCharCode(...head.filter((byte) => byte !== 0));
  try {
    return new TextDecoder(encoding).decode(head);
  } catch {
    return new TextDecoder('utf-8').decode(head);
  }
}

/** From 1; the first one where the encoding is unknown or writes line ends in two bytes. */
function lineThatFails(bytes: Uint8Array, encoding: string): number {
  const LINE_END = 0x0a;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    if (encoding.startsWith('utf-16')) return 1;
    let line = 1;
    for (let start = 0; start < bytes.length; line++) {
      const end = bytes.indexOf(LINE_END, start);
      try {
        decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
      } catch {
        return line;
      }
      if (end < 0) break;
      start = end + 1;
    }
  } catch {
    // An encoding that nobody knows.
  }
  return 1;
}

function encodingOf(bytes: Uint8Array): string {
  const [a = 1, b = 1, c = 1, d = 1] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a !== 0 && b === 0 && c === 0 && d === 0)) return 'utf-32';
  if (a === 0 && b === 0 && ((c === 0xfe && d === 0xff) || (c === 0 && d !== 0))) return 'utf-32';
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0)) return 'utf-16be';
  if (a === 0xef && b === 0xbb) return 'utf-8';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  // Written as single bytes, whatever the declaration was copied from.
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
}
