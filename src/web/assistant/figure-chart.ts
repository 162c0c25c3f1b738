import type { AnswerTable } from '#contracts/assistant.ts';
import { formatMonthName } from '#web/format/dates.ts';
import { cellText, currencyIndex } from './table-cells.ts';

interface Bar {
  row: number;
  name: string;
  /** Under the bar: a month without its year, and the year where another begins. */
  tick: [string, string];
  text: string;
  value: number;
}

/** Figures of one table that a picture tells better: one bar each. */
export interface FigureChart {
  /** What the bars are: "Total (EUR)". */
  title: string;
  /** Over time they stand beside each other; groups have theirs in the rows of the table. */
  kind: 'time' | 'groups';
  bars: Bar[];
}

/** More bars than these are no picture any more, and are left to the table. */
const MOST_BARS = 24;
/** Columns of periods; written in words they stand in the order of time already. */
const PERIODS = new Set(['month', 'quarter', 'year']);
const MONTH = /^\d{4}-\d{2}$/;
const PERIOD = /^\d{4}(-\d{2}(-\d{2})?|-?Q[1-4])?$/;

/**
 * The charts of a table that has a name or period and a figure per row: one per currency, as currencies are never put
 * beside each other. None where a picture would tell nothing: single rows, lists of documents, figures below zero.
 */
export function figureCharts(table: AnswerTable, locale?: string): FigureChart[] {
  const { columns, rows } = table;
  const currency = currencyIndex(columns);
  const names = columns.flatMap(({ type }, index) =>
    (type === 'text' || type === 'date') && index !== currency ? [index] : [],
  );
  const figure = columns.findIndex(({ type }) => type === 'money' || type === 'count');
  const [name] = names;
  // With several texts in a row it is a list of things, not a figure per group.
  // Figures of different things, as in the statistics, are no shares of anything.
  if (name === undefined || names.length > 1 || figure === -1 || columns[name]?.key === 'value') return [];
  const isMoney = columns[figure]?.type === 'money';
  const groups = Map.groupBy(rows.entries(), ([, row]) =>
    isMoney && currency !== -1 ? String(row[currency] ?? '') : '',
  );
  return [...groups].flatMap(([code, group]): FigureChart[] => {
    const bars = group.map(([index, row]) => ({
      row: index,
      name: cellText(table, row, name, locale),
      tick: ['', ''] as Bar['tick'],
      text: cellText(table, row, figure, locale),
      value: Number(row[figure] ?? Number.NaN),
    }));
    const isPicture =
      bars.length >= 2 &&
      bars.length <= MOST_BARS &&
      bars.every(({ value }) => value >= 0) &&
      bars.some(({ value }) => value > 0) &&
      new Set(bars.map((bar) => bar.name)).size === bars.length;
    if (!isPicture) return [];
    const label = columns[figure]?.label ?? '';
    const at = (row: number) => String(rows[row]?.[name] ?? '');
    const isOrdered = bars.every(({ row }) => PERIOD.test(at(row)));
    const isTime = isOrdered || PERIODS.has(columns[name]?.key ?? '');
    if (isOrdered) bars.sort((a, b) => at(a.row).localeCompare(at(b.row)));
    bars.forEach((bar, place) => {
      bar.tick = tickOf(at(bar.row), at(bars[place - 1]?.row ?? -1), groups.size > 1 || bars.length > 6, locale);
    });
    return [{ title: code === '' ? label : `${label} (${code})`, kind: isTime ? 'time' : 'groups', bars }];
  });
}

/** "2026-03" as the reader writes it, "September 2026" as it came; with less room the month's first letters. */
function tickOf(period: string, before: string, isNarrow: boolean, locale?: string): Bar['tick'] {
  if (MONTH.test(period)) return [formatMonthName(period, locale), yearUnlessSame(period.slice(0, 4), before)];
  const [, name = period, year = ''] = /^(\S.*?)\s+(\d{4})$/.exec(period) ?? [];
  const short = isNarrow && name.length > 4 && !/\d/.test(name) ? name.slice(0, /^juil/i.test(name) ? 4 : 3) : name;
  return [short, yearUnlessSame(year, before)];
}

const yearUnlessSame = (year: string, before: string) => (year !== '' && before.includes(year) ? '' : year);

/** The length of each bar as a share (0..1) of the longest, by the row of the table that it is of. */
export function barLengths({ bars }: FigureChart): Map<number, number> {
  const longest = Math.max(...bars.map(({ value }) => value));
  return new Map(bars.map(({ row, value }) => [row, value / longest]));
}
