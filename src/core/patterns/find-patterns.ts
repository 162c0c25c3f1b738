import { findBics } from './bic.ts';
import { findEmails, findUrls } from './contacts.ts';
import { type FoundPattern, overlaps, type RowText } from './found-pattern.ts';
import { findIbans } from './iban.ts';
import { findNationalTaxIds } from './national-tax-ids.ts';
import { findVatIds } from './vat-ids.ts';

/** A row has at least so many digits when an account, tax or telephone number is in it. */
const FEWEST_DIGITS = /(?:\d\D*){7}/;

/** Everything in a row that has a shape of its own, telephone numbers aside: the surer finder keeps a disputed span. */
export function findPatterns(row: RowText, ibansAbove: readonly FoundPattern[] = []): FoundPattern[] {
  const mayHaveNumbers = FEWEST_DIGITS.test(row.text);
  const ibans = mayHaveNumbers ? findIbans(row) : [];
  const addresses = /[.@]/.test(row.text) ? [...findEmails(row), ...findUrls(row)] : [];
  const ids = mayHaveNumbers ? [...findVatIds(row), ...findNationalTaxIds(row)] : [];
  const bics = /[A-Z]{4}/.test(row.text) ? findBics(row, ibans, ibansAbove) : [];
  const kept: FoundPattern[] = [];
  for (const found of [...ibans, ...addresses, ...ids, ...bics]) {
    if (!kept.some((other) => overlaps(other, found))) kept.push(found);
  }
  return kept;
}
