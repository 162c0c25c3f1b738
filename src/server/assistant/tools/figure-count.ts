import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { citeDocuments } from './cite-documents.ts';
import { computeFigures, documentsBehind } from './compute-figures.ts';
import { type AskedFigure, duplicatesNote, total } from './figure-basis.ts';
import { type Finding, nothing, sentences } from './finding.ts';
import { unitsOf } from './shared-out.ts';
import { verdict } from './test-figure.ts';

/** How many documents; of invoices credit notes are left out, and named. */
export async function count(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = wish.of === 'documents' && !plan.where.types ? null : (plan.where.types ?? ['invoice']);
  const isInvoices = types?.length === 1 && types[0] === 'invoice' && !plan.where.types;
  const [figures, left, ids, duplicates] = await Promise.all([
    computeFigures(asked, { measure: 'gross', types }),
    isInvoices ? computeFigures(asked, { measure: 'gross', types: ['credit_note'] }) : [],
    documentsBehind(asked, { measure: 'gross', types }),
    types === null ? undefined : duplicatesNote(asked, types),
  ]);
  const number = total(figures, 'documents') + total(figures, 'unknown');
  const noun = types === null || types.length > 1 ? 'document' : types[0]!;
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const creditNotes = total(left, 'documents') + total(left, 'unknown');
  const leftOut = creditNotes > 0 && wording.say.creditNotesLeftOut(writeCount(creditNotes, 'credit_note', wording));
  if (number === 0) return nothing(sentences(`${wording.say.noneFound(wording.types[noun]![1], scope)}`, leftOut));
  if (wish.each) return countPerUnit(asked, { number, types, scope, noun });
  return {
    text: sentences(
      `${verdict([String(number)], wish.test, wording)}${writeCount(number, noun, wording)}${scope}.`,
      leftOut,
      duplicates,
    ),
    data: { columns: [{ key: 'count', label: wording.types[noun]![1], type: 'count' }], rows: [[number]] },
    citations: await citeDocuments(asked, ids, ['INVOICE_NUMBER', 'TOTAL_AMOUNT']),
    citationsTotal: number,
    shown: ids,
  };
}

/** "How many invoices per month on average?" */
async function countPerUnit(
  asked: AskedFigure,
  { number, types, scope, noun }: { number: number; types: readonly string[] | null; scope: string; noun: string },
): Promise<Finding> {
  const { wish, wording } = asked;
  const units = await unitsOf(asked, types);
  const average = (number / units).toFixed(1);
  const ids = await documentsBehind(asked, { measure: 'gross', types });
  return {
    text: `${writeNumber(average, wording, 1)} ${wording.types[noun]![1]}${scope} ${wording.say.onAverage(wish.each!, units)}${wording.colon}${writeCount(number, noun, wording)}.`,
    data: {
      columns: [
        { key: 'average', label: wording.operations.average, type: 'count' },
        { key: 'count', label: wording.types[noun]![1], type: 'count' },
      ],
      rows: [[Number(average), number]],
    },
    citations: await citeDocuments(asked, ids, ['INVOICE_NUMBER', 'TOTAL_AMOUNT']),
    citationsTotal: number,
    shown: ids,
  };
}
