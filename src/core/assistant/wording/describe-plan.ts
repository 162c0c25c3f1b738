import { ALL_RANKED, type Plan, type Wish } from '../plan.ts';
import { describeConditions } from './describe-conditions.ts';
import { WORDINGS, writeNumber } from './format-figures.ts';
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
              : wish.operation === 'share'
                ? wording.share
                : wording.measures[wish.measure];
      const ranked = wish.rank
        ? ` (${wish.rank.order === 'desc' ? '↓' : '↑'} ${writeNumber(wish.rank.limit, wording)})`
        : '';
      if (wish.each) return `${figure} (${operations.average} ${wording.by(dimensions[wish.each])})`;
      const having = wish.having ? describeConditions({ ...wish.having, currency: where.currency }, wording) : '';
      return wish.by ? `${figure} ${wording.by(dimensions[wish.by])}${ranked}${having}` : `${figure}${ranked}`;
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
      return `${operations.list} (${which}, ${wish.rank.place ? `${wish.rank.place}.` : writeNumber(wish.rank.limit, wording)})`;
    }
    case 'names':
      return `${wish.count ? operations.count : operations.list}${wording.colon}${wording.types[wish.dimension]![1]}`;
    case 'field':
      return `${operations.field}${wording.colon}${wish.labels.map((label) => wording.labels[label] ?? label).join(', ')}`;
    case 'lines':
      return wish.words === '' ? operations.lines : `${operations.lines}${wording.colon}“${wish.words}”`;
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
