import { foldWord } from '../lexicon/fold.ts';
import { LEGAL_FORM } from './legal-forms.ts';

const FORMS = new RegExp(LEGAL_FORM.source, 'gu');

/** Letters and digits of a name in lower case, without accents; "&" as "and". */
export function compactName(name: string): string {
  return foldWord(name.replace(/\s[&+]\s/g, ' and ')).replace(/[^\p{L}\d]/gu, '');
}

/** As `compactName`, without legal forms, so that "Acme, Inc." and "ACME" are one; empty when only a form is there. */
export function nameStem(name: string): string {
  return compactName(name.replace(/^the\s+/iu, '').replace(FORMS, ' '));
}

/**
 * Whether two printed names mean one party: legal form, case, accents and punctuation do not count, and one may carry
 * more than the other ("Acme" and "Acme Logistics Ltd") as long as it begins with it at a word's border.
 */
export function isSameParty(a: string, b: string): boolean {
  const [short, long] = [nameStem(a), nameStem(b)].sort((x, y) => x.length - y.length) as [string, string];
  if (short === long) return short !== '' || compactName(a) === compactName(b);
  if (short.length < 4) return false;
  return startsWithWords(short.length === nameStem(a).length ? b : a, short);
}

function startsWithWords(name: string, stem: string): boolean {
  let start = '';
  for (const word of name.replace(/^the\s+/iu, '').split(/\s+/)) {
    start += compactName(` ${word} `);
    if (start === stem) return true;
    if (start.length > stem.length) return false;
  }
  return false;
}
