import type { LedgerDocument } from '../ledger.ts';
import { key } from './question.ts';

/** What a document is put under where figures are told by group. */
export const sellerOf = ({ seller }: LedgerDocument) => key(seller);
export const quarterOf =
  (mark: 'Q' | 'T') =>
  ({ date }: LedgerDocument) =>
    `${mark}${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`;
export const monthOf = ({ date }: LedgerDocument) => date.slice(0, 7);
export const yearOf = ({ date }: LedgerDocument) => date.slice(0, 4);
