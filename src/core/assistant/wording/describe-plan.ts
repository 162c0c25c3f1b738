import { ALL_RANKED, type FigureBounds, type Plan, type Wish } from '../plan.ts';
import { describeConditions } from './describe-conditions.ts';
import { WORDINGS, writeNumber, writeOrdinal, writePeriod } from './format-figures.ts';
import type { Wording } from './wording.ts';

/** How a question was read: what is wanted, of which documents. */
export function describePlan({ language, wish, where }: Plan): string {
  const wording = WORDINGS[language];
  const namesType = wish.kind === 'aggregate' && wish.operation === 'count' && where.types?.length === 1;
  const types = where.types?.map((type) => wording.types[type]?.[1] ?? type).join(', ');
  return `${wanted(wish, where, wording)}${types && !namesType ? ` (${types})` : ''}${describeConditions(where, wording, wish.kind === 'aggregate' && wish.operation !== 'count' && wish.operation !== 'average')}`;
}

function wanted(wish: Wish, where: Plan['where'], wording: Wording): string {
  const { operations, dimensions } = wording;
  switch (wish.kind) {
    case 'aggregate': {
      const figure =
        wish.operation === 'count'
          ? `${operations.count}${wording.colon}${wording.types[where.types?.length === 1 ? where.types[0]! : wish.of === 'documents' ? 'document' : 'invoice']![1]}`
          : wish.operation === 'average'
            ? wording.average[wish.measure]
            : wish.operation === 'median'
              ? wording.median
              : wish.by && (wish.operation === 'max' || wish.operation === 'min')
                ? wording.ends[wish.operation]
                : wish.operation === 'share'
                  ? wording.share
                  : wording.measures[wish.measure];
      const ranked = wish.rank
        ? ` (${wish.rank.order === 'desc' ? '↓' : '↑'} ${writeNumber(wish.rank.limit, wording)})`
        : '';
      if (wish.each) return `${figure} (${operations.average} ${wording.by(dimensions[wish.each])})`;
      const bounds = wish.having ?? wish.test;
      const having = bounds
        ? wish.operation === 'count'
          ? ` (${writeBounds(bounds, wording)})`
          : describeConditions({ ...bounds, currency: where.currency }, wording)
        : '';
      return wish.by ? `${figure} ${wording.by(dimensions[wish.by])}${ranked}${having}` : `${figure}${ranked}${having}`;
    }
    case 'list': {
      if (!wish.rank) return operations.list;
      const which =
        wish.rank.sort === 'uploaded' && wish.rank.order === 'desc'
          ? operations.uploads
          : wish.rank.sort === 'amount'
            ? wish.rank.order === 'desc'
              ? operations.largest
              : operations.smallest
            : wish.rank.order === 'desc'
              ? operations.latest
              : operations.earliest;
      if (wish.rank.limit === ALL_RANKED) return `${operations.list} (${which} ↓)`;
      return `${operations.list} (${which}, ${wish.rank.place ? writeOrdinal(wish.rank.place, wording) : writeNumber(wish.rank.limit, wording)})`;
    }
    case 'names':
      return `${wish.count ? operations.count : operations.list}${wording.colon}${wording.types[wish.dimension]![1]}`;
    case 'field':
      return `${operations.field}${wording.colon}${wish.labels.map((label) => wording.labels[label] ?? label).join(', ')}`;
    case 'lines': {
      const sides = wish.sides?.map((period) => writePeriod(period, wording)).join(' / ');
      const lines = wish.words === '' ? operations.lines : `${operations.lines}${wording.colon}“${wish.words}”`;
      return sides ? `${lines} ${sides}` : lines;
    }
    case 'rates':
      return wish.rate
        ? `${operations.rates}${wording.colon}${writeNumber(wish.rate, wording)} %`
        : wish.band
          ? `${operations.rates}${wording.colon}${wording.rateBands[wish.band]}`
          : operations.rates;
    case 'entities':
      return wish.label
        ? `${operations.entities}${wording.colon}${wording.labels[wish.label] ?? wish.label}`
        : operations.entities;
    case 'compare':
      return `${operations.compare}${wording.colon}${wish.sides.map(({ name, where }) => name || describeConditions(where, wording).trim()).join(' / ')}`;
    default:
      return operations[wish.kind];
  }
}

/** "> 10", "≥ 5": of how many there are. */
function writeBounds({ min, max, over, under }: FigureBounds, wording: Wording): string {
  if (min !== undefined && min === max) return `= ${writeNumber(min, wording)}`;
  const signs = [
    ['>', over],
    ['≥', over === undefined ? min : undefined],
    ['<', under],
    ['≤', under === undefined ? max : undefined],
  ] as const;
  return signs.flatMap(([sign, n]) => (n === undefined ? [] : [`${sign} ${writeNumber(n, wording)}`])).join(', ');
}
