/** English names of the engine's own kinds of patterns, by their codes. */
const NAMES: Readonly<Record<string, string>> = {
  identifier: 'identifier',
  calendar_date: 'calendar date',
  amount: 'amount',
  name_line: 'name line',
  terms_phrase: 'terms phrase',
  date_range: 'range of dates',
  address_lines: 'address lines',
};

/** A pattern as it is named in English; proper names ("IBAN") and expressions stand for themselves. */
export function patternName(pattern: string | null): string | null {
  return pattern === null ? null : (NAMES[pattern] ?? pattern);
}
