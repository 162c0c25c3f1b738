/** An element by the names that the e-invoice standards use for its namespace: "ram:ID", "cbc:ID". */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The character data directly inside, as written. */
  text: string;
  children: XmlElement[];
  parent: XmlElement | null;
  /** Where it begins, from 1. */
  line: number;
}

export interface XmlTree {
  root: XmlElement;
  byName: ReadonlyMap<string, XmlElement[]>;
}

const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/:ReusableAggregateBusinessInformationEntity:\d+$/, 'ram'],
  [/:UnqualifiedDataType:\d+$/, 'udt'],
  [/:QualifiedDataType:\d+$/, 'qdt'],
  [/:CrossIndustryInvoice:\d+$/, 'rsm'],
  [/:CrossIndustryDocument:invoice:\w+$/, 'rsm'],
  [/:SCRDMCCBDACIOMessageStructure:\d+$/, 'rsm'],
  [/:CommonBasicComponents-2$/, 'cbc'],
  [/:CommonAggregateComponents-2$/, 'cac'],
  [/:CommonExtensionComponents-2$/, 'ext'],
  [/:schema:xsd:Invoice-2$/, 'ubl'],
  [/:schema:xsd:CreditNote-2$/, 'cn'],
];

/** The usual prefix of a namespace; "" for none, "x" for a foreign one. */
export function prefixOf(namespace: string): string {
  if (namespace === '') return '';
  return PREFIXES.find(([pattern]) => pattern.test(namespace))?.[1] ?? 'x';
}

/** Where an element stands: "/rsm:CrossIndustryInvoice/…/ram:IncludedSupplyChainTradeLineItem[2]", counted from 1. */
export function pathOf(element: XmlElement): string {
  const { parent, name } = element;
  return parent ? `${pathOf(parent)}/${stepsOf(parent).get(element)}` : `/${name}`;
}

/** The last step of the path of every child. Kept: of an invoice with 100,000 lines many are asked for. */
const steps = new WeakMap<XmlElement, Map<XmlElement, string>>();

function stepsOf(parent: XmlElement): Map<XmlElement, string> {
  let known = steps.get(parent);
  if (!known) {
    const counts = new Map<string, number>();
    for (const { name } of parent.children) counts.set(name, (counts.get(name) ?? 0) + 1);
    const places = new Map<string, number>();
    known = new Map();
    for (const child of parent.children) {
      const { name } = child;
      const place = (places.get(name) ?? 0) + 1;
      places.set(name, place);
      known.set(child, counts.get(name) === 1 ? name : `${name}[${place}]`);
    }
    steps.set(parent, known);
  }
  return known;
}
