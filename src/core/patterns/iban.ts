import { getCountrySpecifications } from 'ibantools';
import { matchesOf } from '../matches-of.ts';
import { compact, type FoundPattern, type RowText } from './found-pattern.ts';

const MOST_CHARACTERS = 34;
const LABEL = /iban/i;

/** Length by country for every country of the SWIFT IBAN registry. */
const LENGTHS = new Map(
  Object.entries(getCountrySpecifications()).flatMap(([country, { chars, IBANRegistry }]) =>
    chars && IBANRegistry ? [[country, chars] as const] : [],
  ),
);

/** Letters and digits of an IBAN of the country (ISO 3166-1 alpha-2); undefined where there are none. */
export function lengthOfIban(country: string): number | undefined {
  return LENGTHS.get(country);
}

/** ISO 7064 mod 97-10 as IBANs use it: the first four characters go last, letters count 10 to 35. */
export function mod97(identifier: string): number {
  const moved = identifier.slice(4) + identifier.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const digit = Number.parseInt(character, 36);
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return rest;
}

/** Country, length and check digits (ISO 13616). Separators are ignored. */
export function isIban(text: string): boolean {
  const iban = compact(text);
  return /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) && LENGTHS.get(iban.slice(0, 2)) === iban.length && mod97(iban) === 1;
}

/** IBANs in one piece or in groups. One whose check digits fail is kept only beside its label, with low confidence. */
export function findIbans(row: RowText): FoundPattern[] {
  const found: FoundPattern[] = [];
  for (const match of matchesOf(row.text, /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}/gu)) {
    const length = LENGTHS.get(match[0].slice(0, 2));
    const end = length ? endOf(row.text, match.index, length) : null;
    if (end === null) continue;
    const text = row.text.slice(match.index, end);
    const value = compact(text);
    const valid = isIban(value);
    if (!valid && !LABEL.test(row.text.slice(0, match.index)) && !LABEL.test(row.above)) continue;
    const confidence = valid ? 0.99 : 0.5;
    found.push({ start: match.index, end, text, value, name: 'IBAN', kind: 'iban', confidence });
  }
  return found;
}

/** Where `length` letters and digits end, with at most two separators between groups; null when they do not fit. */
function endOf(text: string, start: number, length: number): number | null {
  let count = 0;
  let gap = 0;
  for (let index = start; index < text.length && index < start + 2 * MOST_CHARACTERS; index++) {
    if (/[A-Z\d]/.test(text[index]!)) {
      count++;
      gap = 0;
      if (count === length) return /[\p{L}\d]/u.test(text[index + 1] ?? '') ? null : index + 1;
    } else if (!/[\s.-]/u.test(text[index]!) || ++gap > 2) {
      return null;
    }
  }
  return null;
}
