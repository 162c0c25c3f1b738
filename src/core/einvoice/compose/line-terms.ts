import { type Decimal, isDecimal, isNear, multiplyDecimals, roundDecimal } from '../../values/decimal.ts';
import { type TermGroup, termGroup } from '../write/invoice-terms.ts';
import type { PrintedLine } from './printed-lines.ts';
import { divided } from './printed-lines.ts';
import { plain, shared, type Taxed } from './sums.ts';

/** A line with its net amount and tax. */
export interface NetLine extends Taxed {
  line: PrintedLine;
  net: Decimal;
  price: Decimal;
  discount: Decimal | null;
}

/** Lines whose printed amounts are net. */
export function netLines(lines: readonly PrintedLine[], taxes: readonly Taxed[]): NetLine[] {
  return lines.map((line, index) => ({
    ...taxes[index]!,
    line,
    net: line.total,
    price: line.price,
    discount: line.discount,
  }));
}

/** Lines printed with their tax, less it: rounded so that they make the net sum that is printed. */
export function linesLessTax(lines: readonly PrintedLine[], taxes: readonly Taxed[], net: Decimal): NetLine[] {
  const exact = lines.map((line, index) => lessTax(line.total, taxes[index]!.rate ?? '0'));
  const nets = shared(exact, net);
  return lines.map((line, index) => {
    const own = nets[index]!;
    // Net unit prices may stand beside totals with tax.
    const isNetPrice = isNear(multiplyDecimals(line.price, line.quantity), own, '0.02');
    const price = isNetPrice ? line.price : (divided(own, line.quantity, 4) ?? own);
    return { ...taxes[index]!, line, net: own, price, discount: null };
  });
}

function lessTax(gross: Decimal, rate: Decimal): Decimal {
  const thousandths = multiplyDecimals(gross, '100');
  const divisor = plain(String(Number((100 + Number(rate)).toFixed(4))));
  return isDecimal(divisor) ? roundDecimal(divided(thousandths, divisor, 2) ?? gross, 2) : gross;
}

/** BG-25. */
export function lineTerms({ line, net, price, discount, category, rate }: NetLine): TermGroup {
  return termGroup(
    {
      'BT-126': String(line.number),
      'BT-129': line.quantity,
      'BT-130': line.unit,
      'BT-131': net,
      'BT-146': price,
      'BT-151': category,
      'BT-152': rate === null ? undefined : plain(rate),
      'BT-153': line.description,
    },
    // UNTDID 5189: 95 is a discount.
    discount ? { 'BG-27': [termGroup({ 'BT-136': roundDecimal(discount, 2), 'BT-140': '95' })] } : {},
  );
}
