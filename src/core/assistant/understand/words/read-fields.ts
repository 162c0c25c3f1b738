import { markPattern } from '../text/marked-text.ts';
import { firstOf, patternSource } from '../text/word-pattern.ts';
import type { Said } from './concepts.ts';
import type { Dictionary } from './dictionary.ts';

export interface SaidField {
  label: string;
  start: number;
  length: number;
}

/** The fields that a text names, in its order; of what overlaps the longest. */
export function namedFields({ text, patterns }: Said): SaidField[] {
  const all = patterns.fields.flatMap(([label, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ label, start: match.index, length: match[0].length })),
  );
  const chosen: SaidField[] = [];
  for (const field of all.sort((a, b) => b.length - a.length)) {
    if (!chosen.some((other) => field.start < other.start + other.length && other.start < field.start + field.length)) {
      chosen.push(field);
    }
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** Between two fields of one list: "a due date and a purchase order". */
const GOES_ON =
  /^\s*(?:,\s*)?(?:(?:and|or|nor|und|oder|noch|et|ou|ni)\s+)?(?:an?\s+|any\s+|the\s+|eine?[nr]?\s+|une?\s+|de\s+|d'|la\s+|le\s+|l')*$/u;

/**
 * Behind a field that is no further one of the list, since it has a condition of its own: "and total over 100", whose
 * amount is read and blanked by then, "and the due date in May".
 */
const AMOUNT_BEHIND = /^(?:\s{3,}|\s*(?:(?:amount|is|are|ist|von|of|est|de)\s+)*(?:[<>=]|\d))/u;
const TIME_BEHIND = new RegExp(`^\\s+(?:\\p{L}+\\s+){0,2}${markPattern('time')}`, 'u');
const THE = /(?<!\p{L})(?:the|das|die|der|la|le)\s+$|l'$/u;

/** What the amount in a condition is of: "without a due date and [total] over 100". */
export function totalsWithAmount({ said, missing }: { said: Said; missing: readonly SaidField[] }): SaidField[] {
  return namedFields(said).filter(
    ({ label, start, length }) =>
      label === 'TOTAL_AMOUNT' &&
      AMOUNT_BEHIND.test(said.text.slice(start + length)) &&
      missing.some((field) => GOES_ON.test(said.text.slice(field.start + field.length, start))),
  );
}

/** Fields that documents are to lack ("without due date", "bei denen das Fälligkeitsdatum fehlt"). */
export function missingFields(said: Said, dictionary: Dictionary): SaidField[] {
  const before = firstOf(
    `(?<![\\p{L}\\p{N}])(?:${patternSource(dictionary.without)})\\s+(?:(?:both|either|sowohl|weder|a la fois|ni)\\s+)?(?:an?\\s+|any\\s+|the\\s+|valid\\s+|de\\s+|d'|la\\s+|le\\s+|l'|das\\s+|die\\s+|eine?[nr]?\\s+)?$`,
  );
  const missing: SaidField[] = [];
  for (const field of namedFields(said)) {
    const { start, length } = field;
    const last = missing.at(-1);
    const between = last && said.text.slice(last.start + last.length, start);
    const behind = said.text.slice(start + length);
    const isCondition = AMOUNT_BEHIND.test(behind) || (THE.test(between ?? '') && TIME_BEHIND.test(behind));
    const isListed = between !== undefined && GOES_ON.test(between) && !isCondition;
    if (isListed || before.test(said.text.slice(0, start)) || said.patterns.forms.fieldMissing.test(behind))
      missing.push(field);
  }
  return missing;
}

/** Fields that documents are to have ("with a purchase order number"). */
export function requiredFields(said: Said, dictionary: Dictionary): SaidField[] {
  const before = firstOf(`(?<![\\p{L}\\p{N}])(?:${patternSource(dictionary.with)})\\s+$`);
  return namedFields(said).filter(({ start }) => before.test(said.text.slice(0, start)));
}
