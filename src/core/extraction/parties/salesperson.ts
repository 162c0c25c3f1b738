import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import type { LabelLink } from '../page/label-link.ts';
import { isOneOf } from '../page/link-features.ts';
import { isPersonLike } from './name-zone.ts';

/** What stands in the fields of a form, and in no address. */
const FIELDS: readonly LabelClass[] = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'delivery_date',
  'customer_number',
  'purchase_order',
  'tax_id',
  'terms',
  'payment_method',
];
/** A contact and a street may stand between a name and its town. */
const ADDRESS_WITHIN = 3;

/**
 * "Verkäufer | Beate Zöphel" between the order number and the terms, where two companies stand with their addresses: whom
 * a form names there sold it for the company, as its "Salesperson" does.
 */
export function isSalesperson(candidate: Candidate, near: readonly LabelLink[], facts: DocumentFacts): boolean {
  const { value, segment } = candidate;
  if (!isPersonLike(value) || LEGAL_FORM.test(value)) return false;
  const field = near.find(({ label, strength }) => strength > 0.5 && isOneOf(label, ['seller']) && label.wholeSegment);
  return (
    field !== undefined &&
    isAmongFields(field.label, facts) &&
    !hasAddressBelow(segment, facts) &&
    facts.layout.rows.flatMap(({ segments }) => segments).filter((line) => isCompanyWithAddress(line, facts)).length > 1
  );
}

/** Whether fields of the paper stand beside a label, or right above or below it at its edge. */
function isAmongFields({ segment }: FoundLabel, { layout, labels }: DocumentFacts): boolean {
  const row = layout.rows[segment.row]!;
  const isField = (line: Segment) =>
    line.page === segment.page &&
    labels.get(line)?.some((label) => label.startsSegment && FIELDS.some((one) => isOneOf(label, [one])));
  const beside = row.segments.filter((line) => line !== segment && isField(line));
  const next = [-1, 1].flatMap((step) => layout.rows[row.index + step]?.segments ?? []);
  return (
    beside.length > 0 || next.some((line) => Math.abs(line.box.x - segment.box.x) < SAME_EDGE.usual && isField(line))
  );
}

function isCompanyWithAddress(line: Segment, facts: DocumentFacts): boolean {
  return LEGAL_FORM.test(line.text) && !isAddressLine(line.text) && hasAddressBelow(line, facts);
}

function hasAddressBelow(line: Segment, { layout }: DocumentFacts): boolean {
  const below = layout.rows.slice(line.row + 1, line.row + 1 + ADDRESS_WITHIN).flatMap(({ segments }) => segments);
  return below.some((one) => one.page === line.page && isAddressLine(one.text) && overlaps(one, line));
}

/** Letterheads may be set to the right or centred. */
function overlaps({ box: a }: Segment, { box: b }: Segment): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width;
}
