/** A number as it is written, with any mark between its groups. */
export const WRITTEN_NUMBER = /\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;

/** One form for what is the same number: no zeros that say nothing. */
function canonical(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const places = fraction.replace(/0+$/, '');
  return places ? `${digits}.${places}` : digits;
}

/**
 * What a written number can be, as plain decimals: "1.234,50" is 1234.5; "1.234" may be 1234 or 1.234. Without a sign:
 * a text may say that 500 was credited.
 */
export function numberReadings(written: string): string[] {
  const marks = written.replace(/[^.,]/g, '');
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (marks === '') return [canonical(digitsOf(written), '')];
  const [whole, fraction] = [digitsOf(written.slice(0, last)), written.slice(last + 1)];
  const asDecimal = canonical(whole, fraction);
  const asGroups = canonical(digitsOf(written), '');
  const areAlike = new Set(marks).size === 1;
  if (marks.length > 1 && areAlike) return [asGroups];
  if (marks.length > 1) return [asDecimal];
  return fraction.length === 3 ? [asGroups, asDecimal] : [asDecimal];
}
