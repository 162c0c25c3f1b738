import { isValidBIC } from 'ibantools';
import { matchesOf } from '../matches-of.ts';
import { compact, type FoundPattern, labelled, overlaps, type RowText } from './found-pattern.ts';

const SHAPE = /(?<![\p{L}\d])[A-Z]{4}\s?[A-Z]{2}\s?[A-Z\d]{2}(?:\s?(?:XXX|[A-Z\d]{3}))?(?![\p{L}\d])/gu;
const LABEL = /(?<!\p{L})(?:BIC|SWIFT)(?!\p{L})/iu;

/**
 * Bank codes of ISO 9362 with a real country. Plain words in capitals have the same shape, so a label must stand near,
 * or an IBAN of the same country in the row or the one above.
 */
export function findBics(row: RowText, ibans: readonly FoundPattern[], ibansAbove: readonly FoundPattern[]) {
  const found: FoundPattern[] = [];
  for (const match of matchesOf(row.text, SHAPE)) {
    const value = compact(match[0]);
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isValidBIC(value) || ibans.some((iban) => overlaps(iban, span)) || LABEL.test(match[0])) continue;
    const hasLabel = labelled(row, span.start, LABEL);
    const besideIban = [...ibans, ...ibansAbove].some((iban) => iban.value.slice(0, 2) === value.slice(4, 6));
    // Spaced letters are words unless a label says otherwise.
    if (!hasLabel && (!besideIban || /\s/.test(match[0]))) continue;
    const confidence = hasLabel ? 0.97 : 0.85;
    found.push({ ...span, text: match[0], value, name: 'BIC', kind: 'bic', confidence });
  }
  return found;
}
