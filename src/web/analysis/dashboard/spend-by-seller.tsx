import { Link } from 'react-router';
import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { formatAmount } from '#web/format/money.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { BarRow } from './bar-row.tsx';
import { ChartCard } from './chart-card.tsx';
import { barShare, SPENT, topSellers } from './spend.ts';

type Spend = DocumentStats['spend_by_seller'];

const sellerLink = (seller: string, currency: string) => documentsLink({ ...SPENT, seller, currency });
const invoices = (count: number) => `${countText(count)} ${count === 1 ? 'invoice' : 'invoices'}`;

const EMPTY = 'Your largest sellers, once an invoice with a seller and a total is analyzed.';

/** The sellers with most spending in `currency`, over all time. */
export function SpendBySeller({ spend, currency }: { spend: Spend; currency: string | null }) {
  const known = spend.some((one) => one.currency === currency);
  return (
    <ChartCard
      title="Spend by seller"
      empty={known ? null : EMPTY}
      chart={currency !== null && <SellerBars spend={spend} currency={currency} />}
      table={currency !== null && <SellerTable spend={spend} currency={currency} />}
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
            <Cell className="text-right">{countText(count)}</Cell>
            <Cell className="text-right">{formatAmount(total)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
