import { sampleXml } from '../testing/sample-xml.ts';

/** A file that somebody may send, and what is to become of it. */
export interface HostileKind {
  name: string;
  bytes: () => Uint8Array;
  /** The refusal with its code, or the seller's name that is read. */
  told: RegExp | { seller: string };
}

const CII = sampleXml('cii');
const UBL = sampleXml('ubl');
const SELLER = 'Seller GmbH';
const END = '</rsm:CrossIndustryInvoice>';
const read = { seller: SELLER };

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16(text).swap16();
function utf32(text: string, littleEndian: boolean): Buffer {
  const points = Array.from(text, (letter) => letter.codePointAt(0)!);
  const bytes = Buffer.alloc(points.length * 4);
  points.forEach((point, index) => {
    if (littleEndian) bytes.writeUInt32LE(point, index * 4);
    else bytes.writeUInt32BE(point, index * 4);
  });
  return bytes;
}
const declared = (encoding: string, xml = CII) => xml.replace(/encoding="[^"]*"/, `encoding="${encoding}"`);
const named = (name: string, xml = CII) => xml.replace(SELLER, name);
const withDoctype = (doctype: string, xml = CII) => xml.replace('?>', `?>${doctype}`);
/** Every text of the file written otherwise. */
const texts = (write: (text: string) => string) =>
  CII.replace(/>([^<>]+)<\//g, (all, text: string) => (text.trim() ? `>${write(text)}</` : all));

type Row = readonly [name: string, bytes: Uint8Array | (() => Uint8Array), told: HostileKind['told']];

const ENCODINGS: Row[] = [
  ['UTF-16 LE with a mark', utf16(`\ufeff${declared('UTF-16')}`), read],
  ['UTF-16 LE without a mark', utf16(declared('UTF-16')), read],
  ['UTF-16 LE without a mark or declaration', utf16(`\n${CII.replace(/<\?xml.*?\?>/, '')}`), read],
  ['UTF-16 BE with a mark', utf16be(`\ufeff${CII}`), read],
  ['UTF-16 BE without a mark', utf16be(declared('UTF-16')), read],
  [
    'UTF-16 of half a letter',
    Buffer.concat([utf16(`\ufeff${CII}`), utf8(' ')]),
    /^xml.undecodable: Line 1: .*utf-16le/,
  ],
  ['half a pair of UTF-16', utf16(`\ufeff${named('Sel\ud800ler')}`), /^xml.undecodable: Line 1: .*utf-16le/],
  ['UTF-8 that says UTF-16', utf8(declared('UTF-16')), read],
  ['UTF-32 LE with a mark', utf32(`\ufeff${CII}`, true), /^xml.undecodable: Line 1: .*UTF-32, which is not read/],
  ['UTF-32 BE with a mark', utf32(`\ufeff${CII}`, false), /^xml.undecodable: Line 1: .*UTF-32, which is not read/],
  ['UTF-32 LE without a mark', utf32(CII, true), /^xml.undecodable: Line 1: .*UTF-32, which is not read/],
  ['UTF-32 BE without a mark', utf32(CII, false), /^xml.undecodable: Line 1: .*UTF-32, which is not read/],
  ['UTF-8 that says UTF-32', utf8(declared('UTF-32')), /^xml.undecodable: Line 1: .*UTF-32, which is not read/],
  ['UTF-8 with a mark', utf8(`\ufeff${CII}`), read],
  ['UTF-8 with a mark between prolog and root', utf8(CII.replace(/\?>\s*/, '?>\ufeff')), /^xml.malformed: Line 1: /],
  [
    'UTF-8 with a mark that says ISO-8859-1',
    utf8(`\ufeff${declared('ISO-8859-1', named('Müller'))}`),
    { seller: 'Müller' },
  ],
  ['ISO-8859-1', latin1(declared('ISO-8859-1', named('Müller'))), { seller: 'Müller' }],
  ['ISO-8859-15', latin1(declared('ISO-8859-15', named('\xa4-Shop'))), { seller: '€-Shop' }],
  ['Windows-1252', latin1(declared('windows-1252', named('\x80-Shop'))), { seller: '€-Shop' }],
  ['ISO-8859-1 that says nothing', latin1(named('Müller')), /^xml.undecodable: Line 124: .*utf-8/],
  ['UTF-8 that says ISO-8859-1', utf8(declared('ISO-8859-1', named('Müller'))), { seller: 'Müller' }],
  ['UTF-8 that says US-ASCII', utf8(declared('US-ASCII', named('Müller'))), { seller: 'Müller' }],
  ['UTF-7', utf8(declared('UTF-7')), /^xml.undecodable: Line 1: .*utf-7/],
  ['an unknown encoding', utf8(declared('klingon')), /^xml.undecodable: Line 1: .*klingon/],
  ['an encoding without a name', utf8(declared('')), /^xml.malformed: Line 1: .*encoding/],
  ['EBCDIC', Buffer.from('4c6fa794934083', 'hex'), /^xml.undecodable: Line 1: /],
  [
    'overlong UTF-8',
    Buffer.concat([utf8('<a>'), Buffer.from('c0bc', 'hex'), utf8('</a>')]),
    /^xml.undecodable: Line 1/,
  ],
  [
    'UTF-8 cut within a letter',
    Buffer.concat([utf8(CII.slice(0, 900)), Buffer.from('e282', 'hex')]),
    /^xml.undecodable: Line 17/,
  ],
];

const MALFORMED: Row[] = [
  ['nothing', utf8(''), /^xml.empty: Line 1: the XML is empty/],
  ['spaces', utf8(' \r\n\t'), /^xml.empty: Line 1/],
  ['a mark alone', utf8('\ufeff'), /^xml.empty: Line 1/],
  ['a declaration alone', utf8('<?xml version="1.0"?>'), /^xml.malformed: Line 1: .*root element/],
  ['a comment alone', utf8('<!-- invoice -->'), /^xml.malformed: Line 1: .*root element/],
  ['a document type alone', utf8('<!DOCTYPE a>'), /^xml.malformed: Line 1: .*root element/],
  ['a document type that does not end', utf8(withDoctype('<!DOCTYPE a [')), /^xml.malformed: Line \d+: /],
  ['two document types', utf8(withDoctype('<!DOCTYPE a><!DOCTYPE b>')), /^xml.malformed: Line 1: .*doctype/],
  ['a document type after the root', utf8(`${CII}<!DOCTYPE a>`), /^xml.malformed: Line 273: .*doctype/],
  ['two roots', utf8(`${CII}\n${UBL.replace(/<\?xml.*?\?>/, '')}`), /^xml.malformed: Line 27\d: .*one root/],
  ['text after the root', utf8(`${CII}\nmore`), /^xml.malformed: Line 27\d: .*outside of root/],
  ['text before the root', utf8(`more${CII}`), /^xml.malformed: Line 1: .*begins with "more<\?xml/],
  ['two declarations', utf8(CII.replace('?>', '?>\n<?xml version="1.0"?>')), /^xml.malformed: Line 2: .*declaration/],
  ['a line before the declaration', utf8(`\n${CII}`), /^xml.malformed: Line 2: .*declaration/],
  ['version 1.1', utf8(CII.replace('"1.0"', '"1.1"')), read],
  ['version 2.0', utf8(CII.replace('"1.0"', '"2.0"')), /^xml.malformed: Line 1: .*version/],
  ['a NUL', utf8(named('Sel\0ler')), /^xml.malformed: Line 124: disallowed character/],
  ['NULs at its end', utf8(`${CII}\0\0`), /^xml.malformed: Line 273: disallowed character/],
  ['a control character', utf8(named('Sel\x1bler')), /^xml.malformed: Line 124: disallowed character/],
  ['no character of Unicode', utf8(named('Sel\uffffler')), /^xml.malformed: Line 124: disallowed character/],
  ['a reference to a NUL', utf8(named('Sel&#0;ler')), /^xml.malformed: Line 124: /],
  ['a reference to half a pair', utf8(named('Sel&#xD800;ler')), /^xml.malformed: Line 124: /],
  ['a reference beyond Unicode', utf8(named(`Sel&#${'9'.repeat(400)};ler`)), /^xml.malformed: Line 124: /],
  ['references', utf8(named('M&#xFC;ller &amp; &lt;S&gt;')), { seller: 'Müller & <S>' }],
  ['an & of its own', utf8(named('A & B')), /^xml.malformed: Line 124: "&" has to be written as "&amp;"/],
  ['an entity of HTML', utf8(named('A&nbsp;B')), /^xml.malformed: Line 124: undefined entity/],
  ['an & in a comment', utf8(named('<!-- A & B -->Seller GmbH')), read],
  [
    'an element that is not closed',
    utf8(CII.replace('</ram:Name>', '')),
    /^xml.malformed: Line \d+: unexpected close tag/,
  ],
  ['an end that is missing', utf8(CII.replace(END, '')), /^xml.malformed: Line 273: unclosed tag.*opened in line 2\b/],
  ['half of it', utf8(CII.slice(0, CII.length / 2)), /^xml.malformed: Line 147: unclosed tag/],
  ['a comment that does not end', utf8(named('<!-- Seller')), /^xml.malformed: Line \d+: /],
  ['a CDATA section that does not end', utf8(named('<![CDATA[Seller')), /^xml.malformed: Line \d+: /],
  ['"--" in a comment', utf8(named('<!-- a -- b -->')), /^xml.malformed: Line 124: malformed comment/],
  ['"]]>" in a text', utf8(named('a]]>b')), /^xml.malformed: Line 124: /],
  [
    'an attribute twice',
    utf8(CII.replace('unitCode=', 'unitCode="H87" unitCode=')),
    /^xml.malformed: Line 45: duplicate/,
  ],
  [
    'an attribute without quotes',
    utf8(CII.replace('unitCode="C62"', 'unitCode=C62')),
    /^xml.malformed: Line 45: unquoted/,
  ],
  ['an attribute without a value', utf8(CII.replace('unitCode="C62"', 'unitCode')), /^xml.malformed: Line 45: /],
  ['"<" in an attribute', utf8(CII.replace('unitCode="C62"', 'unitCode="<"')), /^xml.malformed: Line 45: disallowed/],
  ['a prefix without a namespace', utf8(CII.replace(/xmlns:ram="[^"]*"/, '')), /^xml.malformed: Line 4: unbound .*ram/],
];

const FORMS: Row[] = [
  [
    'a foreign namespace',
    utf8(CII.replace(/xmlns:rsm="[^"]*"/, 'xmlns:rsm="http://example.com"')),
    /^xml.not_an_invoice: Line 2: <CrossIndustryInvoice> is/,
  ],
  ['no namespace', utf8(UBL.replace(/ xmlns="[^"]*"/, '')), /^xml.not_an_invoice: Line 2: <Invoice> is/],
  [
    'an order',
    utf8('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
    /^xml.not_an_invoice: Line 1: <Order> is/,
  ],
  [
    'an envelope around it',
    utf8(`<e:Envelope xmlns:e="u">${CII.replace(/<\?xml.*?\?>/, '')}</e:Envelope>`),
    /^xml.not_an_invoice: Line 1: <Envelope> is/,
  ],
  ['a page of HTML', utf8('<!DOCTYPE html><html><body><p>Invoice<br></body></html>'), /^xml.malformed: Line 1: /],
  ['a page of XHTML', utf8('<html xmlns="http://www.w3.org/1999/xhtml"/>'), /^xml.not_an_invoice: Line 1: <html> is/],
  ['JSON', utf8('{"invoice": 1}'), /^xml.malformed: Line 1: .*begins with "\{"invoice/],
  ['CSV', utf8('\nnumber;total\n1;2'), /^xml.malformed: Line 2: .*begins with "number;total/],
  ['a PDF', utf8('%PDF-1.7\n1 0 obj'), /^xml.malformed: Line 1: .*begins with "%PDF-1.7/],
  ['a ZIP', utf8(`PK\x03\x04${CII}`), /^xml.malformed: Line 1: .*begins with "PK"/],
  ['a gzip', Buffer.from('1f8b0800000000000003ab00', 'hex'), /^xml.(undecodable|malformed): Line 1: /],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /^xml.undecodable: Line 1: /],
  ['other prefixes', utf8(CII.replaceAll(/(<\/?|xmlns:)ram\b/g, '$1a').replaceAll(/(<\/?|xmlns:)rsm\b/g, '$1b')), read],
  [
    'a prefix where none is usual',
    utf8(UBL.replace(' xmlns=', ' xmlns:inv=').replace(/<(\/?)Invoice/g, '<$1inv:Invoice')),
    read,
  ],
  ['Windows line ends', utf8(CII.replaceAll('\n', '\r\n')), read],
  ['CDATA everywhere', utf8(texts((text) => `<![CDATA[${text}]]>`)), read],
  ['comments inside of values', utf8(texts((text) => `${text[0]}<!-- & -->${text.slice(1)}`)), read],
  ['instructions inside of values', utf8(texts((text) => `${text[0]}<?print x?>${text.slice(1)}`)), read],
  ['a style sheet', utf8(withDoctype('<?xml-stylesheet href="http://127.0.0.1:9/a.xsl"?>')), read],
  [
    'names of the language',
    utf8(
      CII.replace('unitCode=', '__proto__="x" constructor="y" unitCode=').replace(
        END,
        `<__proto__/><constructor/>${END}`,
      ),
    ),
    read,
  ],
];

const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join(
  '',
);
const used = (doctype: string, value = '&a;') => utf8(withDoctype(doctype, named(value)));
const UNDEFINED = /^xml.malformed: Line 124: undefined entity/;
const ENTITIES: Row[] = [
  ['a document type', utf8(withDoctype('<!DOCTYPE a>')), read],
  ['one that is elsewhere', utf8(withDoctype('<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd">')), read],
  ['one that hides its end', utf8(withDoctype('<!DOCTYPE a [<!ENTITY b "]>"><!-- ]> -->]>')), read],
  ['an entity that is not used', utf8(withDoctype('<!DOCTYPE a [<!ENTITY a "b">]>')), read],
  ['an entity', used('<!DOCTYPE a [<!ENTITY a "b">]>'), UNDEFINED],
  [
    'an entity in an attribute',
    utf8(withDoctype('<!DOCTYPE a [<!ENTITY a "b">]>', CII.replace('"C62"', '"&a;"'))),
    /^xml.malformed: Line 45: undefined/,
  ],
  ['a file as an entity', used('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), UNDEFINED],
  ['an address as an entity', used('<!DOCTYPE a [<!ENTITY a SYSTEM "http://127.0.0.1:9/">]>'), UNDEFINED],
  ['a parameter entity', used(`<!DOCTYPE a [<!ENTITY % p "<!ENTITY a 'b'>"> %p;]>`), UNDEFINED],
  [
    'a parameter entity elsewhere',
    utf8(withDoctype('<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/"> %p;]>')),
    read,
  ],
  ['an entity of its own', used('<!DOCTYPE a [<!ENTITY a "&b;"><!ENTITY b "&a;">]>'), UNDEFINED],
  ['a billion laughs', used(`<!DOCTYPE a [<!ENTITY a0 "ha">${laughs}]>`, '&a12;'), UNDEFINED],
  ['a billion laughs that nobody hears', utf8(withDoctype(`<!DOCTYPE a [<!ENTITY a0 "ha">${laughs}]>`)), read],
  [
    'a long entity many times',
    used(`<!DOCTYPE a [<!ENTITY a "${'x'.repeat(10_000)}">]>`, '&a;'.repeat(10_000)),
    UNDEFINED,
  ],
  ['an & that is defined anew', used('<!DOCTYPE a [<!ENTITY amp "&#38;#38;evil">]>', 'A &amp; B'), { seller: 'A & B' }],
  ['a default attribute', utf8(withDoctype('<!DOCTYPE a [<!ATTLIST ram:Name x CDATA "evil">]>')), read],
  [
    'a file to include',
    utf8(CII.replace(END, `<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>${END}`)),
    read,
  ],
];

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join('');
const SIZES: Row[] = [
  ['50 MB', () => Buffer.alloc(50 * 1024 * 1024, 0x20), /^xml.too_large: The XML is larger than 20 MB/],
  ['a depth of 100,000', () => utf8('<a>'.repeat(100_000)), /^xml.too_deep: Line 1: /],
  [
    'a flood of attributes',
    () => utf8(`<a ${many(100_000, (n) => `a${n}="" `)}/>`),
    /^xml.too_large: Line 1: .*attributes/,
  ],
  [
    'a flood of namespaces',
    () => utf8(`<a ${many(100_000, (n) => `xmlns:a${n}="u" `)}/>`),
    /^xml.too_large: Line 1: .*attributes/,
  ],
  ['a name of a million letters', () => utf8(CII.replace(END, `<${'n'.repeat(1_000_000)}/>${END}`)), read],
  ['a root of a million letters', () => utf8(`<${'n'.repeat(1_000_000)}/>`), /^xml.not_an_invoice: Line 1: <n{80}> is/],
  [
    'a prefix of a million letters',
    () => utf8(CII.replace(END, `<${'p'.repeat(1_000_000)}:a/>${END}`)),
    /^xml.malformed: Line 273: .{1,130}$/,
  ],
  ['an entity of a million letters', () => utf8(named(`&${'n'.repeat(1_000_000)};`)), UNDEFINED],
  ['a text of a million letters', () => utf8(named('x'.repeat(1_000_000))), { seller: 'x'.repeat(10_000) }],
  [
    'a number of a million digits',
    () => utf8(CII.replace(/(<ram:GrandTotalAmount>)[^<]*/, `$1${'9'.repeat(1_000_000)}`)),
    read,
  ],
  ...['<?', '<!--', '<!DOCTYPE ', '<!DOCTYPE [', '<![CDATA[', '<?a?><!-- -->'].map(
    (opener): Row => [
      `2 MB of ${opener}`,
      () => utf8(`<a>${opener.repeat((2 * 1024 * 1024) / opener.length)}`),
      /^xml.malformed: Line 1: /,
    ],
  ),
  ['a million lines', () => utf8(CII.replace(END, `${'\n'.repeat(1_000_000)}${END}`)), read],
  [
    '10,000 notes',
    () =>
      utf8(
        CII.replace(
          '</rsm:ExchangedDocument>',
          `${'<ram:IncludedNote><ram:Content>n</ram:Content></ram:IncludedNote>'.repeat(10_000)}</rsm:ExchangedDocument>`,
        ),
      ),
    read,
  ],
];

/** Files that are broken, wrongly encoded, made to harm, or only unusual. */
export const HOSTILE_KINDS: readonly HostileKind[] = [...ENCODINGS, ...MALFORMED, ...FORMS, ...ENTITIES, ...SIZES].map(
  ([name, bytes, told]) => ({ name, bytes: typeof bytes === 'function' ? bytes : () => bytes, told }),
);
