import type { EInvoice, Group, Syntax, TermValue } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { normalizeSpace } from '../xml/normalize-space.ts';
import { Uncastable } from '../xml/uncastable.ts';
import { double } from './exact.ts';

export type Severity = 'fatal' | 'warning';
export type Test = (group: Group, invoice: EInvoice) => boolean;
type BySyntax<T> = T | { readonly cii?: T; readonly ubl?: T };

/** A business rule: for every such group of the invoice the test must hold. */
export interface Rule {
  id: string;
  severity: Severity;
  /** The business term that the rule is about. */
  term: string;
  /** In plain words what is wrong when it does not hold. */
  message: string;
  /** The group it is asked of, by its name in the syntax tables. */
  at: string;
  syntax?: Syntax;
  test: Test;
}

/** A rule for each syntax whose artefact has it; they may ask at different groups and in different ways. */
export function rule(
  id: string,
  term: string,
  at: BySyntax<string>,
  test: BySyntax<Test>,
  message: string,
  severity: BySyntax<Severity> = 'fatal',
): Rule[] {
  const rules: Rule[] = [];
  for (const syntax of ['cii', 'ubl'] as const) {
    const place = typeof at === 'string' ? at : at[syntax];
    const holds = typeof test === 'function' ? test : test[syntax];
    if (place === undefined || holds === undefined) continue;
    const level = typeof severity === 'string' ? severity : (severity[syntax] ?? 'fatal');
    rules.push({ id, severity: level, term, message, at: place, syntax, test: holds });
  }
  return rules;
}

export const isMissing = (term: string) => `${termLabel(term)} is missing.`;

/** The element must be there, even if it says nothing. */
export function present(id: string, term: string, at: BySyntax<string>): Rule[] {
  return rule(id, term, at, (group) => group.has(term), isMissing(term));
}

/** It must say something. */
export function filled(id: string, term: string, at: BySyntax<string>): Rule[] {
  return rule(id, term, at, (group) => isFilled(atMostOne(group, term)), isMissing(term));
}

/** The values of a term that a rule reads as one. Throws `Uncastable` where the XML gives several. */
export function atMostOne(group: Group, term: string): TermValue[] {
  const values = group.all(term);
  if (values.length > 1)
    throw new Uncastable(`${termLabel(term.replace(/-[a-z]+$/, ''))} is given more than once.`, true);
  return values;
}

export function isFilled(values: readonly TermValue[]): boolean {
  return values.some(({ text }) => normalizeSpace(text) !== '');
}

/** One of several must be there. */
export function either(id: string, terms: readonly string[], at: BySyntax<string>): Rule[] {
  const message = `${terms.map(termLabel).join(' or ')} is missing.`;
  return rule(id, terms[0]!, at, (group) => terms.some((term) => group.has(term)), message);
}

/** At most two digits after the point; `firstInCii`: of several in CII the artefact looks at the first. */
export function cents(id: string, term: string, at: BySyntax<string>, firstInCii = false): Rule[] {
  const message = `${termLabel(term)} has more than two decimals.`;
  const asked = (group: Group, { syntax }: EInvoice) =>
    firstInCii && syntax === 'cii' ? group.all(term).slice(0, 1) : atMostOne(group, term);
  return rule(id, term, at, (group, invoice) => asked(group, invoice).every(hasCents), message);
}

function hasCents({ text }: TermValue): boolean {
  const point = text.indexOf('.');
  return point < 0 || text.length - point - 1 <= 2;
}

/** What the artefacts cannot judge: it never fails. */
export function unjudged(id: string, term: string, at: BySyntax<string>, message: string): Rule[] {
  return rule(id, term, at, () => true, message);
}

/** Whether one of the values compares so with 0; none does not. */
export function someCompares(values: readonly TermValue[], holds: (sign: number) => boolean): boolean {
  return values.some((value) => holds(double(value)));
}

export const isZeroSign = (sign: number) => sign === 0;
export const isPositive = (sign: number) => sign > 0;
export const isNotNegative = (sign: number) => sign >= 0;

/** Whether two lists of values have one in common, as written. */
export function share(a: readonly TermValue[], b: readonly TermValue[]): boolean {
  return a.some((left) => b.some((right) => left.text === right.text));
}
