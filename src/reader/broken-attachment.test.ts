import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attachedInvoice } from '#core/einvoice/attached-invoice.ts';
import { sampleXml } from '#core/einvoice/testing/sample-xml.ts';
import { eInvoiceAttachment } from './attached-xml.ts';
import { defuseAttachments } from './defuse-attachments.ts';
import { packDocument, unpackDocument } from './packed-document.ts';
import { readPdf } from './read-pdf.ts';

interface Embedded {
  content: Uint8Array;
  /** What the file says of how it is packed: "/Filter/FlateDecode". */
  filter?: string;
  /** In place of the name tree, the file specification, the length. */
  tree?: string;
  specification?: string;
  length?: number;
  /** Behind the file's first line. */
  comment?: string;
}

/** A page with one attachment, which may be stored as no honest program would. */
function pdfWith(name: string, embedded: Embedded): Uint8Array {
  const { content, filter = '', tree = '<</Names[(a) 6 0 R]>>', length = content.length } = embedded;
  const { comment = '' } = embedded;
  const { specification = `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 7 0 R>>>>` } = embedded;
  const page = 'BT /F1 12 Tf 72 700 Td (Invoice 4711) Tj ET';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles ${tree}>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    specification,
    `<</Type/EmbeddedFile/Length ${length}${filter}>>stream\n\u0000\nendstream`,
  ];
  let text = `%PDF-1.7\n${comment}`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const [before = '', after = ''] = text.split('\u0000');
  const start = before.length + content.length + after.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 8\n0000000000 65535 f \n${entries}trailer<</Size 8/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([Buffer.from(before, 'latin1'), content, Buffer.from(`${after}${end}`, 'latin1')]);
}

const XML = sampleXml('cii');
const entity = '<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/hostname">]>\n';
const packed = deflateSync(Buffer.from(XML));
const DEFLATED = '/Filter/FlateDecode';
const bomb = deflateSync(Buffer.alloc(30 * 1024 * 1024, 0x20), { level: 9 });

const large = deflateSync(Buffer.alloc(100 * 1024 * 1024, 0x20), { level: 9 });

test.each<[string, Embedded, string]>([
  ['empty', { content: Buffer.alloc(0) }, 'xml.empty: Line 1: the XML is empty'],
  ['larger than an invoice can be', { content: Buffer.alloc(21 * 1024 * 1024, 0x20) }, 'xml.too_large: '],
  ['packed, and damaged', { content: Buffer.from(packed.map((byte) => byte ^ 0x5a)), filter: DEFLATED }, 'xml.'],
  ['packed, and cut off', { content: packed.subarray(0, 600), filter: DEFLATED }, 'xml.malformed: Line '],
  ['a bomb', { content: bomb, filter: DEFLATED }, 'xml.too_large: The XML is larger than 20 MB'],
  ['a bomb in a bomb', { content: deflateSync(bomb), filter: '/Filter[/FlateDecode/FlateDecode]' }, 'xml.too_large: '],
  [
    'a bomb behind a comment',
    { content: bomb, filter: DEFLATED, comment: `%${'/EmbeddedFile '.repeat(5000)}\n` },
    'xml.too_large: ',
  ],
  [
    'a bomb written as figures',
    { content: Buffer.from(`${large.toString('hex')}>`), filter: '/Filter[/ASCIIHexDecode /FlateDecode]' },
    'xml.too_large: ',
  ],
  [
    'its own specification',
    { content: packed, specification: '<</F(factur-x.xml)/EF<</F 6 0 R>>>>' },
    'xml.undecodable: ',
  ],
  ['nowhere', { content: packed, specification: '<</F(factur-x.xml)>>' }, 'xml.undecodable: '],
  ['a picture', { content: Buffer.from('89504e470d0a1a0a00', 'hex') }, 'xml.undecodable: Line 1'],
  [
    'in another encoding than it says',
    { content: Buffer.from(XML.replace('Seller', 'M\u00fcller'), 'latin1') },
    'xml.undecodable: Line 29: ',
  ],
  ['no XML', { content: Buffer.from('Dear Sir') }, 'xml.malformed: Line 1: '],
  ['no invoice', { content: Buffer.from('<a>\n<b/></a>') }, 'xml.not_an_invoice: Line 1: '],
  ['two roots', { content: Buffer.from(`${XML}\n<more/>`) }, 'xml.malformed: Line '],
  ['with a NUL', { content: Buffer.from(XML.replace('Seller', 'Sel\u0000ler')) }, 'xml.malformed: Line '],
  [
    'with an entity that is used',
    { content: Buffer.from(XML.replace(/^<\?xml.*?\?>\n?/, entity).replace('Seller', '&a;')) },
    'xml.malformed: Line ',
  ],
  ['cut off', { content: Buffer.from(XML.slice(0, 900)) }, 'xml.malformed: Line '],
])('of a PDF whose attached invoice is %s, the page is read and the reason is told', async (_, embedded, told) => {
  const document = await readPdf(pdfWith('factur-x.xml', embedded));
  expect(document.pages[0]!.words.map(({ text }) => text)).toEqual(['Invoice', '4711']);
  const attached = attachedInvoice(eInvoiceAttachment(document.attachments));
  expect(attached).toHaveProperty('code');
  const { code, message } = attached as { code: string; message: string };
  expect(`${code}: ${message.replace(/^The embedded e-invoice \(factur-x\.xml\) cannot be read: /, '')}`).toContain(
    told,
  );
  expect(message).toMatch(/The values were read from the page instead\.$/);
  // The same of the words that are kept.
  const kept = await unpackDocument(await packDocument(document));
  expect(attachedInvoice(eInvoiceAttachment(kept!.attachments))).toEqual(attached);
});

test.each<[string, string, Embedded]>([
  ['an honest one', 'factur-x.xml', { content: packed, filter: DEFLATED }],
  ['a name in capitals', 'FACTUR-X.XML', { content: packed, filter: DEFLATED }],
  ['a name with spaces', ' factur-x.xml ', { content: packed, filter: DEFLATED }],
  ['a name of its own', 'data.xml', { content: packed, filter: DEFLATED }],
  ['packed twice', 'factur-x.xml', { content: deflateSync(packed), filter: '/Filter[/FlateDecode/FlateDecode]' }],
  [
    'packed and written as figures',
    'factur-x.xml',
    { content: Buffer.from(`${packed.toString('hex')}>`), filter: '/Filter[/ASCIIHexDecode /FlateDecode]' },
  ],
  ['a filter that it is not packed by', 'factur-x.xml', { content: Buffer.from(XML), filter: DEFLATED }],
  ['a filter that nobody knows', 'factur-x.xml', { content: Buffer.from(XML), filter: '/Filter/Unknown' }],
  ['a length that is too long', 'factur-x.xml', { content: Buffer.from(XML), length: 9_999_999 }],
  ['a length that is too short', 'factur-x.xml', { content: Buffer.from(XML), length: 10 }],
])('an attached invoice is read: %s', async (_, name, embedded) => {
  const document = await readPdf(pdfWith(name, embedded));
  expect(attachedInvoice(eInvoiceAttachment(document.attachments))).toHaveProperty('invoice');
});

test.each([
  ['that is its own child', '<</Kids[1 0 R]>>'],
  ['without an end', `${'<</Kids['.repeat(200)}${']>>'.repeat(200)}`],
  ['that names a number', '<</Names[(a) 6]>>'],
])('of a PDF with a tree of attachments %s, the page is read', async (_, tree) => {
  const document = await readPdf(pdfWith('factur-x.xml', { content: packed, filter: DEFLATED, tree }));
  expect(document.pages[0]!.words.map(({ text }) => text)).toEqual(['Invoice', '4711']);
});

test('thousands of large attachments that are no XML are not unpacked', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `(n${index}) 6 0 R`).join(' ');
  const document = await readPdf(
    pdfWith('data.bin', { content: bomb, filter: DEFLATED, tree: `<</Names[${names}]>>` }),
  );
  expect(document.attachments).toHaveLength(1000);
  expect(document.attachments.every(({ bytes }) => bytes.length === 0)).toBe(true);
});

const stream = (content: Uint8Array, filter = DEFLATED) =>
  Buffer.concat([
    Buffer.from(`1 0 obj<</Type/EmbeddedFile${filter}>>stream\n`),
    content,
    Buffer.from('endstream endobj\n'),
  ]);
const zeros = (count: number) => Buffer.alloc(count);

test.each<[string, Uint8Array]>([
  ['in a comment', Buffer.from(`%${'/EmbeddedFile '.repeat(5000)}\n`)],
  ['of small files', Buffer.concat(Array.from({ length: 1001 }, () => stream(packed)))],
  ['of large files', Buffer.concat(Array.from({ length: 1001 }, () => stream(Buffer.alloc(21_000, 'x'))))],
])('a bomb is taken away behind a thousand words %s', (_, before) => {
  const { bytes, isDefused } = defuseAttachments(Buffer.concat([before, stream(bomb)]));
  expect(isDefused).toBe(true);
  expect(Buffer.from(bytes.subarray(before.length)).equals(stream(zeros(bomb.length)))).toBe(true);
});

test.each(['/Filter/LZWDecode', '/Filter/RunLengthDecode', '/Filter[/ASCII85Decode /FlateDecode]'])(
  'of what is packed by %s a large file is taken away unseen, one of the usual size is left',
  (filter) => {
    expect(defuseAttachments(stream(Buffer.alloc(200_000, 'x'), filter)).isDefused).toBe(true);
    expect(defuseAttachments(stream(Buffer.alloc(100_000, 'x'), filter)).isDefused).toBe(false);
  },
);

test.each(['/EmbeddedFile ', '/EmbeddedFile stream\n', '/EmbeddedFile/Filter/FlateDecode>>stream\n'])(
  'a file with nothing in it but "%s" is looked through once',
  (word) => {
    const bytes = Buffer.from(word.repeat((2 * 1024 * 1024) / word.length));
    expect(defuseAttachments(bytes).bytes).toHaveLength(bytes.length);
  },
);
