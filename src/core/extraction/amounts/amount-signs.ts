import { fittedSigns } from '../../candidates/fitted-signs.ts';
import { asNumber, type SignTable } from '../../candidates/signs.ts';
import { LABEL_SIGNS, type LinkLook } from '../page/link-features.ts';
import type { AmountLook } from './amount-looks.ts';
import type { RowPart } from './row-wholes.ts';
import { NO_TAX_WORD, OF_DUTIES, TWIN } from './tax-signs.ts';
import type { ColumnSide } from './total-columns.ts';

/** What is seen of an amount for either field. */
export interface SeenAmount extends LinkLook {
  look: AmountLook;
  /** No label speaks for it. */
  isUnlabelled: boolean;
  /** It is what discounts, charges and taxes are taken of, and what they make of it. */
  isComposedBase: boolean;
  isComposedTotal: boolean;
  /** It holds an earlier balance as well; it is what this bill asks for beside one. */
  isWithBalance: boolean;
  isOwnBill: boolean;
  /** Its row says that a total was made round by it. */
  isRounding: boolean;
  /** What it is in a row of totals that prints net, tax and gross. */
  part: RowPart | undefined;
  /** It is a whole number, where others of the page are written as amounts. */
  isPlainNumber: boolean;
}

/** What is seen of an amount that may be the total. */
export interface SeenTotal extends SeenAmount {
  /** The column of a row of totals: of this invoice (1), or of another matter (-1). */
  column: ColumnSide;
  /** A label of the page names an amount as the whole. */
  anyNamed: boolean;
  /** Log odds where no amount is named a total. */
  unnamed: number;
  /** It ends a row of sums that has no name. */
  endsSumRow: boolean;
  /** A sentence or a row tells it of the whole year, of which this bill asks for a part. */
  isYearly: boolean;
  /** It is for those who pay too late, where another amount is for all. */
  isForLate: boolean;
  /** It is the total of a line of items. */
  isOfItem: boolean;
  /** A row below makes it round, and prints what comes of it. */
  isBeforeRounding: boolean;
}

/** What is seen of an amount that may be the tax. */
export interface SeenTax extends SeenAmount {
  /** The page says that there is no tax. */
  isUntaxed: boolean;
  /** The same amount stands in its row once more. */
  hasTwin: boolean;
  isZero: boolean;
  /** It is nothing, where another tax is printed that is something: that of goods whose tax the buyer owes. */
  isZeroOfPart: boolean;
  /** Its row names duties that are no value-added tax. */
  isOfDuties: boolean;
  /** Its row of a breakdown proves it, where no amount is called the tax. */
  isOfBreakdown: boolean;
  /** It is the tax of a single line, where a row of totals tells that of all. */
  isOfLine: boolean;
  /** Nothing larger is printed, and something smaller is: there is no sum that it could be inside of. */
  isLargest: boolean;
  /** Its row prints no rate but 0 %, of which something is taken: "VAT 0 % (taxed before)   22.50". */
  isAtNoRate: boolean;
  /** It is the tax within what was paid before, where another amount is called the tax. */
  isOfPayment: boolean;
}

/** Log odds against a tax that no label names. */
const UNLABELLED = 3.5;
/** What a row of totals prints as net, tax and gross. */
const IN_ROW = 4;

/** Of the total and of the tax alike. */
const AMOUNT_SIGNS: SignTable<SeenAmount> = [
  ...LABEL_SIGNS,
  { code: 'plain_number', weight: -2, seen: ({ isPlainNumber }) => asNumber(isPlainNumber) },
  { code: 'other_currency', weight: -5, seen: ({ look }) => asNumber(look.converted) },
  { code: 'base_of_rate', weight: -6, seen: ({ look }) => asNumber(look.base) },
];

/** What speaks for an amount being the invoice's total, and what against. */
export const TOTAL_SIGNS = fittedSigns<SeenTotal>('TOTAL_AMOUNT', [
  ...AMOUNT_SIGNS,
  {
    code: 'base_of_composed',
    weight: -6.5,
    seen: (one) => asNumber(one.isComposedBase && one.column <= 0 && !one.isOwnBill),
  },
  { code: 'makes_up_total', weight: 4, seen: composedShare },
  { code: 'with_balance', weight: -4, seen: ({ isWithBalance }) => asNumber(isWithBalance) },
  { code: 'own_bill', weight: 3, seen: ({ isOwnBill }) => asNumber(isOwnBill) },
  { code: 'column_of_this_invoice', weight: 3, seen: ({ column }) => asNumber(column > 0) },
  { code: 'column_of_other_matter', weight: -8, seen: ({ column }) => asNumber(column < 0) },
  { code: 'only_amount_due', weight: 1, seen: ({ unnamed }) => unnamed },
  { code: 'gross_of_row', weight: IN_ROW, seen: ({ part }) => asNumber(part === 'whole') },
  { code: 'other_part_of_row', weight: -IN_ROW, seen: ({ part }) => asNumber(part !== undefined && part !== 'whole') },
  { code: 'ends_row_of_sums', weight: 3, seen: ({ endsSumRow }) => asNumber(endsSumRow) },
  { code: 'before_rounding', weight: -6, seen: (one) => asNumber(one.isBeforeRounding) },
  { code: 'of_whole_year', weight: -8, seen: ({ isYearly }) => asNumber(isYearly) },
  { code: 'if_late', weight: -8, seen: (one) => asNumber(one.isForLate) },
  { code: 'total_of_line', weight: -6, seen: ({ isOfItem }) => asNumber(isOfItem) },
  { code: 'tax_inside_total', weight: -3, seen: ({ look }) => asNumber(look.inside) },
]);

/**
 * How clearly discounts, charges and taxes lead to this amount. "Gross 2,450.00, discount 300.00, net amount
 * 2,150.00": here the net amount is the whole. A last figure in large letters, which no label names, is one where no
 * other is named.
 */
function composedShare(one: SeenTotal): number {
  // New charges may happen to be the sum of a line and the earlier balance.
  if (!one.isComposedTotal || one.isWithBalance || one.column < 0) return 0;
  const subtotal = one.look.features.near_subtotal;
  const named = Math.max(one.target, one.weak, subtotal);
  return Math.max(asNumber(!one.anyNamed), named * (0.875 + 0.75 * subtotal));
}

/** What speaks for an amount being the invoice's tax, and what against. */
export const TAX_SIGNS = fittedSigns<SeenTax>('TAX_AMOUNT', [
  ...AMOUNT_SIGNS,
  { code: 'unlabelled', weight: -UNLABELLED, seen: (one) => asNumber(one.isUnlabelled && !one.look.columnTax) },
  { code: 'column_of_tax', weight: 8, seen: ({ look }) => asNumber(look.columnTax) },
  { code: 'untaxed', weight: -NO_TAX_WORD, seen: ({ isUntaxed }) => asNumber(isUntaxed) },
  { code: 'twin_in_row', weight: -TWIN, seen: ({ hasTwin }) => asNumber(hasTwin) },
  { code: 'rate_makes_it', weight: UNLABELLED + 3, seen: ({ isOfBreakdown }) => asNumber(isOfBreakdown) },
  // A balance of nothing after a payment is no tax of nothing.
  { code: 'nothing', weight: -4, seen: (one) => asNumber(one.isZero && one.isUnlabelled) },
  { code: 'nothing_of_part', weight: -4, seen: ({ isZeroOfPart }) => asNumber(isZeroOfPart) },
  { code: 'nothing_taken', weight: -IN_ROW, seen: ({ isAtNoRate }) => asNumber(isAtNoRate) },
  { code: 'duties', weight: -OF_DUTIES, seen: ({ isOfDuties }) => asNumber(isOfDuties) },
  // The row is called a total: that label is none against the tax in it, nor are titles that stand over other columns.
  {
    code: 'tax_of_row',
    weight: IN_ROW,
    seen: (one) => (one.part === 'tax' ? 1 + asNumber(one.isUnlabelled) + Math.max(0, one.other - one.target) : 0),
  },
  { code: 'other_part_of_row', weight: -IN_ROW, seen: ({ part }) => asNumber(part !== undefined && part !== 'tax') },
  { code: 'tax_of_line', weight: -IN_ROW, seen: ({ isOfLine }) => asNumber(isOfLine) },
  { code: 'largest_amount', weight: -IN_ROW, seen: ({ isLargest }) => asNumber(isLargest) },
  { code: 'tax_of_payment', weight: -12, seen: ({ isOfPayment }) => asNumber(isOfPayment) },
  // What is said to be the tax of a total outweighs what happens to lead to another amount of the page.
  { code: 'tax_inside_total', weight: 6, seen: ({ look }) => asNumber(look.inside) },
  { code: 'unlabelled_inside', weight: UNLABELLED, seen: (one) => asNumber(one.look.inside && one.isUnlabelled) },
]);
