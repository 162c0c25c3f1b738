import type { Measure } from '#core/assistant/plan.ts';
import { writeCount } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { citeDocuments } from './cite-documents.ts';
import { documentsBehind, duplicateNumbers, type Figure } from './compute-figures.ts';
import type { Asked } from './finding.ts';

export type AskedFigure = Asked<'aggregate'>;

/** What an amount is cited by. */
export const QUOTED: Readonly<Record<Measure, readonly string[]>> = {
  gross: ['TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  net: ['SUBTOTAL_AMOUNT', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  tax: ['TAX_AMOUNT', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  owed: ['AMOUNT_DUE', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
};

export const total = (
  figures: readonly Figure[],
  of: 'invoices' | 'creditNotes' | 'receipts' | 'documents' | 'unknown',
) => figures.reduce((all, figure) => all + figure[of], 0);
/** Those with an amount. */
export const known = (figures: readonly Figure[]) =>
  figures.flatMap(({ currency, sum, ...rest }) =>
    sum !== null && rest.documents > 0 ? [{ ...rest, currency, amount: sum }] : [],
  );

/** "4 invoices, 1 credit note deducted". */
export function basis(
  figures: readonly Figure[],
  measure: Measure,
  wording: Wording,
  types: readonly string[] | null,
): string {
  const [invoices, receipts, creditNotes] = [
    total(figures, 'invoices'),
    total(figures, 'receipts'),
    total(figures, 'creditNotes'),
  ];
  const isOnlyCredit = types?.length === 1 && types[0] === 'credit_note';
  const counted = [
    invoices > 0 ? writeCount(invoices, 'invoice', wording) : undefined,
    receipts > 0 ? writeCount(receipts, 'receipt', wording) : undefined,
    creditNotes > 0
      ? isOnlyCredit || measure === 'owed'
        ? writeCount(creditNotes, 'credit_note', wording)
        : wording.say.creditNotesDeducted(writeCount(creditNotes, 'credit_note', wording))
      : undefined,
  ];
  return counted.filter((part) => part !== undefined).join(', ');
}

/** The documents that a figure rests on. */
export async function behind(asked: AskedFigure, types: readonly string[] | null, documentsCount: number) {
  const { measure } = asked.wish;
  const ids = await documentsBehind(asked, { measure, types });
  return { citations: await citeDocuments(asked, ids, QUOTED[measure]), citationsTotal: documentsCount, ids };
}

const DUPLICATES_NAMED = 5;

export async function duplicatesNote(asked: AskedFigure, types: readonly string[] | null): Promise<string | undefined> {
  const numbers = await duplicateNumbers(asked, { types, limit: DUPLICATES_NAMED + 1 });
  if (numbers.length === 0) return undefined;
  const named = numbers.slice(0, DUPLICATES_NAMED).join(', ');
  return asked.wording.say.duplicatesIncluded(numbers.length > DUPLICATES_NAMED ? `${named}, …` : named);
}
