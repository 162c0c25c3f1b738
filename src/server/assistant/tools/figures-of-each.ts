import type { Cell } from '#core/assistant/answer.ts';
import type { Dimension } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, writeCount, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { compareDecimals } from '#core/values/decimal.ts';
import { countColumns, moneyColumn } from './columns.ts';
import { computeFigures, typesOf } from './compute-figures.ts';
import { documentsOfGroups } from './documents-of-groups.ts';
import { endsOfGroups } from './ends-of-groups.ts';
import { type AskedFigure, total } from './figure-basis.ts';
import { type Finding, nothing, sentences } from './finding.ts';
import { byAmount, byCount, type Group, nameOfGroup, rankWithinCurrencies } from './groups.ts';

const SHOWN_GROUPS = 12;

export async function ofEach(asked: AskedFigure, by: Dimension): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const { operation, rank } = wish;
  const isCount = operation === 'count';
  const isEnd = operation === 'min' || operation === 'max';
  const types = isCount
    ? by === 'type' || (wish.of === 'documents' && !plan.where.types)
      ? null
      : (plan.where.types ?? ['invoice'])
    : operation === 'average' || operation === 'median' || isEnd
      ? (plan.where.types ?? ['invoice'])
      : by === 'type' && !plan.where.types
        ? null
        : by === 'status'
          ? ['invoice']
          : typesOf(wish.measure, plan.where);
  const figures = await computeFigures(asked, { measure: wish.measure, types, by, withMedian: operation === 'median' });
  const scope = describeConditions(
    {
      ...plan.where,
      types: undefined,
      payment: wish.measure === 'owed' && !isEnd && plan.where.payment === 'unpaid' ? undefined : plan.where.payment,
    },
    wording,
  );
  const named = figures.filter(({ key }) => key !== null);
  if (named.length === 0)
    return nothing(wording.say.noneFound(wording.types[types?.length === 1 ? types[0]! : 'document']![1], scope));
  const all = isCount ? byCount(named) : byAmount(named, operation);
  const { min, max } = wish.having ?? {};
  const groups = all.filter(
    ({ amount }) =>
      (min === undefined || compareDecimals(amount, min) >= 0) &&
      (max === undefined || compareDecimals(amount, max) <= 0),
  );
  if (groups.length === 0) return nothing(wording.say.noneFound(wording.dimensions[by], scope));
  const wholes = new Map<string | null, number>();
  if (operation === 'share')
    for (const { currency, amount } of groups) wholes.set(currency, (wholes.get(currency) ?? 0) + Number(amount));
  const isOrdered = !rank && ['month', 'quarter', 'year', 'weekday'].includes(by);
  const sorted = isOrdered
    ? groups.sort((a, b) =>
        a.key === b.key ? ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1) : a.key! < b.key! ? -1 : 1,
      )
    : rankWithinCurrencies(groups, rank?.order ?? 'desc', rank?.limit);
  const ends = isEnd ? await endsOfGroups(asked, by, sorted, types) : undefined;
  const label = (group: Group) => nameOfGroup(group, by, wording);
  const figureOf = (group: Group) => {
    if (isCount)
      return writeCount(Number(group.amount), types === null || types.length > 1 ? 'document' : types[0]!, wording);
    const money = writeMoney(group.amount, group.currency, wording);
    const number = ends?.numberOf(group);
    if (number) return `${money} (${number})`;
    if (operation !== 'share') return money;
    const whole = wholes.get(group.currency) || 1;
    return `${writeNumber(((Number(group.amount) / whole) * 100).toFixed(1), wording, 1)} % (${money})`;
  };
  const lines = sorted.slice(0, SHOWN_GROUPS).map((group) => `• ${label(group)}${wording.colon}${figureOf(group)}`);
  const rest = sorted.length - SHOWN_GROUPS;
  const title = isCount
    ? wording.types[types === null || types.length > 1 ? 'document' : types[0]!]![1]
    : operation === 'average'
      ? wording.average[wish.measure]
      : operation === 'median'
        ? wording.median
        : isEnd
          ? wording.ends[operation]
          : operation === 'share'
            ? wording.share
            : wording.measures[wish.measure];
  const currencies = new Set(sorted.map(({ currency }) => currency));
  const inEach = rank && !isCount && currencies.size > 1 ? ` (${wording.operations.inEachCurrency})` : '';
  const head = `${title.replace(/^\p{L}/u, (letter) => letter.toUpperCase())}${scope} ${wording.by(wording.dimensions[by])}${inEach}${wording.colon.trimEnd()}`;
  const isSingle = rank?.limit === 1;
  const counted = total(figures, 'documents') + total(figures, 'unknown');
  const top = isSingle || wish.having ? sorted : undefined;
  const cited = ends ?? (await documentsOfGroups(asked, by, top, types));
  return {
    text: sentences(
      [head, ...lines, rest > 0 ? wording.say.more(writeNumber(rest, wording)) : ''].filter(Boolean).join('\n'),
      !isCount && currencies.size > 1 && `\n${wording.say.mixedCurrencies}`,
    ),
    data: {
      columns: [
        { key: by, label: wording.dimensions[by], type: 'text' },
        ...(isCount
          ? [{ key: 'count', label: title, type: 'count' as const }]
          : [
              ...(operation === 'share'
                ? [{ key: 'share', label: wording.columns.share, type: 'percent' as const }]
                : []),
              moneyColumn('amount', wording),
              ...(by === 'currency'
                ? [{ key: 'invoices', label: wording.columns.count, type: 'count' as const }]
                : countColumns(wording)),
            ]),
      ],
      rows: sorted.map((group): Cell[] =>
        isCount
          ? [label(group), Number(group.amount)]
          : [
              label(group),
              ...(operation === 'share'
                ? [((Number(group.amount) / (wholes.get(group.currency) || 1)) * 100).toFixed(1)]
                : []),
              inMinorUnits(group.amount, group.currency),
              ...(by === 'currency' ? [group.documents] : [group.currency, group.documents]),
            ],
      ),
    },
    citations: cited.citations,
    citationsTotal: top || ends ? cited.total : counted,
    shown: cited.ids,
  };
}
