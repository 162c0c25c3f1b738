import type { Random } from '#samples/random.ts';

/** Bytes that have a meaning to whoever parses PDF, JSON or numbers. */
// biome-ignore format: one glance shows them all
const TELLING = [
  '(', ')', '<<', '>>', '[', ']', 'obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', '%%EOF',
  '/Length', '/Count', '/Kids', '/Parent', '/Type', '/Font', '/ToUnicode', '/Filter', '/FlateDecode', '/Encrypt',
  'BT', 'ET', 'Tj', 'TJ', 'Tf', 'Tm', 'q', 'Q', 'cm', 'Do', 'R', '0', '-1', '99999999999', '1e400', '0.0000001',
  '2147483648', '-2147483649', '65536', '\0', '\u0000\uffff', '\ud800', '%', '#00', '\\000', '\\', '<FEFF0000D800>',
] as const;

const encoder = new TextEncoder();

/**
 * A copy of `bytes` with one to eight things changed: bytes turned, cut out, doubled, moved, numbers made extreme, words
 * of the format put where they do not belong. The same random source gives the same copy.
 */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let copy = Uint8Array.from(bytes);
  for (let left = random.integer(1, 8); left > 0 && copy.length > 0; left -= 1)
    copy = random.pick(CHANGES)(copy, random);
  return copy;
}

type Change = (bytes: Uint8Array<ArrayBuffer>, random: Random) => Uint8Array<ArrayBuffer>;

const CHANGES: readonly Change[] = [
  (bytes, random) => {
    bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255);
    return bytes;
  },
  (bytes, random) => {
    const at = random.integer(0, bytes.length - 1);
    bytes[at] = bytes[at]! ^ (1 << random.integer(0, 7));
    return bytes;
  },
  (bytes, random) => {
    const [from, to] = span(bytes, random);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, random) => {
    const [from, to] = span(bytes, random);
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  (bytes, random) => {
    const [from, to] = span(bytes, random);
    const at = random.integer(0, bytes.length);
    return joined(bytes.subarray(0, at), bytes.subarray(from, to), bytes.subarray(at));
  },
  (bytes, random) => {
    const at = random.integer(0, bytes.length);
    return joined(bytes.subarray(0, at), encoder.encode(random.pick(TELLING)), bytes.subarray(at));
  },
  (bytes, random) => {
    const found = numberAt(bytes, random.integer(0, bytes.length - 1));
    if (!found) return bytes;
    const extreme = random.pick(['0', '-1', '1', '4294967296', '-99999999999999', '0.00001', '1e308', '7']);
    return joined(bytes.subarray(0, found[0]), encoder.encode(extreme), bytes.subarray(found[1]));
  },
  (bytes, random) => bytes.slice(0, random.integer(0, bytes.length)),
];

const LONGEST_SPAN = 400;

function span(bytes: Uint8Array, random: Random): [number, number] {
  const from = random.integer(0, bytes.length - 1);
  return [from, Math.min(bytes.length, from + random.integer(1, LONGEST_SPAN))];
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Where the first number at or after `from` stands. */
function numberAt(bytes: Uint8Array, from: number): [number, number] | null {
  let start = from;
  while (start < bytes.length && !isDigit(bytes[start])) start += 1;
  let end = start;
  while (isDigit(bytes[end])) end += 1;
  return end > start ? [start, end] : null;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
