import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, writeAmounts, writeCount } from '#core/assistant/wording/format-figures.ts';
import { countColumns, moneyColumn } from './columns.ts';
import { computeFigures } from './compute-figures.ts';
import { type AskedFigure, basis, behind, total } from './figure-basis.ts';
import { type Finding, nothing, sentences } from './finding.ts';

/** The average or median of one document. */
export async function average(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = plan.where.types ?? ['invoice'];
  const isMedian = wish.operation === 'median';
  const figures = await computeFigures(asked, { measure: wish.measure, types, withMedian: isMedian });
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const found = figures.flatMap((figure) => {
    const amount = isMedian ? figure.median : figure.average;
    return amount === null ? [] : [{ ...figure, amount }];
  });
  if (found.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const { citations, citationsTotal, ids } = await behind(asked, types, total(figures, 'documents'));
  const label = isMedian ? wording.median : wording.average[wish.measure];
  const unknown = total(figures, 'unknown');
  return {
    text: sentences(
      `${label}${scope}${wording.colon}${writeAmounts(found, wording)} (${basis(figures, wish.measure, wording, types)}).`,
      found.length > 1 && wording.say.mixedCurrencies,
      unknown > 0 && wording.say.withoutAmount(writeCount(unknown, 'document', wording)),
    ),
    data: {
      columns: [moneyColumn('amount', wording, label), ...countColumns(wording)],
      rows: found.map(({ amount, currency, documents: counted }) => [
        inMinorUnits(amount, currency),
        currency,
        counted,
      ]),
    },
    citations,
    citationsTotal,
    shown: ids,
  };
}
