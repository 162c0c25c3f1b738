import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { matchesOf } from '../matches-of.ts';
import type { FoundPattern, RowText } from './found-pattern.ts';

const NUMBER =
  /(?<![\p{L}\d.,/#-])(?:\+\s?\d|00\s?\d|\(\+?\d|\d)(?:[\s().\-/–]{0,3}\d){6,15}(?![\p{L}\d%€$£]|[.,]\d)/gu;
const LABEL =
  /(?<!\p{L})(?:tel(?:e(?:ph|f)on[eo]?|efoon)?|tél(?:éphone)?|teléfono|phone|call|fon|fax|telefax|mobil(?:e|funk)?|móvil|mob|handy|cell(?:ulare)?|portable|gsm|hotline|t|f|m|p|ph)\s?\.?\s?(?:no|nr|number|nummer|n°|on|at|us|uns|unter|au|al|op)?\.?\s?[:.]?\s*(?:\(\s*)?$/iu;
/** A label of two letters or more: what follows is a number of some country even when not of this one. */
const CLEAR_LABEL = /(?<!\p{L})(?:tel|tél|ph|phone|fax|mob|cell|handy|gsm|hotline)/iu;
const US_DASHED = /^[2-9]\d{2}[-.][2-9]\d{2}[-.]\d{4}$/;
const US_NATIONAL = /^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/;

/**
 * Telephone numbers: international ones, and national ones behind a label, read in the given country. The caller
 * leaves out what overlaps dates, amounts and identifiers.
 */
export function findPhones({ text }: RowText, country: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  for (const match of matchesOf(text, NUMBER)) {
    const printed = balanced(match[0].split(/\s{2,}/)[0]!.trim());
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const isLabelled = LABEL.test(before);
    const isInternational = /^\(?\+/.test(printed);
    const isAmerican =
      US_NATIONAL.test(printed) ||
      (US_DASHED.test(printed) && /^(?:US|CA)$/.test(country) && !/[#:№]\s?$|(?:no|nr|number)\.?\s$/iu.test(before));
    if (!isLabelled && !isInternational && !isAmerican) continue;
    // "+49 (0)30": the zero is dialled only inside the country.
    const parsed = parsePhoneNumberFromString(
      printed.replace('(0)', ''),
      (US_NATIONAL.test(printed) ? 'US' : country) as CountryCode,
    );
    const isForeign = !parsed?.isPossible() && isLabelled && CLEAR_LABEL.test(before);
    if (!isForeign && !parsed?.isPossible()) continue;
    if (!isLabelled && !isAmerican && !parsed!.isValid()) continue;
    found.push({
      start: match.index,
      end: match.index + printed.length,
      text: printed,
      value: isForeign ? printed.replace(/(?!^\+)\D/g, '') : parsed!.number,
      name: /fax|(?<!\p{L})f\s?[.:]/iu.test(before) ? 'fax number' : 'telephone number',
      kind: 'phone',
      confidence: !isForeign && parsed!.isValid() ? (isLabelled ? 0.97 : 0.9) : isForeign ? 0.6 : 0.7,
    });
  }
  return found;
}

function balanced(text: string): string {
  return text.includes('(') && !text.includes(')') ? text.slice(0, text.indexOf('(')).trim() || text : text;
}
