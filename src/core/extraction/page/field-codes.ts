import type { Segment } from '../../layout/layout.ts';
import { foldTitle } from '../../lexicon/fold.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { matchesOf } from '../../matches-of.ts';
import type { FoundLabel } from './find-labels.ts';

/** What the business terms of EN 16931 say, by their numbers: sheets of electronic invoices print these behind the names of fields. */
const CLASS_OF_TERM: Readonly<Record<number, LabelClass>> = {
  1: 'invoice_number',
  2: 'invoice_date',
  5: 'currency',
  9: 'due_date',
  10: 'other_number',
  11: 'other_number',
  12: 'other_number',
  13: 'purchase_order',
  14: 'other_number',
  20: 'terms',
  27: 'seller',
  28: 'seller',
  29: 'other_number',
  31: 'tax_id',
  32: 'tax_id',
  41: 'other_party',
  44: 'buyer',
  45: 'buyer',
  46: 'customer_number',
  48: 'tax_id',
  56: 'other_party',
  59: 'other_party',
  62: 'other_party',
  70: 'other_party',
  72: 'delivery_date',
  85: 'other_party',
  106: 'subtotal',
  109: 'subtotal',
  110: 'tax',
  112: 'total',
  113: 'prepaid',
  115: 'amount_due',
};

/** Terms from this one on head lists: taxes, documents and lines. */
const FIRST_OF_LISTS = 116;

/** "(BT-27)", "[BT-112]", "BT-1:". */
const CODE = /[([]?(?<![\p{L}\d])BT-(?<term>\d{1,3})(?![\d-])[)\]]?/gu;
const NAME = /\p{L}{2}/u;

/**
 * The labels of a line that prints the numbers of its fields: what stands before "[BT-44]" is the buyer's label, whatever
 * its words are ("Name", "Bezeichnung"), and one label.
 */
export function labelsByCode(segment: Segment, found: readonly FoundLabel[]): FoundLabel[] {
  let labels = [...found];
  let from = 0;
  for (const code of matchesOf(segment.text, CODE)) {
    const number = Number(code.groups!.term);
    const start = from;
    const end = code.index + code[0].length;
    from = end;
    const name = segment.text.slice(start, code.index);
    const hasOwn = labels.some((label) => label.start >= start && label.end <= end);
    const term = CLASS_OF_TERM[number] ?? (number < FIRST_OF_LISTS && !hasOwn ? 'other_number' : undefined);
    if (!term || !NAME.test(name)) continue;
    const after = segment.text.slice(end);
    labels = labels.filter((label) => label.end <= start || label.start >= end);
    labels.push({
      classes: [term],
      phrase: foldTitle(name),
      languages: [],
      segment,
      start: start + (name.length - name.trimStart().length),
      end,
      colon: /^\s?:/.test(after),
      startsSegment: start === 0,
      wholeSegment: start === 0 && !/[\p{L}\d]/u.test(after),
    });
  }
  return labels.sort((a, b) => a.start - b.start);
}
