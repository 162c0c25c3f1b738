import type { DocumentStats } from '#contracts/document.ts';
import { addDecimals, compareDecimals } from '#core/values/decimal.ts';

/** The documents that spending is summed of (`documentStatsSchema`). */
export const SPENT = { status: 'completed', type: 'invoice,credit_note,receipt' } as const;

type MonthSpend = Pick<DocumentStats['spend_by_month'][number], 'month' | 'currency' | 'total'>;
type SellerSpend = DocumentStats['spend_by_seller'][number];

/** The currencies that occur, the one with most entries first; amounts are never added across them. */
export function currenciesOf(spend: readonly { currency: string }[]): string[] {
  const byCurrency = Map.groupBy(spend, ({ currency }) => currency);
  return [...byCurrency]
    .sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
    .map(([currency]) => currency);
}

const MONTHS = 12;

/** One currency's months with spending, oldest first. */
export function monthsOf(spend: readonly MonthSpend[], currency: string): MonthSpend[] {
  return spend.filter((one) => one.currency === currency).toSorted((a, b) => a.month.localeCompare(b.month));
}

/** One currency's newest twelve months that have invoices, oldest first. */
export function monthSeries(spend: readonly MonthSpend[], currency: string): MonthSpend[] {
  return monthsOf(spend, currency).slice(-MONTHS);
}

export interface SpendPeriod {
  /** "2026-01", both included. */
  from: string;
  to: string;
  total: string;
  /** As many months before; null where nothing is known of them. */
  before: { from: string; to: string; total: string } | null;
}

/** The months shown as a period, with its sum and that of the same number of calendar months before it. */
export function spendPeriod(spend: readonly MonthSpend[], currency: string): SpendPeriod | null {
  const months = monthsOf(spend, currency);
  const shown = months.slice(-MONTHS);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [first.month, last.month];
  const length = monthNumber(to) - monthNumber(from) + 1;
  const earlier = { from: monthName(monthNumber(from) - length), to: monthName(monthNumber(from) - 1) };
  const before = months.filter(({ month }) => month >= earlier.from && month <= earlier.to);
  return {
    from,
    to,
    total: sumOf(shown),
    before: before.length === 0 ? null : { ...earlier, total: sumOf(before) },
  };
}

function sumOf(spend: readonly { total: string }[]): string {
  return addDecimals(...spend.map(({ total }) => total));
}

/** The change from `before` to `now` as a share of `before` (0.25 is a quarter more); null from nothing or a credit. */
export function changeOf(now: string, before: string): number | null {
  if (compareDecimals(before, '0') <= 0) return null;
  return Number(now) / Number(before) - 1;
}

// Months since the year 0, so that they can be counted with.
function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function monthName(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

const SELLERS = 6;

/** One currency's sellers with the most spending, largest first. */
export function topSellers(spend: readonly SellerSpend[], currency: string): SellerSpend[] {
  return spend
    .filter((one) => one.currency === currency)
    .toSorted((a, b) => Number(b.total) - Number(a.total))
    .slice(0, SELLERS);
}

/** The length of a bar as a share (0..1) of the longest; credits have none. */
export function barShare(total: string, totals: readonly string[]): number {
  const longest = Math.max(...totals.map(Number), 0);
  return longest === 0 ? 0 : Math.max(0, Number(total)) / longest;
}
