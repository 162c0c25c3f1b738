import { SaxesParser } from 'saxes';
import { decodeXml } from './decode-xml.ts';
import { prefixOf, type XmlElement, type XmlTree } from './xml-element.ts';
import { XmlError } from './xml-error.ts';

/** Largest XML read: ten times the largest real e-invoice with its attachments inside; takes about a second. */
export const MAX_XML_BYTES = 20 * 1024 * 1024;
/** The deepest path of the standards is 12 elements long. */
const MAX_DEPTH = 64;
/** An invoice of 10,000 lines has about 300,000. */
const MAX_ELEMENTS = 1_000_000;
/** Of one element. The standards' roots have about 20, most of them namespaces. */
const MAX_ATTRIBUTES = 200;

/**
 * Reads XML into a tree. Nothing is fetched and nothing expanded: a document type is passed over, and an entity that
 * it defines is unknown where it is used. Throws `XmlError` with the line and the reason.
 */
export function parseXml(bytes: Uint8Array): XmlTree {
  if (bytes.length > MAX_XML_BYTES) throw tooLargeXml();
  const text = decodeXml(bytes);
  const begins = text.trimStart().slice(0, 20);
  if (begins === '') throw new XmlError('xml.empty', 'Line 1: the XML is empty.', 1);
  if (/^[\x20-\x7e]/.test(begins) && begins[0] !== '<') {
    const line = text.slice(0, text.indexOf(begins)).split('\n').length;
    throw new XmlError(
      'xml.malformed',
      `Line ${line}: this is no XML, as it begins with "${begins.match(/^[\x20-\x7e]+/)![0]}".`,
      line,
    );
  }
  try {
    return treeOf(text);
  } catch (error) {
    throw (error instanceof XmlError && bareAmpersand(text, error.line)) || error;
  }
}

export function tooLargeXml(): XmlError {
  return new XmlError('xml.too_large', `The XML is larger than ${MAX_XML_BYTES / 1024 / 1024} MB.`);
}

function treeOf(text: string): XmlTree {
  const parser = new SaxesParser({ xmlns: true });
  const byName = new Map<string, XmlElement[]>();
  let root: XmlElement | null = null;
  let open: XmlElement | null = null;
  let depth = 0;
  let count = 0;
  let attributes = 0;
  const nameOf = namesOfTags();
  parser.on('error', (error) => {
    throw malformed(error, parser.line, open);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES)
      throw new XmlError('xml.too_large', `Line ${parser.line}: an element has too many attributes.`, parser.line);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    count += 1;
    if (depth > MAX_DEPTH)
      throw new XmlError('xml.too_deep', `Line ${parser.line}: elements are nested too deeply.`, parser.line);
    if (count > MAX_ELEMENTS)
      throw new XmlError('xml.too_large', `Line ${parser.line}: the XML has too many elements.`, parser.line);
    const element: XmlElement = {
      name: nameOf(tag),
      attributes: attributesOf(tag.attributes),
      text: '',
      children: [],
      parent: open,
      line: parser.line,
    };
    if (open) open.children.push(element);
    else root ??= element;
    const same = byName.get(element.name);
    if (same) same.push(element);
    else byName.set(element.name, [element]);
    open = element;
  });
  parser.on('closetag', () => {
    depth -= 1;
    open = open?.parent ?? null;
  });
  const addText = (added: string) => {
    if (open) open.text += added;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (!root) throw new XmlError('xml.malformed', 'The XML has no root element.');
  return { root, byName };
}

/** The usual name of a tag; the same string for every element of a name. */
function namesOfTags(): (tag: { uri: string; local: string }) => string {
  const names = new Map<string, Map<string, string>>();
  return ({ uri, local }) => {
    let known = names.get(uri);
    if (!known) {
      known = new Map();
      names.set(uri, known);
    }
    const name = known.get(local);
    if (name !== undefined) return name;
    const prefix = prefixOf(uri);
    const made = prefix === '' ? local : `${prefix}:${local}`;
    known.set(local, made);
    return made;
  };
}

/** Most elements have none: a large invoice would have a million empty ones. */
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

function attributesOf(attributes: Record<string, { local: string; value: string }>): Readonly<Record<string, string>> {
  let named: Record<string, string> | null = null;
  for (const key in attributes) {
    const { local, value } = attributes[key]!;
    named ??= Object.create(null) as Record<string, string>;
    named[local] = value;
  }
  return named ?? NO_ATTRIBUTES;
}

/** Letters of a reason: a name inside may be as long as the file. */
const LONGEST_REASON = 120;

/** The parser's words without its own place: "1:20: unclosed tag: b" becomes "Line 1: unclosed tag: b." */
function malformed(error: Error, line: number, open: XmlElement | null): XmlError {
  const said = error.message.replace(/^(\d+:\d+|undefined:\d+:\d+): /, '').replace(/\.$/, '');
  const reason = said.length > LONGEST_REASON ? `${said.slice(0, LONGEST_REASON)}…` : said;
  const from = said.startsWith('unclosed tag') && open && open.line !== line ? ` (opened in line ${open.line})` : '';
  return new XmlError('xml.malformed', `Line ${line}: ${reason}${from}.`, line);
}

/** What may hold an "&" of its own. */
const RAW = /<(?:!--|!\[CDATA\[|\?|!DOCTYPE)/g;
const BARE_AMPERSAND = /&(?!#\d+;|#x[\da-f]+;|[\w:][\w:.-]*;)/i;

/** "A & B" runs to the next ";" for the parser, which then tells of another place. Null when there is none. */
function bareAmpersand(text: string, failedLine: number | null): XmlError | null {
  const at = bareAmpersandAt(text);
  if (at === null) return null;
  const line = text.slice(0, at).split('\n').length;
  if (failedLine !== null && line > failedLine) return null;
  return new XmlError('xml.malformed', `Line ${line}: "&" has to be written as "&amp;".`, line);
}

/** Looks at every letter once: what has no end takes up all that follows. */
function bareAmpersandAt(text: string): number | null {
  for (let from = 0; from >= 0; ) {
    RAW.lastIndex = from;
    const raw = RAW.exec(text);
    const bare = BARE_AMPERSAND.exec(text.slice(from, raw?.index));
    if (bare) return from + bare.index;
    if (!raw) return null;
    from = endOfRaw(text, raw[0], RAW.lastIndex);
  }
  return null;
}

/** After the end of what an opener begins; -1 when it has none. */
function endOfRaw(text: string, opener: string, from: number): number {
  if (opener === '<!DOCTYPE') return endOfDoctype(text, from);
  const end = opener === '<!--' ? '-->' : opener === '<?' ? '?>' : ']]>';
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

function endOfDoctype(text: string, from: number): number {
  const next = /[[>]/g;
  next.lastIndex = from;
  const first = next.exec(text);
  if (!first) return -1;
  if (first[0] === '>') return next.lastIndex;
  const end = /\]\s*>/g;
  end.lastIndex = next.lastIndex;
  return end.exec(text) ? end.lastIndex : -1;
}
