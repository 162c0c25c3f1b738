import { inflateSync } from 'node:zlib';
import { MAX_XML_BYTES } from '#core/einvoice/xml/parse-xml.ts';

/** From an embedded file's type to its stream; both are in one short dictionary. */
const DICTIONARY = 2000;
/** Deflate packs no better: what is smaller cannot become larger than an e-invoice may be. */
const BEST_RATIO = 1032;
/** Opened to see; files with more large ones are made to harm, and what follows is taken away unseen. */
const MOST_MEASURED = 1000;
/** What cannot be measured here may become as large as this: PDFium unpacks it in a moment. */
const MOST_UNMEASURED = 128 * 1024 * 1024;
const WORD = '/EmbeddedFile';
const FILTERS = /\/(?:Fl(?:ateDecode)?|LZW(?:Decode)?|RL|RunLengthDecode|AHx|ASCIIHexDecode|A85|ASCII85Decode)\b/g;

/**
 * The file with every embedded one taken away that would unpack to more than an e-invoice may have: PDFium unpacks
 * whole, and a gigabyte of it would end the reading of the page as well. The very same bytes where there is none.
 */
export function defuseAttachments(bytes: Uint8Array): { bytes: Uint8Array; isDefused: boolean } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let defused: Buffer | null = null;
  let measured = 0;
  const nextStream = forward(file, 'stream');
  const nextEnd = forward(file, 'endstream');
  for (let at = file.indexOf(WORD); at >= 0; at = file.indexOf(WORD, at + 1)) {
    // The name tree is called so too, in the plural.
    if (file[at + WORD.length] === 's'.charCodeAt(0) || nextStream(at) - at > DICTIONARY) continue;
    const stream = streamAfter(file, at, nextEnd);
    if (!stream) continue;
    // Other words before it belong to the same stream.
    at = stream.start - 1;
    const packed = file.subarray(stream.start, stream.end);
    if (!mayUnpackTooFar(packed, stream) || (++measured <= MOST_MEASURED && !unpacksTooFar(packed, stream))) continue;
    defused ??= Buffer.from(file);
    defused.fill(0, stream.start, stream.end);
    at = stream.end - 1;
  }
  return defused ? { bytes: defused, isDefused: true } : { bytes, isDefused: false };
}

/** Where a word stands next; for places that only grow, so that the file is searched once. */
function forward(file: Buffer, word: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = file.indexOf(word, from);
    if (found < 0) found = file.length;
    return found;
  };
}

interface Stream {
  start: number;
  end: number;
  /** How often it was deflated, and packed in other ways that make it smaller. */
  deflated: number;
  otherwise: number;
  /** Deflated only, so that it can be opened here. */
  isMeasurable: boolean;
}

/** Where the packed bytes stand that belong to a dictionary, and how they are packed. */
function streamAfter(file: Buffer, at: number, nextEnd: (from: number) => number): Stream | null {
  const head = file.toString('latin1', at, at + DICTIONARY);
  const begin = /\bstream\r?\n/.exec(head);
  if (!begin || head.slice(0, begin.index).includes('endobj')) return null;
  const start = at + begin.index + begin[0].length;
  const before = Math.max(0, at - DICTIONARY);
  const object = Math.max(0, file.subarray(before, at).lastIndexOf('obj'));
  const dictionary = file.toString('latin1', before + object, start);
  const filters: string[] = dictionary.match(FILTERS) ?? [];
  const deflated = filters.filter((name) => name.startsWith('/F')).length;
  return {
    start,
    end: nextEnd(start),
    deflated,
    otherwise: filters.filter((name) => name.startsWith('/L') || name.startsWith('/R')).length,
    isMeasurable: deflated === filters.length,
  };
}

function mayUnpackTooFar(packed: Buffer, { deflated, otherwise, isMeasurable }: Stream): boolean {
  const ways = deflated + otherwise;
  return ways > 0 && packed.length * BEST_RATIO ** ways > (isMeasurable ? MAX_XML_BYTES : MOST_UNMEASURED);
}

function unpacksTooFar(packed: Buffer, { deflated, isMeasurable }: Stream): boolean {
  if (!isMeasurable) return true;
  let content = packed;
  try {
    for (let time = 0; time < Math.min(deflated, 4); time++)
      content = inflateSync(content, { maxOutputLength: MAX_XML_BYTES });
    return false;
  } catch (error) {
    // Anything else is damaged, which PDFium tells as well.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}
