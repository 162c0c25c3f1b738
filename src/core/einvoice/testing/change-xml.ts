/** One change of an XML text: of the nth element of a name (from 0), or an attribute of it. */
export type XmlChange =
  | readonly [kind: 'drop' | 'twice', name: string, nth: number]
  | readonly [kind: 'text', name: string, nth: number, text: string]
  | readonly [kind: 'attribute', name: string, nth: number, attribute: string, value: string | null];

/** Throws when there is no such element. */
export function changeXml(xml: string, change: XmlChange): string {
  const [kind, name, nth] = change;
  const { start, end, tag } = find(xml, name, nth);
  const whole = xml.slice(start, end);
  if (kind === 'drop') return xml.slice(0, start) + xml.slice(end);
  if (kind === 'twice') return xml.slice(0, end) + whole + xml.slice(end);
  if (kind === 'text') return `${xml.slice(0, start)}${tag}${change[3]}</${name}>${xml.slice(end)}`;
  const [, , , attribute, value] = change;
  const without = tag.replace(new RegExp(` ${attribute}="[^"]*"`), '');
  const with_ = value === null ? without : `${without.slice(0, -1)} ${attribute}="${value}">`;
  return xml.slice(0, start) + with_ + xml.slice(start + tag.length);
}

function find(xml: string, name: string, nth: number): { start: number; end: number; tag: string } {
  const tags = [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>`, 'g'))];
  const opening = tags[nth];
  if (!opening) throw new RangeError(`No ${name} number ${nth}`);
  let depth = 0;
  for (const step of xml.slice(opening.index).matchAll(new RegExp(`<(/?)${name}(?: [^>]*)?>`, 'g'))) {
    depth += step[1] ? -1 : 1;
    if (depth === 0) return { start: opening.index, end: opening.index + step.index + step[0].length, tag: opening[0] };
  }
  throw new RangeError(`${name} is not closed`);
}
