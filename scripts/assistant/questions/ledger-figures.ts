import type { LedgerDocument } from '../ledger.ts';
import { money } from '../store-ledger.ts';
import { every, type Which } from './conditions.ts';
import { sellerOf } from './groupings.ts';
import { all, first, linesOf } from './known-documents.ts';
import { isInvoice, sign } from './question.ts';
import { says, type Truth } from './truths.ts';

/** How many of an item were bought, less what credit notes take back. */
export const quantityOf = (item: string, ...conditions: Which[]) =>
  String(linesOf(item, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.quantity, 0));
/** What an item came to, less what credit notes take back. */
export const itemSpend = (item: string, ...conditions: Which[]) =>
  money(linesOf(item, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.total, 0));

/** In cents, of documents in one currency. */
export const spend = (...conditions: Which[]) =>
  all.filter(every(...conditions)).reduce((sum, one) => sum + sign(one) * one.total, 0);
/** What invoices come to, each. */
export const totalsOf = (...conditions: Which[]) =>
  all.filter(every(isInvoice, ...conditions)).map(({ total }) => total);

/** With one decimal, where it is not 0. */
const percent = (part: number, whole: number) => String(Number(((part / whole) * 100).toFixed(1)));
/** How much of what was spent on some documents was spent on a part of them. */
export const shareOf = (part: Which, ...of: Which[]) => percent(spend(part, ...of), spend(...of));
/** How many invoices in a hundred are such a part of them. */
export const shareOfNumber = (part: Which, ...of: Which[]) => {
  const own = all.filter(every(isInvoice, ...of));
  return percent(own.filter(part).length, own.length);
};

/** How many sellers have invoices such as these. */
export const sellersWith = (...conditions: Which[]) =>
  String(new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size);
export const ibanOf = (seller: Which) => says(first(seller, ({ iban }) => iban !== null).iban!);
export const taxIdOf = (seller: Which) => says(first(seller).taxId);
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
