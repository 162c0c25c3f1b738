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
  if (!parent) return `/${name}`;
  const same = parent.children.filter((child) => child.name === name);
  const step = same.length > 1 ? `${name}[${same.indexOf(element) + 1}]` : name;
  return `${pathOf(parent)}/${step}`;
}
