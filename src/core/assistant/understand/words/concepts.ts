import type { Language } from '../../plan.ts';
import { patternSource, wordPattern } from '../text/word-pattern.ts';
import { CONCEPTS, type Concept, type Dictionary, FORMS, type Form } from './dictionary.ts';

export interface Patterns {
  concepts: Record<Concept, RegExp>;
  forms: Record<Form, RegExp>;
  fields: [label: string, pattern: RegExp][];
  currencies: [code: string, pattern: RegExp][];
  weekdays: RegExp[];
}

const kept = new Map<Language, Patterns>();

/** A dictionary's expressions, made once. */
export function patternsOf(dictionary: Dictionary): Patterns {
  const found = kept.get(dictionary.language);
  if (found) return found;
  const made = {
    concepts: Object.fromEntries(
      CONCEPTS.map((concept) => [concept, wordPattern(dictionary.concepts[concept])]),
    ) as Record<Concept, RegExp>,
    forms: Object.fromEntries(FORMS.map((form) => [form, formPattern(dictionary.forms[form])])) as Record<Form, RegExp>,
    fields: Object.entries(dictionary.fields).map(([label, words]): [string, RegExp] => [label, wordPattern(words)]),
    weekdays: dictionary.weekdays.map(wordPattern),
    currencies: Object.entries(dictionary.currencies).map(([code, words]): [string, RegExp] => [
      code,
      /[€$£₹¥]/u.test(words)
        ? new RegExp(
            `${wordPattern(words.replace(/\|[^|]*[€$£₹¥][^|]*/gu, '')).source}|[${[...words].filter((sign) => /[€$£₹¥]/u.test(sign)).join('')}]`,
            'gu',
          )
        : wordPattern(words),
    ]),
  };
  kept.set(dictionary.language, made);
  return made;
}

const formPattern = (source: string) =>
  /^\^|\$$/.test(source) ? new RegExp(patternSource(source), 'u') : new RegExp(wordPattern(source).source, 'u');

/** What a text says, asked by concept or form. */
export class Said {
  readonly text: string;
  readonly patterns: Patterns;
  constructor(text: string, patterns: Patterns) {
    this.text = text;
    this.patterns = patterns;
  }

  has(concept: Concept): boolean {
    return this.first(concept) !== null;
  }

  first(concept: Concept): RegExpExecArray | null {
    const pattern = this.patterns.concepts[concept];
    pattern.lastIndex = 0;
    return pattern.exec(this.text);
  }

  /** How a sentence is built, where it is so. */
  form(form: Form): RegExpExecArray | null {
    return this.patterns.forms[form].exec(this.text);
  }

  /** The same text with a stretch of it blanked. */
  textWithout(start: number, length: number): Said {
    return new Said(this.text.slice(0, start) + ' '.repeat(length) + this.text.slice(start + length), this.patterns);
  }

  /** The same text with all that says these concepts taken out. */
  without(...concepts: Concept[]): Said {
    let text = this.text;
    for (const concept of concepts) {
      text = text.replace(this.patterns.concepts[concept], (match) => ' '.repeat(match.length));
    }
    return new Said(text, this.patterns);
  }
}
