import { XmlError } from './xml-error.ts';

/** Present in Node and in browsers alike; the core's types know neither. */
declare const TextDecoder: {
  new (label: string, options?: { fatal?: boolean }): { decode(bytes: Uint8Array): string };
};

const DECLARED = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i;

/**
 * XML as text: by its byte order mark, else by the zeros of a bare UTF-16, else by the declared encoding, UTF-8 by
 * default. Throws `XmlError('xml.undecodable')` for an unknown encoding or bytes that are none of it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const line = lineThatFails(bytes, encoding);
    throw new XmlError('xml.undecodable', `Line ${line}: the XML cannot be decoded as ${encoding}.`, line);
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
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  if (a === 0xef && b === 0xbb) return 'utf-8';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  // Written as single bytes, whatever the declaration was copied from.
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
}
