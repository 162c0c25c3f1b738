import { addDecimals, type Decimal, negateDecimal } from '../../values/decimal.ts';
import type { StatedInvoice } from '../stated-invoice.ts';

/** What allowances and charges of the whole invoice add to the sum of its lines; null when it states none. */
export function statedAdjustment(stated: Pick<StatedInvoice, 'allowances_charges'> | undefined): Decimal | null {
  const amounts = (stated?.allowances_charges ?? []).flatMap(({ line, kind, amount }) => {
    if (line !== null || amount === null) return [];
    return [kind === 'charge' ? amount : negateDecimal(amount)];
  });
  return amounts.length > 0 ? addDecimals(...amounts) : null;
}
