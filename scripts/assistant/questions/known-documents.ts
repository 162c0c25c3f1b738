import { type LedgerDocument, ledger } from '../ledger.ts';
import { every, isUnpaidWithDue, type Which } from './conditions.ts';
import { isInvoice } from './question.ts';

/** The ledger that the questions are asked about, for figures that stand in an answer as text. */
export const all: readonly LedgerDocument[] = ledger();

/** Unpaid invoices that state whatever is asked about one of them. */
export const full = all.filter(
  every(isUnpaidWithDue, ({ iban, purchaseOrder, terms }) => Boolean(iban && purchaseOrder && terms)),
);

/** All lines of an item, each with its document. */
export const linesOf = (item: string, ...conditions: Which[]) =>
  all
    .filter(every(...conditions))
    .flatMap((one) =>
      one.lines.filter(({ description }) => description === item).map((line) => ({ ...line, of: one })),
    );
/** What one of an item was sold for, each time. */
export const pricesOf = (item: string, ...conditions: Which[]) => linesOf(item, ...conditions).map(({ unit }) => unit);
/** Such lines of invoices, the latest first. */
export const newestLinesOf = (item: string) =>
  linesOf(item, isInvoice).sort((a, b) => (a.of.date < b.of.date ? 1 : -1));

/** One of such documents. */
export const first = (...conditions: Which[]) => all.find(every(...conditions))!;
/** One of such invoices. */
export const invoice = (...conditions: Which[]) => first(isInvoice, ...conditions);
export const largestFirst = (...conditions: Which[]) =>
  all.filter(every(isInvoice, ...conditions)).sort((a, b) => b.total - a.total);
export const newestFirst = (...conditions: Which[]) =>
  all.filter(every(isInvoice, ...conditions)).sort((a, b) => (a.date < b.date ? 1 : -1));
