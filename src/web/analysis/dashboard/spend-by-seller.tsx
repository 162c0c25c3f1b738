import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { formatAmount } from '#web/format/money.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { BarRow } from './bar-row.tsx';
import { ChartCard } from './chart-card.tsx';
import { barShare, currenciesOf, topSellers } from './spend.ts';

type Spend = DocumentStats['spend_by_seller'];

const sellerLink = (seller: string, currency: string) => `/documents?${new URLSearchParams({ seller, currency })}`;
const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

export function SpendBySeller({ spend }: { spend: Spend }) {
  return (
    <ChartCard
      title="Spend by seller"
      currencies={currenciesOf(spend)}
      empty="Your largest sellers, once an invoice with a seller and a total is analyzed."
      chart={(currency) => <SellerBars spend={spend} currency={currency} />}
      table={(currency) => <SellerTable spend={spend} currency={currency} />}
    />
  );
}

function SellerBars({ spend, currency }: { spend: Spend; currency: string }) {
  const sellers = topSellers(spend, currency);
  const totals = sellers.map(({ total }) => total);
  return (
    <ul className="flex flex-col gap-0.5">
      {sellers.map(({ seller, total, count }) => (
        <BarRow
          key={seller}
          name={seller}
          value={formatAmount(total)}
          note={invoices(count)}
          share={barShare(total, totals)}
          to={sellerLink(seller, currency)}
        />
      ))}
    </ul>
  );
}

function SellerTable({ spend, currency }: { spend: Spend; currency: string }) {
  const rows = spend.filter((one) => one.currency === currency).toSorted((a, b) => Number(b.total) - Number(a.total));
  return (
    <Table aria-label={`Spend by seller in ${currency}`}>
      <thead>
        <tr>
          <HeadCell>Seller</HeadCell>
          <HeadCell className="text-right">Invoices</HeadCell>
          <HeadCell className="text-right">Total ({currency})</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seller, total, count }) => (
          <tr key={seller}>
            <Cell>
              <Link to={sellerLink(seller, currency)} className="hover:underline">
                {seller}
              </Link>
            </Cell>
            <Cell className="text-right">{count}</Cell>
            <Cell className="text-right">{formatAmount(total)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
