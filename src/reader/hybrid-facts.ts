import { inflateSync } from 'node:zlib';
import type { HybridFacts } from '#core/text-document.ts';

/** Streams that are looked into, and how far: what is made to be more says nothing. */
const MOST_STREAMS = 100;
const LONGEST_STREAM = 4 * 1024 * 1024;
/** From a file specification's name to its relationship; both are in one short dictionary. */
const DICTIONARY = 800;

/**
 * What a PDF says about the e-invoice that it carries: PDF/A part, relationship of the attachment (PDF 2.0, 7.11.3),
 * and the profile in its XMP metadata (Factur-X 1.0, 6.2). Searched for in the bytes, as PDFium tells neither.
 */
export function hybridFacts(bytes: Uint8Array, attachmentName: string): HybridFacts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const xmp = lastXmp(file);
  const said = (name: string) => xmp && propertyOf(xmp, name);
  return {
    pdfaPart: said('pdfaid:part'),
    relationship: relationshipOf(file, attachmentName),
    xmpProfile: said('\\w+:ConformanceLevel'),
    xmpFileName: said('\\w+:DocumentFileName'),
  };
}

/** Of several, as of a file that was changed, the last one counts. */
function lastXmp(file: Buffer): string | null {
  const end = file.lastIndexOf('</x:xmpmeta>');
  const start = end < 0 ? -1 : file.lastIndexOf('<x:xmpmeta', end);
  if (start >= 0) return file.toString('utf8', start, Math.min(end, start + LONGEST_STREAM));
  for (const text of packedStreams(file, /\/Subtype\s*\/XML\b/g)) if (text.includes('<x:xmpmeta')) return text;
  return null;
}

/** An element's text or an attribute, as RDF allows both. */
function propertyOf(xmp: string, name: string): string | null {
  const match =
    new RegExp(`<${name}>\\s*([^<]*?)\\s*</`).exec(xmp) ?? new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(xmp);
  return match?.[1] || null;
}

function relationshipOf(file: Buffer, name: string): string | null {
  const plain = relationshipIn(file.toString('latin1'), name);
  if (plain) return plain;
  for (const text of packedStreams(file, /\/Type\s*\/ObjStm\b/g)) {
    const found = relationshipIn(text, name);
    if (found) return found;
  }
  return null;
}

/** The one nearest to the attachment's name, as both are in one dictionary; else the only one. */
function relationshipIn(text: string, name: string): string | null {
  const all = [...text.matchAll(/\/AFRelationship\s*\/(\w+)/g)];
  const names: number[] = [];
  const wanted = `(${name})`;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) names.push(at);
  const distance = (index: number) => Math.min(DICTIONARY, ...names.map((at) => Math.abs(at - index)));
  const nearest = all.toSorted((a, b) => distance(a.index) - distance(b.index))[0];
  const isNamed = nearest !== undefined && distance(nearest.index) < DICTIONARY;
  return (isNamed || all.length === 1 ? nearest : undefined)?.[1] ?? null;
}

/** The deflated streams whose dictionary matches, unpacked; damaged ones are passed over. */
function* packedStreams(file: Buffer, mark: RegExp): Generator<string> {
  const text = file.toString('latin1');
  let count = 0;
  for (const { index } of text.matchAll(mark)) {
    if (++count > MOST_STREAMS) return;
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const found = begin.exec(text);
    if (!found || found.index - index > DICTIONARY) continue;
    const start = found.index + found[0].length;
    const end = file.indexOf('endstream', start);
    try {
      yield inflateSync(file.subarray(start, end < 0 ? undefined : end), { maxOutputLength: LONGEST_STREAM }).toString(
        'latin1',
      );
    } catch {
      // Damaged, or packed otherwise.
    }
  }
}
