import { LEDGER_TODAY, type LedgerDocument } from '../ledger.ts';
import {
  amounts,
  dated,
  type Expected,
  from,
  ids,
  isInvoice,
  isUnpaid,
  key,
  left,
  type QuestionKind,
  sign,
  spent,
} from './question.ts';

/** What is true of the ledger, computed from it alone. */
export type Truth = (documents: readonly LedgerDocument[]) => Expected;
export type Which = (document: LedgerDocument) => boolean;

/** One question of one person, in one wording; `after` what was asked before it, `of` the one document it is asked about. */
export type AskedOnce = [
  language: 'en' | 'de' | 'fr',
  kind: string,
  message: string,
  expected: Truth,
  after?: string | readonly string[],
  of?: string,
];

/** Questions that were each worded once, as kinds of one wording. */
export function askedOnce(questions: readonly AskedOnce[]): QuestionKind[] {
  return questions.map(([language, kind, message, expected, after, of]) => ({
    kind,
    expected,
    ...(after !== undefined && { after: { en: after, de: after, fr: after } }),
    ...(of !== undefined && { of }),
    en: [],
    de: [],
    fr: [],
    [language]: [message],
  }));
}

export const every =
  (...conditions: Which[]): Which =>
  (document) =>
    conditions.every((is) => is(document));
export const not =
  (is: Which): Which =>
  (document) =>
    !is(document);
export const either =
  (...conditions: Which[]): Which =>
  (document) =>
    conditions.some((is) => is(document));
export const inCurrency =
  (code: string): Which =>
  ({ currency }) =>
    currency === code;
export const EUR = inCurrency('EUR');
export const GBP = inCurrency('GBP');
export const USD = inCurrency('USD');
export const CHF = inCurrency('CHF');
export const over =
  (cents: number): Which =>
  ({ total }) =>
    total > cents;
export const under =
  (cents: number): Which =>
  ({ total }) =>
    total < cents;
export const atRate =
  (percent: number): Which =>
  ({ rate }) =>
    rate === percent;
export const year = (number: number): Which =>
  dated(`${number}-01-01`, number === 2026 ? LEDGER_TODAY : `${number}-12-31`);
export const month = (name: string): Which => dated(`${name}-01`, `${name}-31`);
export const isCreditNote: Which = ({ type }) => type === 'credit_note';
export const isPaid: Which = (document) => isInvoice(document) && left(document) <= 0;
export const isOverdue: Which = (document) =>
  isUnpaid(document) && document.due !== null && document.due < LEDGER_TODAY;
export const isDue =
  (first: string, last: string): Which =>
  (document) =>
    isUnpaid(document) && document.due !== null && document.due >= first && document.due <= last;
export const hasNoDue: Which = ({ due }) => due === null;
export const isUnpaidWithDue: Which = (document) => isUnpaid(document) && document.due !== null;

/** Days from the day of the questions on: below 0 when it has gone by. */
export const daysTo = (due: string) =>
  Math.round((Date.parse(`${due}T00:00:00Z`) - Date.parse(`${LEDGER_TODAY}T00:00:00Z`)) / 86_400_000);

/** Overdue for so many days, both included. */
export const overdueFor =
  (least: number, most: number): Which =>
  (one) =>
    isUnpaidWithDue(one) && -daysTo(one.due!) >= least && -daysTo(one.due!) <= most;
export const hasFailed: Which = ({ hasFailedCheck }) => hasFailedCheck;
/** One of its lines is of this item. */
export const hasLine =
  (item: string): Which =>
  ({ lines }) =>
    lines.some(({ description }) => description === item);

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
export const countOf =
  (...conditions: Which[]): Truth =>
  (all) => ({ count: all.filter(every(...conditions)).length });
export const countInvoices = (...conditions: Which[]): Truth => countOf(isInvoice, ...conditions);
export const listOf =
  (...conditions: Which[]): Truth =>
  (all) =>
    ids(all.filter(every(...conditions)));
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
const dayNumber = (date: string) => Number(date.replaceAll('-', ''));
export const latest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ date }) => -dayNumber(date), count, ...conditions);
export const earliest = (count: number, ...conditions: Which[]): Truth =>
  firstOf(({ date }) => dayNumber(date), count, ...conditions);

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
    },
    ...conditions: Which[]
  ): Truth =>
  (all) => {
    const of = options.of ?? (options.counted ? () => 1 : (one: LedgerDocument) => sign(one) * one.total);
    const sums = new Map<string, number>();
    for (const one of all.filter(every(...(options.counted ? [isInvoice as Which] : []), ...conditions)))
      sums.set(by(one), (sums.get(by(one)) ?? 0) + of(one));
    const groups = [...sums].sort((a, b) =>
      options.inOrder ? (a[0] < b[0] ? -1 : 1) : options.least ? a[1] - b[1] : b[1] - a[1],
    );
    return { groups: groups.slice(0, options.limit ?? groups.length), ...(options.counted && { counted: true }) };
  };
export const sellerOf = ({ seller }: LedgerDocument) => key(seller);
export const quarterOf =
  (mark: 'Q' | 'T') =>
  ({ date }: LedgerDocument) =>
    `${mark}${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`;
export const monthOf = ({ date }: LedgerDocument) => date.slice(0, 7);

export const says =
  (...parts: string[]): Truth =>
  () => ({ says: parts });
export const nothing: Truth = () => ({ nothing: true });
export const refuses: Truth = () => ({ refuses: true });
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

export const NORTHWIND_TOOLS = from('Northwind Tools Ltd');
export const TRADERS = from('Northwind Traders Inc');
export const BERGMANN = from('Bergmann Bürobedarf GmbH');
export const LINDAU = from('Stadtwerke Lindau AG');
export const DUBOIS = from('Imprimerie Dubois SARL');
export const CAFE = from('Café Lumière SAS');
export const HELVETIA = from('Helvetia Software AG');
export const OCEAN = from('Blue Ocean Logistics LLC');
export const HARBOUR = from('Harbour Print & Sign Ltd');
export const MUELLER = from('Müller & Söhne KG');
export const CONSULTING = from('Acme Consulting Ltd');
export const CATERING = from('Acme Catering Ltd');
export const GARDENS = from('Green Leaf Gardens Ltd');
export const PAPERWORKS = from('Paperworks Inc');
export const ZEPHYR = from('Zephyr Air Conditioning Co');
export const MOREAU = from('Transports Moreau SA');
/** The one of the two companies that gets the fewer invoices. */
export const FENWICK: Which = ({ buyer }) => buyer.startsWith('Fenwick');

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
