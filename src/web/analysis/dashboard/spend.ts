import type { DocumentStats } from '#contracts/document.ts';

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

/** One currency's last twelve months up to its latest, oldest first, months without spending as "0". */
export function monthSeries(spend: readonly MonthSpend[], currency: string): { month: string; total: string }[] {
  const months = monthsOf(spend, currency);
  const totals = new Map(months.map(({ month, total }) => [month, total]));
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return [];
  const series: { month: string; total: string }[] = [];
  for (let month = last; month >= first && series.length < MONTHS; month = monthBefore(month)) {
    series.unshift({ month, total: totals.get(month) ?? '0' });
  }
  return series;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
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
