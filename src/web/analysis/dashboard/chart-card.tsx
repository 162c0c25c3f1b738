import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface ChartCardProps {
  title: string;
  /** In place of both where there is nothing to show. */
  empty: string | null;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart with the same figures as a table. */
export function ChartCard({ title, empty, chart, table }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const other = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Card className="flex min-h-64 min-w-0 flex-col">
      <div className="mb-3 flex min-h-8 items-center gap-2">
        <h3 className="flex-1 font-semibold text-base">{title}</h3>
        {empty === null && (
          <Tooltip text={other}>
            <Button variant="ghost" icon aria-label={`${title}: ${other}`} onClick={() => setAsTable(!asTable)}>
              {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            </Button>
          </Tooltip>
        )}
      </div>
      {empty === null ? (asTable && table) || chart : <p className="m-auto max-w-64 text-center text-faded">{empty}</p>}
    </Card>
  );
}
