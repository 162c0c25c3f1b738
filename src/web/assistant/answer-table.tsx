import { useState } from 'react';
import { Link } from 'react-router';
import type { Citation, AnswerTable as TableWire } from '#contracts/assistant.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { barLengths, type FigureChart, figureCharts } from './figure-chart.ts';
import { MonthColumns } from './month-columns.tsx';
import { rowLinks } from './row-links.ts';
import { cellText, isFigure, MANY_COLUMNS, shownColumns, staysOnOneLine, withNames } from './table-cells.ts';

/** Names of files beyond this are cut, and told in full by the pointer. */
const LONG_NAME = 30;
/** Rows shown before somebody asks for all of them. */
const FIRST_ROWS = 10;

interface AnswerTableProps {
  table: TableWire;
  /** What it answers, as its name. */
  question: string;
  citations: readonly Citation[];
}

/** The figures of an answer: over time as columns, and always as a table, where groups have their bars. */
export function AnswerTable({ table: answered, question, citations }: AnswerTableProps) {
  const table = withNames(answered);
  const [isWhole, setWhole] = useState(false);
  const charts = figureCharts(table);
  const lengths = new Map(charts.filter(isOfGroups).flatMap((chart) => [...barLengths(chart)]));
  const overTime = charts.filter((chart) => !isOfGroups(chart));
  const rows = isWhole ? table.rows : table.rows.slice(0, FIRST_ROWS);
  const links = rowLinks(table, citations);
  // Where what names each row leads to its document, the names of the files are in the way.
  const isLinked = links.length > 0 && links.every(Boolean) && table.rows.every((row) => row[0]);
  const columns = shownColumns(table).filter(({ column }) => !isLinked || column.key !== 'document');
  const isWide = columns.length >= MANY_COLUMNS;
  const figure = columns.find(({ column }) => isFigure(column))?.index;
  return (
    <div className="flex flex-col gap-3">
      {overTime.length > 0 && (
        <div className={cn('grid gap-3', overTime.length > 1 && 'sm:grid-cols-2')}>
          {overTime.map((chart) => (
            <MonthColumns key={chart.title} chart={chart} />
          ))}
        </div>
      )}
      <div className="overflow-hidden rounded-control border border-line bg-paper">
        <Table aria-label={question}>
          <thead>
            <tr>
              {columns.map(({ column }) => (
                <HeadCell
                  key={column.key}
                  className={cn('first-letter:uppercase', isFigure(column) && 'text-right', isWide && 'px-2')}
                >
                  {column.label}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never change
              <tr key={number}>
                {columns.map(({ column, index }) => {
                  const text = cellText(table, row, index);
                  const link = index === 0 || column.key === 'document' ? links[number] : undefined;
                  return (
                    <Cell
                      key={column.key}
                      className={cn(
                        isFigure(column) && 'text-right',
                        staysOnOneLine(text, column, columns.length) && 'whitespace-nowrap',
                        isWide && 'px-2',
                      )}
                    >
                      {link ? (
                        <Link
                          to={link}
                          title={text.length > LONG_NAME ? text : undefined}
                          className="line-clamp-2 text-accent-strong underline-offset-4 wrap-anywhere hover:underline"
                        >
                          {text}
                        </Link>
                      ) : (
                        text
                      )}
                      {index === figure && lengths.has(number) && <GroupBar length={lengths.get(number) ?? 0} />}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
        {table.rows.length > FIRST_ROWS && (
          <Button
            variant="ghost"
            className="w-full rounded-t-none border-line border-t"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer rows' : `Show all ${table.rows.length} rows`}
          </Button>
        )}
      </div>
    </div>
  );
}

const isOfGroups = ({ kind }: FigureChart) => kind === 'groups';

function GroupBar({ length }: { length: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="4" className="mt-0.5 mb-1 min-w-16">
      <rect width="100%" height="4" rx="2" className="fill-well" />
      <rect width={`${length * 100}%`} height="4" rx="2" className="fill-accent" />
    </svg>
  );
}
