import type { Plan } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import {
  inMinorUnits,
  writeAmounts,
  writeCount,
  writeMoney,
  writeNumber,
  writePeriod,
} from '#core/assistant/wording/format-figures.ts';
import { subtractDecimals } from '#core/values/decimal.ts';
import { citeDocuments } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import { computeFigures, documentsBehind, typesOf } from './compute-figures.ts';
import { QUOTED } from './figure-basis.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';

/** Two or more sellers or periods side by side, and of two the difference. */
export async function answerComparison(asked: Asked<'compare'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const isCount = wish.operation === 'count';
  const isAverage = wish.operation === 'average';
  const types = isCount || isAverage ? (plan.where.types ?? ['invoice']) : typesOf(wish.measure, plan.where);
  const sides = await Promise.all(
    wish.sides.map(async ({ name, where }) => {
      const side: Pick<Asked, 'deps' | 'userId' | 'today' | 'plan'> = {
        ...asked,
        plan: { ...plan, where: { ...plan.where, ...where } } satisfies Plan,
      };
      const figures = await computeFigures(side, { measure: wish.measure, types });
      const amounts = figures.flatMap(({ currency, sum, average, documents }) => {
        const amount = isAverage ? average : sum;
        return amount === null || documents === 0 ? [] : [{ currency, amount, documents }];
      });
      const count = figures.reduce((all, figure) => all + figure.documents + figure.unknown, 0);
      const range = where.period ?? where.due;
      return {
        from: range?.from,
        name: name || (range ? writePeriod(range, wording).replace(/^(?:in|im|en|am|au|le) (?:Jahr )?/, '') : ''),
        amounts,
        count,
        ids: await documentsBehind(side, { measure: wish.measure, types }),
      };
    }),
  );
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  if (sides.every(({ count }) => count === 0)) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const lines = sides.map(
    ({ name, amounts, count }) =>
      `• ${name}${wording.colon}${isCount ? writeCount(count, 'invoice', wording) : amounts.length > 0 ? `${writeAmounts(amounts, wording)} (${writeCount(count, 'document', wording)})` : writeCount(0, 'document', wording)}`,
  );
  const ids = [...new Set(sides.flatMap((side) => side.ids))];
  return {
    text: sentences(
      [
        `${isCount ? wording.types.invoice![1] : isAverage ? wording.average[wish.measure] : wording.measures[wish.measure]}${scope}${wording.colon.trimEnd()}`,
        ...lines,
        differenceOf(sides, isCount, asked),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    data: {
      columns: isCount
        ? [
            { key: 'side', label: wording.operations.compare, type: 'text' },
            { key: 'count', label: wording.columns.invoices, type: 'count' },
          ]
        : [
            { key: 'side', label: wording.operations.compare, type: 'text' },
            moneyColumn('amount', wording),
            { key: 'currency', label: wording.columns.currency, type: 'text' },
            { key: 'count', label: wording.columns.count, type: 'count' },
          ],
      rows: sides.flatMap(({ name, amounts, count }) =>
        isCount
          ? [[name, count]]
          : amounts.map(({ amount, currency, documents }) => [
              name,
              inMinorUnits(amount, currency),
              currency,
              documents,
            ]),
      ),
    },
    citations: await citeDocuments(asked, ids, QUOTED[wish.measure]),
    citationsTotal: sides.reduce((all, { count }) => all + count, 0),
    shown: ids.slice(0, 100),
  };
}

type Side = {
  name: string;
  from?: string | undefined;
  amounts: { currency: string | null; amount: string }[];
  count: number;
};

function differenceOf(
  sides: readonly Side[],
  isCount: boolean,
  { wording }: Pick<Asked, 'wording'>,
): string | undefined {
  const [a, b] = sides;
  if (!a || !b || sides.length !== 2) return undefined;
  if (isCount)
    return `${wording.say.difference}${wording.colon}${writeCount(Math.abs(a.count - b.count), 'invoice', wording)}`;
  const currencies = [...new Set([...a.amounts, ...b.amounts].map(({ currency }) => currency))];
  const of = (side: Side, currency: string | null) =>
    side.amounts.find((one) => one.currency === currency)?.amount ?? '0';
  const said = currencies.map((currency) => {
    const difference = subtractDecimals(of(a, currency), of(b, currency));
    const isLess = difference.startsWith('-');
    const percent = growth(a, b, currency, of);
    return `${writeMoney(difference.replace(/^-/, ''), currency, wording)} (${isLess ? b.name : a.name} ↑${percent === undefined ? '' : `; ${percent.startsWith('-') ? '−' : '+'}${writeNumber(percent.replace(/^-/, ''), wording, 1)} %`})`;
  });
  return `${wording.say.difference}${wording.colon}${said.join('; ')}`;
}

/** From the earlier of two periods to the later, in percent; undefined where they are no periods or began with nothing. */
function growth(
  a: Side,
  b: Side,
  currency: string | null,
  of: (side: Side, currency: string | null) => string,
): string | undefined {
  if (a.from === undefined || b.from === undefined) return undefined;
  const [before, after] = a.from <= b.from ? [a, b] : [b, a];
  const base = Number(of(before, currency));
  return base > 0 ? (((Number(of(after, currency)) - base) / base) * 100).toFixed(1) : undefined;
}
