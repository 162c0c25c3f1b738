import type { Random } from '../random.ts';
import type { Locale } from './locale.ts';

/** How tax is charged: `split` is CGST + SGST (India) or GST + QST (Canada), elsewhere the same as `single`. */
export type TaxModel = 'none' | 'single' | 'several' | 'inclusive' | 'reverse' | 'exempt' | 'split';

export interface Line {
  position: number;
  sku: string;
  /** HSN or commodity code. */
  code: string;
  description: string;
  addition: string | null;
  /** Plain decimal. */
  quantity: string;
  unit: string;
  unitCents: number;
  /** Percent. */
  taxRate: number;
  /** A day of work, ISO 8601. */
  date: string;
  totalCents: number;
}

export interface TaxPart {
  name: string;
  /** Percent. */
  rate: number;
  baseCents: number;
  cents: number;
}

/**
 * Integer cents. lines − discount + shipping = net; net + tax + rounding = total (inclusive: net = total − tax);
 * total − withheld − paid = due.
 */
export interface Amounts {
  model: TaxModel;
  lines: number;
  discount: number;
  discountPercent: number;
  shipping: number;
  net: number;
  parts: TaxPart[];
  /** Null when the document speaks of no tax at all. */
  tax: number | null;
  /** What rounds the total to a payable sum; 0 where nothing is rounded. */
  rounding: number;
  total: number;
  /** Tax on income that the buyer keeps back and pays for the seller. */
  withheld: number;
  /** Percent of net. */
  withheldPercent: number;
  paid: number;
  due: number;
  /** Open from earlier invoices; 0 when there is none. */
  previousBalance: number;
  earlierPayment: number;
  /** due + what is still open from earlier. */
  accountBalance: number;
}

interface PricingWishes {
  paidShare: number;
  previousBalance: boolean;
  negative: boolean;
  /** Percent of net that the buyer keeps back. */
  withheldPercent?: number;
  /** The total is rounded to whole units, in Switzerland to five hundredths. */
  rounded?: boolean;
}

const share = (cents: number, percent: number) => Math.round((cents * percent) / 100);

function taxParts(locale: Locale, model: TaxModel, bases: Map<number, number>): TaxPart[] {
  const name = locale.taxNames[0]!;
  const parts: TaxPart[] = [];
  for (const [rate, base] of [...bases].sort(([a], [b]) => b - a)) {
    if (model === 'split' && locale.country === 'IN') {
      for (const half of ['CGST', 'SGST'])
        parts.push({ name: half, rate: rate / 2, baseCents: base, cents: share(base, rate / 2) });
    } else if (model === 'split' && locale.country === 'CA') {
      parts.push(
        { name: 'GST', rate: 5, baseCents: base, cents: share(base, 5) },
        { name: 'QST', rate: 9.975, baseCents: base, cents: share(base, 9.975) },
      );
    } else if (model === 'inclusive') {
      parts.push({
        name,
        rate,
        baseCents: Math.round(base / (1 + rate / 100)),
        cents: base - Math.round(base / (1 + rate / 100)),
      });
    } else parts.push({ name, rate, baseCents: base, cents: share(base, rate) });
  }
  return parts;
}

/** Puts prices together so that everything adds up to the cent (EN 16931: tax is rounded once per rate). */
export function priceLines(
  random: Random,
  locale: Locale,
  model: TaxModel,
  unpriced: Omit<Line, 'totalCents'>[],
  wishes: PricingWishes,
): { lines: Line[]; amounts: Amounts } {
  const sign = wishes.negative ? -1 : 1;
  const lines = unpriced.map((line) => ({
    ...line,
    totalCents: sign * Math.round(Number(line.quantity) * line.unitCents),
  }));
  const discountPercent = !wishes.negative && random.chance(0.15) ? random.pick([5, 10, 2, 15]) : 0;
  const shipping =
    !wishes.negative && random.chance(0.2)
      ? random.pick([495, 590, 1200, 1500, 799, 2500, 1990]) * (locale.currency === 'INR' ? 20 : 1)
      : 0;
  const bases = new Map<number, number>();
  for (const line of lines) bases.set(line.taxRate, (bases.get(line.taxRate) ?? 0) + line.totalCents);
  let discount = 0;
  for (const [rate, base] of bases) {
    const less = share(base, discountPercent);
    discount += less;
    bases.set(rate, base - less);
  }
  const [firstRate] = bases.keys();
  bases.set(firstRate!, bases.get(firstRate!)! + shipping);
  const sum = lines.reduce((total, line) => total + line.totalCents, 0);
  const charged = sum - discount + shipping;
  const isTaxed = model === 'single' || model === 'several' || model === 'inclusive' || model === 'split';
  const parts = isTaxed ? taxParts(locale, model, bases) : [];
  const tax = isTaxed ? parts.reduce((total, part) => total + part.cents, 0) : model === 'none' ? null : 0;
  const exact = model === 'inclusive' ? charged : charged + (tax ?? 0);
  const step = locale.country === 'CH' ? 5 : 100;
  const rounding = wishes.rounded ? Math.round(exact / step) * step - exact : 0;
  const total = exact + rounding;
  const net = model === 'inclusive' ? charged - (tax ?? 0) : charged;
  const withheldPercent = wishes.withheldPercent ?? 0;
  const withheld = share(net, withheldPercent);
  const paid = wishes.paidShare === 1 ? total : Math.round((total * wishes.paidShare) / 100) * 100;
  const previousBalance = wishes.previousBalance ? random.integer(2000, 60000) : 0;
  const earlierPayment =
    previousBalance > 0 && random.chance(0.6)
      ? random.chance(0.5)
        ? previousBalance
        : Math.round(previousBalance / 2)
      : 0;
  return {
    lines,
    amounts: {
      model,
      lines: sum,
      discount,
      discountPercent,
      shipping,
      net,
      parts,
      tax,
      rounding,
      total,
      withheld,
      withheldPercent,
      paid,
      due: total - withheld - paid,
      previousBalance,
      earlierPayment,
      accountBalance: total - withheld - paid + previousBalance - earlierPayment,
    },
  };
}
