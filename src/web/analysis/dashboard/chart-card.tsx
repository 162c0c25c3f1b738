import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface ChartCardProps {
  title: string;
  /** Most used first; one is shown at a time, as amounts are never added across currencies. */
  currencies: readonly string[];
  empty: string;
  chart: (currency: string) => ReactNode;
  table: (currency: string) => ReactNode;
}

/** A chart per currency with the same figures as a table. */
export function ChartCard({ title, currencies, empty, chart, table }: ChartCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [asTable, setAsTable] = useState(false);
  const currency = currencies.find((one) => one === chosen) ?? currencies[0];
  const other = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Card className="flex min-h-64 min-w-0 flex-col">
      <div className="mb-3 flex min-h-8 items-center gap-2">
        <CardTitle className="flex-1">{title}</CardTitle>
        {currencies.length > 1 && currency && (
          <Select
            label={`Currency of ${title}`}
            value={currency}
            onChange={setChosen}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        )}
        {currencies.length === 1 && <span className="text-faded text-sm">{currency}</span>}
        {currency && (
          <Tooltip text={other}>
            <Button variant="ghost" icon aria-label={`${title}: ${other}`} onClick={() => setAsTable(!asTable)}>
              {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            </Button>
          </Tooltip>
        )}
      </div>
      {currency ? (
        (asTable ? table : chart)(currency)
      ) : (
        <p className="m-auto max-w-64 text-center text-faded">{empty}</p>
      )}
    </Card>
  );
}
