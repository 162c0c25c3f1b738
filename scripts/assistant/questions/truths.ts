import type { LedgerDocument } from '../ledger.ts';
import { every, isCreditNote, type Which } from './conditions.ts';
import { amounts, type Expected, ids, isInvoice, isUnpaid, left, sign, spent } from './question.ts';

/** What is true of the ledger, computed from it alone. */
export type Truth = (documents: readonly LedgerDocument[]) => Expected;

/** Of no documents there is no figure: none are found. */
const orNothing = (expected: { amounts: Record<string, number> }): Expected =>
  Object.keys(expected.amounts).length === 0 ? { nothing: true } : expected;

export const spentOn =
  (...conditions: Which[]): Truth =>
  (all) =>
    orNothing(spent(all.filter(every(...conditions))));
export const netOf =
  (...conditions: Which[]): Truth =>
  (all) =>
    orNothing(amounts(all.filter(every(...conditions)), (one) => sign(one) * one.net));
export const taxOf =
  (...conditions: Which[]): Truth =>
  (all) =>
    orNothing(
      amounts(
        all.filter(every(...conditions)).filter(({ tax }) => tax !== 0),
        (one) => sign(one) * one.tax,
      ),
    );
export const owedOn =
  (...conditions: Which[]): Truth =>
  (all) =>
    orNothing(amounts(all.filter(every(isUnpaid, ...conditions)), left));
export const averageOf =
  (...conditions: Which[]): Truth =>
  (all) => {
    const own = all.filter(every(isInvoice, ...conditions));
    const { amounts: sums } = amounts(own, ({ total }) => total);
    return {
      amounts: Object.fromEntries(
        Object.entries(sums).map(([code, sum]) => [
          code,
          Math.round(sum / own.filter(({ currency }) => currency === code).length),
        ]),
      ),
    };
  };
/** What credit notes give back. */
export const creditedOn =
  (...conditions: Which[]): Truth =>
  (all) =>
    amounts(all.filter(every(isCreditNote, ...conditions)), ({ total }) => total);
export const countOf =
  (...conditions: Which[]): Truth =>
  (all) => ({ count: all.filter(every(...conditions)).length });
export const countInvoices = (...conditions: Which[]): Truth => countOf(isInvoice, ...conditions);
export const listOf =
  (...conditions: Which[]): Truth =>
  (all) =>
    ids(all.filter(every(...conditions)));
/** The same, where there may be none. */
export const foundOf =
  (...conditions: Which[]): Truth =>
  (all) =>
    all.some(every(...conditions)) ? ids(all.filter(every(...conditions))) : { nothing: true };
export const theOne =
  (document: LedgerDocument): Truth =>
  () =>
    ids([document]);
export const listInvoices = (...conditions: Which[]): Truth => listOf(isInvoice, ...conditions);

/** The first few invoices in an order; equals of the last are among them where only one is asked for. */
export const firstOf =
  (by: (document: LedgerDocument) => number | string, count: number, ...conditions: Which[]): Truth =>
  (all) =>
    ids(
      all
        .filter(every(isInvoice, ...conditions))
        .sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0))
        .slice(0, count),
    );
export const largest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ total }) => -total, count, ...conditions);
export const smallest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ total }) => total, count, ...conditions);
/** The second, the third largest. */
export const ranked =
  (place: number, ...conditions: Which[]): Truth =>
  (all) =>
    ids([all.filter(every(isInvoice, ...conditions)).sort((a, b) => b.total - a.total)[place - 1]!]);
const dayNumber = (date: string) => Number(date.replaceAll('-', ''));
export const latest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ date }) => -dayNumber(date), count, ...conditions);
export const earliest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ date }) => dayNumber(date), count, ...conditions);

/** All that share the first day, or the last. */
const allOfDay =
  (end: 'first' | 'last', day: (document: LedgerDocument) => string, ...conditions: Which[]): Truth =>
  (all) => {
    const own = all.filter(every(...conditions)).sort((a, b) => (day(a) < day(b) === (end === 'first') ? -1 : 1));
    return ids(own.filter((one) => day(one) === day(own[0]!)));
  };
export const allDueFirst = (...conditions: Which[]): Truth => allOfDay('first', ({ due }) => due!, ...conditions);
export const allOfFirstDay = (...conditions: Which[]): Truth => allOfDay('first', ({ date }) => date, ...conditions);
export const allOfLastDay = (...conditions: Which[]): Truth => allOfDay('last', ({ date }) => date, ...conditions);

/** Sums or counts of each group, the greatest first. */
export const eachBy =
  (
    by: (document: LedgerDocument) => string,
    options: {
      limit?: number;
      least?: boolean;
      counted?: boolean;
      of?: (one: LedgerDocument) => number;
      inOrder?: boolean;
      /** Only groups whose figure is such. */
      having?: (figure: number) => boolean;
    },
    ...conditions: Which[]
  ): Truth =>
  (all) => {
    const of = options.of ?? (options.counted ? () => 1 : (one: LedgerDocument) => sign(one) * one.total);
    const sums = new Map<string, number>();
    for (const one of all.filter(every(...(options.counted ? [isInvoice as Which] : []), ...conditions)))
      sums.set(by(one), (sums.get(by(one)) ?? 0) + of(one));
    const groups = [...sums]
      .filter(([, figure]) => options.having?.(figure) ?? true)
      .sort((a, b) =>
        options.inOrder || a[1] === b[1] ? (a[0] < b[0] ? -1 : 1) : options.least ? a[1] - b[1] : b[1] - a[1],
      );
    return { groups: groups.slice(0, options.limit ?? groups.length), ...(options.counted && { counted: true }) };
  };

export const says =
  (...parts: string[]): Truth =>
  () => ({ says: parts });
export const nothing: Truth = () => ({ nothing: true });
export const refuses: Truth = () => ({ refuses: true });
/** Sellers by the beginnings of their names; short ones are written in more than one way. */
export const sellersNamed =
  (...conditions: Which[]): Truth =>
  (all) => ({
    says: [...new Set(all.filter(every(...conditions)).map(({ seller }) => seller.slice(0, 4)))].filter(
      (name) => name !== name.toUpperCase(),
    ),
  });
export const asks =
  (...names: string[]): Truth =>
  () => ({ asks: [...names].sort() });
/** Sides beside each other, as groups. */
export const sides =
  (...named: [name: string, ...conditions: Which[]][]): Truth =>
  (all) => ({
    groups: named.map(([name, ...conditions]) => [
      name,
      all.filter(every(...conditions)).reduce((sum, one) => sum + sign(one) * one.total, 0),
    ]),
  });

/** What the largest few invoices come to together. */
export const sumOfLargest =
  (count: number, ...conditions: Which[]): Truth =>
  (all) =>
    amounts(
      all
        .filter(every(isInvoice, ...conditions))
        .sort((a, b) => b.total - a.total)
        .slice(0, count),
      ({ total }) => total,
    );
