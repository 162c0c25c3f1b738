import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isNear,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import { type TermGroup, termGroup } from '../write/invoice-terms.ts';
import type { PrintedCategory } from './vat-category.ts';

/** How a line, allowance or charge is taxed; the rate is null for what is not subject to tax (O). */
export interface Taxed {
  category: string;
  rate: Decimal | null;
}

/** A part of the invoice's net amount: a line or charge, or, negative, an allowance. */
export interface NetPart extends Taxed {
  net: Decimal;
}

/** What the page prints of the sums; null where it does not. */
export interface PrintedSums {
  tax: Decimal | null;
  /** The taxes of single rates, where it prints several. */
  taxes: readonly Decimal[];
}

export interface Sums {
  /** BG-23. */
  breakdown: TermGroup[];
  /** BT-109. */
  net: Decimal;
  /** BT-110. */
  tax: Decimal;
  /** BT-112. */
  gross: Decimal;
}

/** A cent for each line: tax may be rounded line by line or of the sum. */
const ROUNDING = '0.01';

/**
 * The VAT breakdown and the totals that parts make. A printed tax that differs from the computed one by no more than
 * rounding is the one that counts. `reason`: why a category without tax is used.
 */
export function sumsOf(parts: readonly NetPart[], printed: PrintedSums, reason: PrintedCategory | null): Sums {
  const byTax = new Map<string, NetPart[]>();
  for (const part of parts) {
    const key = `${part.category} ${part.rate === null ? '' : plain(part.rate)}`;
    byTax.set(key, [...(byTax.get(key) ?? []), part]);
  }
  const rows = [...byTax.values()].map((own) => {
    const { category, rate } = own[0]!;
    const base = roundDecimal(addDecimals(...own.map(({ net }) => net)), 2);
    const tax = roundDecimal(multiplyDecimals(multiplyDecimals(base, rate ?? '0'), '0.01'), 2);
    return { category, rate, base, tax, slack: multiplyDecimals(ROUNDING, String(own.length)) };
  });
  for (const row of rows) {
    const stated = rows.length === 1 ? printed.tax : printed.taxes.find((tax) => isNear(tax, row.tax, row.slack));
    if (stated && isNear(stated, row.tax, row.slack)) row.tax = roundDecimal(stated, 2);
  }
  const sum = () => addDecimals(...rows.map(({ tax }) => tax));
  const rest = printed.tax === null ? '0' : subtractDecimals(printed.tax, sum());
  const largest = rows.reduce<(typeof rows)[number] | null>(
    (best, row) => (best && compareDecimals(best.tax, row.tax) >= 0 ? best : row),
    null,
  );
  if (largest && compareDecimals(largest.tax, '0') > 0 && isNear(rest, '0', largest.slack)) {
    largest.tax = roundDecimal(addDecimals(largest.tax, rest), 2);
  }
  const net = roundDecimal(addDecimals(...rows.map(({ base }) => base)), 2);
  const tax = roundDecimal(sum(), 2);
  return {
    breakdown: rows.map((row) =>
      termGroup({
        'BT-116': row.base,
        'BT-117': row.tax,
        'BT-118': row.category,
        'BT-119': row.rate === null ? undefined : plain(row.rate),
        ...(row.category === reason?.code
          ? { 'BT-120': reason.reason ?? undefined, 'BT-121': reason.reasonCode ?? undefined }
          : {}),
      }),
    ),
    net,
    tax,
    gross: roundDecimal(addDecimals(net, tax), 2),
  };
}

/**
 * Shares a sum among parts that were rounded on their own, a cent at a time, so that they make it exactly: the largest
 * take what is left over. Gives the parts as they are when more than a cent each is left.
 */
export function shared(parts: readonly Decimal[], sum: Decimal): Decimal[] {
  let rest = subtractDecimals(sum, addDecimals(...parts));
  const result = [...parts];
  const order = parts.map((_, index) => index).sort((a, b) => compareDecimals(parts[b]!, parts[a]!));
  if (!isNear(rest, '0', multiplyDecimals(ROUNDING, String(parts.length)))) return result;
  for (const index of order) {
    const sign = compareDecimals(rest, '0');
    if (sign === 0) break;
    const cent = sign > 0 ? ROUNDING : negateDecimal(ROUNDING);
    result[index] = addDecimals(result[index]!, cent);
    rest = subtractDecimals(rest, cent);
  }
  return result;
}

/** "19.00" is "19". */
export function plain(value: Decimal): Decimal {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}
