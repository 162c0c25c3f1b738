import { fittedSigns } from '../../candidates/fitted-signs.ts';
import { asNumber } from '../../candidates/signs.ts';
import { LABEL_SIGNS, type LinkLook } from '../page/link-features.ts';

/** What is seen of an identifier that may be the invoice's number. */
export interface SeenNumber extends LinkLook {
  /** "Handelsrechnung (380) Nr. 471102": a title, then the number sign; or the like of it. */
  isTitled: boolean;
  /** The title heads its cell, as others do beside it. */
  isUnderTitle: boolean;
  /** It numbers an order, where nothing else is numbered. */
  isOnlyOrder: boolean;
  /** It numbers the receipt of an invoice that has a number of its own. */
  isOfReceipt: boolean;
  /** Another number is called the invoice's by that very word. */
  isNamedOtherwise: boolean;
  /** The same number is called that of the order elsewhere, and another one the invoice's. */
  isOfOrder: boolean;
  /** Digits go on beside it. */
  isPart: boolean;
  isInParty: boolean;
  isPhone: boolean;
  isStreet: boolean;
  /** It stands in a column of the items' table, with other numbers above or below. */
  isOfItem: boolean;
  /** No label speaks for it. */
  isUnlabelled: boolean;
}

/** Beside the clear label of a number nobody asks what else its line looks like. */
const unlessLabelled = (isSo: boolean, { target }: SeenNumber) => asNumber(isSo && target <= 0.6);

/** What speaks for an identifier being the invoice's number, and what against. */
export const NUMBER_SIGNS = fittedSigns<SeenNumber>('INVOICE_NUMBER', [
  ...LABEL_SIGNS,
  { code: 'behind_title', weight: 3, seen: ({ isTitled }) => asNumber(isTitled) },
  { code: 'under_title', weight: 4, seen: ({ isUnderTitle, target }) => asNumber(target < 0.3 && isUnderTitle) },
  { code: 'only_order_number', weight: 6, seen: ({ isOnlyOrder }) => asNumber(isOnlyOrder) },
  { code: 'receipt_number', weight: -3, seen: ({ isOfReceipt }) => asNumber(isOfReceipt) },
  { code: 'named_otherwise', weight: -1.5, seen: ({ isNamedOtherwise }) => asNumber(isNamedOtherwise) },
  { code: 'order_number', weight: -4.5, seen: ({ isOfOrder }) => asNumber(isOfOrder) },
  { code: 'part_of_number', weight: -1.5, seen: ({ isPart }) => asNumber(isPart) },
  { code: 'at_party', weight: -1.5, seen: (one) => unlessLabelled(one.isInParty, one) },
  { code: 'telephone', weight: -2, seen: (one) => unlessLabelled(one.isPhone, one) },
  { code: 'street', weight: -1.5, seen: (one) => unlessLabelled(one.isStreet, one) },
  { code: 'of_item', weight: -3, seen: ({ isOfItem }) => asNumber(isOfItem) },
  { code: 'unlabelled', weight: -2, seen: (one) => asNumber(one.isUnlabelled && !one.isOnlyOrder) },
]);
