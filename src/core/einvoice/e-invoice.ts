import { CII_TABLE } from './terms/cii-table.ts';
import { ORDER_X_NAMES, ZUGFERD_1_NAMES } from './terms/older-names.ts';
import { renamed, type SyntaxTable } from './terms/syntax-table.ts';
import { UBL_TABLE } from './terms/ubl-table.ts';
import { parseXml } from './xml/parse-xml.ts';
import type { XmlElement, XmlTree } from './xml/xml-element.ts';
import { XmlError } from './xml/xml-error.ts';
import { placeOf, select, textOf, type XmlNode } from './xml/xml-path.ts';

export type Syntax = 'cii' | 'ubl';
/** Which message a file holds. Rules are published for `cii` and the two of UBL. */
export type Message = 'cii' | 'zugferd1' | 'order-x' | 'ubl-invoice' | 'ubl-credit-note';

/** A value of a business term as the XML writes it. */
export interface TermValue {
  text: string;
  /** Where it stands: "/rsm:CrossIndustryInvoice/…/ram:ID". */
  path: string;
  /** Of the file, from 1. */
  line: number;
  /** Of its element: schemeID, currencyID, unitCode … */
  attributes: Readonly<Record<string, string>>;
}

/** A group of business terms (BG-25 is one line) that knows where its terms stand. */
export interface Group {
  path: string;
  element: XmlElement;
  /** Every value of a term; a group's own presence is asked for in the same way. */
  all(term: string): TermValue[];
  first(term: string): TermValue | undefined;
  has(term: string): boolean;
}

/** An invoice as data: its business terms, whichever syntax it came in. */
export interface EInvoice extends Group {
  syntax: Syntax;
  message: Message;
  /** By a group's name in the syntax tables, or by a path of the syntax itself. */
  groups(name: string): Group[];
  /** The nodes of a path of the syntax itself: code lists apply to elements wherever they stand. */
  nodes(path: string): TermValue[];
  /** The nodes of a path from a group on. */
  within(group: Group, path: string): TermValue[];
  /** The nodes of a path as readers of the paths below each. */
  at(path: string): ((below: string) => TermValue[])[];
}

const MESSAGES: Readonly<Record<string, { message: Message; syntax: Syntax; table: SyntaxTable }>> = {
  'rsm:CrossIndustryInvoice': { message: 'cii', syntax: 'cii', table: CII_TABLE },
  'rsm:CrossIndustryDocument': { message: 'zugferd1', syntax: 'cii', table: renamed(CII_TABLE, ZUGFERD_1_NAMES) },
  'rsm:SCRDMCCBDACIOMessageStructure': {
    message: 'order-x',
    syntax: 'cii',
    table: renamed(CII_TABLE, ORDER_X_NAMES),
  },
  'ubl:Invoice': { message: 'ubl-invoice', syntax: 'ubl', table: UBL_TABLE },
  'cn:CreditNote': { message: 'ubl-credit-note', syntax: 'ubl', table: UBL_TABLE },
};

/**
 * Reads an electronic invoice: Cross Industry Invoice (ZUGFeRD, Factur-X, XRechnung), ZUGFeRD 1, Order-X, UBL Invoice
 * and CreditNote. Throws `XmlError` when it is none of them or cannot be read.
 */
export function readEInvoice(bytes: Uint8Array): EInvoice {
  const tree = parseXml(bytes);
  const known = MESSAGES[tree.root.name];
  if (!known) {
    const name = tree.root.name.replace(/^x:/, '').slice(0, 80);
    throw new XmlError(
      'xml.not_an_invoice',
      `Line ${tree.root.line}: <${name}> is no electronic invoice.`,
      tree.root.line,
    );
  }
  const { message, syntax, table } = known;
  const invoice = groupOf(tree.root, tree, table.terms);
  return {
    ...invoice,
    syntax,
    message,
    groups: (name) => {
      if (name === 'BG-0') return [invoice];
      const group = name.startsWith('/') ? { at: name, terms: {} } : table.groups[name];
      if (!group) return [];
      return select(group.at, tree.root, tree).map((found) => groupOf(found.element, tree, group.terms, found));
    },
    nodes: (path) => select(path, tree.root, tree).map(asValue),
    within: (group, path) => select(path, group.element, tree).map(asValue),
    at: (path) =>
      select(path, tree.root, tree).map(
        ({ element }) =>
          (below) =>
            select(below, element, tree).map(asValue),
      ),
  };
}

function groupOf(element: XmlElement, tree: XmlTree, terms: Readonly<Record<string, string>>, at?: XmlNode): Group {
  const all = (term: string): TermValue[] => {
    const path = terms[term];
    return path === undefined ? [] : select(path, element, tree).map(asValue);
  };
  return {
    get path() {
      return placeOf(at ?? { element, attribute: null });
    },
    element,
    all,
    first: (term) => all(term)[0],
    has: (term) => all(term).length > 0,
  };
}

function asValue(node: XmlNode): TermValue {
  return {
    text: textOf(node),
    get path() {
      return placeOf(node);
    },
    line: node.element.line,
    attributes: node.element.attributes,
  };
}
