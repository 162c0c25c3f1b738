import { type LedgerDocument, ledger } from '../ledger.ts';
import { money } from '../store-ledger.ts';
import { every, isUnpaidWithDue, says, sellerOf, type Truth, type Which } from './asked.ts';
import { isInvoice, sign } from './question.ts';

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
/** How many of an item were bought, less what credit notes take back. */
export const quantityOf = (item: string, ...conditions: Which[]) =>
  String(linesOf(item, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.quantity, 0));
/** What an item came to, less what credit notes take back. */
export const itemSpend = (item: string, ...conditions: Which[]) =>
  money(linesOf(item, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.total, 0));

/** With one decimal, where it is not 0. */
export const percent = (part: number, whole: number) => String(Number(((part / whole) * 100).toFixed(1)));
/** How much of what was spent on some documents was spent on a part of them. */
export const shareOf = (part: Which, ...of: Which[]) => {
  const sum = (is: Which) => all.filter(every(...of, is)).reduce((total, one) => total + sign(one) * one.total, 0);
  return percent(
    sum(part),
    sum(() => true),
  );
};
/** How many invoices in a hundred are such a part of them. */
export const shareOfNumber = (part: Which, ...of: Which[]) => {
  const own = all.filter(every(isInvoice, ...of));
  return percent(own.filter(part).length, own.length);
};

/** How many sellers have invoices such as these. */
export const sellersWith = (...conditions: Which[]) =>
  String(new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size);
export const ibanOf = (seller: Which) => says(all.find(every(seller, ({ iban }) => iban !== null))!.iban!);
export const itemsOf = ({ lines }: LedgerDocument) => says(...lines.map(({ description }) => description));
/** A day as it is written out in the language. */
export const onDate = (language: 'en' | 'de' | 'fr', date: string) =>
  says(
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`)),
  );
/** Documents that have a number in common with another. */
export const duplicates: Truth = (documents) => ({
  documents: documents
    .filter((one) => documents.some((other) => other !== one && other.number === one.number))
    .map(({ id }) => id),
});
