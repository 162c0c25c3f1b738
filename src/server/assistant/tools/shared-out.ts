import { sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { countedDocuments } from './compute-figures.ts';
import type { AskedFigure } from './figure-basis.ts';

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * Over how many months, quarters or years a figure is shared out: those of the period that have begun, or from the
 * first document meant to the last.
 */
export async function unitsOf(asked: AskedFigure, types: readonly string[] | null): Promise<number> {
  const { wish, plan, today } = asked;
  const { period } = plan.where;
  const isWhole = period?.from !== undefined && period.to !== undefined;
  const [row] = isWhole
    ? []
    : await asked.deps.db
        .select({
          first: sql<string | null>`min(${documents.invoiceDate})::text`,
          last: sql<string | null>`max(${documents.invoiceDate})::text`,
        })
        .from(documents)
        .where(countedDocuments(asked, types));
  const from = period?.from ?? row?.first ?? today;
  const to = period?.to ?? row?.last ?? today;
  const size = MONTHS[wish.each ?? 'month'];
  const unit = (day: string) => Math.floor((Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) / size);
  return Math.max(1, unit(to > today ? today : to) - unit(from) + 1);
}
