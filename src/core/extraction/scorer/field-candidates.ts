import type { Candidate } from '../../candidates/candidate.ts';
import type { FieldCandidates } from '../../candidates/choices.ts';
import type { KeyField } from '../../labels.ts';
import { allAmounts } from '../amounts/all-amounts.ts';
import { amountCandidates } from '../amounts/amount-candidates.ts';
import { TAX_LABELS, TOTAL_LABELS, taxFeatures, totalFeatures } from '../amounts/amount-features.ts';
import { dateCandidates } from '../dates/date-candidates.ts';
import { DUE_DATE_LABELS, dueDateFeatures, INVOICE_DATE_LABELS, invoiceDateFeatures } from '../dates/date-features.ts';
import { numberCandidates } from '../numbers/number-candidates.ts';
import { INVOICE_NUMBER_LABELS, numberFeatures } from '../numbers/number-features.ts';
import { withoutTelephonesBeside } from '../numbers/telephones-beside.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { type FieldLabels, strongestLink } from '../page/link-features.ts';
import { allNames } from '../parties/all-names.ts';
import { nameCandidates } from '../parties/name-candidates.ts';
import { BUYER_LABELS, buyerFeatures, SELLER_LABELS, sellerFeatures } from '../parties/name-features.ts';
import { nameLooks } from '../parties/name-looks.ts';
import { signedNames } from '../parties/name-signs.ts';
import { termsCandidates } from '../terms/terms-candidates.ts';
import { TERMS_LABELS, termsFeatures } from '../terms/terms-features.ts';

/** The labels that speak for each learned field. */
export const FIELD_LABELS: Readonly<Record<KeyField, FieldLabels>> = {
  INVOICE_NUMBER: INVOICE_NUMBER_LABELS,
  INVOICE_DATE: INVOICE_DATE_LABELS,
  DUE_DATE: DUE_DATE_LABELS,
  TOTAL_AMOUNT: TOTAL_LABELS,
  TAX_AMOUNT: TAX_LABELS,
  SELLER_NAME: SELLER_LABELS,
  BUYER_NAME: BUYER_LABELS,
  PAYMENT_TERMS: TERMS_LABELS,
};

/** Generates and describes the candidates of all eight key fields. */
export function fieldCandidates(facts: DocumentFacts): Record<KeyField, FieldCandidates> {
  const dates = withoutTableDates(dateCandidates(facts), facts);
  const amounts = amountCandidates(facts);
  const amountsTogether = allAmounts(amounts, facts);
  const signed = signedNames(facts);
  const names = nameCandidates(facts, signed);
  const looks = nameLooks(allNames(names, signed, facts), facts);
  const numbers = withoutTelephonesBeside(numberCandidates(facts), facts);
  const terms = termsCandidates(facts);
  return {
    INVOICE_NUMBER: { candidates: numbers, ...numberFeatures(numbers, facts) },
    INVOICE_DATE: { candidates: dates, ...invoiceDateFeatures(dates, facts) },
    DUE_DATE: { candidates: dates, ...dueDateFeatures(dates, facts) },
    TOTAL_AMOUNT: { candidates: amounts, ...totalFeatures(amountsTogether, facts) },
    TAX_AMOUNT: { candidates: amounts, ...taxFeatures(amountsTogether, facts) },
    SELLER_NAME: { candidates: names, ...sellerFeatures(looks, facts) },
    BUYER_NAME: { candidates: names, ...buyerFeatures(looks, facts) },
    PAYMENT_TERMS: { candidates: terms, ...termsFeatures(terms, facts) },
  };
}

/** Dates of line items are never the invoice's own, unless there are no others. */
function withoutTableDates(dates: Candidate[], facts: DocumentFacts): Candidate[] {
  const outside = dates.filter((date) => {
    const row = facts.layout.rows[date.segment.row]!;
    const labelled = strongestLink(labelLinks(date, facts), ['invoice_date', 'due_date']) > 0.5;
    if (labelled) return true;
    return !(facts.tableRows.has(row.index) && row.segments.length >= 3);
  });
  return outside.length > 0 ? outside : dates;
}
