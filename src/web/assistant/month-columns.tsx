import { cn } from '#web/ui/class-names.ts';
import { barLengths, type FigureChart } from './figure-chart.ts';

const HEIGHT = 148;
/** Room for the names below the columns and for the figures above them, in pixels. */
const BELOW = 34;
const ABOVE = 16;
/** A column's share of the width is no more than this, in pixels: two of them are no walls. */
const MOST_WIDE = 96;
/** More columns than these have no room for all their names on a phone. */
const MANY = 8;

const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 3 });

/** Figures over time as columns; each has its figure in words in the table that stands with it. */
export function MonthColumns({ chart }: { chart: FigureChart }) {
  const { title, bars } = chart;
  const lengths = barLengths(chart);
  const step = 100 / bars.length;
  const tallest = HEIGHT - ABOVE - BELOW;
  return (
    <figure style={{ maxWidth: bars.length * MOST_WIDE }}>
      <figcaption className="mb-1 text-faded text-xs">{title}</figcaption>
      <svg role="img" aria-label={`Chart: ${title}. The table has its figures.`} width="100%" height={HEIGHT}>
        <line x1="0" x2="100%" y1={HEIGHT - BELOW + 0.5} y2={HEIGHT - BELOW + 0.5} className="stroke-line" />
        {bars.map(({ row, name, tick, text, value }, index) => {
          const height = Math.max(value > 0 ? 2 : 0, (lengths.get(row) ?? 0) * tallest);
          const middle = `${step * (index + 0.5)}%`;
          const isSkipped = bars.length > MANY && index % Math.ceil(bars.length / MANY) !== 0;
          return (
            <g key={row}>
              <title>{`${name}: ${text}`}</title>
              <rect
                x={`${step * (index + 0.16)}%`}
                width={`${step * 0.68}%`}
                y={HEIGHT - BELOW - height}
                height={height}
                rx="2"
                className="fill-accent opacity-85 transition-opacity hover:opacity-100"
              />
              <text
                x={middle}
                y={HEIGHT - BELOW - height - 4}
                textAnchor="middle"
                className={cn('fill-ink text-xs tabular-nums', bars.length > MANY && 'max-sm:hidden')}
              >
                {compact.format(value)}
              </text>
              {tick.map((line, number) => (
                <text
                  key={number === 0 ? 'name' : 'year'}
                  x={middle}
                  y={HEIGHT - BELOW + 14 + number * 14}
                  textAnchor="middle"
                  className={cn('fill-faded text-xs', isSkipped && number === 0 && 'max-sm:hidden')}
                >
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
