import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { monthRange } from '#web/document-list/periods.ts';
import { formatMonth, formatMonthName } from '#web/format/dates.ts';
import { formatAmount, formatMoney } from '#web/format/money.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { ChartCard } from './chart-card.tsx';
import { barShare, monthSeries, monthsOf, SPENT } from './spend.ts';

type Spend = DocumentStats['spend_by_month'];

const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 3 });

const monthLink = (month: string, currency: string) => documentsLink({ ...SPENT, ...monthRange(month), currency });

const EMPTY = 'Totals of your invoices, month by month, once one with a date and a total is analyzed.';

/** The newest months that have invoices in `currency`, as columns or all of them as a table. */
export function SpendByMonth({ spend, currency }: { spend: Spend; currency: string | null }) {
  const known = currency !== null && monthsOf(spend, currency).length > 0;
  return (
    <ChartCard
      title="Spend by month"
      empty={known ? null : EMPTY}
      chart={currency !== null && <MonthColumns spend={spend} currency={currency} />}
      table={currency !== null && <MonthTable spend={spend} currency={currency} />}
    />
  );
}

function MonthColumns({ spend, currency }: { spend: Spend; currency: string }) {
  const series = monthSeries(spend, currency);
  const totals = series.map(({ total }) => total);
  const hasEarlier = monthsOf(spend, currency).some(({ month }) => month < (series[0]?.month ?? ''));
  return (
    <>
      {/* Where not all months fit, the latest are in view. */}
      <ul ref={showLatest} className="flex min-h-44 flex-1 items-stretch gap-1 overflow-x-auto">
        {series.map(({ month, total }, index) => (
          <li key={month} className="flex min-w-10 max-w-20 flex-1">
            <Link
              to={monthLink(month, currency)}
              aria-label={`${formatMonth(month)}: ${formatMoney(total, currency)}`}
              className="group flex w-full flex-col items-center justify-end gap-1 rounded-control pt-1 focus-visible:-outline-offset-2"
            >
              <span className="text-xs tabular-nums">{Number(total) === 0 ? '' : compact.format(Number(total))}</span>
              <span className="flex w-full min-h-0 flex-1 items-end px-1">
                <span
                  className="block w-full rounded-t-sm bg-accent opacity-85 transition-opacity group-hover:opacity-100"
                  style={{ height: `${barShare(total, totals) * 100}%` }}
                />
              </span>
              <span className="w-full border-line border-t pt-1 text-center text-faded text-xs">
                {formatMonthName(month)}
                <span className="block min-h-4">
                  {month.slice(0, 4) === series[index - 1]?.month.slice(0, 4) ? '' : month.slice(0, 4)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasEarlier && <p className="pt-2 text-faded text-xs">Earlier months are in the table.</p>}
    </>
  );
}

function showLatest(list: HTMLElement | null) {
  if (!list) return;
  const observer = new ResizeObserver(() => {
    list.scrollLeft = list.scrollWidth;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

function MonthTable({ spend, currency }: { spend: Spend; currency: string }) {
  return (
    <Table aria-label={`Spend by month in ${currency}`}>
      <thead>
        <tr>
          <HeadCell>Month</HeadCell>
          <HeadCell className="text-right">Total ({currency})</HeadCell>
        </tr>
      </thead>
      <tbody>
        {monthsOf(spend, currency).map(({ month, total }) => (
          <tr key={month}>
            <Cell>
              <Link to={monthLink(month, currency)} className="hover:underline">
                {formatMonth(month)}
              </Link>
            </Cell>
            <Cell className="text-right">{formatAmount(total)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
