import { compareDecimals, type Decimal, isNear, multiplyDecimals, subtractDecimals } from '../../values/decimal.ts';
import { type MissingTerm, missingTerm, unique } from './missing-term.ts';
import type { PrintedLine } from './printed-lines.ts';
import type { Taxed } from './sums.ts';
import { namesTax, type PrintedCategory, printedCategory, printedRates, standardCategory } from './vat-category.ts';

/** What a page says of its tax: its lines of text, the total and the tax of it. */
interface PrintedTax {
  rows: readonly string[];
  total: Decimal | null;
  tax: Decimal | null;
}

interface LineTaxes {
  /** By line; null where it is missing. */
  of: (Taxed | null)[];
  /** Why lines have no tax, where there are such. */
  reason: PrintedCategory | null;
  missing: MissingTerm[];
}

/** How each line is taxed: by its own rate, the one rate that makes the tax, or the reason why there is none. */
export function taxesOf(lines: readonly PrintedLine[], { rows, total, tax }: PrintedTax): LineTaxes {
  const standard = standardCategory(rows);
  // A tax that was not read is none only where the page names none either.
  const isUnread = tax === null && namesTax(rows);
  const isUntaxed = !isUnread && (tax === null || compareDecimals(tax, '0') === 0);
  const single =
    tax === null || isUntaxed || total === null ? null : singleRate(rows, subtractDecimals(total, tax), tax);
  const missing: MissingTerm[] = [];
  let needsReason = false;
  const of = lines.map((line): Taxed | null => {
    const rate = line.rate ?? (isUntaxed ? '0' : single);
    if (rate === null && isUnread) {
      missing.push(missingTerm('BT-110'));
      return null;
    }
    if (rate === null) {
      missing.push(missingTerm('BT-152', `line ${line.number}`));
      return null;
    }
    if (compareDecimals(rate, '0') > 0) {
      if (tax !== null && !isUntaxed) return { category: standard, rate };
      missing.push(missingTerm('BT-110'));
      return null;
    }
    needsReason = true;
    return { category: '', rate: '0' };
  });
  const reason = needsReason ? printedCategory(rows) : null;
  if (needsReason && !reason) missing.push(missingTerm('BT-118'));
  const known = of.map((one) =>
    one?.category === '' ? (reason ? { category: reason.code, rate: reason.code === 'O' ? null : '0' } : null) : one,
  );
  return { of: known, reason, missing: unique(missing) };
}

/** The rate that is printed and makes the printed tax of the printed net sum; null where none or several do. */
function singleRate(rows: readonly string[], net: Decimal, tax: Decimal): Decimal | null {
  const fitting = printedRates(rows).filter((rate) => {
    const made = multiplyDecimals(multiplyDecimals(net, rate), '0.01');
    return compareDecimals(rate, '0') > 0 && isNear(made, tax, '0.02');
  });
  return fitting.length === 1 ? fitting[0]! : null;
}
