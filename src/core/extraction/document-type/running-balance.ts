import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';

/** What is owed, what was paid, and what is left after each, as the books of an account call it: titles of one row. */
const COLUMNS: readonly RegExp[] = (['debit', 'credit', 'balance'] as const).map(
  (column) => new RegExp(String.raw`^(?:${inAllLanguages(({ papers }) => papers?.[column])})(?!\p{L})`, 'iu'),
);

/**
 * Whether a table below a title tells what is left after each of its rows, as statements of an account do, and no
 * invoice is named above that title.
 */
export function keepsBalance(title: Segment, { layout, labels }: DocumentFacts): boolean {
  const isBelowInvoice = layout.rows
    .slice(0, title.row)
    .some(({ segments }) => segments.some((line) => labels.get(line)?.some(namesInvoice)));
  return (
    !isBelowInvoice &&
    layout.rows
      .slice(title.row)
      .some(
        ({ segments }) =>
          segments.length > 2 && COLUMNS.every((column) => segments.some(({ text }) => column.test(text.trim()))),
      )
  );
}

function namesInvoice(label: FoundLabel): boolean {
  return label.startsSegment && isOneOf(label, ['title', 'invoice_number']);
}
