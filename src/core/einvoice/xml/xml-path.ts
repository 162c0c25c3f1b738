import { normalizeSpace } from './normalize-space.ts';
import { truthOf } from './uncastable.ts';
import { pathOf, type XmlElement, type XmlTree } from './xml-element.ts';

/** An element or one of its attributes. */
export interface XmlNode {
  element: XmlElement;
  attribute: string | null;
}

export function textOf({ element, attribute }: XmlNode): string {
  return attribute === null ? element.text : (element.attributes[attribute] ?? '');
}

export function placeOf({ element, attribute }: XmlNode): string {
  return attribute === null ? pathOf(element) : `${pathOf(element)}/@${attribute}`;
}

type Step = (nodes: readonly XmlNode[], tree: XmlTree) => XmlNode[];
type Condition = (element: XmlElement, tree: XmlTree) => boolean;
type Select = (context: XmlElement, tree: XmlTree) => XmlNode[];

const compiled = new Map<string, Select>();

/**
 * The nodes that a path of the syntax tables leads to, in document order. The paths are a small part of XPath:
 * "a | b", "/element/child", "//anywhere", "..", "@attribute" at the end, and conditions in brackets:
 *
 * - [path]: there is such a node; [not …]: the condition does not hold;
 * - [path='A','B']: its value is one of these as written; [path_'A'] without outer spaces; [path^'VAT'] in upper case;
 *   [path~'VAT'] in upper case without outer spaces; [path?true] as a truth value, [path!true] as one that must be
 *   one: it throws `Uncastable` for any other text;
 * - [in name]: it stands under such an element; [1]: it is the first of its name.
 */
export function select(path: string, context: XmlElement, tree: XmlTree): XmlNode[] {
  let found = compiled.get(path);
  if (!found) {
    found = compile(path);
    compiled.set(path, found);
  }
  return found(context, tree);
}

function compile(path: string): Select {
  const alternatives = path.split(' | ').map(compileOne);
  if (alternatives.length === 1) return alternatives[0]!;
  return (context, tree) => alternatives.flatMap((alternative) => alternative(context, tree));
}

function compileOne(path: string): Select {
  const anywhere = path.startsWith('//');
  const absolute = path.startsWith('/');
  const steps = splitSteps(anywhere ? path.slice(2) : absolute ? path.slice(1) : path);
  const [first, ...rest] = steps as [string, ...string[]];
  const start: (context: XmlElement, tree: XmlTree) => XmlNode[] = anywhere
    ? startAnywhere(first)
    : absolute
      ? startAtRoot(first)
      : (context, tree) => compileStep(first)([node(context)], tree);
  const following = rest.map(compileStep);
  return (context, tree) => following.reduce<XmlNode[]>((nodes, step) => step(nodes, tree), start(context, tree));
}

const node = (element: XmlElement): XmlNode => ({ element, attribute: null });

function startAnywhere(step: string): Select {
  const { name, conditions } = readStep(step);
  return (_context, tree) =>
    (tree.byName.get(name) ?? []).filter((element) => conditions.every((holds) => holds(element, tree))).map(node);
}

function startAtRoot(step: string): Select {
  const { name, conditions } = readStep(step);
  return (_context, tree) =>
    (name === '*' || tree.root.name === name) && conditions.every((holds) => holds(tree.root, tree))
      ? [node(tree.root)]
      : [];
}

function compileStep(step: string): Step {
  if (step.startsWith('@')) {
    const attribute = step.slice(1);
    return (nodes) =>
      nodes
        .filter(({ element }) => element.attributes[attribute] !== undefined)
        .map(({ element }) => ({ element, attribute }));
  }
  const { name, conditions } = readStep(step);
  const passes = (element: XmlElement, tree: XmlTree) => conditions.every((holds) => holds(element, tree));
  if (name === '.') return (nodes, tree) => nodes.filter(({ element }) => passes(element, tree));
  if (name === '..') {
    return (nodes, tree) =>
      [...new Set(nodes.map(({ element }) => element.parent))]
        .filter((parent) => parent !== null && passes(parent, tree))
        .map((parent) => node(parent!));
  }
  return (nodes, tree) => {
    const found: XmlNode[] = [];
    for (const { element } of nodes) {
      for (const child of element.children) {
        if ((name === '*' || child.name === name) && passes(child, tree)) found.push(node(child));
      }
    }
    return found;
  };
}

function readStep(step: string): { name: string; conditions: Condition[] } {
  const bracket = step.indexOf('[');
  const name = bracket < 0 ? step : step.slice(0, bracket);
  const conditions = [...step.matchAll(/\[([^\]]*)\]/g)].map(([, text]) => condition(text!));
  return { name, conditions };
}

function condition(text: string): Condition {
  if (text === '1') return (element) => element.parent?.children.find(({ name }) => name === element.name) === element;
  if (text.startsWith('not ')) {
    const holds = condition(text.slice(4));
    return (element, tree) => !holds(element, tree);
  }
  if (text.startsWith('in ')) {
    const name = text.slice(3);
    return (element) => {
      for (let up = element.parent; up; up = up.parent) if (up.name === name) return true;
      return false;
    };
  }
  const truth = /^(.*)([?!])(true|false)$/.exec(text);
  if (truth) {
    const wanted = truth[3] === 'true' ? ['true', '1'] : ['false', '0'];
    if (truth[2] === '!') return some(truth[1]!, (value) => String(truthOf(normalizeSpace(value))) === truth[3]);
    return some(truth[1]!, (value) => wanted.includes(normalizeSpace(value)));
  }
  const compared = /^(.*?)([=~_^])('.*)$/.exec(text);
  if (!compared) return some(text, () => true);
  const values = compared[3]!.split(',').map((quoted) => quoted.slice(1, -1));
  if (compared[2] === '=') return some(compared[1]!, (value) => values.includes(value));
  if (compared[2] === '_') return some(compared[1]!, (value) => values.includes(normalizeSpace(value)));
  if (compared[2] === '^') return some(compared[1]!, (value) => values.includes(value.toUpperCase()));
  return some(compared[1]!, (value) => values.includes(normalizeSpace(value).toUpperCase()));
}

function some(path: string, holds: (value: string) => boolean): Condition {
  return (element, tree) => select(path, element, tree).some((found) => holds(textOf(found)));
}

/** At slashes outside of brackets. */
function splitSteps(path: string): string[] {
  return path.split(/\/(?![^[]*\])/);
}
