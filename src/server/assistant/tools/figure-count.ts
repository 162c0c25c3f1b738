import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount } from '#core/assistant/wording/format-figures.ts';
import { citeDocuments } from './cite-documents.ts';
import { computeFigures, documentsBehind } from './compute-figures.ts';
import { type AskedFigure, duplicatesNote, total } from './figure-basis.ts';
import { type Finding, nothing, sentences } from './finding.ts';

/** How many documents; of invoices credit notes are left out, and named. */
export async function count(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = wish.of === 'documents' && !plan.where.types ? null : (plan.where.types ?? ['invoice']);
  const figures = await computeFigures(asked, { measure: 'gross', types });
  const number = total(figures, 'documents') + total(figures, 'unknown');
  const noun = types === null || types.length > 1 ? 'document' : types[0]!;
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const isInvoices = types?.length === 1 && types[0] === 'invoice' && !plan.where.types;
  const left = isInvoices ? await computeFigures(asked, { measure: 'gross', types: ['credit_note'] }) : [];
  const creditNotes = total(left, 'documents') + total(left, 'unknown');
  const leftOut = creditNotes > 0 && wording.say.creditNotesLeftOut(writeCount(creditNotes, 'credit_note', wording));
  if (number === 0) return nothing(sentences(`${wording.say.noneFound(wording.types[noun]![1], scope)}`, leftOut));
  const ids = await documentsBehind(asked, { measure: 'gross', types });
  return {
    text: sentences(
      `${writeCount(number, noun, wording)}${scope}.`,
      leftOut,
      types !== null && (await duplicatesNote(asked, types)),
    ),
    data: { columns: [{ key: 'count', label: wording.types[noun]![1], type: 'count' }], rows: [[number]] },
    citations: await citeDocuments(asked, ids, ['INVOICE_NUMBER', 'TOTAL_AMOUNT']),
    citationsTotal: number,
    shown: ids,
  };
}
