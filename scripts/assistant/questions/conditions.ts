import { LEDGER_TODAY, type LedgerDocument } from '../ledger.ts';
import { dated, isInvoice, isUnpaid, left } from './question.ts';

/** Whether a document is among those asked about. */
export type Which = (document: LedgerDocument) => boolean;

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
export const atLeast =
  (cents: number): Which =>
  ({ total }) =>
    total >= cents;
/** Both included. */
export const between =
  (least: number, most: number): Which =>
  ({ total }) =>
    total >= least && total <= most;
export const atRate =
  (percent: number): Which =>
  ({ rate }) =>
    rate === percent;
export const year = (number: number): Which =>
  dated(`${number}-01-01`, number === 2026 ? LEDGER_TODAY : `${number}-12-31`);
export const month = (name: string): Which => dated(`${name}-01`, `${name}-31`);
/** Of its date; Sunday is 0. */
export const onWeekday =
  (day: number): Which =>
  ({ date }) =>
    new Date(`${date}T00:00:00Z`).getUTCDay() === day;
export const isCreditNote: Which = ({ type }) => type === 'credit_note';
export const isReceipt: Which = ({ type }) => type === 'receipt';
export const isPaid: Which = (document) => isInvoice(document) && left(document) <= 0;
export const isPartlyPaid: Which = ({ amountDue, total }) => amountDue !== null && amountDue > 0 && amountDue < total;
export const isOverdue: Which = (document) =>
  isUnpaid(document) && document.due !== null && document.due < LEDGER_TODAY;
export const isDue =
  (first: string, last: string): Which =>
  (document) =>
    isUnpaid(document) && document.due !== null && document.due >= first && document.due <= last;
export const hasDue: Which = ({ due }) => due !== null;
export const hasNoDue: Which = not(hasDue);
export const hasOrder: Which = ({ purchaseOrder }) => purchaseOrder !== null;
export const hasNoOrder: Which = not(hasOrder);
export const hasNoIban: Which = ({ iban }) => iban === null;
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
