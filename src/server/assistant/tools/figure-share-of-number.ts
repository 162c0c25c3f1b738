import type { Conditions } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { computeFigures } from './compute-figures.ts';
import { type AskedFigure, behind, total } from './figure-basis.ts';
import { type Finding, nothing } from './finding.ts';

/** What a share may be asked of, the most telling first: the whole is all that the other conditions are true of. */
const ASKED: readonly (readonly (keyof Conditions)[])[] = [
  ['payment', 'notOverdue', 'partlyPaid', 'missing', 'has', 'checks', 'review', 'min', 'max', 'over', 'under', 'due'],
  ['sellers', 'notSellers'],
  ['buyers', 'notBuyers'],
  ['currency', 'notCurrency'],
  ['weekday'],
  ['period'],
];

/** Of all documents, how many are meant: "what percentage of the invoices is overdue?". */
export async function shareOfNumber(asked: AskedFigure): Promise<Finding> {
  const { plan, wording } = asked;
  const types = plan.where.types ?? ['invoice'];
  const counted = async (where: Conditions) => {
    const figures = await computeFigures({ ...asked, plan: { ...plan, where } }, { measure: 'gross', types });
    return total(figures, 'documents') + total(figures, 'unknown');
  };
  const [part, whole] = [await counted(plan.where), await counted(wholeOf(plan.where))];
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const noun = types.length === 1 ? types[0]! : 'document';
  if (whole === 0) return nothing(wording.say.noneFound(wording.types[noun]![1], scope));
  const percent = ((part / whole) * 100).toFixed(1);
  const { citations, citationsTotal, ids } = await behind(
    { ...asked, wish: { ...asked.wish, measure: 'gross' } },
    types,
    part,
  );
  return {
    text: `${wording.share}${scope}${wording.colon}${writeNumber(percent, wording, 1)} % (${writeNumber(String(part), wording)} / ${writeCount(whole, noun, wording)}).`,
    data: {
      columns: [
        { key: 'share', label: wording.columns.share, type: 'percent' },
        { key: 'count', label: wording.types[noun]![1], type: 'count' },
        { key: 'total', label: wording.columns.count, type: 'count' },
      ],
      rows: [[percent, part, whole]],
    },
    citations,
    citationsTotal,
    shown: ids,
  };
}

function wholeOf(where: Conditions): Conditions {
  const asked = ASKED.find((keys) => keys.some((key) => where[key] !== undefined)) ?? [];
  return Object.fromEntries(Object.entries(where).filter(([key]) => !asked.includes(key as keyof Conditions)));
}
