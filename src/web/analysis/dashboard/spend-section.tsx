import { TrendingDown, TrendingUp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { withValues } from '#web/document-list/list-address.ts';
import { formatMonth } from '#web/format/dates.ts';
import { numberFormat } from '#web/format/kept-formats.ts';
import { formatMoney } from '#web/format/money.ts';
import { Select } from '#web/ui/select.tsx';
import { changeOf, currenciesOf, type SpendPeriod, spendPeriod } from './spend.ts';
import { SpendByMonth } from './spend-by-month.tsx';
import { SpendBySeller } from './spend-by-seller.tsx';

/** The currency of both charts, in the address. */
const CURRENCY = 'spend';

/** What was spent, in one currency at a time: the period's sum and change, by month and by seller. */
export function SpendSection({ stats }: { stats: DocumentStats }) {
  const [params, setParams] = useSearchParams();
  const byMonth = stats.spend_by_month;
  const currencies = currenciesOf([...byMonth, ...stats.spend_by_seller]);
  const currency = currencies.find((one) => one === params.get(CURRENCY)) ?? currencies[0] ?? null;
  const period = currency === null ? null : spendPeriod(byMonth, currency);
  return (
    <section aria-labelledby="spend" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="spend" className="font-semibold text-lg">
          Spend
        </h2>
        {period && currency && <PeriodFigures period={period} currency={currency} />}
        <span className="ml-auto self-center">
          {currencies.length > 1 && currency && (
            <Select
              label="Currency"
              value={currency}
              onChange={(chosen) => setParams((now) => withValues(now, { [CURRENCY]: chosen }), { replace: true })}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          )}
        </span>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <SpendByMonth spend={byMonth} currency={currency} />
        <SpendBySeller spend={stats.spend_by_seller} currency={currency} />
      </div>
    </section>
  );
}

function monthsText(from: string, to: string): string {
  return from === to ? formatMonth(from) : `${formatMonth(from)} – ${formatMonth(to)}`;
}

function PeriodFigures({ period, currency }: { period: SpendPeriod; currency: string }) {
  const { from, to, total, before } = period;
  const change = before && changeOf(total, before.total);
  return (
    <>
      <span className="font-semibold text-lg tabular-nums">{formatMoney(total, currency)}</span>
      <span className="text-faded text-sm">{monthsText(from, to)}</span>
      {before && change !== null && <Change share={change} before={before} currency={currency} />}
    </>
  );
}

interface ChangeProps {
  share: number;
  before: { from: string; to: string; total: string };
  currency: string;
}

// More spent is neither good nor bad, so the change has no colour of its own.
function Change({ share, before, currency }: ChangeProps) {
  const percent = numberFormat(undefined, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const Icon = share < 0 ? TrendingDown : TrendingUp;
  const months = monthsText(before.from, before.to);
  return (
    <span
      className="flex items-center gap-1 text-sm tabular-nums"
      title={`${months}: ${formatMoney(before.total, currency)}`}
    >
      <Icon aria-hidden className="size-4 text-faded" />
      {percent.format(share)} <span className="text-faded">against {months}</span>
    </span>
  );
}
