import { groupsOf, type RepeatedGroup, type TermGroup } from './invoice-terms.ts';

/** A part of a message in the order of its schema: writes its element for a group's terms, or "" where it says nothing. */
export type Part = (group: TermGroup, invoice: TermGroup) => string;

type Attributes = Readonly<Record<string, string>>;

/** Characters that XML 1.0 has no way to write: controls but tab and line ends, halves of pairs, and two that are none. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

function written(name: string, inside: string, attributes: Attributes = {}): string {
  const stated = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${stated.join('')}>${inside}</${name}>`;
}

/** An attribute's value: a term's ("BT-30-scheme"), of the group or else of the invoice, or, behind "=", itself. */
function attributeOf(source: string, group: TermGroup, invoice: TermGroup): string {
  return source.startsWith('=') ? source.slice(1) : (group.terms[source] ?? invoice.terms[source] ?? '');
}

interface Leaf {
  /** By attribute: the term that it is written from, or "=" and the text itself. */
  attributes?: Attributes;
  /** The syntax's own writing of the value. */
  as?: (text: string) => string;
}

/** A term's element. */
export function term(name: string, id: string, { attributes = {}, as = (text) => text }: Leaf = {}): Part {
  return (group, invoice) => {
    const text = group.terms[id];
    if (text === undefined || text.trim() === '') return '';
    const own = Object.entries(attributes).map(([key, source]) => [key, attributeOf(source, group, invoice)] as const);
    return written(name, escaped(as(text)), Object.fromEntries(own));
  };
}

/** An identifier with the code of its scheme, where it has one. */
export const withScheme = (name: string, id: string): Part =>
  term(name, id, { attributes: { schemeID: `${id}-scheme` } });

const fixedParts = new WeakSet<Part>();

/** An element that says the same wherever it stands; alone it makes no element around it. */
export function fixed(name: string, inside: string | Part): Part {
  const part: Part = (group, invoice) =>
    written(name, typeof inside === 'string' ? escaped(inside) : inside(group, invoice));
  fixedParts.add(part);
  return part;
}

/** An element around others, left out where they say nothing. */
export function around(name: string, ...parts: readonly Part[]): Part {
  return (group, invoice) => {
    const inside = parts.map((part) => ({ part, text: part(group, invoice) }));
    const says = inside.some(({ part, text }) => text !== '' && !fixedParts.has(part));
    return says ? written(name, inside.map(({ text }) => text).join('')) : '';
  };
}

/** An element for each group of an id. */
export function each(id: RepeatedGroup, name: string, ...parts: readonly Part[]): Part {
  const one = around(name, ...parts);
  return (group, invoice) =>
    groupsOf(group, id)
      .map((own) => one(own, invoice))
      .join('');
}

/** Parts that only stand where a term is. */
export function where(id: string, ...parts: readonly Part[]): Part {
  return (group, invoice) => (group.terms[id] ? parts.map((part) => part(group, invoice)).join('') : '');
}

/** Parts that stand in a repeated group and speak of the invoice. */
export function ofInvoice(part: Part): Part {
  return (_group, invoice) => part(invoice, invoice);
}

/** A whole message. */
export function message(root: string, namespaces: Attributes, parts: readonly Part[], invoice: TermGroup): string {
  const inside = parts.map((part) => part(invoice, invoice)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, inside, namespaces)}\n`;
}
