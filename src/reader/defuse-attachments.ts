import { inflateSync } from 'node:zlib';
import { MAX_XML_BYTES } from '#core/einvoice/xml/parse-xml.ts';

/** From an embedded file's type to its stream; both are in one short dictionary. */
const DICTIONARY = 2000;
/** Deflate packs no better: what is smaller cannot become larger than an e-invoice may be. */
const BEST_RATIO = 1032;
const MOST_STREAMS = 1000;

/**
 * The file with every embedded one taken away that would unpack to more than an e-invoice may have: PDFium unpacks
 * whole, and a gigabyte of it would end the reading of the page as well. The very same bytes where there is none.
 */
export function defuseAttachments(bytes: Uint8Array): { bytes: Uint8Array; isDefused: boolean } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let defused: Buffer | null = null;
  let count = 0;
  for (let at = file.indexOf('/EmbeddedFile'); at >= 0; at = file.indexOf('/EmbeddedFile', at + 1)) {
    // The name tree is called so too, in the plural.
    if (file[at + '/EmbeddedFile'.length] === 's'.charCodeAt(0)) continue;
    if (++count > MOST_STREAMS) break;
    const stream = streamAfter(file, at);
    if (!stream || !unpacksTooFar(file.subarray(stream.start, stream.end), stream.filters)) continue;
    defused ??= Buffer.from(file);
    defused.fill(0, stream.start, stream.end);
  }
  return defused ? { bytes: defused, isDefused: true } : { bytes, isDefused: false };
}

/** Where the packed bytes stand that belong to a dictionary, and how often they were deflated. */
function streamAfter(file: Buffer, at: number): { start: number; end: number; filters: number } | null {
  const head = file.toString('latin1', at, at + DICTIONARY);
  const begin = /\bstream\r?\n/.exec(head);
  if (!begin || head.slice(0, begin.index).includes('endobj')) return null;
  const start = at + begin.index + begin[0].length;
  const end = file.indexOf('endstream', start);
  const before = Math.max(file.lastIndexOf('obj', at), at - DICTIONARY);
  const dictionary = file.toString('latin1', before, start);
  return { start, end: end < 0 ? file.length : end, filters: dictionary.match(/\/Fl(ateDecode)?\b/g)?.length ?? 0 };
}

function unpacksTooFar(packed: Buffer, filters: number): boolean {
  if (filters === 0 || packed.length * BEST_RATIO ** filters <= MAX_XML_BYTES) return false;
  let content = packed;
  try {
    for (let filter = 0; filter < Math.min(filters, 4); filter++)
      content = inflateSync(content, { maxOutputLength: MAX_XML_BYTES });
    return false;
  } catch (error) {
    // Anything else is damaged, which PDFium tells as well.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}
