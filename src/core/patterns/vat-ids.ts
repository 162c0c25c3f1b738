import * as jsvat from 'jsvat';
import { matchesOf } from '../matches-of.ts';
import { isBritishVatId, isDutchVatId, isSwissUid } from './check-digits.ts';
import { compact, type FoundPattern, labelled, type RowText } from './found-pattern.ts';
import { TAX_LABEL } from './tax-labels.ts';

const COUNTRIES = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
  jsvat.unitedKingdom,
];
/** By the first two characters of any of their codes: of so few the library looks for the one that a number begins with. */
const COUNTRIES_BY_START = new Map<string, (typeof COUNTRIES)[number][]>();
for (const country of COUNTRIES)
  for (const start of new Set(
    [...country.codes, ...(country.name === 'Greece' ? ['EL'] : [])].map((code) => code.slice(0, 2)),
  ))
    COUNTRIES_BY_START.set(start, [...(COUNTRIES_BY_START.get(start) ?? []), country]);

const START =
  /(?<![\p{L}\d])(?:AT\s?U|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|EL|GR|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE|GB|XI|CHE)[\s.:-]{0,2}(?=[\dA-Z])/gu;
const MOST_CHARACTERS = 22;

/** The shape is a country's and its check digits fit (true) or do not (false); null for any other shape. */
export function vatIdStatus(text: string): boolean | null {
  const value = compact(text);
  if (value.startsWith('CHE')) return /^CHE\d{9}(?:MWST|TVA|IVA|VAT)?$/.test(value) ? isSwissUid(value) : null;
  // Northern Ireland uses British numbers under XI.
  const british = value.replace(/^XI/, 'GB');
  const known = jsvat.checkVAT(british, COUNTRIES_BY_START.get(british.slice(0, 2)) ?? []);
  if (known.isValid || isDutchVatId(value) || isBritishVatId(british)) return true;
  return known.isValidFormat ? false : null;
}

/** VAT identification numbers with their country's prefix; failing check digits are kept only beside a tax label. */
export function findVatIds(row: RowText): FoundPattern[] {
  const found: FoundPattern[] = [];
  for (const match of matchesOf(row.text, START)) {
    const best = longestAt(row.text, match.index);
    if (!best) continue;
    const hasLabel = labelled(row, match.index, TAX_LABEL);
    if (!best.valid && !hasLabel) continue;
    const country = best.value.startsWith('CHE') ? 'CH' : best.value.slice(0, 2);
    found.push({
      start: match.index,
      end: match.index + best.text.length,
      text: best.text,
      value: best.value,
      name: `VAT id (${country})`,
      kind: 'tax_id',
      confidence: best.valid ? (hasLabel ? 0.98 : 0.9) : 0.55,
    });
  }
  return found;
}

/**
 * The one VAT identifier that a text holds beside other words ("USt-IdNr. DE136695976"), compact; null for none or
 * several. Its check digits fit, or a label stands there.
 */
export function vatIdWithin(text: string): string | null {
  const found = new Set<string>();
  for (const { index } of matchesOf(text, START)) {
    const best = longestAt(text, index);
    if (best && (best.valid || TAX_LABEL.test(text.slice(0, index)))) found.add(best.value);
  }
  const [id = null, ...others] = found;
  return others.length === 0 ? id : null;
}

function longestAt(text: string, start: number) {
  let best: { text: string; value: string; valid: boolean } | null = null;
  for (let end = start + 8; end <= Math.min(text.length, start + MOST_CHARACTERS); end++) {
    if (!/[A-Z\d]/.test(text[end - 1]!) || /[\p{L}\d]/u.test(text[end] ?? '')) continue;
    const printed = text.slice(start, end);
    if (/[^A-Z\d\s.:-]/.test(printed) || /\s{3}/.test(printed)) break;
    const valid = vatIdStatus(printed);
    if (valid !== null && (valid || !best?.valid)) best = { text: printed, value: compact(printed), valid };
  }
  return best;
}
