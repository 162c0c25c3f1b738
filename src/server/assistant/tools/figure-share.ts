import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, joinWords, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { moneyColumn } from './columns.ts';
import { computeFigures, typesOf } from './compute-figures.ts';
import { type AskedFigure, behind, known } from './figure-basis.ts';
import { shareOfNumber } from './figure-share-of-number.ts';
import { type Finding, nothing } from './finding.ts';

/** Of all that was spent in the same time and currency, how much is meant. */
export async function share(asked: AskedFigure): Promise<Finding> {
  if (asked.wish.of === 'number') return shareOfNumber(asked);
  const { wish, plan, wording } = asked;
  const { measure } = wish;
  const isOfStatus = plan.where.payment !== undefined && !plan.where.sellers;
  const types = isOfStatus ? ['invoice'] : typesOf(measure, plan.where);
  const part = known(await computeFigures(asked, { measure: isOfStatus ? 'gross' : measure, types }));
  const { sellers: _, buyers: __, payment: ___, min: _m, max: _x, ...rest } = plan.where;
  const whole = known(
    await computeFigures(
      {
        ...asked,
        plan: {
          ...plan,
          where: isOfStatus
            ? { ...rest, sellers: plan.where.sellers, buyers: plan.where.buyers }
            : { ...rest, payment: plan.where.payment },
        },
      },
      { measure: isOfStatus ? 'gross' : measure, types },
    ),
  );
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  if (part.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const shares = part.flatMap(({ amount, currency }) => {
    const all = whole.find((other) => other.currency === currency)?.amount;
    return all && Number(all) !== 0
      ? [{ amount, currency, all, percent: ((Number(amount) / Number(all)) * 100).toFixed(1) }]
      : [];
  });
  const { citations, citationsTotal, ids } = await behind(
    { ...asked, wish: { ...wish, measure: isOfStatus ? 'gross' : measure } },
    types,
    part.reduce((all, figure) => all + figure.documents, 0),
  );
  const said = shares.map(
    ({ amount, all, currency, percent }) =>
      `${writeNumber(percent, wording, 1)} % (${writeMoney(amount, currency, wording)} / ${writeMoney(all, currency, wording)})`,
  );
  return {
    text: `${wording.share}${scope}${wording.colon}${joinWords(said, wording)}.`,
    data: {
      columns: [
        { key: 'share', label: wording.columns.share, type: 'percent' },
        moneyColumn('amount', wording),
        { ...moneyColumn('total', wording), label: wording.measures[measure] },
        { key: 'currency', label: wording.columns.currency, type: 'text' },
      ],
      rows: shares.map(({ percent, amount, all, currency }) => [
        percent,
        inMinorUnits(amount, currency),
        inMinorUnits(all, currency),
        currency,
      ]),
    },
    citations,
    citationsTotal,
    shown: ids,
  };
}
