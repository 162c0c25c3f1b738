import { wordPattern } from '../text/word-pattern.ts';
import { CONCEPTS, type Dictionary } from './dictionary.ts';

const kept = new Map<Dictionary, RegExp[]>();

/** Expressions of all that a dictionary knows, but for those that reach over words of any kind. */
function expressions(dictionary: Dictionary): RegExp[] {
  const found = kept.get(dictionary);
  if (found) return found;
  const sources = [
    ...CONCEPTS.map((concept) => dictionary.concepts[concept]),
    ...Object.values(dictionary.fields),
    ...dictionary.weekdays,
    ...Object.values(dictionary.currencies),
    ...[dictionary.beforeBuyer, dictionary.except, dictionary.without, dictionary.with],
    ...Object.values(dictionary.amounts),
    ...Object.values(dictionary.forms).filter((source) => !/[\^$]/.test(source)),
  ];
  // What may stand between two words of an expression is not known by it.
  const made = sources.map((source) => wordPattern(source.replace(/\.\{\d,\d+\}|\(\?:\\S\+ \)\{\d,\d\}/gu, '(?!)')));
  kept.set(dictionary, made);
  return made;
}

/** The text with all that the dictionary knows blanked. */
export function withoutKnown(text: string, dictionary: Dictionary): string {
  const known = new Uint8Array(text.length);
  for (const expression of expressions(dictionary)) {
    for (const match of text.matchAll(expression)) known.fill(1, match.index, match.index + match[0].length);
  }
  return [...text.matchAll(/[\s\S]/g)].map(([character], n) => (known[n] ? ' ' : character)).join('');
}
