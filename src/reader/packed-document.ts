import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import type { Attachment, Page, TextDocument, Word } from '#core/text-document.ts';
import { eInvoiceAttachment } from './attached-xml.ts';
import { READER_VERSION } from './reader-version.ts';

/** Of the packing itself, beside that of the reader. */
const FORMAT = 2;
/** Gzip has a checksum of its own: what was torn or damaged on its way to us does not unpack. */
const [compress, decompressElsewhere] = [promisify(gzip), promisify(gunzip)];
/** Far above any document within the limits; what grows beyond it is none of ours. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;

/** Of a few pages: handing them to another thread and back takes longer than unpacking them. */
const SMALL_BYTES = 32 * 1024;

type Header = Pick<
  TextDocument,
  | 'metadata'
  | 'textSource'
  | 'warnings'
  | 'madeFrom'
  | 'hybrid'
  | 'unreadPages'
  | 'garbagePages'
  | 'unreadParts'
  | 'recognisedPages'
> & {
  format: number;
  reader: number;
  pages: number;
  /** Name, content in base64, and why it was left out. */
  attachments: [string, string, Attachment['leftOut']?][];
};

/** A page in columns, which compress better than rows: the n-th of each belongs to the n-th word. */
interface PackedPage {
  size: [width: number, height: number, rotation: Page['rotation']];
  text: string[];
  x: number[];
  y: number[];
  width: number[];
  height: number[];
  fontSize: number[];
  /** Which words are so. */
  bold: number[];
  hidden: number[];
  angle: [word: number, angle: NonNullable<Word['angle']>][];
  confidence: [word: number, confidence: number][];
}

/**
 * What was read of a file, to be kept: every word exactly as it is, and of the attachments the e-invoice alone (others
 * may have megabytes, and are in the file). Compresses in a thread of its own.
 */
export async function packDocument(document: TextDocument): Promise<Uint8Array> {
  const eInvoice = eInvoiceAttachment(document.attachments);
  const header: Header = {
    format: FORMAT,
    reader: READER_VERSION,
    pages: document.pages.length,
    metadata: document.metadata,
    textSource: document.textSource,
    warnings: document.warnings,
    ...(document.madeFrom ? { madeFrom: document.madeFrom } : {}),
    ...recognitionOf(document),
    ...(document.hybrid ? { hybrid: document.hybrid } : {}),
    attachments: eInvoice ? [packAttachment(eInvoice)] : [],
  };
  // A line for each page, so that one of many can be had without parsing the others.
  const lines = [header, ...document.pages.map(packPage)].map((line) => JSON.stringify(line));
  return compress(lines.join('\n'));
}

function packAttachment({ name, bytes, leftOut }: Attachment): Header['attachments'][number] {
  const content = Buffer.from(bytes).toString('base64');
  return leftOut ? [name, content, leftOut] : [name, content];
}

/**
 * What `packDocument` packed; null when it is damaged, or was packed by another version of the reader (but for what an
 * earlier one recognised).
 */
export async function unpackDocument(packed: Uint8Array): Promise<TextDocument | null> {
  return unpacking(packed, (header, lines) => {
    const pages = lines.map((line, index) => unpackPage(line, index + 1));
    const attachments = header.attachments.map(([name, base64, leftOut]) => ({
      name,
      bytes: new Uint8Array(Buffer.from(base64, 'base64')),
      ...(leftOut ? { leftOut } : {}),
    }));
    const { metadata, textSource, warnings, madeFrom, hybrid } = header;
    return {
      pages,
      metadata,
      attachments,
      textSource,
      ...recognitionOf(header),
      warnings,
      ...(madeFrom ? { madeFrom } : {}),
      ...(hybrid ? { hybrid } : {}),
    };
  });
}

const recognitionOf = ({
  unreadPages,
  garbagePages,
  unreadParts,
  recognisedPages,
}: Pick<TextDocument, 'unreadPages' | 'garbagePages' | 'unreadParts' | 'recognisedPages'>) => ({
  ...(unreadPages ? { unreadPages } : {}),
  ...(garbagePages ? { garbagePages } : {}),
  ...(unreadParts ? { unreadParts } : {}),
  ...(recognisedPages ? { recognisedPages } : {}),
});

/** Page `number` (from 1) alone; null as in `unpackDocument`, and when there is no such page. */
export async function unpackOnePage(packed: Uint8Array, number: number): Promise<Page | null> {
  return unpacking(packed, (_, lines) => {
    const line = lines[number - 1];
    return line === undefined ? null : unpackPage(line, number);
  });
}

/** Text is read anew in no time; recognising takes seconds a page, so that what an earlier reader recognised serves. */
const isUsable = ({ reader, textSource }: Header) =>
  reader === READER_VERSION || (reader < READER_VERSION && textSource !== 'text_layer');

async function decompress(packed: Uint8Array): Promise<Buffer> {
  const limit = { maxOutputLength: MAX_UNPACKED_BYTES };
  return packed.length <= SMALL_BYTES ? gunzipSync(packed, limit) : decompressElsewhere(packed, limit);
}

async function unpacking<Result>(
  packed: Uint8Array,
  unpack: (header: Header, pages: string[]) => Result,
): Promise<Result | null> {
  try {
    const text = (await decompress(packed)).toString('utf8');
    const [first = '', ...lines] = text.split('\n');
    const header = JSON.parse(first) as Header;
    if (header.format !== FORMAT || !isUsable(header)) return null;
    expectThat(header.pages === lines.length && Array.isArray(header.attachments) && Array.isArray(header.warnings));
    expectThat(typeof header.metadata === 'object' && typeof header.textSource === 'string');
    return unpack(header, lines);
  } catch {
    return null;
  }
}

function packPage({ width, height, rotation, words }: Page): PackedPage {
  const indicesOf = (has: (word: Word) => boolean | undefined) =>
    words.flatMap((word, index) => (has(word) ? [index] : []));
  return {
    size: [width, height, rotation],
    text: words.map(({ text }) => text),
    x: words.map(({ box }) => box.x),
    y: words.map(({ box }) => box.y),
    width: words.map(({ box }) => box.width),
    height: words.map(({ box }) => box.height),
    fontSize: words.map(({ fontSize }) => fontSize),
    bold: indicesOf(({ bold }) => bold),
    hidden: indicesOf(({ hidden }) => hidden),
    angle: words.flatMap(({ angle }, index) => (angle ? [[index, angle] as [number, typeof angle]] : [])),
    confidence: words.flatMap(({ confidence }, index) =>
      confidence === undefined ? [] : [[index, confidence] as [number, number]],
    ),
  };
}

/** Throws when the line is not one of a page. */
function unpackPage(line: string, number: number): Page {
  const { size, text, x, y, width, height, fontSize, bold, hidden, angle, confidence } = JSON.parse(line) as PackedPage;
  const figures = [...size, ...angle.flat(), ...confidence.flat()];
  expectThat(text.every((one) => typeof one === 'string') && figures.every(Number.isFinite));
  for (const column of [x, y, width, height, fontSize]) {
    expectThat(column.length === text.length && column.every(Number.isFinite));
  }
  const isBold = new Set(bold);
  const words = text.map(
    (word, n): Word => ({
      text: word,
      box: { x: x[n]!, y: y[n]!, width: width[n]!, height: height[n]! },
      fontSize: fontSize[n]!,
      bold: isBold.has(n),
    }),
  );
  for (const n of hidden) words[n]!.hidden = true;
  for (const [n, turned] of angle) words[n]!.angle = turned;
  for (const [n, sure] of confidence) words[n]!.confidence = sure;
  return { number, width: size[0], height: size[1], rotation: size[2], words };
}

function expectThat(condition: boolean): void {
  if (!condition) throw new TypeError('Not what packDocument packs');
}
