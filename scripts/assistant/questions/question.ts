import type { LedgerDocument } from '../ledger.ts';

/** What an answer must say; computed from the ledger alone. */
export type Expected =
  /** Amounts in cents by currency. */
  | { amounts: Record<string, number> }
  | { count: number }
  /** Exactly these documents are cited. */
  | { documents: string[] }
  /** The same, in this order. */
  | { ordered: string[] }
  /** A table's rows: name and amount in cents, or, where they are counted, name and count. */
  | { groups: [name: string, figure: number][]; counted?: boolean }
  /** Stands in the response, as words and whole numbers. */
  | { says: string[] }
  /** Asks back with these suggestions. */
  | { asks: string[] }
  | { nothing: true }
  | { refuses: true };

/** One kind of question with its wordings: they mean the same, so that they share what is expected. */
export interface QuestionKind {
  kind: string;
  /** Asked before each of the wordings, one after the other. */
  after?: Record<'en' | 'de' | 'fr', string | readonly string[]>;
  /** Asked about this document alone. */
  of?: string;
  expected: (documents: readonly LedgerDocument[]) => Expected;
  en: readonly string[];
  de: readonly string[];
  fr: readonly string[];
}

export const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/limited/g, 'ltd')
    .replace(/[^\p{L}\p{N}]/gu, '');
export const from = (seller: string) => (document: LedgerDocument) => key(document.seller) === key(seller);
export const dated =
  (first: string, last: string) =>
  ({ date }: LedgerDocument) =>
    date >= first && date <= last;
export const isInvoice = ({ type }: LedgerDocument) => type === 'invoice';
export const left = ({ amountDue, total }: LedgerDocument) => amountDue ?? total;
export const isUnpaid = (document: LedgerDocument) => isInvoice(document) && left(document) > 0;
export const sign = ({ type }: LedgerDocument) => (type === 'credit_note' ? -1 : 1);

/** Sums by currency. */
export function amounts(
  documents: readonly LedgerDocument[],
  of: (document: LedgerDocument) => number,
): { amounts: Record<string, number> } {
  const sums: Record<string, number> = {};
  for (const document of documents) sums[document.currency] = (sums[document.currency] ?? 0) + of(document);
  return { amounts: sums };
}
export const spent = (documents: readonly LedgerDocument[]) =>
  amounts(documents, (document) => sign(document) * document.total);
export const ids = (documents: readonly LedgerDocument[]) => ({ documents: documents.map(({ id }) => id) });
