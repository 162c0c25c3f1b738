import type { Conditions } from '../plan.ts';
import { joinWords, writeMoney, writePeriod } from './format-figures.ts';
import type { Wording } from './wording.ts';

/**
 * What the conditions say, to stand behind a noun: " from Northwind Tools Ltd in March 2026, unpaid". Empty for none.
 * `isSpent`: the noun is a sum that was spent "at" a seller.
 */
export function describeConditions(where: Conditions, wording: Wording, isSpent = false): string {
  const { scope } = wording;
  const names = (list: string[] | undefined) => (list && list.length > 0 ? joinWords(list, wording) : undefined);
  const labels = (list: string[]) =>
    joinWords(
      list.map((label) => wording.labels[label] ?? label),
      wording,
    );
  const said = <Value>(value: Value | undefined, write: (value: Value) => string) =>
    value === undefined ? undefined : write(value);
  const place = [
    said(names(where.sellers), isSpent ? scope.atSellers : scope.sellers),
    said(names(where.notSellers), scope.notSellers),
    said(names(where.buyers), scope.buyers),
    said(names(where.notBuyers), scope.notBuyers),
    said(where.period, (period) => writePeriod(period, wording)),
    said(where.weekday, (day) => scope.weekday(wording.weekdays[day - 1]!)),
    said(where.uploaded, (period) => scope.uploaded(writePeriod(period, wording))),
    said(where.currency, scope.currency),
    said(where.notCurrency, scope.notCurrency),
    amounts(where, wording),
    said(where.due, (period) => scope.due(writePeriod(period, wording))),
    said(where.words, scope.words),
    said(where.missing, (list) => scope.missing(labels(list))),
    said(where.has, (list) => scope.has(labels(list))),
    where.discount && scope.discount,
    where.notOverdue && scope.notOverdue,
    where.partlyPaid && scope.partlyPaid,
    where.checks && scope.failedChecks,
    where.review && scope.review,
    where.status === 'failed' ? scope.failed : where.status === 'processing' ? scope.processing : undefined,
    // Those with the words said.
    said(where.words === undefined ? where.ids : undefined, (ids) =>
      ids.length === 1 ? scope.thisDocument : scope.these(ids.length),
    ),
  ].filter((part) => part !== undefined && part !== '');
  const state = where.payment && scope[where.payment];
  const text = place.length > 0 ? ` ${place.join(' ')}` : '';
  return state ? `${text}${text === '' ? ' ' : ', '}${text === '' ? `(${state})` : state}` : text;
}

function amounts({ min, max, over, under, currency }: Conditions, wording: Wording): string | undefined {
  const write = (value: string) => writeMoney(value, currency ?? null, wording);
  if (over && under) return wording.scope.between(write(over), write(under));
  if (min && max)
    return min === max ? wording.scope.exactly(write(min)) : wording.scope.between(write(min), write(max));
  if (over) return wording.scope.over(write(over));
  if (under) return wording.scope.under(write(under));
  if (min) return wording.scope.atLeast(write(min));
  return max ? wording.scope.atMost(write(max)) : undefined;
}
