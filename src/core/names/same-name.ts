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
 * more than the other ("Acme" and "Acme Logistics Ltd") as long as it begins with it at a word's border. Whoever
 * compares many of the same names gives a `nameStem` that remembers them.
 */
export function isSameParty(a: string, b: string, stemOf = nameStem): boolean {
  const [ofA, ofB] = [stemOf(a), stemOf(b)];
  if (ofA === ofB) return ofA !== '' || compactName(a) === compactName(b);
  const isShort = ofA.length <= ofB.length;
  const short = isShort ? ofA : ofB;
  return short.length >= 4 && startsWithWords(isShort ? b : a, short);
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
